import { expect, test } from 'vitest';
import { createChance } from './chance.ts';

test('the same seed and name draw the same numbers', () => {
  expect(draws(createChance(1, 'play'))).toEqual(draws(createChance(1, 'play')));
});

test.each([
  { why: 'another seed', other: () => createChance(2, 'play') },
  { why: 'another name', other: () => createChance(1, 'cast') },
])('$why draws other numbers', ({ other }) => {
  expect(draws(other())).not.toEqual(draws(createChance(1, 'play')));
});

test('numbers lie evenly between 0 and 1', () => {
  const chance = createChance(3, 'even');
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let left = 100_000; left > 0; left -= 1) {
    const tenth = Math.floor(chance.next() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }

  expect(tenths.reduce((sum, count) => sum + count)).toBe(100_000);
  expect(Math.min(...tenths)).toBeGreaterThan(9_600);
  expect(Math.max(...tenths)).toBeLessThan(10_400);
});

test('whole numbers include both ends', () => {
  const chance = createChance(4, 'ends');
  const drawn = new Set(Array.from({ length: 200 }, () => chance.between(1, 6)));

  expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a sample has no duplicates, and at most the whole list', () => {
  const chance = createChance(5, 'sample');

  expect(chance.sample([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
  expect(new Set(chance.sample([1, 2, 3, 4, 5, 6], 4)).size).toBe(4);
});

test('picking from an empty list returns nothing', () => {
  const none: readonly number[] = [];

  expect(createChance(6, 'none').pick(none)).toBeUndefined();
});

function draws({ next }: { next: () => number }): number[] {
  return Array.from({ length: 20 }, next);
}
