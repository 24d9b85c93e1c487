import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Character } from '@wallabee/simulated-players/character/character';
import type { Intent } from '@wallabee/simulated-players/minds/view';
import type { AccountType } from '../world-rows.ts';

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
  /** Null where it is written after play. */
  readonly bio: string | null;
  readonly city: string;
  readonly country: string;
  readonly birthday: { month: number; day: number } | null;
  readonly character: Character;
  /** How often they play, relative to others. */
  readonly energy: number;
  readonly joinsAt: Instant;
  /** A long time without playing. */
  readonly pause: { readonly from: Instant; readonly to: Instant } | null;
  /** Null for players who are still active. */
  readonly leavesAt: Instant | null;
  readonly closure: Closure | null;
  readonly intent: Intent;
  readonly keepsDiary: boolean;
  lastActiveAt: Instant;
}

export function isAround({ joinsAt, leavesAt, pause }: Player, at: Instant): boolean {
  if (at < joinsAt || (leavesAt !== null && at >= leavesAt)) return false;
  return pause === null || at < pause.from || at >= pause.to;
}
