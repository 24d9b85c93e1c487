import type { Db } from '../../platform/db/db.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { getCatalogue } from './catalogue.queries.ts';
import type { Catalogue } from './catalogue.ts';

/** The catalogue as it stands now. Reference calls answer from it without asking the database. */
export interface CatalogueHolder {
  current(): Catalogue;
  reload(): Promise<void>;
}

/** Triggers notify every server process of a change of the catalogue, and each reads it again. */
export async function holdCatalogue(
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

  /** Calls that arrive before a reading has begun share it; one that has begun may have missed their change. */
  function reload(): Promise<void> {
    if (!next) {
      next = last.then(read, read);
      last = next;
    }
    return next;
  }

  // Listening comes before reading, so that no change falls in between.
  notifications.on('catalogue_changed', () => void reloadUntilDone(reload));
  await notifications.settled();
  await reload();
  return { current: () => catalogue as Catalogue, reload };
}

/** Where the database is away, the old catalogue is served until it is back. */
async function reloadUntilDone(reload: () => Promise<void>) {
  await reload().catch(() => setTimeout(() => void reloadUntilDone(reload), RETRY_MS).unref());
}

const RETRY_MS = 1_000;
