import { expect, test } from 'vitest';
import { rowsInSight } from './use-virtual-rows.ts';

const sight = { windowHeight: 800, rowHeight: 40, count: 5_000 };

test.each([
  { where: 'below the window', above: -5_000, first: 0, end: 0 },
  { where: 'coming up from below', above: -700, first: 0, end: 16 },
  { where: 'at the top of the window', above: 0, first: 0, end: 32 },
  { where: 'scrolled a bit', above: 400, first: 0, end: 40 },
  { where: 'in the middle', above: 40_000, first: 992, end: 1_032 },
  { where: 'at its end', above: 5_000 * 40 - 800, first: 4_968, end: 5_000 },
  { where: 'far above the window', above: 400_000, first: 5_000, end: 5_000 },
])('$where the list has rows $first to $end [LL-01, LK-01]', ({ above, first, end }) => {
  expect(rowsInSight({ ...sight, above })).toEqual({ first, end });
});

test('a short list has all of its rows, and none beyond them', () => {
  expect(rowsInSight({ ...sight, above: 0, count: 3 })).toEqual({ first: 0, end: 3 });
  expect(rowsInSight({ ...sight, above: 0, count: 0 })).toEqual({ first: 0, end: 0 });
});
