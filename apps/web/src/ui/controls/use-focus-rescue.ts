import { useEffect, useRef } from 'react';

/** Moves the focus to the ref's element when a change of `state` removed the focused element. */
export function useFocusRescue<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null);
  const before = useRef(state);
  useEffect(() => {
    const hasChanged = before.current !== undefined && before.current !== state;
    before.current = state;
    if (hasChanged && document.activeElement === document.body) target.current?.focus();
  }, [state]);
  return target;
}
