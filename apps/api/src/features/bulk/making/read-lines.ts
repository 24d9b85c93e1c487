import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Db } from '../../../platform/db/db.ts';
import { readsFrom } from '../../../platform/db/replica/reads.ts';
import type { StoredFile } from '../files/bulk-files.queries.ts';
import { fileBytes } from '../files/file-bytes.ts';

export async function* readLines(db: Db, file: StoredFile): AsyncGenerator<string[]> {
  const unpacked = createGunzip().setEncoding('utf8');
  const packed = Readable.from(fileBytes(readsFrom(db), file, { start: 0, end: file.bytes - 1 }), {
    objectMode: false,
  });
  // The loop below throws the failure of either stream.
  pipeline(packed, unpacked, () => {});
  let rest = '';
  for await (const text of unpacked) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}
