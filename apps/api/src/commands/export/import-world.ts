import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isPresent } from '@wallabee/bundled-postgres/files';
import { hasCode } from '@wallabee/bundled-postgres/start-failure';
import type pg from 'pg';
import { openClient } from '../../platform/db/connection/client.ts';
import { beginRestore, commit, disableChecks, isDataError, setSequence } from '../backup/backup.queries.ts';
import { fileIn } from '../backup/file-argument.ts';
import type { CommandContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { createOperatorsProgress } from '../progress-line.ts';
import type { OpenWorld } from '../world/open-world.ts';
import { lockWorld } from '../world/world-record.queries.ts';
import {
  fillFromCsv,
  findFilledTable,
  listWorldTables,
  recordImportedWorld,
  type WorldTable,
} from './export.queries.ts';
import { type ExportFile, openExport } from './export-file.ts';
import { digesting, ExportDamaged, type ExportedTable } from './manifest.ts';

type ImportContext = CommandContext<OpenWorld & { url: string }>;

export async function importWorld({ args, report, openWorld }: ImportContext) {
  const file = fileIn(args, 'npm run world:import');
  if (!(await isPresent(file))) throw new CommandRefused([`There is no file ${file}.`]);
  try {
    const exported = await openExport(file);
    const rows = await importFrom(exported, { report, openWorld }).finally(exported.close);
    const { tables, made_at } = exported.manifest;
    report(`Imported ${tables.length} tables with ${rows} rows, as they were at ${made_at}.`);
  } catch (failure) {
    throw inWords(failure, file);
  }
}

/** Everything is loaded in one transaction, so a failed import leaves the site empty. */
async function importFrom(
  exported: ExportFile,
  { report, openWorld }: Pick<ImportContext, 'report' | 'openWorld'>,
): Promise<number> {
  const { url } = await openWorld();
  const client = await openClient(url, 'import');
  const progress = createOperatorsProgress(report);
  try {
    await lockWorld(client);
    await beginRestore(client);
    const known = await listWorldTables(client);
    await refuseUnlessEmpty(client, known);
    const enableChecks = await disableChecks(
      client,
      known.map(({ name }) => name),
    );
    let rows = 0;
    for (const [done, table] of exported.manifest.tables.entries()) {
      progress.show({ doing: `filling ${table.name}`, done: done / exported.manifest.tables.length });
      rows += await fill(client, { exported, table, into: knownTable(known, table) });
    }
    await enableChecks();
    await recordImportedWorld(client);
    await commit(client);
    return rows;
  } finally {
    progress.end();
    await client.end();
  }
}

async function refuseUnlessEmpty(client: pg.Client, tables: WorldTable[]) {
  const filled = await findFilledTable(client, tables);
  if (!filled) return;
  throw new CommandRefused([
    `The site is not empty (it has rows in ${filled}), and a world is imported into an empty one only: name another with DATABASE_URL or DATA_DIR. Nothing was changed.`,
  ]);
}

/** An older export lacks columns, which take their defaults; what this release does not know would be lost. */
function knownTable(known: WorldTable[], { name, columns }: ExportedTable): WorldTable {
  const table = known.find((each) => each.name === name);
  const unknown = columns.find((column) => !table?.columns.some((each) => each.name === column.name));
  if (table && !unknown) return table;
  const missing = table ? `column ${name}.${unknown?.name}` : `table ${name}`;
  throw new CommandRefused([
    `The export is of another version: this release has no ${missing}. Import it with the release that made it. Nothing was changed.`,
  ]);
}

async function fill(
  client: pg.Client,
  { exported, table, into }: { exported: ExportFile; table: ExportedTable; into: WorldTable },
): Promise<number> {
  const { chunks, sha256 } = digesting(await exported.read(table));
  const rows = fillFromCsv(client, { name: table.name, columns: table.columns.map(({ name }) => name) });
  await pipeline(Readable.from(chunks, { objectMode: false }), rows);
  if (rows.rowCount !== table.rows || sha256() !== table.sha256)
    throw new ExportDamaged(`the rows of ${table.name} are not those that were exported`);
  for (const { column, name } of into.sequences) {
    const next = table.next_ids[column];
    if (next !== undefined) await setSequence(client, { name, last_value: next, is_called: false });
  }
  return rows.rowCount;
}

function inWords(failure: unknown, file: string): unknown {
  const reason =
    failure instanceof ExportDamaged
      ? failure.message
      : hasCode(failure, 'Z_BUF_ERROR', 'Z_DATA_ERROR', 'ERR_STREAM_PREMATURE_CLOSE')
        ? 'it cannot be unpacked to its end'
        : isDataError(failure) && 'it has rows that its tables do not take';
  if (!reason) return failure;
  return new CommandRefused([`The export ${file} is damaged: ${reason}. Nothing was changed.`]);
}
