import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';

/** Milliseconds since 1970, UTC. */
export type Instant = number;

export interface ItemState {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly number: number;
  readonly variant_id: number | null;
  readonly location: ItemLocation;
  /** Always true in a lockbox; optional in a pouch or at a place. */
  readonly is_locked: boolean;
  /** The holder; for a locked item at a place, the player who locked it. */
  readonly user_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  /** The item it was mixed or wished into. */
  readonly used_in_item_id: ItemId | null;
  readonly picked_up_at: Instant | null;
  readonly created_at: Instant;
  readonly changed_at: Instant;
}
