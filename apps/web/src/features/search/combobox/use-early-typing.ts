import { type RefObject, useEffect, useRef } from 'react';
import { takeEarlySearch } from '../../../platform/drafts/early-search.ts';

/** The first render would clear text that was typed before hydration, or before the page was there. */
export function useEarlyTyping(onType: (text: string) => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration happens once.
  useEffect(() => {
    if (!box.current) return;
    const { value, defaultValue } = box.current;
    if (value !== defaultValue) onType(value);
    takeEarlySearch(box.current, onType);
  }, []);
  return box;
}
