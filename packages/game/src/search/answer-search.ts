import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
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
import { hasFilters, kindOf, orderOf, withoutEachTerm } from '../query/about-query.ts';
import type { BoundQuery } from '../query/bound-query.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import type { QueryContext } from '../query/query-context.ts';
import type { QueryTree } from '../query/query-tree.ts';
import { sayQuery } from '../query/say-query.ts';
import { type RawCounts, toCount, toCounts } from './counts.ts';

export interface SearchInput {
  readonly q: string;
  readonly of?: SearchKind | undefined;
  readonly order?: SearchOrder | undefined;
  readonly page: number;
}

export interface AskedPage {
  readonly order: SearchOrder;
  readonly skip: number;
  readonly most: number;
}

export interface SearchedText {
  readonly parsed: ParsedQuery;
  readonly query: BoundQuery;
  readonly mistakes: readonly QueryMistake[];
  readonly context: Pick<QueryContext, 'found'>;
}

/** What is searched: the database of the server, or the reference on a device. */
export interface SearchSource<Bound extends SearchedText, Searching> {
  /** The kinds whose results it has. */
  readonly kinds: readonly SearchKind[];
  bind(q: string): Promise<Bound>;
  start(bound: Bound, tree: QueryTree): Searching;
  count(searching: Searching): Promise<RawCounts>;
  /** How many item types the numbers are of; null where that is not known. */
  countTypes(searching: Searching): Promise<number | null>;
  /** Undefined where the results cannot be found. */
  find(searching: Searching, kind: SearchKind, page: AskedPage): Promise<SearchResult[] | undefined>;
  /** What is said where they cannot. */
  notFound(q: string, tree: QueryTree, kind: SearchKind): QueryMistake;
  /** Whether there is time for another query. */
  hasTime(): boolean;
}

const NOTHING: RawCounts = { items: 0, numbers: 0, sets: 0, players: 0, places: 0, threads: 0 };

export async function answerSearch<Bound extends SearchedText, Searching>(
  source: SearchSource<Bound, Searching>,
  input: SearchInput,
): Promise<SearchAnswer> {
  const bound = await source.bind(input.q);
  const { tree } = bound.parsed;
  if (!tree) return answerOf(bound, input, { of: input.of ?? 'items', counts: NOTHING, mistakes: [] });
  const searching = source.start(bound, tree);
  const of = input.of ?? (await kindToOpen(source, searching, tree));
  const page = pageOf(input, of, bound);
  // A broad query has results at once, while counting may take all of the time.
  const results = page.most === 0 ? [] : await source.find(searching, of, page);
  const counts = await source.count(searching);
  const without = results?.length === 0 && counts[of] === 0 ? await withoutTerms(source, tree, of) : [];
  const item_types = of === 'numbers' ? await source.countTypes(searching) : null;
  const mistakes = results === undefined ? [source.notFound(input.q, tree, of)] : [];
  return answerOf(bound, input, { of, counts, results, without, item_types, mistakes });
}

/** The kind that a query is about; words that no item has open with the first kind that has them. */
async function kindToOpen<Bound extends SearchedText, Searching>(
  source: SearchSource<Bound, Searching>,
  searching: Searching,
  tree: QueryTree,
): Promise<SearchKind> {
  const about = kindOf(tree);
  const kind = source.kinds.includes(about) ? about : 'items';
  if (hasFilters(tree)) return kind;
  const counts = await source.count(searching);
  if (counts[kind] !== 0) return kind;
  return SEARCH_KINDS.find((other) => source.kinds.includes(other) && counts[other] !== 0) ?? kind;
}

function orderFor(kind: SearchKind, { order }: SearchInput, { parsed, query }: SearchedText): SearchOrder {
  const known: readonly SearchOrder[] = SEARCH_ORDERS[kind];
  const wanted = order && known.includes(order) ? order : orderOf(parsed.tree, kind);
  if (wanted === null || (wanted === 'distance' && !query.point)) return SEARCH_ORDERS[kind][0];
  return wanted;
}

/** Pages end where counting ends. */
function pageOf(input: SearchInput, kind: SearchKind, bound: SearchedText): AskedPage {
  const skip = (input.page - 1) * RESULTS_PER_PAGE;
  const most = Math.max(0, Math.min(RESULTS_PER_PAGE, MOST_COUNTED - skip));
  return { order: orderFor(kind, input, bound), skip, most };
}

/** What the query would find without one of its terms, the most first. */
async function withoutTerms<Bound extends SearchedText, Searching>(
  source: SearchSource<Bound, Searching>,
  tree: QueryTree,
  kind: SearchKind,
): Promise<SearchAnswer['without']> {
  const tried = withoutEachTerm(tree).slice(0, MOST_TRIED);
  const counted = [];
  for (const { q, term } of tried) {
    if (!source.hasTime()) break;
    const bound = await source.bind(q);
    if (!bound.parsed.tree) continue;
    const { [kind]: count } = await source.count(source.start(bound, bound.parsed.tree));
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
  /** Undefined where they could not be found. */
  results?: SearchResult[] | undefined;
  without?: SearchAnswer['without'];
  item_types?: number | null;
  mistakes: readonly QueryMistake[];
}

function answerOf(bound: SearchedText, input: SearchInput, answered: Answered): SearchAnswer {
  const { of, counts, results, without = [], item_types = null, mistakes } = answered;
  const { parsed, context } = bound;
  const said = sayQuery(parsed.tree, context.found);
  const isUnknown = parsed.tree !== null && results === undefined;
  const shown = results ?? [];
  const skipped = (input.page - 1) * RESULTS_PER_PAGE;
  const total = isUnknown ? 0 : (counts[of] ?? skipped + shown.length);
  return {
    q: input.q,
    of,
    order: orderFor(of, input, bound),
    words: said.map(({ text }) => text).join(''),
    said,
    terms: parsed.terms.map(({ from, to, kind }) => ({ from, to, kind })),
    mistakes: [...bound.mistakes, ...mistakes],
    counts: toCounts(counts),
    item_types,
    without,
    results: shown,
    paging: pagingOf(Math.min(total, MOST_COUNTED), { number: input.page, size: RESULTS_PER_PAGE }),
  };
}
