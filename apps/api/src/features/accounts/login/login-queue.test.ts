import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../../test/database.ts';
import { ProblemError } from '../../../platform/problems.ts';
import { reserveSlot } from './login-queue.queries.ts';
import { createLoginQueue } from './login-queue.ts';

const { db } = await createTestDatabase();
const login = { kind: 'login', name: 'ada' } as const;
const rules = { mostWaitMs: 3_000, forgottenAfterMs: 60_000 };

beforeEach(() => emptyTables(db));

describe('a queue', () => {
  test('assigns a slot to each concurrent attempt and refuses the rest at once', async () => {
    const bucket = Buffer.from('ada');
    const gapsMs = [100, 200, 400, 800, 1_600, 3_200];

    const waits = await Promise.all(
      Array.from({ length: 140 }, () => reserveSlot(db, { bucket, gapsMs, ...rules })),
    );

    const starts = waits.filter((wait) => wait !== undefined).toSorted((a, b) => a - b);
    expect(waits.length - starts.length).toBeGreaterThan(130);
    expect(starts.at(-1)).toBeLessThanOrEqual(rules.mostWaitMs);
    // The clock runs on between writing and reading, so each delay is slightly shorter than its gap.
    const { rows } = await sql<{ attempts: number; ahead_ms: number }>`
      select attempts, extract(epoch from starts_at - clock_timestamp()) * 1000 as ahead_ms
      from login_queue`.execute(db);
    expect(rows[0]?.attempts).toBe(starts.length);
    expect(Number(rows[0]?.ahead_ms)).toBeLessThanOrEqual(rules.mostWaitMs);
  });

  test('the gap between slots grows with every attempt', async () => {
    const bucket = Buffer.from('ada');
    const gapsMs = [10_000, 20_000, 40_000];
    const slots: number[] = [];

    for (let attempt = 0; attempt < 5; attempt += 1) {
      await reserveSlot(db, { bucket, gapsMs, ...rules, mostWaitMs: 1_000_000, forgottenAfterMs: 1_000_000 });
      const { rows } = await sql<{ at: number }>`
        select extract(epoch from starts_at) * 1000 as at from login_queue`.execute(db);
      slots.push(Number(rows[0]?.at));
    }

    const first = slots[0] ?? 0;
    expect(slots.map((slot) => Math.round(slot - first))).toEqual([0, 10_000, 30_000, 70_000, 110_000]);
  });

  test('a success or 15 minutes without an attempt resets the gaps', async () => {
    const queue = createLoginQueue(db);
    for (let attempt = 0; attempt < 4; attempt += 1) await queue.wait(login);
    expect(await attempts()).toEqual([4]);

    await queue.succeeded(login);
    await queue.wait(login);
    expect(await attempts()).toEqual([1]);

    for (let attempt = 0; attempt < 3; attempt += 1) await queue.wait(login);
    await sql`update login_queue set starts_at = starts_at - interval '15 minutes 1 second'`.execute(db);
    await queue.wait(login);
    expect(await attempts()).toEqual([1]);
  });

  test('a clock that is set back blocks no login', async () => {
    const queue = createLoginQueue(db);
    await queue.wait(login);
    await sql`update login_queue set starts_at = starts_at + interval '1 day'`.execute(db);

    await queue.wait(login);

    expect(await attempts()).toEqual([1]);
  });

  test('a full queue answers with Retry-After; other names and known networks have queues of their own', async () => {
    const queue = createLoginQueue(db);
    await queue.wait(login);
    await sql`update login_queue set attempts = 100`.execute(db);

    const refusal = await queue.wait(login).catch((failure) => failure);

    expect(refusal).toBeInstanceOf(ProblemError);
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThanOrEqual(4);
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(5);
    await queue.wait({ ...login, kind: 'login from a known network' });
    await queue.wait({ ...login, name: 'bob' });
  });

  test('refused attempts do not make the wait longer', async () => {
    const queue = createLoginQueue(db);
    await queue.wait(login);
    await sql`update login_queue set attempts = 100`.execute(db);
    const before = await db.selectFrom('login_queue').selectAll().execute();

    await Promise.all(Array.from({ length: 20 }, () => queue.wait(login).catch(() => {})));

    expect(await db.selectFrom('login_queue').selectAll().execute()).toEqual(before);
  });
});

test('a process limits how many attempts wait and refuses the rest with 503', async () => {
  const queue = createLoginQueue(db, { mostWaiting: 3 });
  const names = Array.from({ length: 5 }, (_, place) => `name ${place}`);
  for (const name of names) await queue.wait({ ...login, name });
  await sql`update login_queue set attempts = 6, starts_at = clock_timestamp()`.execute(db);

  const answers = await Promise.allSettled(names.map((name) => queue.wait({ ...login, name })));

  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => reason.status)).toEqual([503, 503]);
});

test('names cannot be read in the database, and old queues are deleted', async () => {
  const queue = createLoginQueue(db);
  await queue.wait({ kind: 'login', name: 'my password, typed into the wrong field' });
  const [row] = await db.selectFrom('login_queue').selectAll().execute();
  expect(row?.bucket).toHaveLength(32);

  await queue.sweep();
  expect(await attempts()).toEqual([1]);
  await sql`update login_queue set starts_at = starts_at - interval '1 hour'`.execute(db);
  await queue.sweep();
  expect(await attempts()).toEqual([]);
});

async function attempts(): Promise<number[]> {
  const rows = await db.selectFrom('login_queue').select('attempts').execute();
  return rows.map((row) => row.attempts);
}
