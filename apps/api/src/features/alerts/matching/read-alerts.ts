import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AlertId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { KnownLookups } from '../../search/search.public.ts';
import type { AlertServices } from '../alert-services.ts';
import type { AlertBook } from './alert-book.ts';
import { createBinding } from './bind-waiting.ts';
import type { Warn } from './data-fault.ts';
import {
  findSavedNumbers,
  listWaiting,
  listWaitingAfter,
  type SavedPair,
  type WaitingRow,
} from './waiting.queries.ts';

export interface AlertReader {
  /** Reads these again; those that are gone or paused are removed. */
  some(from: Db, ids: readonly AlertId[]): Promise<void>;
  /** The same in parts, with a pause for other work after each. */
  many(ids: readonly AlertId[], pause?: Pause): Promise<void>;
  all(): Promise<void>;
  /** Binds alerts again for single types whose saved numbers changed. Returns those that have to be read whole. */
  savedAgain(from: Db, changes: readonly SavedPair[]): Promise<AlertId[]>;
}

export type Pause = (tookMs: number) => Promise<unknown>;

type Place = Pick<WaitingRow, 'player_id' | 'alert_id'>;

export interface ReaderOptions extends Omit<AlertServices, 'now'> {
  warn: Warn;
}

/** Reads alerts into the book. */
export function createAlertReader(options: ReaderOptions, book: AlertBook): AlertReader {
  const { db, catalogue, binder } = options;
  const bind = createBinding(options, book);
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time, so that no reading overwrites a newer one. */
  function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
    const reading = last.then(read, read);
    last = reading.catch(() => {});
    return reading;
  }

  async function read(from: Db, ids: readonly AlertId[], known?: KnownLookups) {
    const rows = await listWaiting(from, ids);
    const found = new Set(rows.map(({ alert_id }) => alert_id));
    for (const id of ids) if (!found.has(id)) book.remove(id);
    await bind(from, rows, known);
  }

  async function many(ids: readonly AlertId[], pause: Pause = () => nextTurn()) {
    const known: KnownLookups = new Map();
    for (let start = 0; start < ids.length; start += FEW) {
      const began = performance.now();
      await inTurn(() => read(db, ids.slice(start, start + FEW), known));
      await pause(performance.now() - began);
    }
  }

  async function savedAgain(from: Db, changes: readonly SavedPair[]): Promise<AlertId[]> {
    const depending = changes.flatMap(({ player, type }) =>
      book.dependingOn(player).map((id) => ({ id, type: binder.types().get(type) })),
    );
    const needed = depending.flatMap(({ id, type }) =>
      type ? book.saversOf(id).map((player) => ({ player, type: type.id })) : [],
    );
    const saved = needed.length > 0 ? await findSavedNumbers(from, needed) : new Map<string, number>();
    const current = catalogue.current();
    return depending.flatMap(({ id, type }) =>
      type && book.bindForType(id, { type, saved, catalogue: current }) ? [] : id,
    );
  }

  async function readPage(after: Place, known: KnownLookups): Promise<WaitingRow[]> {
    const rows = await listWaitingAfter(db, after, PART);
    await bind(db, rows, known);
    return rows;
  }

  return {
    some: (from, ids) => inTurn(() => read(from, ids)),
    many,
    savedAgain: (from, changes) => inTurn(() => savedAgain(from, changes)),
    async all() {
      const gone = new Set(book.ids());
      const known: KnownLookups = new Map();
      let after: Place | undefined = FIRST;
      while (after) {
        const place: Place = after;
        const rows = await inTurn(() => readPage(place, known));
        for (const { alert_id } of rows) gone.delete(alert_id);
        after = rows.length < PART ? undefined : rows.at(-1);
        await nextTurn();
      }
      await many([...gone]);
    },
  };
}

/** Small, because a part is bound without a pause. */
const PART = 100;
/** Each may look up another name, and events are matched beside it. */
const FEW = 25;
const FIRST: Place = { player_id: 0 as PlayerId, alert_id: 0 as AlertId };
