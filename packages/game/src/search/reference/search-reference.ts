import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { SearchAnswer } from '@wallabee/contract/search/search';
import { MOST_COUNTED, type SearchKind } from '@wallabee/contract/search/search-kinds';
import { hasFilters, isAboutNumbers, positiveWords } from '../../query/about-query.ts';
import { issuedMatches } from '../../query/issued-matches.ts';
import { matchesType } from '../../query/matches.ts';
import { mistake } from '../../query/mistakes.ts';
import type { QueryTree } from '../../query/query-tree.ts';
import type { WordKind, WordMatch } from '../../words/word-index.ts';
import { type AskedPage, answerSearch, type SearchInput, type SearchSource } from '../answer-search.ts';
import { type RawCounts, setsOf } from '../counts.ts';
import type { Found } from '../found.ts';
import { pageOfSets, sortSets } from '../sort-sets.ts';
import { pageOfTypes } from '../sort-types.ts';
import { findByWords, rankingWords } from '../word-trees.ts';
import { type BoundReferenceText, bindReference } from './bind-reference.ts';
import type { ReferenceIndex } from './reference-index.ts';
import { referenceResults } from './reference-results.ts';

export function searchReference(
  index: ReferenceIndex,
  input: SearchInput,
  now: () => Date,
): Promise<SearchAnswer> {
  return answerSearch(sourceOf(index, now), input);
}

interface Searching {
  readonly bound: BoundReferenceText;
  readonly tree: QueryTree;
  /** Null where they depend on who has the numbers, or where. */
  readonly types: readonly ItemTypeId[] | null;
  readonly numbers: number | null;
}

const KINDS = ['items', 'sets', 'threads'] as const satisfies SearchKind[];

function sourceOf(index: ReferenceIndex, now: () => Date): SearchSource<BoundReferenceText, Searching> {
  return {
    kinds: KINDS,
    bind: (q) => bindReference(q, index, now),
    start: (bound, tree) => start(bound, tree, index),
    count: (searching) => count(searching, index),
    countTypes: async ({ types }) => types?.length ?? null,
    find: async ({ bound, tree, types }, kind, page) => {
      if (kind !== 'items' && kind !== 'sets' && kind !== 'threads') return undefined;
      const found = await find({ bound, tree, types, numbers: null }, kind, page, index);
      return found && referenceResults(index, kind, found, positiveWords(tree));
    },
    notFound: (q, _, kind) => notFound(q, kind),
    hasTime: () => true,
  };
}

function start(
  bound: BoundReferenceText,
  tree: QueryTree,
  { types, issued, facts }: ReferenceIndex,
): Searching {
  const matches = issuedMatches(bound.query, issued, facts);
  const inMemory = () =>
    [...types.values()].filter((type) => matchesType(bound.query, type)).map(({ id }) => id);
  const found = isAboutNumbers(tree) ? (matches?.types ?? null) : inMemory();
  return { bound, tree, types: found, numbers: matches?.total ?? null };
}

async function count(searching: Searching, index: ReferenceIndex): Promise<RawCounts> {
  const { bound, tree, types, numbers } = searching;
  const { words, catalogue } = index;
  const isPart = bound.mistakes.some(({ code }) => code === 'offline');
  if (isPart && bound.query.tree.is === 'nothing') return UNKNOWN;
  const live = { players: null, places: null, numbers: isPart ? null : numbers };
  const items = types?.length ?? null;
  if (hasFilters(tree))
    return { ...live, items, sets: types && setsOf(types, catalogue).size, threads: types && 0 };
  const countOf = async (kind: WordKind) =>
    (await findByWords(words, tree, { kind, viewer: null, skip: 0, most: 0 })).total;
  return { ...live, items, sets: await countOf('sets'), threads: await countOf('threads') };
}

const UNKNOWN: RawCounts = {
  items: null,
  numbers: null,
  sets: null,
  players: null,
  places: null,
  threads: null,
};

async function find(
  { bound, tree, types }: Searching,
  kind: (typeof KINDS)[number],
  page: AskedPage,
  index: ReferenceIndex,
): Promise<Found[] | undefined> {
  const { words, catalogue } = index;
  if (kind !== 'items' && !hasFilters(tree)) return byWords(tree, kind, page, index);
  if (!types) return undefined;
  if (kind === 'items') {
    const ranking = await rank(tree, words);
    return pageOfTypes(types, page, { items: catalogue.items, types: bound.context.types, ranking });
  }
  return kind === 'sets' ? pageOfSets(types, page, catalogue) : [];
}

async function rank(
  tree: QueryTree,
  words: ReferenceIndex['words'],
): Promise<ReadonlyMap<string, WordMatch>> {
  const text = rankingWords(tree);
  if (text === '') return new Map();
  const { matches } = await words.find('items', text, { most: MOST_COUNTED, viewer: null });
  return new Map(matches.map((match) => [match.id, match]));
}

async function byWords(
  tree: QueryTree,
  kind: 'sets' | 'threads',
  { order, skip, most }: AskedPage,
  { words, catalogue }: ReferenceIndex,
): Promise<Found[]> {
  const all = { kind, viewer: null };
  if (order === 'relevance') return [...(await findByWords(words, tree, { ...all, skip, most })).matches];
  const { matches } = await findByWords(words, tree, { ...all, skip: 0, most: MOST_COUNTED });
  const found = new Map(matches.map((match): [string, WordMatch] => [match.id, match]));
  const ids = [...found.keys()];
  const dates = new Map(catalogue.posts.map(({ slug, date }) => [`news.${slug}`, Date.parse(date)]));
  const sorted =
    kind === 'sets'
      ? sortSets(ids, order, catalogue)
      : [...ids].sort((one, other) => (dates.get(other) ?? 0) - (dates.get(one) ?? 0));
  return sorted.slice(skip, skip + most).flatMap((id) => found.get(id) ?? []);
}

const WHEREABOUTS = 'Who has an item, and where, needs a network.';

const NEEDS: Record<SearchKind, string> = {
  items: WHEREABOUTS,
  sets: WHEREABOUTS,
  threads: WHEREABOUTS,
  numbers: 'Numbers and where they are need a network.',
  players: 'Players need a network.',
  places: 'Places need a network.',
};

function notFound(q: string, kind: SearchKind) {
  const message = `${NEEDS[kind]} Items, sets, news and answers are found without one.`;
  return mistake('offline', { from: 0, to: q.length }, { message });
}
