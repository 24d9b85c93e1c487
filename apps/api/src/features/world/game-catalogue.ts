import { COUNTED } from '@wallabee/contract/world/counted';
import { arrangeCatalogue, type GameCatalogue } from '@wallabee/contract/world/game-catalogue';
import type { TypeFacts } from '@wallabee/contract/world/item-state';
import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.public.ts';

/** The catalogue as the rules want it. */
export function toGameCatalogue(catalogue: Catalogue): GameCatalogue {
  const achievements = [...catalogue.achievements.values()].flatMap(({ id, counts, target }) => {
    const known = COUNTED.find((name) => name === counts);
    return known ? [{ id, counts: known, target }] : [];
  });
  return arrangeCatalogue([...catalogue.items.values()].map(toTypeFacts), achievements);
}

function toTypeFacts(item: CatalogueItem): TypeFacts {
  return {
    id: item.id,
    set_id: item.set_id,
    subset_id: item.subset_id,
    kind: item.kind,
    role: item.role,
    released_at: item.released_at === null ? null : Date.parse(item.released_at),
    // The tables say that it is retired, not since when.
    retired_at: item.is_retired ? 0 : null,
    is_one_of_a_kind: item.is_one_of_a_kind,
    store_cost: item.store_cost,
    market_buy_now: item.market_buy_now,
    categories: item.categories,
    locations: item.locations,
    works_with_wand: item.works_with_wand,
    variant_ids: item.variants.map(({ variant_id }) => variant_id),
    formulas: item.formulas,
    special_components: item.mix_exception?.component_ids ?? [],
    contains: item.contains,
  };
}
