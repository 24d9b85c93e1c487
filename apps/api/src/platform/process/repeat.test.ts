import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { repeat } from './repeat.ts';

test('work is done again after a failure, which is reported', async () => {
  let runs = 0;
  const failures: unknown[] = [];

  const repeated = repeat(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('first');
    },
    { pauseMs: 1, onFailure: (failure) => failures.push(failure) },
  );

  await expect.poll(() => runs).toBeGreaterThan(2);
  await repeated.stop();
  expect(failures).toEqual([new Error('first')]);
});

test('a stop waits for the work that is under way, ends the pause, and reports no failure', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  let finish = () => {};
  const repeated = repeat(
    async () => {
      runs += 1;
      await new Promise<void>((_, reject) => {
        finish = () => reject(new Error('stopped'));
      });
    },
    { pauseMs: 3_600_000, onFailure: (failure) => failures.push(failure) },
  );

  const stopped = repeated.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(5, 'under way')])).toBe('under way');
  finish();

  expect(await stopped).toBe('stopped');
  expect([runs, failures]).toEqual([1, []]);
});
