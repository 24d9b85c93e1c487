import { expect, test } from 'vitest';
import { differentUniques, settledVariant, variantsOf } from './gift-choices.ts';

const giftable = [
  { id: 3001, variant_id: 1 },
  { id: 3001, variant_id: 2 },
  { id: 3001, variant_id: 3 },
  { id: 3001, variant_id: 4 },
  { id: 3040, variant_id: null },
];

test('a unique is offered once, and its variants by themselves [GU-01]', () => {
  expect(differentUniques(giftable).map(({ id }) => id)).toEqual([3001, 3040]);
  expect(variantsOf(giftable, 3001).map(({ variant_id }) => variant_id)).toEqual([1, 2, 3, 4]);
  expect(variantsOf(giftable, 3040)).toEqual([]);
});

test.each([
  { why: 'a chosen variant stays', chosen: 3, random: 0, settled: 3 },
  { why: 'no variant stays none', chosen: null, random: 0, settled: null },
  { why: 'variant 1 is any of the real ones, the first', chosen: 1, random: 0, settled: 2 },
  { why: 'variant 1 is any of the real ones, the last', chosen: 1, random: 0.999, settled: 4 },
])('$why [GU-01]', ({ chosen, random, settled }) => {
  expect(settledVariant(variantsOf(giftable, 3001), chosen, () => random)).toBe(settled);
});
