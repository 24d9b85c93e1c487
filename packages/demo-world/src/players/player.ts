import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Character } from '@wallabee/simulated-players/character/character';
import type { AccountType } from '../world-rows.ts';

export const HABITS = ['collector', 'hunter', 'trader', 'forager', 'casual'] as const;
export type Habit = (typeof HABITS)[number];

export interface Closure {
  kind: 'memorial' | 'deleted' | 'banned';
  at: Instant;
  deletionDate: Instant | null;
}

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
  readonly character: Character;
  readonly habit: Habit;
  /** How often they play, relative to others. */
  readonly energy: number;
  /** How many spare items they carry. */
  readonly pouchSize: number;
  readonly joinsAt: Instant;
  /** Null for players who are still active. */
  readonly leavesAt: Instant | null;
  readonly closure: Closure | null;
  lastActiveAt: Instant;
  target: SetId | null;
}

export function isAround({ joinsAt, leavesAt }: Player, at: Instant): boolean {
  return joinsAt <= at && (leavesAt === null || at < leavesAt);
}

export function hasAccount({ closure }: Player, at: Instant): boolean {
  return closure === null || at < closure.at;
}
