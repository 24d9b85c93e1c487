import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { AskedPage } from './answer-search.ts';
import { compare } from './compare.ts';
import { setsOf } from './counts.ts';
import type { Found } from './found.ts';

interface Dated {
  readonly name: string;
  readonly created_at: string;
}

interface SortedSets {
  readonly items: ReadonlyMap<ItemTypeId, { readonly set_id: SetId }>;
  readonly sets: ReadonlyMap<
    SetId,
    Dated & { readonly subsets: readonly (Dated & { readonly subset_id: number })[] }
  >;
}

/** The sets of the types; the most relevant is the one of most of them. */
export function pageOfSets(
  types: readonly ItemTypeId[],
  { order, skip, most }: AskedPage,
  catalogue: SortedSets,
): Found[] {
  const counts = setsOf(types, catalogue);
  const sorted =
    order === 'relevance'
      ? [...counts].sort(([one, a], [other, b]) => b - a || one - other).map(([id]) => String(id))
      : sortSets([...counts.keys()].map(String), order, catalogue);
  return sorted.slice(skip, skip + most).map((id) => ({ id }));
}

export function sortSets(
  ids: readonly string[],
  order: SearchOrder,
  { sets }: Pick<SortedSets, 'sets'>,
): string[] {
  const of = (id: string) => {
    const [setId, subsetId] = id.split('.').map(Number);
    const set = sets.get(setId as SetId);
    return set?.subsets.find(({ subset_id }) => subset_id === subsetId) ?? set;
  };
  const byName = (one: string, other: string) =>
    compare(foldText(of(one)?.name ?? ''), foldText(of(other)?.name ?? ''));
  const byDate = (one: string, other: string) =>
    compare(of(other)?.created_at ?? '', of(one)?.created_at ?? '');
  return [...ids].sort(order === 'newest' ? byDate : byName);
}
