import type { CategoryId, GenerationId, ItemTypeId, SetId, StoreId } from '@wallabee/contract/protocol/ids';
import type { Category, Store } from '../state/catalogue-lists.ts';
import type { ItemSet, Subset } from '../state/item-set.ts';
import type { ItemType } from '../state/item-type.ts';

/** What queries are looked up in. */
export interface QueriedCatalogue {
  readonly generations: readonly { readonly gen_id: GenerationId }[];
  readonly sets: ReadonlyMap<SetId, QueriedSet>;
  readonly items: ReadonlyMap<ItemTypeId, QueriedItem>;
  readonly stores: ReadonlyMap<StoreId, Pick<Store, 'id' | 'name'>>;
  readonly categories: ReadonlyMap<CategoryId, Pick<Category, 'id' | 'name' | 'subcategories'>>;
}

interface QueriedSet extends Pick<ItemSet, 'id' | 'name' | 'gen_id' | 'designer'> {
  readonly subsets: readonly (Pick<Subset, 'subset_id' | 'name'> & {
    readonly items: readonly { readonly id: ItemTypeId }[];
  })[];
}

export type QueriedItem = Pick<
  ItemType,
  | 'id'
  | 'name'
  | 'set_id'
  | 'designer'
  | 'kind'
  | 'released_at'
  | 'is_retired'
  | 'is_one_of_a_kind'
  | 'store_cost'
  | 'stores'
  | 'market_buy_now'
  | 'categories'
  | 'locations'
  | 'formulas'
  | 'mix_exception'
  | 'contains'
  | 'variants'
>;
