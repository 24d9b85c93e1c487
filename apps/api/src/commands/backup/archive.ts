import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is one compressed text: the format, a line of JSON about the backup, each table as a line of JSON, its rows
 * in PostgreSQL's COPY format, a line `\.` and a line of JSON with their count and digest, then the sequences and an
 * end mark. `zcat` shows all of it.
 */
export const FIRST_LINE = 'WallaBee backup 1';
export const END_OF_ROWS = '\\.\n';

const Migration = z.object({ name: z.string(), checksum: z.string() });
export const BackupHead = z.object({
  made_at: z.string(),
  site_version: z.string(),
  migrations: z.array(Migration),
  table_count: z.number(),
});
export type BackupHead = z.infer<typeof BackupHead>;

export const TableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
export const TableTail = z.object({ rows: z.number(), sha256: z.string() });
export type TableTail = z.infer<typeof TableTail>;

export const BackupTail = z.object({
  sequences: z.array(z.object({ name: z.string(), last_value: z.number(), is_called: z.boolean() })),
  end: z.literal('complete'),
});
export type BackupTail = z.infer<typeof BackupTail>;

export class BackupDamaged extends Error {}

export function createTally() {
  const sum = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    add(chunk: Buffer) {
      sum.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
    },
    bytes: () => bytes,
    total: (): TableTail => ({ rows, sha256: sum.digest('hex') }),
  };
}

export function createArchiveReader(chunks: AsyncIterable<Buffer>) {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function readMore() {
    const { value, done } = await source.next();
    if (done) throw new BackupDamaged('it ends too early');
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
  }

  async function readLine(): Promise<string> {
    for (;;) {
      const end = rest.indexOf(NEW_LINE);
      if (end !== -1) return take(end + 1).toString('utf8', 0, end);
      if (rest.length > LONGEST_LINE) throw new BackupDamaged('it is not in the format of a backup');
      await readMore();
    }
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }

  return {
    readLine,
    async readRecord<Schema extends z.ZodType>(schema: Schema): Promise<z.infer<Schema>> {
      const parsed = schema.safeParse(parseJson(await readLine()));
      if (!parsed.success) throw new BackupDamaged('it is not in the format of a backup');
      return parsed.data;
    },
    /** Yields whole rows. No row can equal the end mark, because COPY writes a backslash of the data as two. */
    async *readRows(): AsyncGenerator<Buffer> {
      for (;;) {
        if (rest.indexOf(END_OF_ROWS) === 0) return void take(END_OF_ROWS.length);
        const end = rest.indexOf(`\n${END_OF_ROWS}`);
        const whole = (end === -1 ? rest.lastIndexOf(NEW_LINE) : end) + 1;
        if (whole > 0) yield take(whole);
        else await readMore();
      }
    },
    async expectEnd() {
      if (rest.length > 0 || !(await source.next()).done)
        throw new BackupDamaged('something follows its end');
    },
  };
}

const NEW_LINE = '\n';
const LONGEST_LINE = 1_000_000;

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
