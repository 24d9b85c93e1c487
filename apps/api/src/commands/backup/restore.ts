import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isPresent } from '@wallabee/bundled-postgres/files';
import { hasCode } from '@wallabee/bundled-postgres/start-failure';
import type pg from 'pg';
import { openClient } from '../../platform/db/connection/client.ts';
import { applyWithin, migrate } from '../../platform/db/migrations/migrate.ts';
import { MigrationDrift, migrationsOf } from '../../platform/db/migrations/migrations.ts';
import { migrationsFolder } from '../../platform/process/folders.ts';
import type { DatabaseContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { createOperatorsProgress } from '../progress-line.ts';
import {
  BackupDamaged,
  BackupHead,
  BackupTail,
  createArchiveReader,
  createTally,
  FIRST_LINE,
  TableHead,
  TableTail,
} from './archive.ts';
import {
  beginRestore,
  commit,
  countRelations,
  disableChecks,
  fillTable,
  isDataError,
  listTables,
  setSequence,
} from './backup.queries.ts';
import { fileIn } from './file-argument.ts';

export async function restore({ args, report, openDatabase }: DatabaseContext) {
  const file = fileIn(args, 'npm run restore');
  if (!(await isPresent(file))) throw new CommandRefused([`There is no file ${file}.`]);

  const { url } = await openDatabase('fill');
  const client = await openClient(url, 'restore');
  try {
    const { tables, rows, head } = await fillFrom(client, file, report);
    report(`Restored ${tables} tables with ${rows} rows, as they were at ${head.made_at}.`);
  } catch (failure) {
    throw inWords(failure, file);
  } finally {
    await client.end();
  }
  for (const name of await migrate(url, migrationsFolder)) report(`applied ${name}`);
}

function inWords(failure: unknown, file: string): unknown {
  if (failure instanceof MigrationDrift) {
    return new CommandRefused([
      `The backup ${file} is of another version: ${failure.message} Nothing was changed.`,
    ]);
  }
  const isUnzipping = hasCode(failure, 'Z_BUF_ERROR', 'Z_DATA_ERROR', 'ERR_STREAM_PREMATURE_CLOSE');
  const reason =
    failure instanceof BackupDamaged
      ? failure.message
      : isUnzipping
        ? 'it cannot be unpacked to its end'
        : isDataError(failure) && 'it has rows that its tables do not take';
  if (!reason) return failure;
  return new CommandRefused([`The backup ${file} is damaged: ${reason}. Nothing was changed.`]);
}

type Archive = ReturnType<typeof createArchiveReader>;

async function fillFrom(client: pg.Client, file: string, report: (line: string) => void) {
  const progress = createOperatorsProgress(report);
  try {
    return await pipeline(createReadStream(file), createGunzip(), async (unpacked) => {
      const archive = createArchiveReader(unpacked as AsyncIterable<Buffer>);
      return fill(client, archive, (doing, done) => progress.show({ doing, done }));
    });
  } finally {
    progress.end();
  }
}

/** Everything runs in one transaction, so a failed restore leaves the database empty. */
async function fill(client: pg.Client, archive: Archive, show: (doing: string, done: number) => void) {
  const head = await readHead(archive);
  await beginRestore(client);
  await refuseUnlessEmpty(client);
  await applyWithin(client, await migrationsOf(migrationsFolder, head.migrations));
  const tables = await listTables(client);
  const names = tables.map(({ name }) => name);
  const enableChecks = await disableChecks(client, names);

  let rows = 0;
  for (let done = 0; done < head.table_count; done += 1) {
    const { table, columns } = await archive.readRecord(TableHead);
    if (!names.includes(table)) throw new BackupDamaged(`its version has no table ${table}`);
    show(`filling ${table}`, done / head.table_count);
    rows += await fillOne(client, archive, { name: table, columns });
  }
  const { sequences } = await archive.readRecord(BackupTail);
  await archive.expectEnd();
  for (const sequence of sequences) await setSequence(client, sequence);
  show('checking references', 1);
  await enableChecks();
  await commit(client);
  return { tables: head.table_count, rows, head };
}

async function readHead(archive: Archive): Promise<BackupHead> {
  const first = await archive.readLine();
  if (first !== FIRST_LINE) throw new BackupDamaged('it is not a backup of this site');
  return archive.readRecord(BackupHead);
}

async function refuseUnlessEmpty(client: pg.Client) {
  const count = await countRelations(client);
  if (count === 0) return;
  throw new CommandRefused([
    'The database is not empty, and a backup is restored into an empty one only: name another with DATABASE_URL or DATA_DIR. Nothing was changed.',
  ]);
}

async function fillOne(
  client: pg.Client,
  archive: Archive,
  table: { name: string; columns: string[] },
): Promise<number> {
  const tally = createTally();
  const counted = async function* () {
    for await (const chunk of archive.readRows()) {
      tally.add(chunk);
      yield chunk;
    }
  };
  await pipeline(Readable.from(counted(), { objectMode: false }), fillTable(client, table));
  const found = tally.total();
  const expected = await archive.readRecord(TableTail);
  if (found.rows !== expected.rows || found.sha256 !== expected.sha256)
    throw new BackupDamaged(`the rows of ${table.name} are not those that were written`);
  return found.rows;
}
