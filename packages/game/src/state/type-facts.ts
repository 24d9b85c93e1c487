import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant } from './item-state.ts';
import type { ItemType } from './item-type.ts';

type SharedField =
  | 'id'
  | 'set_id'
  | 'subset_id'
  | 'kind'
  | 'role'
  | 'is_one_of_a_kind'
  | 'store_cost'
  | 'market_buy_now'
  | 'categories'
  | 'locations'
  | 'works_with_wand'
  | 'formulas'
  | 'contains';

type SharedFields = { readonly [Name in SharedField]: Unchanging<ItemType[Name]> };

/** Deep for lists and pairs; `Readonly` is shallow, and breaks branded ids. */
type Unchanging<Value> = Value extends readonly unknown[]
  ? { readonly [Key in keyof Value]: Unchanging<Value[Key]> }
  : Value;

/** The part of an item type that the rules need. */
export interface TypeFacts extends SharedFields {
  /** Null while it is a '?'. */
  readonly released_at: Instant | null;
  /** No more are made from then on; 0 where only the fact of retirement is known. */
  readonly retired_at: Instant | null;
  readonly variant_ids: readonly number[];
  /** A special mix takes any one of these with any other item. Empty for most types. */
  readonly special_components: readonly ItemTypeId[];
}

/** A catalogue says whether a type is retired, not when, so the caller supplies the time. */
export function toTypeFacts(type: ItemType, retired_at: Instant | null): TypeFacts {
  return {
    id: type.id,
    set_id: type.set_id,
    subset_id: type.subset_id,
    kind: type.kind,
    role: type.role,
    released_at: releaseOf(type),
    retired_at,
    is_one_of_a_kind: type.is_one_of_a_kind,
    store_cost: type.store_cost,
    market_buy_now: type.market_buy_now,
    categories: type.categories,
    locations: type.locations,
    works_with_wand: type.works_with_wand,
    variant_ids: type.variants.map(({ variant_id }) => variant_id),
    formulas: type.formulas,
    special_components: type.mix_exception?.component_ids ?? [],
    contains: type.contains,
  };
}

export function releaseOf({ released_at }: Pick<ItemType, 'released_at'>): Instant | null {
  return released_at === null ? null : Date.parse(released_at);
}
