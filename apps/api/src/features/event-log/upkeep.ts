import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Db } from '../../platform/db/db.ts';
import { tryLock } from '../../platform/db/try-lock.queries.ts';
import { type Repeated, repeat } from '../../platform/process/repeat.ts';
import type { Catalogue, CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { deleteOldest, insertReleaseEvents, insertReleases } from './upkeep.queries.ts';

interface UpkeepOptions {
  db: Db;
  catalogue: CatalogueHolder;
  now: () => Date;
  warn: (failure: unknown, sentence: string) => void;
}

export function keepEventLog({ db, catalogue, now, warn }: UpkeepOptions): Repeated {
  const work = async () => {
    // A failure here must not stop the deletion of old events.
    await announceReleases(db, catalogue.current(), now()).catch((failure) =>
      warn(failure, 'releases not announced'),
    );
    await deleteOldEvents(db, now());
  };
  return repeat(work, {
    pauseMs: LOOK_EVERY_MS,
    onFailure: (failure) => warn(failure, 'old events not deleted'),
  });
}

/** One process at a time, and a batch in each transaction. */
export async function deleteOldEvents(db: Db, now: Date, most = BATCH) {
  const before = new Date(now.getTime() - STAY_MS);
  for (let deleted = most; deleted >= most - 1; ) {
    deleted = await db
      .transaction()
      .execute(async (trx) => ((await tryLock(trx, UPKEEP_LOCK)) ? deleteOldest(trx, { before, most }) : 0));
  }
}

/** Every item type is announced once. What the first run finds, as in a new world, is known already. */
export async function announceReleases(db: Db, { items, sets }: Catalogue, now: Date) {
  const released = [...items.values()].filter(
    (item) =>
      !isUndiscovered(item) && item.released_at !== null && Date.parse(item.released_at) <= now.getTime(),
  );
  await db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, UPKEEP_LOCK))) return;
    const ids = released.map(({ id }) => id);
    const added = new Set(await insertReleases(trx, ids, now));
    const rows = released
      .filter(({ id }) => added.has(id))
      .map(({ id, name, set_id, released_at }) => ({
        item_type_id: id,
        data: {
          item_type_id: id,
          name,
          set: { id: set_id, name: sets.get(set_id)?.name ?? '' },
          url: `/tools/item/${id}`,
          at: new Date(released_at ?? now).toISOString(),
        },
      }));
    if (rows.length > 0) await insertReleaseEvents(trx, rows, now);
  });
}

/** A stream can be resumed after an hour, with time to spare. */
const STAY_MS = 2 * 3_600_000;
const BATCH = 5_000;
const LOOK_EVERY_MS = 15_000;
const UPKEEP_LOCK = 824_664;
