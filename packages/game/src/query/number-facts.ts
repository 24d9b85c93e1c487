import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';

/** What a query can ask of one numbered item. */
export interface NumberFacts {
  readonly item_type_id: ItemTypeId;
  readonly number: number;
  readonly location: ItemLocation;
  readonly is_locked: boolean;
  /** Its type is undiscovered. */
  readonly is_hidden: boolean;
  readonly owner_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  /** Null where it is not on the market. */
  readonly price: number | null;
  readonly created_at: Instant;
  /** The time of its last event. */
  readonly moved_at: Instant;
  /** How many events its history has. */
  readonly moves: number;
  /** How many different players have held it. */
  readonly hands: number;
}
