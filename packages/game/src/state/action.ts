import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';

export type Action =
  | { type: 'forage'; player_id: PlayerId; place_id: PlaceId; item_type_id: ItemTypeId }
  /** A new item, from a store or from the Market's own stock. `cost` is the price that the player agreed to. */
  | { type: 'buy'; player_id: PlayerId; item_type_id: ItemTypeId; cost?: number | undefined }
  /** Buys honeycombs in the online store. */
  | { type: 'top_up'; player_id: PlayerId; honeycombs: number }
  | { type: 'drop'; player_id: PlayerId; item_id: ItemId; place_id: PlaceId; lock: boolean }
  | { type: 'pick_up'; player_id: PlayerId; item_id: ItemId }
  /** Takes an item from a place and leaves one of one's own. */
  | { type: 'swap_at_place'; player_id: PlayerId; taken_id: ItemId; left_id: ItemId }
  | { type: 'lock'; player_id: PlayerId; item_id: ItemId }
  | { type: 'unlock'; player_id: PlayerId; item_id: ItemId }
  | { type: 'stash'; player_id: PlayerId; item_id: ItemId }
  | { type: 'unstash'; player_id: PlayerId; item_id: ItemId }
  /** Saves an item to its set; an item of the type that is already saved returns to the pouch. */
  | { type: 'save'; player_id: PlayerId; item_id: ItemId }
  | { type: 'unsave'; player_id: PlayerId; item_id: ItemId }
  | { type: 'mix'; player_id: PlayerId; first_id: ItemId; second_id: ItemId; result_type_id: ItemTypeId }
  | { type: 'use_mixer'; player_id: PlayerId; mixer_id: ItemId; item_id: ItemId }
  | { type: 'use_job_lot'; player_id: PlayerId; job_lot_id: ItemId; item_id: ItemId }
  | { type: 'wish'; player_id: PlayerId; well_id: ItemId; item_id: ItemId }
  | { type: 'redeem_well'; player_id: PlayerId; well_id: ItemId }
  | { type: 'use_wand'; player_id: PlayerId; wand_id: ItemId; item_id: ItemId }
  | { type: 'open'; player_id: PlayerId; item_id: ItemId }
  | { type: 'trade'; player_id: PlayerId; other_id: PlayerId; given_id: ItemId; received_id: ItemId }
  /**
   * Members are in giving order: each gives the item to the next, the last to the first. `player_id` is the member who
   * agreed last.
   */
  | { type: 'settle_ring'; player_id: PlayerId; members: readonly RingGift[] }
  | { type: 'list_on_market'; player_id: PlayerId; item_id: ItemId; cost: number }
  | { type: 'withdraw_from_market'; player_id: PlayerId; item_id: ItemId }
  /** `cost` is the price that the player agreed to. */
  | { type: 'buy_on_market'; player_id: PlayerId; item_id: ItemId; cost?: number | undefined }
  /** `variant_id` null or RANDOM_VARIANT_ID leaves the variant to chance. */
  | {
      type: 'gift_unique';
      player_id: PlayerId;
      recipient_id: PlayerId;
      item_type_id: ItemTypeId;
      variant_id: number | null;
    }
  | { type: 'recycle'; player_id: PlayerId; item_id: ItemId }
  /** A drone brings a locked item back from a place to the player who locked it. */
  | { type: 'drone_return'; player_id: PlayerId; item_id: ItemId }
  | { type: 'redeem_code'; player_id: PlayerId; code: string }
  /** The account is inactive or deleted: its items go back into the game. */
  | { type: 'release'; player_id: PlayerId; reason: 'inactive' | 'deleted' };

export interface RingGift {
  readonly player_id: PlayerId;
  readonly item_id: ItemId;
}

export type ActionType = Action['type'];

export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;
