import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { QueriedType } from '../query/query-context.ts';
import type { WordMatch } from '../words/word-index.ts';
import type { AskedPage } from './answer-search.ts';
import { compare } from './compare.ts';
import type { Found } from './found.ts';

interface SortedBy {
  readonly items: ReadonlyMap<ItemTypeId, { readonly name: string; readonly released_at: string | null }>;
  readonly types: ReadonlyMap<ItemTypeId, Pick<QueriedType, 'issued'>>;
  /** How the types match the words, the best first. */
  readonly ranking: ReadonlyMap<string, WordMatch>;
}

type Comparison = (one: ItemTypeId, other: ItemTypeId) => number;

export function pageOfTypes(
  found: readonly ItemTypeId[],
  { order, skip, most }: AskedPage,
  { items, types, ranking }: SortedBy,
): Found[] {
  const ranks = new Map([...ranking.keys()].map((id, rank) => [id, rank]));
  const rankOf = (id: ItemTypeId) => ranks.get(String(id)) ?? ranks.size;
  const nameOf = (id: ItemTypeId) => foldText(items.get(id)?.name ?? '');
  const releasedAt = (id: ItemTypeId) => items.get(id)?.released_at ?? '';
  const issuedOf = (id: ItemTypeId) => types.get(id)?.issued ?? 0;
  const byName: Comparison = (one, other) => compare(nameOf(one), nameOf(other)) || one - other;
  const comparisons: Partial<Record<SearchOrder, Comparison>> = {
    name: byName,
    newest: (one, other) => compare(releasedAt(other), releasedAt(one)) || other - one,
    issued: (one, other) => issuedOf(other) - issuedOf(one) || one - other,
    relevance: (one, other) => rankOf(one) - rankOf(other) || byName(one, other),
  };
  const sorted = [...found].sort(comparisons[order] ?? byName).slice(skip, skip + most);
  return sorted.map((id) => ranking.get(String(id)) ?? { id: String(id) });
}
