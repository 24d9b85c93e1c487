import { AlertId, type ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { AlertBook } from './alert-book.ts';
import { createAlertReader, type Pause, type ReaderOptions } from './read-alerts.ts';
import { listSavedChanges, oldestTransaction } from './waiting.queries.ts';

export interface WaitingAlerts {
  book: AlertBook;
  /** Whether every alert is bound, and no notification was missed. */
  isComplete(): boolean;
  /** Whether the alerts are bound with a catalogue that has the type as the current one has it. */
  knows(type: ItemTypeId): boolean;
  /** Reads all alerts where that is necessary. */
  readAll(): Promise<void>;
  /** Reads the alerts that changed, where they are too many for a transaction or made one fail. */
  readMany(): Promise<void>;
  /** Reads the alerts that changed, or whose queries depend on saved numbers that did. */
  readChanged(db: Db): Promise<void>;
  /** Binds the alerts again that time, a new name or an issued number may have changed. */
  readAgeing(pause?: Pause): Promise<void>;
}

interface WaitingOptions extends ReaderOptions {
  notifications: Pick<Notifications, 'on'>;
}

/** Holds all alerts that wait in memory, and follows their changes. */
export function createWaitingAlerts({ notifications, ...options }: WaitingOptions): WaitingAlerts {
  const { db, catalogue } = options;
  const book = new AlertBook();
  const reader = createAlertReader(options, book);
  const changed = new Set<AlertId>();
  // The first reading counts as a gap.
  let gaps = 1;
  let gapsRead = 0;
  let ofCatalogue: Catalogue | undefined;
  let since: string | undefined;
  let hasFailed = false;
  let reading: Promise<void> | undefined;

  notifications.on('alert_changed', (payload) => {
    // An empty payload follows a lost connection, during which notifications may have been missed.
    if (payload === '') gaps += 1;
    else changed.add(AlertId.parse(Number(payload)));
  });

  const isComplete = () => gapsRead === gaps;
  const isCurrent = () => isComplete() && ofCatalogue === catalogue.current();

  async function readAll() {
    const [gap, current] = [gaps, catalogue.current()];
    since ??= await oldestTransaction(db);
    await reader.all();
    [gapsRead, ofCatalogue] = [gap, current];
  }

  /** What fails to be read stays changed. */
  async function take(ids: readonly AlertId[], read: (ids: readonly AlertId[]) => Promise<void>) {
    for (const id of ids) changed.delete(id);
    await read(ids).catch((failure) => {
      for (const id of ids) changed.add(id);
      hasFailed = true;
      throw failure;
    });
  }

  return {
    book,
    isComplete,
    knows(type) {
      const name = catalogue.current().items.get(type)?.name;
      return name !== undefined && ofCatalogue?.items.get(type)?.name === name;
    },
    async readAll() {
      if (isCurrent()) return;
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      await reading;
    },
    async readMany() {
      if (!hasFailed && changed.size <= MOST_AT_ONCE) return;
      hasFailed = false;
      await take([...changed], reader.many);
    },
    async readChanged(from) {
      const { changes, oldest } = await listSavedChanges(from, since ?? '0');
      for (const id of await reader.savedAgain(from, changes)) changed.add(id);
      if (changed.size > 0) await take([...changed], (taken) => reader.some(from, taken));
      since = oldest;
    },
    readAgeing: (pause) => reader.many(book.ageing(), pause),
  };
}

const MOST_AT_ONCE = 500;
