import type { Db } from '../../../platform/db/db.ts';
import type { Reads } from '../../../platform/db/replica/reads.ts';
import { findChunk, type StoredFile } from './bulk-files.queries.ts';

/** Yields the bytes from `start` to `end`, both inclusive. No database connection is held between chunks. */
export async function* fileBytes(
  reads: Pick<Reads, 'anywhere'>,
  { bulk_file_id: id, name }: Pick<StoredFile, 'bulk_file_id' | 'name'>,
  { start, end }: { start: number; end: number },
): AsyncGenerator<Buffer> {
  let at = start;
  while (at <= end) {
    const from = at;
    const bytes = await reads.anywhere((db) => readFrom(db, from));
    yield bytes;
    at += bytes.length;
  }

  async function readFrom(db: Db, at: number): Promise<Buffer> {
    const chunk = await findChunk(db, { id, at });
    const bytes = chunk?.bytes.subarray(at - chunk.starts_at, end + 1 - chunk.starts_at);
    if (!bytes || bytes.length === 0) throw new Error(`The file ${name} was deleted while it was sent.`);
    return bytes;
  }
}
