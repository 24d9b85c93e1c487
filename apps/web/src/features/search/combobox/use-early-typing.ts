import { type RefObject, useEffect, useRef } from 'react';

/** Hands over what was typed into a box before the script arrived; otherwise the first render would wipe it out. */
export function useEarlyTyping(onType: (text: string) => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one moment at which the script arrives.
  useEffect(() => {
    const { value, defaultValue } = box.current ?? {};
    if (value !== undefined && value !== defaultValue) onType(value);
  }, []);
  return box;
}
