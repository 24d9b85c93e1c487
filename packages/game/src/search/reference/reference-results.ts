import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { FoundSet, FoundText, FoundType, SearchResult } from '@wallabee/contract/search/search-results';
import { traitsOf } from '../../query/type-traits.ts';
import { FAQ } from '../../texts/faq.ts';
import { type Found, toFoundSet, toFoundType } from '../found.ts';
import { toFoundAnswer, toFoundNews } from '../found-texts.ts';
import { cardOf } from './item-card.ts';
import type { ReferenceIndex } from './reference-index.ts';

/** The results of what was found, in its order. */
export function referenceResults(
  index: ReferenceIndex,
  kind: 'items' | 'sets' | 'threads',
  found: readonly Found[],
  query: string,
): SearchResult[] {
  const make = { items: typeOf, sets: setOf, threads: textOf }[kind];
  return found.flatMap((match): SearchResult[] => {
    const result = make(index, match, query);
    return result ? [result] : [];
  });
}

function typeOf(
  { catalogue, types, components }: ReferenceIndex,
  match: Found,
  query: string,
): FoundType | undefined {
  const id = Number(match.id) as ItemTypeId;
  const [item, type] = [catalogue.items.get(id), types.get(id)];
  if (!item || !type) return undefined;
  const { description, subset_name, release_date, total_issued } = item.detail;
  const searched = {
    ...cardOf(item.detail),
    description,
    subset_name,
    released: release_date,
    total_issued,
    is: traitsOf(type, () => components),
  };
  return toFoundType(searched, match, query);
}

function setOf({ catalogue }: ReferenceIndex, match: Found, query: string): FoundSet | undefined {
  const [setId, subsetId] = match.id.split('.').map(Number);
  const set = catalogue.sets.get(setId as SetId);
  if (!set) return undefined;
  if (subsetId === undefined) return toFoundSet(set.summary, null, match, query);
  const subset = set.subsets.find(({ subset_id }) => subset_id === subsetId);
  return subset && toFoundSet(subset.summary, set.name, match, query);
}

function textOf({ catalogue }: ReferenceIndex, match: Found, query: string): FoundText | undefined {
  const post = catalogue.posts.find(({ slug }) => match.id === `news.${slug}`);
  if (post) return toFoundNews({ ...post, published_at: new Date(post.date) }, match, query);
  const entry = FAQ.find(({ id }) => match.id === `faq.${id}`);
  return entry && toFoundAnswer(entry, match, query);
}
