import type { Db } from '../../platform/db/db.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { getCatalogue } from './catalogue.queries.ts';
import type { Catalogue } from './catalogue.ts';

/** Reference calls answer from this object without a query. */
export interface CatalogueHolder {
  current(): Catalogue;
  reload(): Promise<void>;
  /** Resolves when the reloads that were requested so far are done. */
  settled(): Promise<void>;
}

/** Database triggers notify every process of a change, and each process reloads the catalogue. */
export async function watchCatalogue(
  db: Db,
  notifications: Pick<Notifications, 'on' | 'settled'>,
): Promise<CatalogueHolder> {
  let catalogue: Catalogue | undefined;
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function read() {
    next = undefined;
    catalogue = await getCatalogue(db);
  }

  /** Calls share a reload that has not started; a reload that has started may have missed their change. */
  function reload(): Promise<void> {
    if (!next) {
      next = last.then(read, read);
      last = next;
    }
    return next;
  }

  // The subscription comes before the first read, so that no change is missed in between.
  notifications.on('catalogue_changed', () => void reloadUntilDone(reload));
  await notifications.settled();
  await reload();
  return { current: () => catalogue as Catalogue, reload, settled: () => last };
}

/** While the database is unavailable, the old catalogue is served. */
async function reloadUntilDone(reload: () => Promise<void>) {
  await reload().catch(() => setTimeout(() => void reloadUntilDone(reload), RETRY_MS).unref());
}

const RETRY_MS = 1_000;
