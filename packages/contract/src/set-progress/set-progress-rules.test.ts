import { expect, test } from 'vitest';
import { nearestSetsFirst, setPercentage, setsInOrder } from './set-progress-rules.ts';

test.each([
  { found: 0, released: 12, percentage: 0 },
  { found: 1, released: 3, percentage: 33 },
  { found: 2, released: 3, percentage: 66 },
  { found: 299, released: 300, percentage: 99 },
  { found: 12, released: 12, percentage: 100 },
  { found: 0, released: 0, percentage: 0 },
])('$found of $released are $percentage % [PS-01]', ({ found, released, percentage }) => {
  expect(setPercentage(found, released)).toBe(percentage);
});

test('the Branded and the Unique set come first, 13, 20 and 25 leave the list [PS-02]', () => {
  const sets = [1, 13, 20, 25, 26].map((id) => ({ id }));

  expect(setsInOrder(sets).map(({ id }) => id)).toEqual([20, 25, 1, 26]);
  expect(setsInOrder([{ id: 7 }])).toEqual([{ id: 7 }]);
});

test('[PN-06] the sets with the fewest missing items come first, finished and unbegun ones last', () => {
  const sets = [
    { id: 1, found: 16, numberinset: 16 },
    { id: 2, found: 0, numberinset: 1 },
    { id: 3, found: 2, numberinset: 16 },
    { id: 4, found: 15, numberinset: 16 },
    { id: 5, found: 1, numberinset: 2 },
  ];

  expect(nearestSetsFirst(sets).map(({ id }) => id)).toEqual([4, 5, 3, 1, 2]);
});
