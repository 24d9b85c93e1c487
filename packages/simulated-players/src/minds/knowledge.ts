import type { CategoryId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { type GameCatalogue, isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';

/** What every player knows of the catalogue. Ask in order of time: the lists are cached. */
export interface Knowledge {
  foragedAt(category: CategoryId, now: Instant): readonly TypeFacts[];
  sold(now: Instant): readonly TypeFacts[];
  /** The types that a formula makes of this one. */
  madeFrom(type: ItemTypeId): readonly TypeFacts[];
  /** The boxes and bags that may contain it. */
  containersOf(type: ItemTypeId): readonly TypeFacts[];
}

export function createKnowledge(catalogue: GameCatalogue): Knowledge {
  const types = [...catalogue.types.values()];
  const byCategory = groupBy(types, ({ categories }) => categories);
  const shelves = new Map([...byCategory].map(([id, group]) => [id, createShelf(group)]));
  const sold = createShelf(types.filter((type) => newItemCost(type) !== null && type.role === null));
  const madeFrom = groupBy(types, ({ formulas }) => new Set(formulas.flat()));
  const containers = groupBy(types, ({ contains }) => contains);
  return {
    foragedAt: (category, now) => shelves.get(category)?.(now) ?? [],
    sold,
    madeFrom: (type) => madeFrom.get(type) ?? [],
    containersOf: (type) => containers.get(type) ?? [],
  };
}

/** Rebuilt only when one of the types is released or retired. */
function createShelf(types: readonly TypeFacts[]): (now: Instant) => readonly TypeFacts[] {
  const changes = types
    .flatMap(({ released_at, retired_at }) => [released_at, retired_at])
    .filter((at) => at !== null)
    .sort((a, b) => a - b);
  let passed = 0;
  let available: readonly TypeFacts[] = [];
  return (now) => {
    const before = passed;
    while ((changes[passed] ?? Number.POSITIVE_INFINITY) <= now) passed += 1;
    if (passed > before) available = types.filter((type) => isIssuedAt(type, now));
    return available;
  };
}

function groupBy<Key>(types: readonly TypeFacts[], keysOf: (type: TypeFacts) => Iterable<Key>) {
  const groups = new Map<Key, TypeFacts[]>();
  for (const type of types) {
    for (const key of keysOf(type)) {
      const group = groups.get(key);
      if (group) group.push(type);
      else groups.set(key, [type]);
    }
  }
  return groups;
}
