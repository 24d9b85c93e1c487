import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant, TypeFacts } from './item-state.ts';

interface CatalogueType
  extends Omit<TypeFacts, 'released_at' | 'retired_at' | 'variant_ids' | 'special_components'> {
  readonly released_at: string | null;
  readonly variants: readonly { readonly variant_id: number }[];
  readonly mix_exception: { readonly component_ids: readonly ItemTypeId[] } | null;
}

/** A catalogue says whether a type is retired, not when, so the caller supplies the time. */
export function toTypeFacts(type: CatalogueType, retired_at: Instant | null): TypeFacts {
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

export function releaseOf({ released_at }: Pick<CatalogueType, 'released_at'>): Instant | null {
  return released_at === null ? null : Date.parse(released_at);
}
