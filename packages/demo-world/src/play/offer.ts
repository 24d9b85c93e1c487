import type { CategoryId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type GameCatalogue, isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '@wallabee/simulated-players/chance';
import { positionOf } from './active-players.ts';

/** Which types are available at a time, and how often each. Queried in order of time. */
export interface Offer {
  foragedAt(category: CategoryId, now: Instant): Weighted;
  foragedAnywhere(now: Instant): Weighted;
  sold(now: Instant): Weighted;
}

/** Types with running sums of their weights, for a binary search. */
export interface Weighted {
  readonly types: readonly TypeFacts[];
  readonly sums: readonly number[];
}

export type Popularity = ReadonlyMap<ItemTypeId, number>;

export function drawPopularity(catalogue: GameCatalogue, chance: Chance): Popularity {
  return new Map([...catalogue.types.keys()].map((id) => [id, 1 / (0.03 + chance.next())]));
}

export function createOffer(catalogue: GameCatalogue, popularity: Popularity): Offer {
  const types = [...catalogue.types.values()];
  const shelf = (offered: readonly TypeFacts[]) => createShelf(offered, popularity);
  const byCategory = new Map([...groupByCategory(types)].map(([id, group]) => [id, shelf(group)]));
  const anywhere = shelf(types.filter(({ locations }) => locations.length > 0));
  const sold = shelf(types.filter((type) => type.store_cost !== null || type.market_buy_now));
  return {
    foragedAt: (category, now) => byCategory.get(category)?.(now) ?? NOTHING,
    foragedAnywhere: anywhere,
    sold,
  };
}

const NOTHING: Weighted = { types: [], sums: [] };

/** Rebuilt only when one of the types is released or retired. */
function createShelf(types: readonly TypeFacts[], popularity: Popularity): (now: Instant) => Weighted {
  const changes = types
    .flatMap(({ released_at, retired_at }) => [released_at, retired_at])
    .filter((at) => at !== null)
    .sort((a, b) => a - b);
  let passed = 0;
  let weighted = NOTHING;
  return (now) => {
    const before = passed;
    while ((changes[passed] ?? Number.POSITIVE_INFINITY) <= now) passed += 1;
    if (passed > before)
      weighted = weigh(
        types.filter((type) => isIssuedAt(type, now)),
        popularity,
      );
    return weighted;
  };
}

function groupByCategory(types: readonly TypeFacts[]): Map<CategoryId, TypeFacts[]> {
  const groups = new Map<CategoryId, TypeFacts[]>();
  for (const type of types) {
    for (const id of type.categories) {
      const group = groups.get(id);
      if (group) group.push(type);
      else groups.set(id, [type]);
    }
  }
  return groups;
}

function weigh(types: readonly TypeFacts[], popularity: Popularity): Weighted {
  let sum = 0;
  const sums = types.map(({ id }) => {
    sum += popularity.get(id) ?? 1;
    return sum;
  });
  return { types, sums };
}

export function drawType({ types, sums }: Weighted, chance: Chance): TypeFacts | undefined {
  return types[positionOf(sums, chance.next() * (sums.at(-1) ?? 0))];
}
