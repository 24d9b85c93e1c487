import { expect, test } from 'vitest';
import { addDurations, columnOf, noDurations, quantileOf } from './durations.ts';

function countsOf(...durations: number[]): number[] {
  return durations.reduce((counts, ms) => addDurations(counts, countOf(ms)), noDurations());
}

function countOf(ms: number): number[] {
  return noDurations().map((_, column) => Number(column === columnOf(ms)));
}

test.each([
  { ms: 0, column: 0 },
  { ms: 5, column: 0 },
  { ms: 5.1, column: 1 },
  { ms: 10_000, column: 9 },
  { ms: 60_000, column: 10 },
])('$ms ms are counted in column $column', ({ ms, column }) => {
  expect(columnOf(ms)).toBe(column);
});

test.each([
  { why: 'nothing', counts: noDurations(), half: null, most: null },
  { why: 'one short answer', counts: countsOf(3), half: 3, most: 5 },
  { why: 'short answers and a long one', counts: countsOf(3, 3, 3, 3, 700), half: 3, most: 875 },
  { why: 'answers above all ends', counts: countsOf(20_000, 30_000), half: 10_000, most: 10_000 },
])('half of $why was there in $half ms, 95 % in $most ms', ({ counts, half, most }) => {
  expect(quantileOf(counts, 0.5)).toBe(half);
  expect(quantileOf(counts, 0.95)).toBe(most);
});

test('an estimate lies in the column of the true value', () => {
  const durations = Array.from({ length: 1_000 }, (_, turn) => (turn * 7_919) % 3_000);
  const counts = countsOf(...durations);
  const sorted = durations.toSorted((one, other) => one - other);

  for (const share of [0.05, 0.25, 0.5, 0.75, 0.95, 0.99]) {
    const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    expect(Math.abs(columnOf(quantileOf(counts, share) ?? -1) - columnOf(exact))).toBeLessThanOrEqual(0);
  }
});
