import { useEffect, useRef } from 'react';
import { usePendingLocation } from './steady-outlet.tsx';

/** For responses that lead to another page: false once the visitor has left this one, or is about to. */
export function useIsHere(): () => boolean {
  const isLeaving = usePendingLocation() !== undefined;
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = !isLeaving;
    return () => {
      isHere.current = false;
    };
  }, [isLeaving]);
  return () => isHere.current;
}
