import { parseArgs } from 'node:util';
import type { Catalogue } from '@wallabee/demo-world/catalogue/catalogue';
import { readCatalogue } from '@wallabee/demo-world/catalogue/read-catalogue';
import type { CommandContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import { readKnownIcons } from './known-icons.ts';
import { markAsImportedWorld } from './load-catalogue.queries.ts';
import { CatalogueRefused, replaceCatalogue } from './load-catalogue.ts';

const USAGE = 'Usage: npm run catalogue:import -- [--check] <folder>';

export async function importCatalogue({ args, report, openWorld }: CommandContext) {
  const { folder, isCheck } = readArguments(args);
  const catalogue = await readSoundCatalogue(folder);
  report(`${folder} is sound: ${catalogue.sets.length} sets, ${catalogue.items.length} item types.`);
  if (isCheck) return;

  const { db } = await openWorld('shared');
  try {
    const changes = await replaceCatalogue(db, catalogue);
    await markAsImportedWorld(db);
    for (const line of changes.flatMap(inWords)) report(line);
    if (changes.every(isNone)) report('The database had exactly this catalogue already.');
  } catch (failure) {
    if (failure instanceof CatalogueRefused)
      throw new CommandRefused([...failure.reasons, 'Nothing was changed.']);
    throw failure;
  }
}

function readArguments(args: string[]): { folder: string; isCheck: boolean } {
  try {
    const options = { check: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder, isCheck: values.check };
  } catch (failure) {
    // parseArgs names the unknown option in its message.
    throw new CommandRefused([failure instanceof Error ? failure.message : String(failure), USAGE]);
  }
  throw new CommandRefused([USAGE]);
}

async function readSoundCatalogue(folder: string): Promise<Catalogue> {
  const reading = await readCatalogue(folder, { icons: await readKnownIcons() });
  if (reading.isValid) return reading.catalogue;
  const { problems } = reading;
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  throw new CommandRefused([
    ...problems.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`),
    `${count} in ${folder}. Nothing was changed.`,
  ]);
}

function isNone({ added, changed, removed }: CatalogueChanges): boolean {
  return added.length + changed.length + removed.length === 0;
}

function inWords({ kind, ...changes }: CatalogueChanges): string[] {
  return (['added', 'changed', 'removed'] as const)
    .filter((what) => changes[what].length > 0)
    .map((what) => `${kind}: ${changes[what].length} ${what} (${someOf(changes[what])})`);
}

function someOf(names: string[]): string {
  // Many names contain commas.
  const shown = names.slice(0, 10).join('; ');
  return names.length > 10 ? `${shown}; and ${names.length - 10} more` : shown;
}
