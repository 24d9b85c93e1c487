import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { createRateCounters } from './rate-counters.ts';

const { db } = await createTestDatabase();
/** As in two server processes: they share the database only. */
const [one, other] = [createRateCounters({ db }), createRateCounters({ db })];
const counted = { action: 'tries', by: 'somebody' };
const MINUTE = 60_000;

beforeEach(() => emptyTables(db));

test('a window ends so long after its first count, at whichever process the others are', async () => {
  const first = await one.increment(counted, MINUTE);
  await clockAdvances('10 seconds');
  const second = await other.increment(counted, MINUTE);
  await clockAdvances('51 seconds');
  const third = await one.increment(counted, MINUTE);

  expect([first.count, second.count, third.count]).toEqual([1, 2, 1]);
  expect(first.endsInMs).toBe(60_000);
  expect(second.endsInMs).toBeLessThanOrEqual(50_000);
});

test('a database clock that jumps back an hour makes no window longer than its length', async () => {
  await one.increment(counted, MINUTE);
  await clockAdvances('-1 hour');

  expect(await one.increment(counted, MINUTE)).toEqual({ count: 2, endsInMs: 60_000 });
  await clockAdvances('61 seconds');
  expect((await one.increment(counted, MINUTE)).count).toBe(1);
});

test('a database clock that jumps ahead ends windows, and makes none longer', async () => {
  await one.increment(counted, MINUTE);
  await clockAdvances('1 hour');

  expect(await one.increment(counted, MINUTE)).toEqual({ count: 1, endsInMs: 60_000 });
});

test('deleting expired counters deletes nothing else', async () => {
  await one.increment(counted, MINUTE);
  await clockAdvances('61 seconds');
  await one.increment({ ...counted, by: 'another' }, MINUTE);

  await one.deleteExpired();

  expect(await db.selectFrom('tally').selectAll().execute()).toHaveLength(1);
});

/** As the counters see it: PostgreSQL's clock cannot be set. */
async function clockAdvances(by: string) {
  await sql`update tally set until = until - ${by}::interval`.execute(db);
}
