import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { AccountType } from '../world-rows.ts';

/** What somebody mostly does in the game. */
export const HABITS = ['collector', 'hunter', 'trader', 'forager', 'casual'] as const;
export type Habit = (typeof HABITS)[number];

/** How an account ended, and from when on. */
export interface Fate {
  kind: 'memorial' | 'deleted' | 'banned';
  at: Instant;
  deletionDate: Instant | null;
}

/** Somebody of this world: who they are, how they play, and how far they have come. */
export interface Player {
  readonly id: PlayerId;
  readonly username: string;
  readonly name: string;
  readonly accountType: AccountType;
  readonly hasForumsRight: boolean;
  readonly canLogIn: boolean;
  readonly bio: string;
  readonly city: string;
  readonly country: string;
  readonly birthday: { month: number; day: number } | null;
  readonly habit: Habit;
  /** How often they go out, compared with others. */
  readonly energy: number;
  /** How many spare items they like to carry about. */
  readonly pouchSize: number;
  readonly joinsAt: Instant;
  /** When they lose interest; null for those who still play. */
  readonly leavesAt: Instant | null;
  readonly fate: Fate | null;
  lastActiveAt: Instant;
  /** The set they are working on. */
  target: SetId | null;
}

/** Whether they can be met in the game at that time. */
export function isAround({ joinsAt, leavesAt }: Player, at: Instant): boolean {
  return joinsAt <= at && (leavesAt === null || at < leavesAt);
}

/** Free to log in; the others are memorials, deleted or banned. */
export function hasAccount({ fate }: Player, at: Instant): boolean {
  return fate === null || at < fate.at;
}
