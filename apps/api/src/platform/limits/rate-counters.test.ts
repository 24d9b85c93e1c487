import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { createTallies } from './rate-counters.ts';

const { db } = await createTestDatabase();
/** Each is another server process: all they have in common is the database. */
const [one, other] = [createTallies({ db }), createTallies({ db })];
const counted = { kind: 'tries', of: 'somebody' };
const MINUTE = { lastsMs: 60_000, isRenewed: false };

beforeEach(() => emptyTables(db));

test('a tally ends so long after its first count, at whichever process the others are', async () => {
  const first = await one.add(counted, MINUTE);
  await clockGoes('10 seconds');
  const second = await other.add(counted, MINUTE);
  await clockGoes('51 seconds');
  const third = await one.add(counted, MINUTE);

  expect([first.count, second.count, third.count]).toEqual([1, 2, 1]);
  expect(first.endsInMs).toBe(60_000);
  expect(second.endsInMs).toBeLessThanOrEqual(50_000);
});

test('one that is renewed lasts as long again', async () => {
  await one.add(counted, { ...MINUTE, isRenewed: true });
  await clockGoes('50 seconds');

  expect(await one.add(counted, { ...MINUTE, isRenewed: true })).toEqual({ count: 2, endsInMs: 60_000 });
});

test('a database clock that jumps back an hour makes no limit last longer than its length', async () => {
  await one.add(counted, MINUTE);
  await clockGoes('-1 hour');

  expect(await one.add(counted, MINUTE)).toEqual({ count: 2, endsInMs: 60_000 });
  await clockGoes('61 seconds');
  expect((await one.add(counted, MINUTE)).count).toBe(1);
});

test('one that jumps ahead ends limits, and makes none longer', async () => {
  await one.add(counted, MINUTE);
  await clockGoes('1 hour');

  expect(await one.add(counted, MINUTE)).toEqual({ count: 1, endsInMs: 60_000 });
});

test('a sweep deletes what has ended, and nothing else', async () => {
  await one.add(counted, MINUTE);
  await clockGoes('61 seconds');
  await one.add({ ...counted, of: 'another' }, MINUTE);

  await one.sweep();

  expect(await db.selectFrom('tally').selectAll().execute()).toHaveLength(1);
});

/** As the tallies see it: nobody can set PostgreSQL's clock. */
async function clockGoes(by: string) {
  await sql`update tally set until = until - ${by}::interval`.execute(db);
}
