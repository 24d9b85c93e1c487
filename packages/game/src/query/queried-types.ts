import type { GenerationId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { QueriedCatalogue, QueriedItem } from './queried-catalogue.ts';
import type { QueriedType } from './query-context.ts';

/** How many numbers of an item type there are. */
type Issued = (id: ItemTypeId) => number;

/** What queries ask of the item types of a catalogue. */
export function queriedTypes(
  { items, sets }: QueriedCatalogue,
  issued: Issued,
): ReadonlyMap<ItemTypeId, QueriedType> {
  const types = [...items.values()].map((item): [ItemTypeId, QueriedType] => [
    item.id,
    toQueriedType(item, sets.get(item.set_id)?.gen_id ?? NO_GENERATION, issued),
  ]);
  return new Map(types);
}

const NO_GENERATION = 0 as GenerationId;

function toQueriedType(item: QueriedItem, gen_id: GenerationId, issued: Issued): QueriedType {
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
      return issued(item.id);
    },
  };
}
