import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import type { Action } from '@wallabee/game/state/action';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, NO_NOTIFICATIONS } from '../../../test/database.ts';
import { ensureWorld } from '../../commands/world/ensure-world.ts';
import { readConfig } from '../../config.ts';
import { openLeaderLock } from '../../platform/db/connection/leader-lock.ts';
import { watchCatalogue } from '../catalogue/catalogue.public.ts';
import { createWorldEngine, perform } from '../world/world.public.ts';
import { LIVE_GAME_LOCK, playOnce, startLiveGame } from './live-game.ts';

const { db, url } = await createTestDatabase();
const config = readConfig({ WORLD: 'small' });
const now = () => new Date('2026-06-01T12:00:00Z');
await ensureWorld({ db, url, config, report: () => {}, now });
const catalogue = await watchCatalogue(db, NO_NOTIFICATIONS);
const engine = createWorldEngine(db, catalogue);
// A fixed seed makes every run the same.
const random = randomNumbers(7);
const actions: Action[] = [];
const options = {
  db,
  catalogue,
  actionsPerMinute: 6_000,
  random,
  perform: async (action: Action) => {
    await perform(engine, action, { now: now(), random });
    actions.push(action);
  },
};

describe('the live game', () => {
  test('performs actions of simulated players through the engine', async () => {
    const before = await counts();

    for (let times = 0; times < 60; times += 1) await playOnce(options);

    const after = await counts();
    expect(actions.length).toBeGreaterThan(40);
    expect(after.items).toBeGreaterThan(before.items);
    expect(after.history).toBeGreaterThan(before.history);
    expect(new Set(actions.map(({ type }) => type)).size).toBeGreaterThan(3);
    const players = await db
      .selectFrom('player')
      .select('password_hash')
      .where(
        'id',
        'in',
        actions.map(({ player_id }) => player_id),
      )
      .execute();
    expect(players.every(({ password_hash }) => password_hash === null)).toBe(true);
  });

  test('runs until it is stopped', async () => {
    const current = actions.length;
    const game = startLiveGame(options);
    await expect.poll(() => actions.length).toBeGreaterThan(current + 2);

    await game.stop();

    const atTheEnd = actions.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(actions.length).toBe(atTheEnd);
  });
});

test('runs in one of two server processes, and the other takes over', async () => {
  const played = [0, 0];
  const processes = await Promise.all(
    [0, 1].map(async (index) => {
      const leaderLock = openLeaderLock({ url, lock: LIVE_GAME_LOCK, checkEveryMs: 20 });
      const perform = async () => {
        played[index] = (played[index] ?? 0) + 1;
      };
      return { leaderLock, game: startLiveGame({ ...options, perform, isActive: leaderLock.isLeader }) };
    }),
  );
  await expect.poll(() => processes.some(({ leaderLock }) => leaderLock.isLeader())).toBe(true);
  const [leader, other] = processes[0]?.leaderLock.isLeader() ? [0, 1] : [1, 0];
  await expect.poll(() => played[leader]).toBeGreaterThan(3);
  expect(played[other]).toBe(0);

  await processes[leader]?.game.stop();
  await processes[leader]?.leaderLock.stop();

  await expect.poll(() => played[other]).toBeGreaterThan(0);
  await processes[other]?.game.stop();
  await processes[other]?.leaderLock.stop();
});

async function counts() {
  const count = (table: 'item' | 'history') =>
    db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
  return { items: (await count('item')).rows, history: (await count('history')).rows };
}
