import { EXCLUSIVE_SET_ID, UNIQUE_SET_ID, WALLAGRAPHIC_SET_ID } from '../protocol/special-ids.ts';

/** Rounded down, so that 100 always means complete. */
export function setPercentage(found: number, released: number): number {
  return released === 0 ? 0 : Math.floor((found * 100) / released);
}

/** So few missing items are named. */
export const NAMED_MISSING = 3;

/** The Branded and the Unique set come first; the Wallagraphics are not listed. */
export function setsInOrder<PlayerSet extends { id: number }>(sets: readonly PlayerSet[]): PlayerSet[] {
  const fixed = FIXED_SET_IDS.flatMap((id) => sets.filter((set) => set.id === id));
  return [...fixed, ...sets.filter(({ id }) => !NOT_LISTED.has(id))];
}

const FIXED_SET_IDS = [EXCLUSIVE_SET_ID, UNIQUE_SET_ID];
const NOT_LISTED = new Set([WALLAGRAPHIC_SET_ID, ...FIXED_SET_IDS]);
