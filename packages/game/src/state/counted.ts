import type { PlayerId } from '@wallabee/contract/protocol/ids';

export const COUNTED = [
  'foraged',
  'dropped',
  'picked_up',
  'mixed',
  'saved',
  'sets_completed',
  'friends',
  'trades',
  'market_sales',
  'gifts_sent',
  'wishes',
  'crackers',
  'containers_opened',
  'places_visited',
  'forum_posts',
  'single_digits_saved',
  'double_digits_saved',
  'palindromes_saved',
  'recycled',
  'locked',
] as const;
export type Counted = (typeof COUNTED)[number];

/** These counts may fall again; all others only grow. */
export const STANDING = [
  'saved',
  'single_digits_saved',
  'double_digits_saved',
  'palindromes_saved',
  'locked',
  'friends',
] as const satisfies readonly Counted[];

export interface CountChange {
  readonly player_id: PlayerId;
  readonly counts: Counted;
  readonly by: number;
}

export interface AchievementFacts {
  readonly id: number;
  readonly counts: Counted;
  readonly target: number;
}
