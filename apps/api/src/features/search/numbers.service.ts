import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import type { ItemNumbers, NumberStates } from '@wallabee/contract/search/item-numbers';
import { STATE_LETTERS } from '@wallabee/contract/search/number-state';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { NUMBERS_PER_PAGE } from '@wallabee/contract/search/search-kinds';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { issuedMatches } from '@wallabee/game/query/issued-matches';
import { toCondition } from '@wallabee/game/query/to-sql';
import { tooBroad } from '@wallabee/game/search/too-broad';
import type { Db } from '../../platform/db/db.ts';
import type { PastDay } from '../../platform/past-day.ts';
import { badInput, found } from '../../platform/problems.ts';
import type { BoundText, Viewer } from './binding/bind-text.ts';
import { countNumbers } from './finding/found.queries.ts';
import { findPage } from './finding/pages.queries.ts';
import { startTimeLimit } from './limited-read.queries.ts';
import { listIssuedRows, listNumberRows, listRowsOfType } from './number-rows.queries.ts';
import {
  findNumberStates,
  findPastStates,
  type NumberRange,
  RANGE_PARAMETERS,
} from './number-states.queries.ts';
import { type FoundNumberRow, toFoundNumber } from './results.views.ts';
import { SEARCH_LIMIT_MS, type SearchServices } from './search.service.ts';

interface Asking {
  readonly db: Db;
  readonly viewer: Viewer;
}

interface FoundPage {
  readonly rows: readonly FoundNumberRow[];
  readonly total: number;
}

const NO_PAGE: FoundPage = { rows: [], total: 0 };

export async function listNumbersOf(
  services: SearchServices,
  { itemTypeId, q, page }: { itemTypeId: ItemTypeId; q: string; page: number },
  asking: Asking,
): Promise<ItemNumbers> {
  const type = typeOf(services, itemTypeId);
  const bound =
    q === '' ? null : withinType(await services.binder.bind(asking.db, q, asking.viewer), type.id);
  const part = { skip: (page - 1) * NUMBERS_PER_PAGE, most: NUMBERS_PER_PAGE };
  const listed = bound
    ? await findMatching(services, asking.db, bound, part)
    : await listAll(services, asking.db, type.id, part);
  const { rows, total } = listed ?? NO_PAGE;
  const around = { catalogue: services.catalogue.current(), apiUrl: services.apiUrl };
  return {
    mistakes: mistakesOf(bound, q, listed === undefined),
    results: rows.flatMap((row) => toListedNumber(toFoundNumber(row, { id: '' }, around))),
    paging: pagingOf(total, { number: page, size: NUMBERS_PER_PAGE }),
  };
}

interface AskedStates {
  itemTypeId: ItemTypeId;
  q: string;
  from: number;
  to?: number | undefined;
}

export async function readStatesOf(
  services: SearchServices,
  { itemTypeId, q, from, to }: AskedStates,
  asking: Asking,
): Promise<NumberStates> {
  const type = typeOf(services, itemTypeId);
  const total_issued = issuedOf(services, itemTypeId);
  const bound = q === '' ? null : await services.binder.bind(asking.db, q, asking.viewer);
  const condition = bound?.parsed.tree
    ? toCondition(bound.query, { ...bound.facts, parameters: RANGE_PARAMETERS })
    : null;
  const range: NumberRange = { itemTypeId, first: from, last: Math.min(to ?? total_issued, total_issued) };
  const limit = startTimeLimit(SEARCH_LIMIT_MS, services.clock);
  const read = await findNumberStates(asking.db, limit, range, condition);
  const { states, matches } = read ?? { states: '', matches: null };
  return {
    total_issued,
    from,
    states: isUndiscovered(type) ? STATE_LETTERS.hidden.repeat(states.length) : states,
    matches,
    mistakes: mistakesOf(bound, q, read === undefined),
  };
}

export async function readPastStatesOf(
  services: SearchServices,
  { itemTypeId, q, from, to, past }: AskedStates & { past: PastDay },
  db: Db,
): Promise<NumberStates> {
  if (q !== '') throw badInput('q finds what is so now and cannot be used with at.', { q: 'must be empty' });
  const type = typeOf(services, itemTypeId);
  const range = { itemTypeId, first: from, last: to ?? issuedOf(services, itemTypeId) };
  const limit = startTimeLimit(SEARCH_LIMIT_MS, services.clock);
  const read = await findPastStates(db, limit, { ...range, before: past.end });
  const states = read?.states ?? '';
  return {
    total_issued: read?.issued ?? 0,
    from,
    states: isUndiscovered(type) ? STATE_LETTERS.hidden.repeat(states.length) : states,
    matches: null,
    mistakes: mistakesOf(null, q, read === undefined),
  };
}

function typeOf({ catalogue }: SearchServices, id: ItemTypeId) {
  return found(catalogue.current().items.get(id), 'item type');
}

function issuedOf({ binder }: SearchServices, id: ItemTypeId): number {
  return binder.types().get(id)?.issued ?? 0;
}

function mistakesOf(bound: BoundText | null, q: string, isTooBroad: boolean): QueryMistake[] {
  const broad = isTooBroad ? [tooBroad(q, bound?.parsed.tree ?? null)] : [];
  return [...(bound?.mistakes ?? []), ...broad];
}

/** A query with mistakes alone finds every number. */
function withinType(bound: BoundText, id: ItemTypeId): BoundText {
  const { tree } = bound.query;
  const own = bound.parsed.tree ? (tree.is === 'all' ? tree.of : [tree]) : [];
  return {
    ...bound,
    query: { ...bound.query, tree: { is: 'all', of: [{ is: 'types', ids: new Set([id]) }, ...own] } },
  };
}

async function listAll(
  services: SearchServices,
  db: Db,
  itemTypeId: ItemTypeId,
  { skip, most }: { skip: number; most: number },
): Promise<FoundPage> {
  const total = issuedOf(services, itemTypeId);
  const rows =
    skip < total ? await listRowsOfType(db, { itemTypeId, first: skip + 1, last: skip + most }) : [];
  return { rows, total };
}

/** Undefined where it took too long. */
async function findMatching(
  services: SearchServices,
  db: Db,
  bound: BoundText,
  part: { skip: number; most: number },
): Promise<FoundPage | undefined> {
  const counted = issuedMatches(bound.query, services.finder.allIssued(), bound.facts);
  if (counted)
    return { total: counted.total, rows: await listIssuedRows(db, counted.page(part.skip, part.most)) };
  const limit = startTimeLimit(SEARCH_LIMIT_MS, services.clock);
  const total = await countNumbers(db, limit, bound);
  if (total === undefined) return undefined;
  const ids = await findPage(db, limit, bound, { ...part, order: 'number', isBroad: false });
  return ids && { total, rows: await listNumberRows(db, ids, null) };
}

function toListedNumber(number: ReturnType<typeof toFoundNumber>): ListedNumber[] {
  if (!number) return [];
  const { item_id, item_type_id, name, set_id, class: numberClass, status, is_locked } = number;
  const { owner, place, used_in, price, created_at, moved_at } = number;
  return [
    {
      item_id,
      item_type_id,
      name,
      set_id,
      number: number.number,
      class: numberClass,
      status,
      is_locked,
      owner,
      place,
      used_in,
      price,
      created_at,
      moved_at,
    },
  ];
}
