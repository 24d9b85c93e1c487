import { type RefObject, useEffect, useRef } from 'react';

/** The first render would clear text that was typed before hydration. */
export function useEarlyTyping(onType: (text: string) => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration happens once.
  useEffect(() => {
    const { value, defaultValue } = box.current ?? {};
    if (value !== undefined && value !== defaultValue) onType(value);
  }, []);
  return box;
}
