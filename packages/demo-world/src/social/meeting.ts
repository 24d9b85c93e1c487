import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Player } from '../players/player.ts';

/** Two players who met, and when. */
export interface Meeting {
  readonly pair: readonly [Player, Player];
  readonly at: Instant;
  readonly traded?: ItemTypeId;
}

/** From when the player could meet nobody any more. */
export function endOf({ leavesAt, closure }: Player, until: Instant): Instant {
  return Math.min(leavesAt ?? until, closure?.at ?? until, until);
}
