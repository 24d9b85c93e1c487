import { resolve } from 'node:path';
import { isPresent } from '@wallabee/bundled-postgres/files';
import { CommandRefused } from '../command-refused.ts';
import { openExport } from './export-file.ts';
import { digesting, ExportDamaged, type ExportedTable } from './manifest.ts';

/** Reads both files whole, so that a manifest that does not describe its own members is noticed. */
export async function compareExports({ args, report }: { args: string[]; report(line: string): void }) {
  const [first, second, ...more] = args;
  if (!first || !second || more.length > 0)
    throw new CommandRefused(['Usage: npm run world:diff -- <file> <file>']);

  const before = await readTables(resolve(first));
  const after = await readTables(resolve(second));
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differences = names.flatMap((name) => differenceOf(name, before.get(name), after.get(name)));
  if (differences.length > 0)
    throw new CommandRefused([...differences, `${differences.length} of ${names.length} tables differ.`]);
  report(`The exports are equal: ${names.length} tables, 0 differences.`);
}

async function readTables(file: string): Promise<Map<string, ExportedTable>> {
  if (!(await isPresent(file))) throw new CommandRefused([`There is no file ${file}.`]);
  try {
    const exported = await openExport(file);
    try {
      for (const table of exported.manifest.tables) {
        const { chunks, sha256 } = digesting(await exported.read(table));
        for await (const _ of chunks);
        if (sha256() !== table.sha256)
          throw new ExportDamaged(`the rows of ${table.name} are not those that were exported`);
      }
      return new Map(exported.manifest.tables.map((table) => [table.name, table]));
    } finally {
      exported.close();
    }
  } catch (failure) {
    if (!(failure instanceof ExportDamaged)) throw failure;
    throw new CommandRefused([`The export ${file} is damaged: ${failure.message}.`]);
  }
}

function differenceOf(name: string, before?: ExportedTable, after?: ExportedTable): string[] {
  if (!before || !after) return [`${name}: only in the ${before ? 'first' : 'second'} export`];
  if (before.rows !== after.rows) return [`${name}: ${before.rows} rows, then ${after.rows}`];
  if (JSON.stringify(before.columns) !== JSON.stringify(after.columns)) return [`${name}: other columns`];
  if (before.sha256 !== after.sha256) return [`${name}: ${before.rows} rows with other values`];
  const isSame = JSON.stringify(before.next_ids) === JSON.stringify(after.next_ids);
  return isSame ? [] : [`${name}: other next ids`];
}
