import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { FoundSet, FoundType } from '@wallabee/contract/search/search-results';
import type { SetSummary } from '@wallabee/contract/sets/set';
import { excerptFor } from '../words/excerpt.ts';
import type { WordMatch } from '../words/word-index.ts';

/** What a search knows of a result; one that was found by filters has only its id. */
export type Found = Pick<WordMatch, 'id'> & Partial<WordMatch>;

export interface SearchedType extends ItemTypeCard {
  readonly description: string;
  readonly subset_name: string | null;
  readonly released: string | null;
  readonly total_issued: number;
  /** The values of `is:` that the type has. */
  readonly is: readonly string[];
}

export function toFoundType(type: SearchedType, found: Found, query: string): FoundType {
  const { subset_name: _, is, ...shown } = type;
  return {
    ...shown,
    kind: 'items',
    is: [...is],
    url: `/tools/item/${type.item_type_id}`,
    marks: marksOf(found),
    why: whyOfType(type, found, query),
  };
}

/** Results show the set of a type anyway. */
function whyOfType(
  { description, subset_name }: SearchedType,
  { part }: Found,
  query: string,
): string | null {
  if (part === 'text') return excerptFor(description, query).text;
  return part === 'group' ? subset_name : null;
}

/** `set_name` is the set that a subset is part of. */
export function toFoundSet(
  summary: SetSummary,
  set_name: string | null,
  found: Found,
  query: string,
): FoundSet {
  const { id, subset_id, hasSubs } = summary;
  const address = subset_id === null ? '' : `/${subset_id}`;
  return {
    ...summary,
    kind: 'sets',
    set_name,
    url: `/tools/sets/${id}${hasSubs || address ? '/sub' : ''}${address}`,
    marks: marksOf(found),
    why: whyOfSet(summary, found, query),
  };
}

function whyOfSet(
  { id, description, item_count }: SetSummary,
  { part }: Found,
  query: string,
): string | null {
  if (part === 'text') return excerptFor(description, query).text;
  if (part !== 'short' || query.trim() !== `${id}`) return null;
  return `Set ${id}, ${item_count === 1 ? '1 item' : `${formatNumber(item_count)} items`}`;
}

export function marksOf({ marks = [] }: Found) {
  return [...marks];
}
