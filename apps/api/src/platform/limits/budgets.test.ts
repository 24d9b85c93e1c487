import { sql } from 'kysely';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { listenForNotifications } from '../realtime/notifications.ts';
import { createBudgets } from './budgets.ts';

const { db, url } = await createTestDatabase();
const notifications = await listenForNotifications(url);
afterAll(() => notifications.stop());

const limit = { perSecond: 10, burst: 100 };
let time = 0;
const clock = () => time;
let channel = '';
beforeEach(() => {
  time = 0;
  channel = `budgets_${Math.random().toString(36).slice(2)}`;
});

test('memory is bounded however many names there are, and the budgets used last stay', () => {
  const budgets = aProcess();
  budgets.spend('spender', 100);

  for (let name = 0; name < 50_000; name += 1) {
    budgets.spend(`name ${name}`, 1);
    if (name % 400 === 0) budgets.spend('spender', 100);
  }

  expect(budgets.size()).toBeLessThanOrEqual(20_000);
  expect(budgets.spend('spender', 1).waitMs).toBe(100);
});

test('full budgets are removed', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const budgets = aProcess();
  budgets.spend('little', 10);
  budgets.spend('much', 100);

  time = 1_000;
  vi.advanceTimersByTime(5_000);
  expect(budgets.size()).toBe(1);

  time = 10_000;
  vi.advanceTimersByTime(5_000);
  expect(budgets.size()).toBe(0);
});

test('the spending of thousands of names reaches other processes in valid notifications', async () => {
  const [one, other] = [aSharingProcess(), aSharingProcess()];
  const lengths: number[] = [];
  notifications.on(channel, (payload) => lengths.push(payload.length));
  await notifications.settled();

  for (let nth = 0; nth < 3_000; nth += 1) one.spend(`${nth}`.padStart(12, 'n'), 100);

  await expect.poll(() => other.size()).toBe(3_000);
  expect(other.spend('nnnnnnnn2999', 1).waitMs).toBe(100);
  expect(Math.max(...lengths)).toBeLessThan(8_000);
});

test('a refused call costs nothing at another process', async () => {
  const [one, other] = [aSharingProcess(), aSharingProcess()];
  await notifications.settled();
  one.spend('name', 60);

  expect(one.spend('name', 50).waitMs).toBe(1_000);
  one.spend('later', 1);

  await expect.poll(() => other.size()).toBe(2);
  expect(other.spend('name', 40)).toEqual({ left: 0, waitMs: 0 });
});

test('spending that could not be published is sent later', async () => {
  const other = aSharingProcess();
  await notifications.settled();
  const broken = { isBroken: true, hasFailed: false };
  const one = aSharingProcess(breaking(broken));
  one.spend('name', 60);
  await expect.poll(() => broken.hasFailed).toBe(true);

  broken.isBroken = false;

  await expect.poll(() => other.spend('name', 41).waitMs).toBeGreaterThan(0);
});

test('unknown and empty payloads change nothing', async () => {
  const budgets = aSharingProcess();
  await notifications.settled();
  const say = (payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);

  for (const payload of [
    '',
    '{',
    'null',
    '{"from":"x"}',
    '{"from":"x","calls":[["a",-5],["b","1"],["c"],7]}',
  ])
    await say(payload);
  await say('{"from":"x","calls":[[7,30]]}');

  await expect.poll(() => budgets.size()).toBe(1);
  expect(budgets.spend('7', 71).waitMs).toBe(100);
});

function aProcess(options: { most?: number } = {}) {
  const budgets = createBudgets({ limit, clock, ...options });
  onTestFinished(() => budgets.stop());
  return budgets;
}

function aSharingProcess(itsDb = db) {
  const budgets = createBudgets({ limit, clock, sharing: { db: itsDb, notifications, channel } });
  onTestFinished(() => budgets.stop());
  return budgets;
}

function breaking(state: { isBroken: boolean; hasFailed: boolean }) {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      state.hasFailed ||= state.isBroken;
      if (state.isBroken) throw new Error('away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
