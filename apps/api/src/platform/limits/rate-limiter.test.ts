import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { isDatabaseUnavailable } from '../db/connection/statement-timeout.ts';
import { connect, type Db } from '../db/db.ts';
import { deleteExpiredRateLimits } from './rate-limiter.queries.ts';
import { createRateLimiter } from './rate-limiter.ts';

const { db } = await createTestDatabase();
const START = new Date('2026-06-01T12:00:00Z').getTime();

/** The limiters stand for two processes that share nothing but the database. */
const [one, other] = [createLimiter(db), createLimiter(db)];

beforeEach(async () => {
  await emptyTables(db);
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => void vi.useRealTimers());

test('a window ends so long after its first call, whichever process counts the others', async () => {
  const first = await one.consume('client');
  setClock(10_000);
  const second = await other.consume('client');
  setClock(61_000);
  const third = await one.consume('client');

  expect(first).toEqual({ isOver: false, remaining: 2, waitMs: 60_000 });
  expect(second).toEqual({ isOver: false, remaining: 1, waitMs: 50_000 });
  expect(third).toEqual(first);
});

test('refused calls do not make the window longer', async () => {
  for (let call = 0; call < 3; call += 1) await one.consume('client');
  setClock(59_000);

  expect(await one.consume('client')).toEqual({ isOver: true, remaining: 0, waitMs: 1_000 });
  setClock(60_000);
  expect((await one.consume('client')).isOver).toBe(false);
});

test('of many concurrent calls at two processes exactly the limit is allowed', async () => {
  const calls = Array.from({ length: 40 }, (_, nth) => (nth % 2 ? one : other).consume('client'));

  const passed = (await Promise.all(calls)).filter(({ isOver }) => !isOver);

  expect(passed).toHaveLength(3);
});

test('each client and each limit has its own count', async () => {
  const codes = createRateLimiter({ db, name: 'codes', calls: 3, seconds: 60 });
  await one.consume('client');

  expect((await one.consume('another')).remaining).toBe(2);
  expect((await codes.consume('client')).remaining).toBe(2);
});

test('a refunded call is not counted', async () => {
  await one.consume('client');
  await one.consume('client');

  await other.refund('client');

  expect((await one.consume('client')).remaining).toBe(1);
});

test('a clock that is set back an hour makes no limit last longer than its window', async () => {
  for (let call = 0; call < 4; call += 1) await one.consume('client');
  setClock(-3_600_000);

  expect(await one.consume('client')).toEqual({ isOver: false, remaining: 2, waitMs: 60_000 });
});

test('a clock that is set ahead ends windows and makes none longer', async () => {
  for (let call = 0; call < 4; call += 1) await one.consume('client');
  setClock(3_600_000);

  expect(await one.consume('client')).toEqual({ isOver: false, remaining: 2, waitMs: 60_000 });
});

test('clocks that differ by seconds count in the same window', async () => {
  await one.consume('client');
  setClock(-20_000);

  expect(await other.consume('client')).toEqual({ isOver: false, remaining: 1, waitMs: 60_000 });
});

test('neither the client nor the limit can be read from the table', async () => {
  await one.consume('198.51.100.7');

  const rows = await db.selectFrom('rate_limit').selectAll().execute();
  expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), points: 1, expire: START + 60_000 }]);
});

test('a sweep deletes what has expired, and nothing else', async () => {
  await one.consume('client');
  setClock(30_000);
  await one.consume('another');
  setClock(60_000);

  await deleteExpiredRateLimits(db);

  expect(await db.selectFrom('rate_limit').selectAll().execute()).toHaveLength(1);
  expect((await one.consume('another')).remaining).toBe(1);
});

test('a database that cannot be reached is reported as such', async () => {
  const unreachable = connect('postgres://nobody@127.0.0.1:1/nothing', 1);

  const failure = await createLimiter(unreachable)
    .consume('client')
    .catch((reason) => reason);

  expect(isDatabaseUnavailable(failure)).toBe(true);
  await unreachable.destroy();
});

function createLimiter(itsDb: Db) {
  return createRateLimiter({ db: itsDb, name: 'tries', calls: 3, seconds: 60 });
}

function setClock(afterStart: number) {
  vi.setSystemTime(START + afterStart);
}
