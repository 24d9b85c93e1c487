import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { arrangeCatalogue, type GameCatalogue } from '@wallabee/contract/world/game-catalogue';
import type { Instant, TypeFacts } from '@wallabee/contract/world/item-state';
import { DAY } from '../calendar.ts';
import type { Catalogue, ItemType } from '../catalogue/catalogue.ts';
import type { Chance } from '../chance.ts';

/** The catalogue as the rules want it. It says which types are retired; when each was, is drawn. */
export function toGameCatalogue(catalogue: Catalogue, chance: Chance, until: Instant): GameCatalogue {
  const facts = catalogue.items.map((item) => toTypeFacts(item, drawRetirement(item, chance, until)));
  return arrangeCatalogue(facts, catalogue.achievements);
}

function toTypeFacts(item: ItemType, retired_at: Instant | null): TypeFacts {
  return {
    id: item.id,
    set_id: item.set_id,
    subset_id: item.subset_id,
    kind: item.kind,
    role: item.role,
    released_at: releaseOf(item),
    retired_at,
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

function releaseOf({ released_at }: ItemType): Instant | null {
  return released_at === null ? null : Date.parse(released_at);
}

/** Some time after the first year, so that there were some to be had; a little before the end at the latest. */
function drawRetirement(item: ItemType, chance: Chance, until: Instant): Instant | null {
  const released = releaseOf(item);
  if (!item.is_retired || released === null) return null;
  const latest = until - 10 * DAY;
  const earliest = Math.min(released + 365 * DAY, latest);
  return Math.floor(earliest + chance.next() * (latest - earliest));
}

export function typeOfId({ types }: GameCatalogue, id: ItemTypeId): TypeFacts {
  const type = types.get(id);
  if (!type) throw new Error(`Item type ${id} is not in the catalogue.`);
  return type;
}
