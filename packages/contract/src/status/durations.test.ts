import { expect, test } from 'vitest';
import { addHistograms, bucketOf, emptyHistogram, quantileOf } from './durations.ts';

function countsOf(...durations: number[]): number[] {
  return durations.reduce((counts, ms) => addHistograms(counts, countOf(ms)), emptyHistogram());
}

function countOf(ms: number): number[] {
  return emptyHistogram().map((_, bucket) => Number(bucket === bucketOf(ms)));
}

test.each([
  { ms: 0, bucket: 0 },
  { ms: 5, bucket: 0 },
  { ms: 5.1, bucket: 1 },
  { ms: 10_000, bucket: 9 },
  { ms: 60_000, bucket: 10 },
])('$ms ms is counted in bucket $bucket', ({ ms, bucket }) => {
  expect(bucketOf(ms)).toBe(bucket);
});

test.each([
  { why: 'no answer', counts: emptyHistogram(), half: null, most: null },
  { why: 'one short answer', counts: countsOf(3), half: 3, most: 5 },
  { why: 'short answers and a long one', counts: countsOf(3, 3, 3, 3, 700), half: 3, most: 875 },
  { why: 'answers above every bound', counts: countsOf(20_000, 30_000), half: 10_000, most: 10_000 },
])('of $why the median is $half ms and the 95th percentile $most ms', ({ counts, half, most }) => {
  expect(quantileOf(counts, 0.5)).toBe(half);
  expect(quantileOf(counts, 0.95)).toBe(most);
});

test('the estimate of a quantile is in the bucket of the true value', () => {
  const durations = Array.from({ length: 1_000 }, (_, turn) => (turn * 7_919) % 3_000);
  const counts = countsOf(...durations);
  const sorted = durations.toSorted((one, other) => one - other);

  for (const share of [0.05, 0.25, 0.5, 0.75, 0.95, 0.99]) {
    const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    expect(Math.abs(bucketOf(quantileOf(counts, share) ?? -1) - bucketOf(exact))).toBeLessThanOrEqual(0);
  }
});
