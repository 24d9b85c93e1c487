import { useEffect, useEffectEvent, useState } from 'react';

/** Enter that is pressed before the rows are there waits for them, and after a moment searches instead. */
export function useHeldEnter(onGiveUp: () => void) {
  const [isHeld, setHeld] = useState(false);
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => giveUp(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return { isHeld, hold: () => setHeld(true), release: () => setHeld(false) };
}

const HOLD_MS = 1_200;
