import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });

test('a limit gives the same distance, or says that it is more [QL-01]', () => {
  fc.assert(
    fc.property(word, word, fc.nat({ max: 5 }), (one, other, most) => {
      const distance = editDistance(one, other, Number.POSITIVE_INFINITY);

      expect(editDistance(one, other, most)).toBe(distance <= most ? distance : Number.POSITIVE_INFINITY);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  { text: 'statsu', meant: 'status' },
  { text: 'onwer', meant: 'owner' },
  { text: 'Prise', meant: 'price' },
  { text: 'zzzz', meant: undefined },
])('$text means $meant [QL-01]', ({ text, meant }) => {
  expect(nearest(text, ['name', 'owner', 'status', 'price'])).toBe(meant);
});
