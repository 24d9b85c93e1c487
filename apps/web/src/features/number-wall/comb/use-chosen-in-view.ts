import { type RefObject, useEffect } from 'react';
import { cellIn } from './use-roving.ts';

/** A number of the address, or one found by its digits, may be out of view. */
export function useChosenInView(wall: RefObject<HTMLElement | null>, chosen: number | null) {
  useEffect(() => {
    const cell = chosen === null ? null : cellIn(wall.current, chosen);
    if (cell && !isInView(cell)) cell.scrollIntoView({ block: 'center' });
  }, [wall, chosen]);
}

/** The lower part of a phone's screen is below the card. */
function isInView(cell: Element): boolean {
  const { top, bottom } = cell.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight * 0.6;
}
