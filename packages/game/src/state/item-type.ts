import type { CategoryId, ItemTypeId, SetId, StoreId, SubsetId } from '@wallabee/contract/protocol/ids';

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

/** The one description of an item type: catalogue files, tables and rules add to it or pick from it. */
export interface ItemType {
  id: ItemTypeId;
  set_id: SetId;
  subset_id: SubsetId | null;
  /** '?' until the type is released. */
  name: string;
  description: string;
  kind: 'wallabee' | 'player';
  role: ItemRole | null;
  designer: string | null;
  /** ISO 8601 in UTC; null while it is a '?'. */
  released_at: string | null;
  is_retired: boolean;
  is_one_of_a_kind: boolean;
  /** Null where no store sells it. */
  store_cost: number | null;
  stores: StoreId[];
  market_buy_now: boolean;
  categories: CategoryId[];
  /** Locations in prose, which the game cannot check. */
  locations: string[];
  works_with_wand: boolean;
  variants: Variant[];
  formulas: [ItemTypeId, ItemTypeId][];
  /** Made by a special mix, which no formula describes. */
  mix_exception: MixException | null;
  used_exception: string | null;
  contains: ItemTypeId[];
  perfume_message: string | null;
  aftershave_message: string | null;
}

export interface Variant {
  variant_id: number;
  name: string;
  hue: number;
}

export interface MixException {
  /** Any one of these with any other item. */
  component_ids: ItemTypeId[];
  explanation: string;
}
