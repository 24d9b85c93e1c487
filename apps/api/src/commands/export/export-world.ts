import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isPresent, syncFolder } from '@wallabee/bundled-postgres/files';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import type pg from 'pg';
import { openClient } from '../../platform/db/connection/client.ts';
import { type ZipMember, zipStream } from '../../platform/zip/zip-stream.ts';
import { beginSnapshot } from '../backup/backup.queries.ts';
import { fileIn } from '../backup/file-argument.ts';
import type { CommandContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { createOperatorsProgress } from '../progress-line.ts';
import type { OpenWorld } from '../world/open-world.ts';
import { listWorldTables, readCsv, readNextIds, type WorldTable } from './export.queries.ts';
import { LEFT_OUT } from './left-out.ts';
import {
  digesting,
  type ExportedTable,
  FORMAT,
  MANIFEST,
  type Manifest,
  memberOf,
  VERSION,
} from './manifest.ts';

export async function exportWorld({ args, report, openWorld }: CommandContext<OpenWorld & { url: string }>) {
  const file = fileIn(args, 'npm run world:export');
  if (await isPresent(file)) throw new CommandRefused([`${file} is there already and is left as it is.`]);
  if (!(await isPresent(dirname(file)))) throw new CommandRefused([`There is no folder ${dirname(file)}.`]);

  const { url } = await openWorld('shared');
  const client = await openClient(url, 'export');
  const progress = createOperatorsProgress(report);
  try {
    await beginSnapshot(client);
    const tables = await listWorldTables(client);
    const written: ExportedTable[] = [];
    const show = () =>
      progress.show({
        doing: `exporting ${tables[written.length]?.name ?? ''}`,
        done: doneOf(tables, written),
      });
    await writeWhole(file, membersOf(client, { tables, written, show }));
    const rows = written.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1);
    progress.end();
    report(`${file} holds ${written.length} tables with ${rows} rows in ${megabytes} MB.`);
  } finally {
    progress.end();
    await client.end();
  }
}

interface Export {
  tables: WorldTable[];
  written: ExportedTable[];
  show(): void;
}

/** The manifest is the last member, because it has the digests of the others. */
function membersOf(client: pg.Client, { tables, written, show }: Export): ZipMember[] {
  const members = tables.map((table) => ({
    name: memberOf(table.name),
    async *content() {
      show();
      const rows = readCsv(client, table);
      const { chunks, sha256 } = digesting(rows);
      yield* chunks;
      written.push({
        name: table.name,
        columns: table.columns.map(({ name, type }) => ({ name, type })),
        rows: rows.rowCount,
        sha256: sha256(),
        next_ids: {},
      });
    },
  }));
  const manifest = {
    name: MANIFEST,
    async *content() {
      await addNextIds(client, tables, written);
      yield `${JSON.stringify(manifestOf(written), null, 2)}\n`;
    },
  };
  return [...members, manifest];
}

/** Sequences are not part of a snapshot: read after the rows, each is at least as far as any exported row. */
async function addNextIds(client: pg.Client, tables: WorldTable[], written: ExportedTable[]) {
  const nextIds = await readNextIds(client);
  for (const [nth, { sequences }] of tables.entries()) {
    const ids = sequences.map(({ column, name }) => [column, nextIds.get(name) ?? 1] as const);
    Object.assign(written[nth]?.next_ids ?? {}, Object.fromEntries(ids));
  }
}

function manifestOf(tables: ExportedTable[]): Manifest {
  return {
    format: FORMAT,
    version: VERSION,
    made_at: new Date().toISOString(),
    site_version: SITE_VERSION,
    tables,
    left_out: LEFT_OUT,
  };
}

/** The file appears under its name only when it is complete. */
async function writeWhole(file: string, members: ZipMember[]) {
  const draft = `${file}.part`;
  try {
    // The file holds players' messages, so only its owner may read it.
    const output = createWriteStream(draft, { flags: 'w', mode: 0o600, flush: true });
    await pipeline(zipStream(members, new Date()), output);
    await rename(draft, file);
    await syncFolder(dirname(file));
  } catch (failure) {
    await rm(draft, { force: true });
    throw failure;
  }
}

function doneOf(tables: WorldTable[], written: ExportedTable[]): number {
  const sum = (some: WorldTable[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return sum(tables.slice(0, written.length)) / Math.max(sum(tables), 1);
}
