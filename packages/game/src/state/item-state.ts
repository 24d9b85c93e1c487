import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type {
  CategoryId,
  ItemId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
  SubsetId,
} from '@wallabee/contract/protocol/ids';

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

export const ITEM_ROLES = [
  'cracker',
  'party_hat',
  'mystery_box',
  'mystery_bag',
  'chest',
  'grab_bag',
  'miniest_box',
  'job_lot',
  'wishing_well',
  'perfume',
  'aftershave',
  'mixer',
  'wand',
  'set_completion',
  'redeemable',
] as const;
export type ItemRole = (typeof ITEM_ROLES)[number];

export interface TypeFacts {
  readonly id: ItemTypeId;
  readonly set_id: SetId;
  readonly subset_id: SubsetId | null;
  readonly kind: 'wallabee' | 'player';
  readonly role: ItemRole | null;
  /** Null while it is a '?'. */
  readonly released_at: Instant | null;
  /** No more are made from then on; 0 where only the fact of retirement is known. */
  readonly retired_at: Instant | null;
  readonly is_one_of_a_kind: boolean;
  /** Null where no store sells it. */
  readonly store_cost: number | null;
  readonly market_buy_now: boolean;
  readonly categories: readonly CategoryId[];
  /** Locations in prose, which the game cannot check. */
  readonly locations: readonly string[];
  readonly works_with_wand: boolean;
  readonly variant_ids: readonly number[];
  readonly formulas: readonly (readonly [ItemTypeId, ItemTypeId])[];
  /** A special mix takes any one of these with any other item. Empty for most types. */
  readonly special_components: readonly ItemTypeId[];
  readonly contains: readonly ItemTypeId[];
}
