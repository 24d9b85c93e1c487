import { expect, test } from 'vitest';
import { lagOf, withNew, withoutPassed } from './replica-lag.ts';

const marks = [
  { at: 1_000, position: 10 },
  { at: 2_000, position: 20 },
  { at: 3_000, position: 20 },
  { at: 4_000, position: 30 },
];

test.each([
  { why: 'a replica that has everything is not behind', replayed: 30, lag: 0 },
  { why: 'one that lacks the last write is behind by its age', replayed: 20, lag: 1_000 },
  { why: 'the lag counts from the first missing write', replayed: 19, lag: 3_000 },
  { why: 'the lag of a stopped replica grows', replayed: 0, lag: 4_000 },
])('$why', ({ replayed, lag }) => {
  expect(lagOf(marks, replayed, 5_000)).toBe(lag);
  expect(lagOf(withoutPassed(marks, replayed), replayed, 5_000)).toBe(lag);
});

test('without writes there is no lag', () => {
  expect(lagOf([{ at: 0, position: 10 }], 10, 1_000_000)).toBe(0);
});

test('a new primary that begins before the last position of the one that died has no lag of old', () => {
  expect(withNew(marks, { at: 5_000, position: 25 })).toEqual([
    ...marks.slice(0, 3),
    { at: 5_000, position: 25 },
  ]);
});
