import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Player } from '../../players/player.ts';

export interface Message {
  readonly sender: Player;
  readonly recipient: Player;
  readonly text: string;
  readonly at: Instant;
  /** Who has which item, according to the text. */
  readonly claims: readonly Claim[];
}

export interface Claim {
  readonly holder: Player;
  readonly item_id: ItemId;
}
