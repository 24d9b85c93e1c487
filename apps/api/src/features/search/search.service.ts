import type { SearchAnswer } from '@wallabee/contract/search/search';
import { SEARCH_KINDS, type SearchKind } from '@wallabee/contract/search/search-kinds';
import type { SearchResult } from '@wallabee/contract/search/search-results';
import { positiveWords } from '@wallabee/game/query/about-query';
import {
  type AskedPage,
  answerSearch,
  type SearchInput,
  type SearchSource,
} from '@wallabee/game/search/answer-search';
import { tooBroad } from '@wallabee/game/search/too-broad';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { BoundText, QueryBinder, Viewer } from './binding/bind-text.ts';
import { countKinds } from './finding/counts.ts';
import type { NumberFinder } from './finding/find-numbers.ts';
import { findNumberRows, findOfKind } from './finding/find-page.ts';
import { type Searching, startSearching } from './finding/searching.ts';
import { startTimeLimit, type TimeLimit } from './limited-read.queries.ts';
import type { SearchResults } from './results.service.ts';
import { toFoundNumber } from './results.views.ts';

/** The statements of one search take no longer than this together. */
export const SEARCH_LIMIT_MS = 500;

export interface SearchServices {
  binder: QueryBinder;
  finder: NumberFinder;
  words: WordIndex;
  results: SearchResults;
  catalogue: CatalogueHolder;
  apiUrl: string;
  clock: () => number;
}

export function search(
  services: SearchServices,
  input: SearchInput,
  asked: { db: Db; viewer: Viewer },
): Promise<SearchAnswer> {
  return answerSearch(sourceOf(services, asked), input);
}

function sourceOf(
  services: SearchServices,
  { db, viewer }: { db: Db; viewer: Viewer },
): SearchSource<BoundText, Searching> {
  const { binder, finder, words, catalogue, clock } = services;
  const counting = { words, catalogue: catalogue.current() };
  let limit: TimeLimit | undefined;
  return {
    kinds: SEARCH_KINDS,
    bind: (q) => binder.bind(db, q, viewer),
    start: (bound, tree) => {
      // From the first start: what is tried without a term has the rest of the time.
      limit ??= startTimeLimit(SEARCH_LIMIT_MS, clock);
      return startSearching({ db, viewer, bound, tree, limit, words, finder });
    },
    count: (searching) => countKinds(searching, counting),
    countTypes: async (searching) => (await searching.types())?.length ?? null,
    find: (searching, kind, page) => findResults(services, searching, kind, page),
    notFound: tooBroad,
    hasTime: () => (limit?.leftMs() ?? SEARCH_LIMIT_MS) > 0,
  };
}

async function findResults(
  { words, results, catalogue, apiUrl }: SearchServices,
  searching: Searching,
  kind: SearchKind,
  page: AskedPage,
): Promise<SearchResult[] | undefined> {
  const current = catalogue.current();
  if (kind !== 'numbers') {
    const found = await findOfKind(kind, searching, page, { words, catalogue: current });
    const { db, viewer = null, tree } = searching;
    return found && results.list({ db, viewer }, kind, found, positiveWords(tree));
  }
  const rows = await findNumberRows(searching, page);
  const ranking = await searching.ranking();
  return rows?.flatMap((row) => {
    const match = ranking.get(String(row.item_type_id)) ?? { id: String(row.item_type_id) };
    return toFoundNumber(row, match, { catalogue: current, apiUrl }) ?? [];
  });
}
