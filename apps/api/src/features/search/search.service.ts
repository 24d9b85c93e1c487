import { pagingOf } from '@wallabee/contract/protocol/paging';
import type { SearchAnswer } from '@wallabee/contract/search/search';
import {
  MOST_COUNTED,
  RESULTS_PER_PAGE,
  SEARCH_KINDS,
  SEARCH_ORDERS,
  type SearchKind,
  type SearchOrder,
} from '@wallabee/contract/search/search-kinds';
import type { SearchResult } from '@wallabee/contract/search/search-results';
import { kindOf, orderOf, positiveWords, withoutEachTerm } from '@wallabee/game/query/about-query';
import type { QueryTree } from '@wallabee/game/query/query-tree';
import { sayQuery } from '@wallabee/game/query/say-query';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { BoundText, QueryBinder, Viewer } from './binding/bind-text.ts';
import { type Counting, countKinds, type RawCounts, toCount, toCounts } from './finding/counts.ts';
import type { NumberFinder } from './finding/find-numbers.ts';
import { type AskedPage, findNumberRows, findOfKind } from './finding/find-page.ts';
import { type Searching, startSearching } from './finding/searching.ts';
import { startTimeLimit, type TimeLimit } from './limited-read.queries.ts';
import type { SearchResults } from './results.service.ts';
import { toFoundNumber } from './results.views.ts';
import { tooBroad } from './too-broad.ts';
import type { WordIndex } from './words/word-index.ts';

/** The statements of one search take no longer than this together. */
export const SEARCH_LIMIT_MS = 500;

export interface SearchInput {
  readonly q: string;
  readonly of?: SearchKind | undefined;
  readonly order?: SearchOrder | undefined;
  readonly page: number;
}

export interface SearchServices {
  binder: QueryBinder;
  finder: NumberFinder;
  words: WordIndex;
  results: SearchResults;
  catalogue: CatalogueHolder;
  apiUrl: string;
  clock: () => number;
}

const NOTHING: RawCounts = { items: 0, numbers: 0, sets: 0, players: 0, places: 0, threads: 0 };

export async function search(
  services: SearchServices,
  input: SearchInput,
  { db, viewer }: { db: Db; viewer: Viewer },
): Promise<SearchAnswer> {
  const bound = await services.binder.bind(db, input.q, viewer);
  const { tree } = bound.parsed;
  if (!tree) return answerOf(bound, input, { of: input.of ?? 'items', counts: NOTHING });
  const limit = startTimeLimit(SEARCH_LIMIT_MS, services.clock);
  const searching = start(services, { db, viewer, bound, tree, limit });
  const counting = { words: services.words, catalogue: services.catalogue.current() };
  const of = input.of ?? (await kindToOpen(searching, counting));
  const page = pageOf(input, of, bound);
  // A broad query has results at once, while counting may take all of the time.
  const results = await findResults(services, searching, of, page);
  const counts = await countKinds(searching, counting);
  const without =
    results?.length === 0 && counts[of] === 0 ? await withoutTerms(services, searching, of) : [];
  const types = of === 'numbers' ? await searching.types() : null;
  return answerOf(bound, input, { of, counts, results, without, item_types: types?.length ?? null });
}

function start(
  { words, finder }: SearchServices,
  parts: { db: Db; viewer: Viewer; bound: BoundText; tree: QueryTree; limit: TimeLimit },
): Searching {
  return startSearching({ ...parts, words, finder });
}

/** The kind that a query is about; words that no item has open with the first kind that has them. */
async function kindToOpen(searching: Searching, counting: Counting): Promise<SearchKind> {
  const kind = kindOf(searching.tree);
  if (searching.hasFilters) return kind;
  const counts = await countKinds(searching, counting);
  if (counts[kind] !== 0) return kind;
  return SEARCH_KINDS.find((other) => counts[other] !== 0) ?? kind;
}

function orderFor(kind: SearchKind, { order }: SearchInput, { parsed, query }: BoundText): SearchOrder {
  const known: readonly SearchOrder[] = SEARCH_ORDERS[kind];
  const wanted = order && known.includes(order) ? order : orderOf(parsed.tree, kind);
  if (wanted === null || (wanted === 'distance' && !query.point)) return SEARCH_ORDERS[kind][0];
  return wanted;
}

/** Pages end where counting ends. */
function pageOf(input: SearchInput, kind: SearchKind, bound: BoundText): AskedPage {
  const skip = (input.page - 1) * RESULTS_PER_PAGE;
  const most = Math.max(0, Math.min(RESULTS_PER_PAGE, MOST_COUNTED - skip));
  return { order: orderFor(kind, input, bound), skip, most };
}

async function findResults(
  { words, results, catalogue, apiUrl }: SearchServices,
  searching: Searching,
  kind: SearchKind,
  page: AskedPage,
): Promise<SearchResult[] | undefined> {
  if (page.most === 0) return [];
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

/** What the query would find without one of its terms, the most first. */
async function withoutTerms(
  services: SearchServices,
  { db, viewer, tree, limit }: Searching,
  kind: SearchKind,
): Promise<SearchAnswer['without']> {
  const counting = { words: services.words, catalogue: services.catalogue.current() };
  const tried = withoutEachTerm(tree).slice(0, MOST_TRIED);
  const counted = [];
  for (const { q, term } of tried) {
    if (limit.leftMs() <= 0) break;
    const bound = await services.binder.bind(db, q, viewer);
    if (!bound.parsed.tree) continue;
    const searching = start(services, { db, viewer, bound, tree: bound.parsed.tree, limit });
    const { [kind]: count } = await countKinds(searching, counting);
    if (count !== null && count > 0) counted.push({ q, term, count });
  }
  return counted
    .sort((one, other) => other.count - one.count)
    .map(({ count, ...rest }) => ({ ...rest, count: toCount(count) }));
}

const MOST_TRIED = 8;

interface Answered {
  of: SearchKind;
  counts: RawCounts;
  /** Undefined where the search took too long. */
  results?: SearchResult[] | undefined;
  without?: SearchAnswer['without'];
  item_types?: number | null;
}

function answerOf(bound: BoundText, input: SearchInput, answered: Answered): SearchAnswer {
  const { of, counts, results, without = [], item_types = null } = answered;
  const { parsed, context, mistakes } = bound;
  const said = sayQuery(parsed.tree, context.found);
  const isTooBroad = parsed.tree !== null && results === undefined;
  const shown = results ?? [];
  const skipped = (input.page - 1) * RESULTS_PER_PAGE;
  const total = isTooBroad ? 0 : (counts[of] ?? skipped + shown.length);
  return {
    q: input.q,
    of,
    order: orderFor(of, input, bound),
    words: said.map(({ text }) => text).join(''),
    said,
    terms: parsed.terms.map(({ from, to, kind }) => ({ from, to, kind })),
    mistakes: isTooBroad ? [...mistakes, tooBroad(input.q, parsed.tree)] : [...mistakes],
    counts: toCounts(counts),
    item_types,
    without,
    results: shown,
    paging: pagingOf(Math.min(total, MOST_COUNTED), { number: input.page, size: RESULTS_PER_PAGE }),
  };
}
