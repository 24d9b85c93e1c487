import { expect, test } from 'vitest';
import { percentOf, shareOf, ticksOf, topOf } from './scale.ts';

test.each([
  { max: 6204, ticks: [2000, 4000, 6000] },
  { max: 5000, ticks: [1000, 2000, 3000, 4000, 5000] },
  { max: 9, ticks: [2, 4, 6, 8] },
  { max: 3, ticks: [1, 2, 3] },
  { max: 1, ticks: [1] },
  { max: 0, ticks: [] },
  { max: 1_234_567, ticks: [500_000, 1_000_000] },
])('an axis up to $max has the ticks $ticks', ({ max, ticks }) => {
  expect(ticksOf(max)).toEqual(ticks);
});

test('a plot leaves room above its highest value, also where all are zero', () => {
  expect(topOf(75, 0.25)).toBe(100);
  expect(topOf(0, 0.5)).toBe(2);
});

test('a share is written in per cent, and is zero of nothing', () => {
  expect(percentOf(shareOf(1, 3))).toBe('33.33%');
  expect(percentOf(shareOf(0, 0))).toBe('0%');
});
