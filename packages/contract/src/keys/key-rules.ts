import type { Limit } from '../protocol/token-bucket.ts';

export const MOST_KEYS = 10;
export const LONGEST_KEY_NAME = 60;

export const KEY_LIMIT: Limit = { perSecond: 50, burst: 500 };

export const KEY_USE_DAYS = 30;

export type KeyRefusal = 'too_many_keys';

export function keyRefusal(working: number): KeyRefusal | null {
  return working >= MOST_KEYS ? 'too_many_keys' : null;
}
