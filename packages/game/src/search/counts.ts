import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { SearchCount, SearchCounts } from '@wallabee/contract/search/search';
import { MORE_THAN_COUNTED, MOST_COUNTED, type SearchKind } from '@wallabee/contract/search/search-kinds';

/** Null where counting took too long, or needs a network. */
export type RawCounts = Record<SearchKind, number | null>;

/** How many of the types are of each set. */
export function setsOf(
  types: readonly ItemTypeId[],
  { items }: { readonly items: ReadonlyMap<ItemTypeId, { readonly set_id: SetId }> },
): Map<SetId, number> {
  const sets = new Map<SetId, number>();
  for (const id of types) {
    const set = items.get(id)?.set_id;
    if (set !== undefined) sets.set(set, (sets.get(set) ?? 0) + 1);
  }
  return sets;
}

export function toCounts(counts: RawCounts): SearchCounts {
  const entries = Object.entries(counts).map(([kind, count]) => [kind, toCount(count)]);
  return Object.fromEntries(entries) as SearchCounts;
}

export function toCount(count: number | null): SearchCount {
  return count !== null && count > MOST_COUNTED ? MORE_THAN_COUNTED : count;
}
