import type { FullKind } from '@wallabee/contract/bulk/bulk-kinds';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Db } from '../../../platform/db/db.ts';
import { toFormulaLine, toHistoryLine, toMarketLine, toNumberLine, toPlaceLine } from './lines.views.ts';
import {
  findEventIds,
  findEventSpan,
  listEvents,
  listFormulasOf,
  listMarket,
  listNumbers,
  listPlaces,
  listTypeNames,
} from './rows.queries.ts';

export interface Source {
  kind: FullKind;
  year: number | null;
  lines(): AsyncGenerator<string[]>;
}

export async function listHiddenTypes(snapshot: Db): Promise<number[]> {
  return (await listTypeNames(snapshot)).filter(isUndiscovered).map(({ id }) => id);
}

/** Every kind but the histories, which have a file for each year. */
export function stateSources(snapshot: Db, hidden: readonly number[]): Source[] {
  const isHidden = new Set(hidden);
  return [
    { kind: 'formulas', year: null, lines: () => formulaLines(snapshot) },
    {
      kind: 'places',
      year: null,
      lines: () =>
        batches({
          list: (page) => listPlaces(snapshot, page),
          keyOf: ({ id }) => id,
          toLine: toPlaceLine,
        }),
    },
    {
      kind: 'market',
      year: null,
      lines: () =>
        batches({
          list: (page) => listMarket(snapshot, { ...page, hidden }),
          keyOf: ({ item_id }) => item_id,
          toLine: toMarketLine,
        }),
    },
    {
      kind: 'numbers',
      year: null,
      lines: () =>
        batches({
          list: (page) => listNumbers(snapshot, page),
          keyOf: ({ item_id }) => item_id,
          toLine: (row) => toNumberLine(row, isHidden.has(row.item_type_id)),
        }),
    },
  ];
}

export async function listYears(snapshot: Db): Promise<number[]> {
  const span = await findEventSpan(snapshot);
  if (!span) return [];
  const first = span.from.getUTCFullYear();
  return Array.from({ length: span.until.getUTCFullYear() - first + 1 }, (_, nth) => first + nth);
}

/** Undefined if the year has no events. */
export async function historySource(
  snapshot: Db,
  { year, hidden }: { year: number; hidden: readonly number[] },
): Promise<Source | undefined> {
  const span = { from: new Date(Date.UTC(year, 0)), until: new Date(Date.UTC(year + 1, 0)) };
  const ids = await findEventIds(snapshot, span);
  if (!ids) return undefined;
  const lines = () =>
    batches({
      after: ids.first - 1,
      list: (page) => listEvents(snapshot, { ...page, last: ids.last, hidden }),
      keyOf: ({ history_id }) => history_id,
      // Ids are only nearly in time order, so the id range can contain events of the years before and after.
      toLine: (row) => (row.created_at.getUTCFullYear() === year ? toHistoryLine(row) : undefined),
    });
  return { kind: 'histories', year, lines };
}

interface Batches<Row> {
  after?: number;
  list(page: { after: number; limit: number }): Promise<Row[]>;
  keyOf(row: Row): number;
  toLine(row: Row): object | undefined;
}

async function* batches<Row>({ after = -1, list, keyOf, toLine }: Batches<Row>): AsyncGenerator<string[]> {
  for (let last: number | undefined = after; last !== undefined; ) {
    const rows: Row[] = await list({ after: last, limit: BATCH_ROWS });
    yield rows.flatMap((row) => toLine(row) ?? []).map((line) => JSON.stringify(line));
    const end = rows.length < BATCH_ROWS ? undefined : rows.at(-1);
    last = end && keyOf(end);
  }
}

/** An item type has few formulas, so a batch is a range of item types. */
async function* formulaLines(snapshot: Db): AsyncGenerator<string[]> {
  const ids = (await listTypeNames(snapshot)).map(({ id }) => id);
  for (let nth = 0; nth < ids.length; nth += BATCH_ROWS) {
    const part = ids.slice(nth, nth + BATCH_ROWS);
    const range = { after: (part[0] ?? 0) - 1, last: part.at(-1) ?? 0 };
    yield (await listFormulasOf(snapshot, range)).map((row) => JSON.stringify(toFormulaLine(row)));
  }
}

/** A batch blocks the event loop for about 10 ms. */
const BATCH_ROWS = 1_000;
