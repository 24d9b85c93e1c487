import { expect, test } from 'vitest';
import { createSetbacks } from './worker-pool.ts';

test('one that dies again and again is brought back ever more slowly, and then no more', () => {
  let now = 0;
  const setbacks = createSetbacks(() => now);
  const pauses: (number | null)[] = [];
  for (let death = 0; death < 13; death += 1) {
    const pause = setbacks.pauseBeforeNext(1);
    pauses.push(pause);
    // It dies as soon as it is back.
    now += pause ?? 0;
  }

  expect(pauses).toEqual([
    0,
    500,
    1_000,
    2_000,
    4_000,
    8_000,
    16_000,
    30_000,
    30_000,
    30_000,
    30_000,
    30_000,
    null,
  ]);
  expect(setbacks.pauseBeforeNext(2)).toBe(0);
});

test('one that stayed up for a minute begins with no setbacks', () => {
  let now = 0;
  const setbacks = createSetbacks(() => now);
  for (let death = 0; death < 3; death += 1) now += setbacks.pauseBeforeNext(1) ?? 0;
  now += 60_001 + 1_000;

  expect(setbacks.pauseBeforeNext(1)).toBe(0);
});
