import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import type { Db } from '../../../platform/db/db.ts';
import { insertChunk, updateFile } from '../files/bulk-files.queries.ts';

export interface FileWriter {
  write(lines: readonly string[]): Promise<void>;
  /** Flushes the last chunk and stores sizes and digests. */
  end(): Promise<void>;
  abandon(): void;
}

/** Compresses lines and stores them in chunks, each in its own transaction: a long write transaction would delay the event stream. */
export function createFileWriter(db: Db, id: number): FileWriter {
  const gzip = createGzip();
  const content = createHash('sha256');
  const counts = { row_count: 0, content_bytes: 0 };
  const stored = storeChunks(db, id, gzip);
  // The next `write` or `end` throws the failure.
  stored.catch(() => {});

  return {
    async write(lines) {
      if (lines.length === 0) return;
      const text = Buffer.from(`${lines.join('\n')}\n`);
      counts.row_count += lines.length;
      counts.content_bytes += text.length;
      content.update(text);
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), stored]);
    },
    async end() {
      gzip.end();
      const packed = await stored;
      await updateFile(db, id, { ...counts, ...packed, content_sha256: content.digest() });
    },
    abandon: () => void gzip.destroy(),
  };
}

async function storeChunks(db: Db, id: number, packed: AsyncIterable<Buffer>) {
  const digest = createHash('sha256');
  let waiting: Buffer[] = [];
  let starts_at = 0;
  let size = 0;

  async function store() {
    const bytes = Buffer.concat(waiting);
    digest.update(bytes);
    await insertChunk(db, { bulk_file_id: id, starts_at, bytes });
    starts_at += bytes.length;
    [waiting, size] = [[], 0];
  }

  for await (const part of packed) {
    waiting.push(part);
    size += part.length;
    if (size >= CHUNK_BYTES) await store();
  }
  if (size > 0) await store();
  return { bytes: starts_at, sha256: digest.digest() };
}

/** A slow download keeps a few chunks in memory. */
const CHUNK_BYTES = 256 * 1024;
