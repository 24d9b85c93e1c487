import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { listNumbers, readNumberStates } from '@wallabee/contract/search/item-numbers';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../platform/pages/load.ts';
import { type Band, bandOf, bandsOf, sizeOf, WHOLE_WALL } from './sieve/bands.ts';
import { type Letters, passedNumbers, type Sieved, sieve } from './sieve/sieve.ts';
import { countsOf } from './sieve/wall-counts.ts';
import type { WallFilters } from './sieve/wall-filters.ts';
import { ownerQuery, queryOf } from './sieve/wall-query.ts';
import type { NumbersPage } from './table/numbers-table.tsx';

/** A thousand, the most that a call lists, is a multiple of it. */
const ROWS_A_PAGE = 50;

interface Asked {
  context: Readonly<RouterContextProvider>;
  type: Pick<ItemTypeDetail, 'item_type_id' | 'total_issued'>;
  filters: WallFilters;
  thisYear: number;
}

/** What is not loaded is null: the page then says so where it would stand. */
export async function loadWall(asked: Asked) {
  const { type, thisYear } = asked;
  const isPast = asked.filters.at !== null;
  const [answer, held] = await Promise.all([loadStates(asked), isPast ? null : loadHeld(asked)]);
  const total = isPast && answer ? answer.total_issued : type.total_issued;
  const filters = answer?.matches ? asked.filters : { ...asked.filters, owner: '' };
  const all = answer && sieve({ letters: answer, filters, thisYear });
  const shown = shownBand(total, filters, all);
  return {
    total,
    shownClass: shown?.prestige ?? null,
    letters: answer && servedLetters(answer, shown),
    mistakes: answer?.mistakes ?? [],
    counts: countsOf([all]),
    table: isPast ? null : all && (await loadTable({ ...asked, filters }, all)),
    held,
  };
}

/** An owner who does not exist dims nothing. */
async function loadStates({ context, type, filters }: Asked) {
  const to = `${Math.max(type.total_issued, 1)}`;
  // A query of the owner finds what is so now.
  const query = filters.at === null ? { q: ownerQuery(filters.owner), to } : { to, at: filters.at };
  const answer = await orNull(load(context, readNumberStates, { params: paramsOf(type), query }));
  return answer && { ...answer, matches: answer.mistakes.length > 0 ? null : answer.matches };
}

async function loadHeld({ context, type, filters: { n } }: Asked) {
  if (n === null || n > type.total_issued) return null;
  const found = await orNull(
    load(context, listNumbers, { params: paramsOf(type), query: { q: `number=${n}` } }),
  );
  return found?.results[0] ?? null;
}

async function loadTable({ context, type, filters }: Asked, all: Sieved): Promise<NumbersPage | null> {
  const pages = Math.ceil(all.matched / ROWS_A_PAGE);
  const page = Math.max(1, Math.min(filters.page, pages));
  const numbers = passedNumbers(all, { number: page, size: ROWS_A_PAGE, sort: filters.sort });
  const table = { matched: all.matched, page, pages, size: ROWS_A_PAGE };
  if (numbers.length === 0) return { ...table, rows: [] };
  // The range leaves the page's rows, so that the call does not list a thousand.
  const range = `number:${Math.min(...numbers)}..${Math.max(...numbers)}`;
  const query = { q: `${queryOf(filters)} ${range}`.trim() };
  const found = await orNull(load(context, listNumbers, { params: paramsOf(type), query }));
  // A busy server answers without the rows that it could not find in time.
  if (!found || found.results.length === 0) return null;
  const rows = found.results.slice(0, ROWS_A_PAGE);
  return { ...table, rows: filters.sort === 'up' ? rows : rows.toReversed() };
}

/** Of a long wall one class is shown: the chosen one, that of the chosen number, or the first that has something. */
function shownBand(total: number, filters: WallFilters, all: Sieved | null): Band | undefined {
  if (total <= WHOLE_WALL) return undefined;
  const bands = bandsOf(total);
  const chosen = bands.find(({ prestige }) => prestige === filters.class);
  const first = all ? all.lit.indexOf(1) + 1 : 1;
  return chosen ?? bandOf(bands, filters.n ?? first) ?? bands[0];
}

/** A band that is longer than a whole wall is fetched by the browser, which need not fetch it for every filter. */
function servedLetters({ from, states, matches }: Letters, band: Band | undefined): Letters | null {
  if (!band) return { from, states, matches };
  if (sizeOf(band) > WHOLE_WALL) return null;
  const [start, end] = [band.first - from, band.last - from + 1];
  return { from: band.first, states: states.slice(start, end), matches: matches?.slice(start, end) ?? null };
}

function paramsOf({ item_type_id }: Asked['type']) {
  return { itemTypeId: `${item_type_id}` };
}

function orNull<Answer>(loading: Promise<Answer>): Promise<Answer | null> {
  return loading.catch(() => null);
}
