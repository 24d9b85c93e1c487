export interface ShownList {
  /** 0 while no list is shown. */
  count: number;
  /** -1 is the text box itself. */
  active: number;
}

/** Null leaves the key to the text box. */
export type ListMove = 'open' | 'close' | 'choose' | { to: number } | null;

export function moveFor(key: string, { count, active }: ShownList): ListMove {
  if (key === 'ArrowDown') return count === 0 ? 'open' : { to: roundTheList(active + 1, count) };
  if (count === 0) return null;
  if (key === 'ArrowUp') return { to: roundTheList(active - 1, count) };
  if (key === 'Escape') return 'close';
  return key === 'Enter' && active >= 0 ? 'choose' : null;
}

/** Past either end the selection returns to the text box. */
function roundTheList(place: number, count: number): number {
  if (place < -1) return count - 1;
  return place >= count ? -1 : place;
}
