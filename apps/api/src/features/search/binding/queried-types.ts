import { GenerationId, type ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { QueriedType } from '@wallabee/game/query/query-context';
import type { Catalogue, CatalogueItem } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../../items/items.public.ts';

/** What queries ask of the item types of a catalogue. */
export function queriedTypes(
  { items, sets }: Catalogue,
  numbers: Pick<IssuedNumbers, 'of'>,
): ReadonlyMap<ItemTypeId, QueriedType> {
  const types = [...items.values()].map((item): [ItemTypeId, QueriedType] => [
    item.id,
    toQueriedType(item, sets.get(item.set_id)?.gen_id ?? NO_GENERATION, numbers),
  ]);
  return new Map(types);
}

const NO_GENERATION = GenerationId.parse(0);

function toQueriedType(
  item: CatalogueItem,
  gen_id: GenerationId,
  numbers: Pick<IssuedNumbers, 'of'>,
): QueriedType {
  return {
    id: item.id,
    set_id: item.set_id,
    gen_id,
    kind: item.kind,
    is_undiscovered: isUndiscovered(item),
    released_at: item.released_at === null ? null : Date.parse(item.released_at),
    is_retired: item.is_retired,
    is_one_of_a_kind: item.is_one_of_a_kind,
    store_cost: item.store_cost,
    stores: item.stores,
    market_buy_now: item.market_buy_now,
    categories: item.categories,
    locations: item.locations,
    formulas: item.formulas,
    special_components: item.mix_exception?.component_ids ?? [],
    contains: item.contains,
    has_variants: item.variants.length > 0,
    // Numbers are issued more often than the catalogue changes.
    get issued() {
      return numbers.of(item.id);
    },
  };
}
