import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { ensureSiteKey } from './application-keys.queries.ts';
import { createApplicationKeys } from './application-keys.ts';

const { db } = await createTestDatabase();
const clock = { now: new Date('2026-06-01T23:59:00Z') };

beforeEach(() => emptyTables(db));

test('uses are counted by day, over any number of processes', async () => {
  await ensureSiteKey(db, 'a-key-of-a-fan');
  const [one, other] = [keysOfAProcess(), keysOfAProcess()];
  const id = await idOf(one);

  for (const keys of [one, one, other]) keys.count(id);
  await Promise.all([one.flush(), other.flush()]);
  clock.now = new Date('2026-06-02T00:01:00Z');
  one.count(id);
  await one.flush();

  expect(await uses()).toEqual([
    { day: '2026-06-01', calls: 3 },
    { day: '2026-06-02', calls: 1 },
  ]);
});

test('a refusal is added to its day even if the call was written before', async () => {
  await ensureSiteKey(db, 'a-key-of-a-fan');
  const keys = keysOfAProcess();
  const id = await idOf(keys);

  for (const _ of [1, 2]) keys.count(id);
  await keys.flush();
  keys.countRefused(id);
  await keys.flush();

  const day = db.selectFrom('application_key_use').select(['calls', 'refused']);
  expect(await day.execute()).toEqual([{ calls: 2, refused: 1 }]);
});

test('a use is counted once', async () => {
  await ensureSiteKey(db, 'a-key-of-a-fan');
  const keys = keysOfAProcess();
  keys.count(await idOf(keys));

  await keys.flush();
  await keys.flush();

  expect(await uses()).toMatchObject([{ calls: 1 }]);
});

test('a deleted key is skipped, and the others are counted', async () => {
  await ensureSiteKey(db, 'a-key-of-a-fan');
  const keys = keysOfAProcess();
  keys.count(await idOf(keys));
  keys.count(404);

  await keys.flush();

  expect(await uses()).toMatchObject([{ calls: 1 }]);
});

function keysOfAProcess() {
  return createApplicationKeys({ db, notifications: { on: () => {} }, now: () => clock.now });
}

async function idOf(keys: ReturnType<typeof keysOfAProcess>): Promise<number> {
  return (await keys.find('a-key-of-a-fan')) ?? 0;
}

function uses() {
  return db.selectFrom('application_key_use').select(['day', 'calls']).orderBy('day').execute();
}
