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

/** Milliseconds since 1970, UTC: what rules and the world generator count in. */
export type Instant = number;

export interface ItemState {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly number: number;
  readonly variant_id: number | null;
  readonly location: ItemLocation;
  /** Always so in a lockbox; by choice in a pouch or at a place. */
  readonly is_locked: boolean;
  /** Who holds it; where it is dropped and locked, who locked it. */
  readonly user_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  /** The item it went into, where it was mixed or wished away. */
  readonly used_in_item_id: ItemId | null;
  readonly picked_up_at: Instant | null;
  readonly created_at: Instant;
  /** When anything above last changed. */
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
/** What the special mechanics know a type as. */
export type ItemRole = (typeof ITEM_ROLES)[number];

/** As much of an item type as the rules need to know. */
export interface TypeFacts {
  readonly id: ItemTypeId;
  readonly set_id: SetId;
  readonly subset_id: SubsetId | null;
  readonly kind: 'wallabee' | 'player';
  readonly role: ItemRole | null;
  /** Null while it is a '?'. */
  readonly released_at: Instant | null;
  /** From when on no more of it are made. Whoever knows only that it is retired says 0. */
  readonly retired_at: Instant | null;
  readonly is_one_of_a_kind: boolean;
  /** What the stores ask for it; null where none sells it. */
  readonly store_cost: number | null;
  /** The Market sells new ones too. */
  readonly market_buy_now: boolean;
  /** Where it is foraged: places of these categories… */
  readonly categories: readonly CategoryId[];
  /** …or wherever these words describe, for which the game takes the forager's word. */
  readonly locations: readonly string[];
  readonly works_with_wand: boolean;
  readonly variant_ids: readonly number[];
  readonly formulas: readonly (readonly [ItemTypeId, ItemTypeId])[];
  /** Made by a special mix: any one of these with any other item. Empty for most types. */
  readonly special_components: readonly ItemTypeId[];
  readonly contains: readonly ItemTypeId[];
}
