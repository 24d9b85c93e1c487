import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { AchievementFacts, Counted } from './counted.ts';
import type { Instant } from './item-state.ts';
import type { ItemRole } from './item-type.ts';
import type { TypeFacts } from './type-facts.ts';

export interface GameCatalogue {
  readonly types: ReadonlyMap<ItemTypeId, TypeFacts>;
  readonly bySet: ReadonlyMap<SetId, readonly TypeFacts[]>;
  readonly byRole: ReadonlyMap<ItemRole, readonly TypeFacts[]>;
  readonly jobLotResults: readonly TypeFacts[];
  readonly mixersOnly: readonly TypeFacts[];
  readonly achievements: ReadonlyMap<Counted, readonly AchievementFacts[]>;
}

export function arrangeCatalogue(
  types: Iterable<TypeFacts>,
  achievements: Iterable<AchievementFacts> = [],
): GameCatalogue {
  // Sorted by id, so that the same chance picks the same type from every source of the catalogue.
  const all = [...types].sort((a, b) => a.id - b.id);
  const contained = new Set(all.flatMap((type) => type.contains));
  const plain = all.filter(
    (type) => isOrdinarySet(type.set_id) && type.role === null && !type.is_one_of_a_kind,
  );
  return {
    types: new Map(all.map((type) => [type.id, type])),
    bySet: groupBy(all, (type) => type.set_id),
    byRole: groupBy(
      all.filter((type) => type.role !== null),
      (type) => type.role as ItemRole,
    ),
    jobLotResults: plain,
    mixersOnly: plain.filter((type) => !contained.has(type.id) && hasNoOtherWay(type)),
    achievements: groupBy([...achievements], (achievement) => achievement.counts),
  };
}

export function isIssuedAt(type: Pick<TypeFacts, 'released_at' | 'retired_at'>, now: Instant): boolean {
  return isReleasedAt(type, now) && (type.retired_at === null || type.retired_at > now);
}

export function isReleasedAt(type: Pick<TypeFacts, 'released_at'>, now: Instant): boolean {
  return type.released_at !== null && type.released_at <= now;
}

function hasNoOtherWay(type: TypeFacts): boolean {
  return (
    type.store_cost === null &&
    !type.market_buy_now &&
    type.categories.length === 0 &&
    type.locations.length === 0 &&
    type.formulas.length === 0 &&
    type.special_components.length === 0
  );
}

function groupBy<Entry, Key>(entries: readonly Entry[], keyOf: (entry: Entry) => Key): Map<Key, Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
