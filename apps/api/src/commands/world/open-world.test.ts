import { aDataFolder, startHere } from '@wallabee/bundled-postgres/site-process.fixture';
import { expect, test } from 'vitest';
import { createUndoList } from '../../platform/process/stopping.ts';
import { type DatabaseAccess, openWorld } from './open-world.ts';

test('a command that may share the database connects to that of the running site', async () => {
  const DATA_DIR = await aDataFolder();
  const site = await startHere({ dataDir: DATA_DIR });

  const { world, leave } = await open(DATA_DIR, 'shared');
  expect(await world.db.selectFrom('world').select('kind').execute()).toEqual([]);
  await leave();

  expect(() => process.kill(site.pid, 0)).not.toThrow();
});

test('an exclusive command is refused while a site runs', async () => {
  const DATA_DIR = await aDataFolder();
  await startHere({ dataDir: DATA_DIR });

  await expect(open(DATA_DIR, 'exclusive')).rejects.toThrow(/is in use by another site process/);
});

test('without a running site, a command starts the database and stops it', async () => {
  const DATA_DIR = await aDataFolder();

  const { world, leave } = await open(DATA_DIR, 'shared');
  expect(world.migrated.length).toBeGreaterThan(0);
  await leave();

  const again = await open(DATA_DIR, 'exclusive');
  expect(again.world.migrated).toEqual([]);
  await again.leave();
});

async function open(DATA_DIR: string, access: DatabaseAccess) {
  const undo = createUndoList();
  const opening = { undo, explainLoss: async (failure: unknown) => failure };
  const world = await openWorld({ DATA_DIR, DATABASE_URL: undefined }, opening, access);
  return { world, leave: () => undo.all() };
}
