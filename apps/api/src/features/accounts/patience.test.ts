import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { createTallies } from '../../platform/limits/tallies.ts';
import { createPatience, waitAfter } from './patience.ts';

const { db } = await createTestDatabase();
/** Each is another server process: all they have in common is the database. */
const aProcess = () => createPatience(createTallies({ db }));
const [one, other] = [aProcess(), aProcess()];

beforeEach(() => emptyTables(db));

/** As if so many minutes had passed. */
async function age(minutes: number) {
  await sql`update tally set until = until - ${minutes} * interval '1 minute'`.execute(db);
}

test.each([
  { wrong: 0, wait: 0 },
  { wrong: 4, wait: 0 },
  { wrong: 5, wait: 100 },
  { wrong: 6, wait: 200 },
  { wrong: 9, wait: 1_600 },
  { wrong: 50, wait: 3_000 },
])('after $wrong wrong tries the next waits $wait ms', ({ wrong, wait }) => {
  expect(waitAfter(wrong)).toBe(wait);
});

test('guesses at one name are counted over all processes, also those made all at once', async () => {
  const waits = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => (turn % 2 ? one : other).tried('ada')),
  );

  expect(waits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 100, 200, 400, 800, 1_600]);
  expect(await other.tried('bob')).toBe(0);
});

test('the right password, or a quarter of an hour without a try, forgives everything', async () => {
  for (let turn = 0; turn < 8; turn += 1) await one.tried('ada');
  await other.right('ada');
  expect(await one.tried('ada')).toBe(0);

  for (let turn = 0; turn < 8; turn += 1) await one.tried('ada');
  await age(14);
  expect(await one.tried('ada')).toBeGreaterThan(0);
  await age(15);
  expect(await one.tried('ada')).toBe(0);
});

test('the names that were tried cannot be read in the database', async () => {
  await one.tried('my password, typed into the wrong field');

  const [tally] = await db.selectFrom('tally').selectAll().execute();

  expect(tally?.bucket).toHaveLength(32);
  expect(tally?.bucket.toString()).not.toContain('password');
});
