import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A world export is a ZIP with `manifest.json` and a file `tables/<name>.csv` for each table: RFC 4180 with a header,
 * UTF-8, lines that end with a line feed, rows in the order of the table's key. An empty field is null, and `""` is an
 * empty text; instants are in UTC, bytes are `\x` with hexadecimal digits, lists are `{a,b}`.
 */
export const MANIFEST = 'manifest.json';
export const FORMAT = 'WallaBee world export';
export const VERSION = 1;

export const memberOf = (table: string) => `tables/${table}.csv`;

export const ExportedTable = z.strictObject({
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })).min(1),
  rows: z.number(),
  sha256: z.string(),
  /** The next value of each column that the database numbers. */
  next_ids: z.record(z.string(), z.number()),
});
export type ExportedTable = z.infer<typeof ExportedTable>;

export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  made_at: z.string(),
  site_version: z.string(),
  tables: z.array(ExportedTable),
  left_out: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export class ExportDamaged extends Error {}

/** Passes the chunks on and digests them. */
export function digesting(chunks: AsyncIterable<Buffer>) {
  const sum = createHash('sha256');
  async function* passOn(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      sum.update(chunk);
      yield chunk;
    }
  }
  return { chunks: passOn(), sha256: () => sum.digest('hex') };
}
