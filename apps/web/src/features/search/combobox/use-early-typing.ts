import { type RefObject, useEffect, useRef } from 'react';

/** The first render would clear text that was typed before hydration. */
export function useEarlyTyping<Box extends HTMLInputElement | HTMLTextAreaElement>(
  onType: (text: string) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration happens once.
  useEffect(() => {
    if (!box.current) return;
    const { value, defaultValue } = box.current;
    if (value !== defaultValue) onType(value);
  }, []);
  return box;
}
