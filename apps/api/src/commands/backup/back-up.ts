import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isPresent, syncFolder } from '@wallabee/bundled-postgres/files';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import type pg from 'pg';
import { openClient } from '../../platform/db/connection/client.ts';
import type { DatabaseContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { createOperatorsProgress } from '../progress-line.ts';
import { type BackupHead, type BackupTail, createTally, END_OF_ROWS, FIRST_LINE } from './archive.ts';
import {
  type BackedUpTable,
  beginSnapshot,
  listMigrations,
  listSequences,
  listTables,
  readTable,
} from './backup.queries.ts';
import { fileIn } from './file-argument.ts';

export async function backUp({ args, report, openDatabase }: DatabaseContext) {
  const file = fileIn(args, 'npm run backup');
  if (await isPresent(file)) throw new CommandRefused([`${file} is there already and is left as it is.`]);
  if (!(await isPresent(dirname(file)))) throw new CommandRefused([`There is no folder ${dirname(file)}.`]);

  const { url } = await openDatabase('read');
  const client = await openClient(url, 'backup');
  try {
    const { tables, rows } = await writeFileOf(client, file, report);
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    report(`${file} holds ${tables} tables with ${rows} rows in ${megabytes} MB.`);
  } finally {
    await client.end();
  }
}

/**
 * A file is written as `.part` and renamed when it is complete, so an interrupted backup is never mistaken for a whole
 * one.
 */
async function writeFileOf(client: pg.Client, file: string, report: (line: string) => void) {
  const draft = `${file}.part`;
  const progress = createOperatorsProgress(report);
  const counts = { tables: 0, rows: 0 };
  try {
    await beginSnapshot(client);
    await pipeline(
      archiveOf(client, { counts, show: (doing, done) => progress.show({ doing, done }) }),
      createGzip({ level: 4 }),
      // The file holds players' messages, so only its owner may read it.
      createWriteStream(draft, { flags: 'w', mode: 0o600, flush: true }),
    );
    await rename(draft, file);
    await syncFolder(dirname(file));
    return counts;
  } catch (failure) {
    await rm(draft, { force: true });
    throw failure;
  } finally {
    progress.end();
  }
}

interface ProgressOptions {
  counts: { tables: number; rows: number };
  show(doing: string, done: number): void;
}

async function* archiveOf(
  client: pg.Client,
  { counts, show }: ProgressOptions,
): AsyncGenerator<Buffer | string> {
  const tables = await listTables(client);
  const head: BackupHead = {
    made_at: new Date().toISOString(),
    site_version: SITE_VERSION,
    migrations: await listMigrations(client),
    table_count: tables.length,
  };
  yield `${FIRST_LINE}\n${JSON.stringify(head)}\n`;

  const allBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  let bytesDone = 0;
  for (const table of tables) {
    const onProgress = (bytes: number) => show(`copying ${table.name}`, (bytesDone + bytes) / allBytes);
    counts.rows += yield* rowsOf(client, table, onProgress);
    counts.tables += 1;
    bytesDone += table.bytes;
  }
  const tail: BackupTail = { sequences: await listSequences(client), end: 'complete' };
  yield `${JSON.stringify(tail)}\n`;
}

async function* rowsOf(
  client: pg.Client,
  table: BackedUpTable,
  onProgress: (bytes: number) => void,
): AsyncGenerator<Buffer | string, number> {
  yield `${JSON.stringify({ table: table.name, columns: table.columns })}\n`;
  const tally = createTally();
  for await (const chunk of readTable(client, table)) {
    tally.add(chunk);
    onProgress(Math.min(tally.bytes(), table.bytes));
    yield chunk;
  }
  const total = tally.total();
  yield `${END_OF_ROWS}${JSON.stringify(total)}\n`;
  return total.rows;
}
