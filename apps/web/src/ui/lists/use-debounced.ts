import { useEffect, useState } from 'react';

/** The text once typing has paused; an empty text at once. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  if (text === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Longer than the pause between two letters, shorter than that between two words. */
const DEBOUNCE_MS = 120;
