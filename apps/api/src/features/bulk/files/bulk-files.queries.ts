import type { BulkKind } from '@wallabee/contract/bulk/bulk-kinds';
import type { BulkFileName } from '@wallabee/contract/bulk/bulk-names';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/table-types.ts';

export interface StoredFile extends BulkFileName {
  bulk_file_id: number;
  name: string;
  taken_at: Date;
  since: string | null;
  since_taken_at: Date | null;
  hidden_types: Buffer;
  row_count: number;
  bytes: number;
  sha256: Buffer;
  content_bytes: number;
  content_sha256: Buffer;
  finished_at: Date;
}

function selectFinished(db: Db) {
  return db
    .selectFrom('bulk_file')
    .selectAll()
    .where('finished_at', 'is not', null)
    .orderBy('day', 'desc')
    .orderBy('kind')
    .orderBy('year', 'desc');
}

/** Newest first. Retention bounds the list. */
export async function listFinishedFiles(db: Db): Promise<StoredFile[]> {
  return (await selectFinished(db).execute()).map(toStoredFile);
}

export async function listChangeFiles(db: Db): Promise<StoredFile[]> {
  return (await selectFinished(db).where('kind', '=', 'changes').execute()).map(toStoredFile);
}

/** The newest file if `day` is null. */
export async function findFinishedFile(
  db: Db,
  { kind, year, day }: Omit<BulkFileName, 'day'> & { day: string | null },
): Promise<StoredFile | undefined> {
  const row = await selectFinished(db)
    .where('kind', '=', kind)
    .where('year', 'is not distinct from', year)
    .$if(day !== null, (query) => query.where('day', '=', day ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row && toStoredFile(row);
}

export async function findNewestDay(db: Db): Promise<string | undefined> {
  const row = await selectFinished(db).clearSelect().select('day').limit(1).executeTakeFirst();
  return row?.day;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFinished>['execute']>>[number];

function toStoredFile({ kind, sha256, content_sha256, finished_at, ...row }: Row): StoredFile {
  if (!sha256 || !content_sha256 || !finished_at) throw new Error(`The file ${row.name} is not finished.`);
  return { ...row, kind: kind as BulkKind, sha256, content_sha256, finished_at };
}

export function findChunk(db: Db, { id, at }: { id: number; at: number }) {
  return db
    .selectFrom('bulk_file_chunk')
    .select(['starts_at', 'bytes'])
    .where('bulk_file_id', '=', id)
    .where('starts_at', '<=', at)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertFile(db: Db, file: Insertable<DB['bulk_file']>): Promise<number> {
  const { bulk_file_id } = await db
    .insertInto('bulk_file')
    .values(file)
    .returning('bulk_file_id')
    .executeTakeFirstOrThrow();
  return bulk_file_id;
}

export async function insertChunk(db: Db, chunk: Insertable<DB['bulk_file_chunk']>) {
  await db.insertInto('bulk_file_chunk').values(chunk).execute();
}

type Written = Pick<StoredFile, 'row_count' | 'bytes' | 'sha256' | 'content_bytes' | 'content_sha256'>;

export async function updateFile(db: Db, id: number, written: Written) {
  await db.updateTable('bulk_file').set(written).where('bulk_file_id', '=', id).execute();
}

/** One statement, so that all files of a day are published together. */
export async function finishFiles(db: Db, ids: readonly number[], finished_at: Date) {
  const { numUpdatedRows } = await db
    .updateTable('bulk_file')
    .set({ finished_at })
    .where('bulk_file_id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== ids.length) throw new Error('Another process has deleted these files.');
}

export async function deleteUnfinishedFiles(db: Db) {
  await db.deleteFrom('bulk_file').where('finished_at', 'is', null).execute();
}

export async function deleteFiles(db: Db, ids: readonly number[]) {
  if (ids.length > 0) await db.deleteFrom('bulk_file').where('bulk_file_id', 'in', ids).execute();
}
