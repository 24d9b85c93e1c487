import { createAlertWorker } from '../../src/features/alerts/matching/alert-worker.ts';
import type { Warn } from '../../src/features/alerts/matching/data-fault.ts';
import { watchCatalogue } from '../../src/features/catalogue/catalogue.public.ts';
import { watchIssuedNumbers } from '../../src/features/items/items.public.ts';
import { createSearchServices } from '../../src/features/search/search-services.ts';
import { createWordIndex } from '../../src/features/search/words/create-word-index.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { listenForNotifications } from '../../src/platform/realtime/notifications.ts';

/** A worker with a listener of its own, as another server process has. */
export async function openWorker(db: Db, url: string, now: () => Date, warn: Warn = fail) {
  const notifications = await listenForNotifications(url);
  const catalogue = await watchCatalogue(db, notifications);
  const numbers = await watchIssuedNumbers(db, notifications);
  const words = createWordIndex({ db, catalogue, notifications, now });
  const { binder } = createSearchServices({ catalogue, numbers, words, apiUrl: '', now });
  const worker = createAlertWorker({ db, catalogue, binder, notifications, now, warn });
  await notifications.settled();
  return { worker, notifications, catalogue, numbers };
}

const fail: Warn = (failure) => {
  throw failure;
};
