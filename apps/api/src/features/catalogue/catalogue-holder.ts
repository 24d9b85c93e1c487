import type { Db } from '../../platform/db/db.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { getCatalogue } from './catalogue.queries.ts';
import type { Catalogue } from './catalogue.ts';

/** The catalogue as it stands now. Reference calls answer from it without asking the database. */
export interface CatalogueHolder {
  current(): Catalogue;
  reload(): Promise<void>;
}

/** Whoever changes the catalogue announces it, and every server process reads it anew. */
export async function holdCatalogue(
  db: Db,
  notifications: Pick<Notifications, 'on' | 'settled'>,
): Promise<CatalogueHolder> {
  let rounds = 0;
  let heldRound = 0;
  let catalogue: Catalogue | undefined;

  async function reload() {
    rounds += 1;
    const round = rounds;
    const loaded = await getCatalogue(db);
    // A round that began later has read what is newer, and may have ended sooner.
    if (round < heldRound) return;
    heldRound = round;
    catalogue = loaded;
  }

  // Listening comes before reading, so that no change falls in between.
  notifications.on(CATALOGUE_CHANGED, () => void reloadUntilDone(reload));
  await notifications.settled();
  await reload();
  return { current: () => catalogue as Catalogue, reload };
}

/** The database may be away just when the catalogue has changed; the old one is served until it is back. */
async function reloadUntilDone(reload: () => Promise<void>) {
  await reload().catch(() => setTimeout(() => void reloadUntilDone(reload), RETRY_MS).unref());
}

const CATALOGUE_CHANGED = 'catalogue_changed';
const RETRY_MS = 1_000;
