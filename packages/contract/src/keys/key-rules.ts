import type { Limit } from '../protocol/token-bucket.ts';

/** Enough for every tool one person keeps up. */
export const MOST_KEYS = 10;
export const LONGEST_KEY_NAME = 60;

/** In calls. */
export const KEY_LIMIT: Limit = { perSecond: 50, burst: 500 };

export type KeyRefusal = 'too_many_keys';

/** Why a player who has this many working keys may not make another, or null. */
export function keyRefusal(working: number): KeyRefusal | null {
  return working >= MOST_KEYS ? 'too_many_keys' : null;
}
