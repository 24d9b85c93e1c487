import { expect, test } from 'vitest';
import { nextAttemptAt } from './pauses.ts';

const created_at = new Date('2026-06-01T12:00:00Z');

test('the pauses grow for a day, and then no other attempt is made [AL-05]', () => {
  const pauses: number[] = [];
  let now = created_at;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt({ created_at, attempts }, { now, random: () => 0.5 });
    if (!next) break;
    pauses.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }

  expect(pauses).toEqual([1, 5, 15, 30, 60, 120, 240, 240, 240, 240, 240]);
  expect(now.getTime() - created_at.getTime()).toBeLessThan(24 * 3_600_000);
});

test.each([
  { random: 0, seconds: 54 },
  { random: 1, seconds: 66 },
])('a pause differs by a tenth: $seconds s', ({ random, seconds }) => {
  const next = nextAttemptAt({ created_at, attempts: 1 }, { now: created_at, random: () => random });

  expect(next?.getTime()).toBe(created_at.getTime() + seconds * 1_000);
});
