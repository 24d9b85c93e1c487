import type { Action } from '@wallabee/game/state/action';
import { expect, test } from 'vitest';
import { aGate } from '../../../test/processes/gate.ts';
import { openLeaderLock } from '../../platform/db/connection/leader-lock.ts';
import { drawPause, LIVE_GAME_LOCK, startLiveGame } from './live-game.ts';
import { createLiveWorld } from './live-world.fixture.ts';
import { repeat } from './repeat.ts';

const { url, services, performed } = await createLiveWorld();
const options = { ...services, actionsPerMinute: 6_000 };

test('the live game plays until it is stopped', async () => {
  const game = startLiveGame(options);
  await expect.poll(() => performed.length).toBeGreaterThan(2);

  await game.stop();

  const atTheEnd = performed.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(performed.length).toBe(atTheEnd);
});

test('the live game plays in one of two server processes, and the other takes over', async () => {
  const played = [0, 0];
  const processes = [0, 1].map((index) => {
    const leaderLock = openLeaderLock({ url, lock: LIVE_GAME_LOCK, checkEveryMs: 20 });
    const perform = (action: Action) => {
      played[index] = (played[index] ?? 0) + 1;
      return services.perform(action);
    };
    return { leaderLock, game: startLiveGame({ ...options, perform, isActive: leaderLock.isLeader }) };
  });
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

test('at the default pace an action follows every 1 to 3 seconds, 30 in a minute', () => {
  expect(drawPause(30, () => 0)).toBe(1_000);
  expect(drawPause(30, () => 0.5)).toBe(2_000);
  expect(drawPause(30, () => 1)).toBe(3_000);
});

test('a stop waits for the step under way, and no other follows', async () => {
  const gate = aGate();
  let began = 0;
  let ended = 0;
  const step = async () => {
    began += 1;
    if (began === 3) await gate.opened;
    ended += 1;
  };
  const loop = repeat(step, () => 1);
  await expect.poll(() => began).toBe(3);

  const stopped = loop.stop();
  expect(ended).toBe(2);
  gate.open();
  await stopped;

  expect([began, ended]).toEqual([3, 3]);
});
