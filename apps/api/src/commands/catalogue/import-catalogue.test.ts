import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  changed,
  LIGHTHOUSE,
  SMALL_CATALOGUE,
  writeCatalogue,
} from '@wallabee/demo-world/catalogue/small-catalogue.fixture';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { countCatalogueRows, dumpCatalogue } from '../../../test/builders/catalogue-dump.ts';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { demoWorldFolder } from '../../platform/process/folders.ts';
import { CommandRefused } from '../command-refused.ts';
import { importCatalogue } from './import-catalogue.ts';

const { db } = await createTestDatabase();

beforeEach(() => emptyTables(db));

describe('a valid folder', () => {
  test('is loaded, and the changes are reported', async () => {
    const folder = await aFolder(SMALL_CATALOGUE);

    const lines = await run(folder);

    expect(lines).toEqual([
      `${folder} is sound: 2 sets, 8 item types.`,
      'category group: 2 added (Outdoors; Travel)',
      'category: 2 added (Beach; Harbour)',
      'store: 1 added (The Harbour Chandler)',
      'achievement: 1 added (First Nectar)',
      'generation: 2 added (4; 100)',
      "item set: 2 added (Unique Items; The Keeper's Lighthouse)",
      'item type: 8 added (Admiral Biscuit; Great Lens; Fog Bell; Storm Glass; Sea Chest; Christmas Cracker; ? (1106); ? (1107))',
    ]);
  });

  test('is loaded again, and only the differences are reported', async () => {
    await run(await aFolder(SMALL_CATALOGUE));
    const folder = await aFolder(
      changed(
        [LIGHTHOUSE, 'market: true', 'market: false'],
        [LIGHTHOUSE, '  - id: 1107\n    name: "?"\n', ''],
      ),
    );

    const lines = await run(folder);

    expect(lines.slice(1)).toEqual(['item type: 1 changed (Fog Bell)', 'item type: 1 removed (? (1107))']);
    expect((await run(folder)).slice(1)).toEqual(['The database had exactly this catalogue already.']);
  });

  test('marks an empty database as an imported world', async () => {
    await run(await aFolder(SMALL_CATALOGUE));

    expect(await db.selectFrom('world').select('kind').execute()).toEqual([{ kind: 'imported' }]);
  });

  test('leaves the mark of an existing world as it is', async () => {
    await db.insertInto('world').values({ kind: 'demo', seed: 2012, fingerprint: 'f' }).execute();

    await run(await aFolder(SMALL_CATALOGUE));

    expect(await db.selectFrom('world').select('kind').execute()).toEqual([{ kind: 'demo' }]);
  });

  test('is only checked with --check', async () => {
    const folder = await aFolder(SMALL_CATALOGUE);

    const lines = await run(folder, '--check');

    expect(lines).toEqual([`${folder} is sound: 2 sets, 8 item types.`]);
    expect(await countCatalogueRows(db)).toMatchObject({ item_set: 0, item_type: 0 });
  });

  test('that comes with the site is loaded, and every icon exists', async () => {
    await run(join(demoWorldFolder, 'catalogue'));

    const { item_type } = await countCatalogueRows(db);
    expect(item_type).toBeGreaterThanOrEqual(1800);
  });
});

describe('an invalid folder', () => {
  test('leaves the database unchanged, and every problem is reported', async () => {
    await run(await aFolder(SMALL_CATALOGUE));
    const before = await dumpCatalogue(db);
    const folder = await aFolder(
      changed(
        ['stores.yaml', 'name: The Harbour Chandler', 'name: The Chandler'],
        [LIGHTHOUSE, 'icon: bell', 'icon: a-bell'],
        [LIGHTHOUSE, 'released: 2016-03-01', 'released: 2016-01-01'],
      ),
    );

    expect(await refusal(folder)).toEqual([
      `${LIGHTHOUSE}:22 There is no icon "a-bell".`,
      `${LIGHTHOUSE}:35 Storm Glass: released before its set, which was created on 2016-02-12.`,
      `2 problems in ${folder}. Nothing was changed.`,
    ]);
    expect(await dumpCatalogue(db)).toEqual(before);
  });

  test('that lacks a type with numbered items leaves the database unchanged', async () => {
    await run(await aFolder(SMALL_CATALOGUE));
    const now = new Date();
    const item = { item_type_id: 1105, number: 1, location: 'mixing_pool', created_at: now, changed_at: now };
    await db.insertInto('item').values(item).execute();
    const before = await dumpCatalogue(db);

    const lines = await refusal(await aFolder(changed([LIGHTHOUSE, '- id: 1105', '- id: 1205'])));

    expect(lines).toEqual([
      'The item type "Christmas Cracker" cannot be removed: there are numbered items of it.',
      'Nothing was changed.',
    ]);
    expect(await dumpCatalogue(db)).toEqual(before);
  });
});

test.each([{ args: [] }, { args: ['one', 'two'] }, { args: ['one', '--force'] }])(
  'the arguments $args are answered with the usage',
  async ({ args }) => {
    const lines = await refusal(...args);

    expect(lines.at(-1)).toBe('Usage: npm run catalogue:import -- [--check] <folder>');
  },
);

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await importCatalogue({
    args,
    report: (line) => lines.push(line),
    openWorld: async () => ({ db, migrated: [] }),
  });
  return lines;
}

async function refusal(...args: string[]): Promise<string[]> {
  const failure = await run(...args).catch((error: unknown) => error);
  if (!(failure instanceof CommandRefused))
    throw new Error('The command was not refused.', { cause: failure });
  return failure.lines;
}

async function aFolder(files: Record<string, string>): Promise<string> {
  const folder = await writeCatalogue(files);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
