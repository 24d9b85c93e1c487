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

interface Begun {
  found: number;
  numberinset: number;
}

/** Sets that are begun and unfinished come first, the fewest missing items before others. */
export function nearestSetsFirst<PlayerSet extends Begun>(sets: readonly PlayerSet[]): PlayerSet[] {
  return sets.toSorted((one, other) => gapsToRank(one) - gapsToRank(other));
}

function gapsToRank({ found, numberinset }: Begun): number {
  const gaps = numberinset - found;
  return gaps > 0 && found > 0 ? gaps : Number.MAX_SAFE_INTEGER;
}
