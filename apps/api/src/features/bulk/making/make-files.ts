import { expiredFiles, isYearComplete } from '@wallabee/contract/bulk/bulk-rules';
import type { Day } from '@wallabee/contract/protocol/day';
import type { Db } from '../../../platform/db/db.ts';
import { tryLock } from '../../../platform/db/try-lock.queries.ts';
import { sha256 } from '../../../platform/hashing/sha256.ts';
import {
  deleteFiles,
  deleteUnfinishedFiles,
  findFinishedFile,
  findNewestDay,
  finishFiles,
  listFinishedFiles,
  type StoredFile,
} from '../files/bulk-files.queries.ts';
import { createFileRun, type FileRun } from './file-run.ts';
import type { FileWriter } from './file-writer.ts';
import type { Pace } from './pace.ts';
import { historySource, listHiddenTypes, listYears, stateSources } from './sources.ts';

interface MakeOptions {
  db: Db;
  now: () => Date;
  /** The last complete day (UTC). */
  day: Day;
  pace: Pace;
}

/**
 * Writes the files of a day from one snapshot. Returns false while another process holds the lock. The snapshot
 * transaction only reads, so it has no transaction id and delays neither writes nor the event stream.
 */
export function makeFiles(options: MakeOptions): Promise<boolean> {
  const { db, now, day } = options;
  // Taken before the snapshot, so that the snapshot includes everything until then.
  const taken_at = now();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      if (!(await tryLock(snapshot, BULK_LOCK))) return false;
      const newest = await findNewestDay(db);
      if (newest !== undefined && newest >= day) return true;
      await deleteUnfinishedFiles(db);
      await finishFiles(db, await makeAll({ ...options, taken_at }, snapshot), now());
      await deleteExpired(db, day);
      return true;
    });
}

/** Returns the ids of the new files. */
async function makeAll(
  { db, day, taken_at, pace }: MakeOptions & { taken_at: Date },
  snapshot: Db,
): Promise<number[]> {
  const hidden = await listHiddenTypes(snapshot);
  const hidden_types = Buffer.from(sha256(hidden.join()));
  const run = createFileRun({ db, day, taken_at, hidden_types, pace });
  const make = (changes: FileWriter | null) => makeEach(run, changes, { db, snapshot, hidden, hidden_types });
  const former = await findFinishedFile(db, { kind: 'numbers', year: null, day: null });
  await (former ? run.makeChanges(former, make) : make(null));
  return run.ids();
}

interface Content {
  db: Db;
  snapshot: Db;
  hidden: readonly number[];
  hidden_types: Buffer;
}

async function makeEach(run: FileRun, changes: FileWriter | null, content: Content) {
  const { db, snapshot, hidden, hidden_types } = content;
  for (const source of stateSources(snapshot, hidden)) await run.makeFile(source, changes);
  for (const year of await listYears(snapshot)) {
    const former = await findFinishedFile(db, { kind: 'histories', year, day: null });
    if (former && isFinal(former, hidden_types)) continue;
    const source = await historySource(snapshot, { year, hidden });
    if (source) await run.makeFile(source, changes);
  }
}

/** The lines of a complete year change only when an item type is discovered. */
function isFinal({ year, taken_at, hidden_types }: StoredFile, hiddenNow: Buffer): boolean {
  return year !== null && isYearComplete(year, taken_at) && hidden_types.equals(hiddenNow);
}

async function deleteExpired(db: Db, day: Day) {
  const expired = expiredFiles(await listFinishedFiles(db), day);
  await deleteFiles(
    db,
    expired.map(({ bulk_file_id }) => bulk_file_id),
  );
}

const BULK_LOCK = 824_668;
