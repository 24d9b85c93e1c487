import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('no more than the limit run at once, in order, and all of them run', async () => {
  const run = createConcurrencyLimit(3);
  const started: number[] = [];
  let running = 0;
  let most = 0;

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      run(async () => {
        started.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
      }),
    ),
  );

  expect(most).toBe(3);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('a failure lets the next one run', async () => {
  const run = createConcurrencyLimit(1);

  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(async () => 'next')).toBe('next');
});
