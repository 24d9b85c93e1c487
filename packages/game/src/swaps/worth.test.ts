import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOfWorth, numbered, worthClass, worthOf } from './worth.ts';

const plain = (number: number) => worthOf({ number, issued: null });

test.each([
  { number: 1, worth: 50_000, of: 0 },
  { number: 9, worth: 41_111, of: 0 },
  { number: 10, worth: 40_000, of: 1 },
  { number: 99, worth: 30_111, of: 1 },
  { number: 100, worth: 30_000, of: 2 },
  { number: 1_000, worth: 20_000, of: 3 },
  { number: 9_999, worth: 10_001, of: 3 },
  { number: 10_000, worth: 10_000, of: 4 },
  { number: 100_000, worth: 5_000, of: 4 },
])('#$number is worth $worth, in class $of [SW-02]', ({ number, worth, of }) => {
  expect(Math.floor(plain(number))).toBe(worth);
  expect(worthClass({ number, issued: null })).toBe(of);
});

test('a lower number is always worth more [SW-02]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_646 }), (number) => {
      expect(plain(number)).toBeGreaterThan(plain(number + 1));
      expect(plain(number + 1)).toBeGreaterThan(0);
    }),
    { numRuns: 5_000 },
  );
  for (let number = 1; number < 20_000; number += 1) expect(plain(number)).toBeGreaterThan(plain(number + 1));
});

test('a unique counts by how many there are, then by its number [SW-02]', () => {
  const unique = (number: number, issued: number) => worthOf({ number, issued });

  expect(unique(40, 40)).toBeLessThan(unique(1, 40));
  expect(unique(1, 40)).toBe(plain(40));
  expect(unique(40, 40)).toBeGreaterThan(unique(1, 41));
  expect(numbered({ number: 3, issued: 40 })).toMatchObject({ number: 3, class: 1 });
  expect(worthClass({ number: 9, issued: 9 })).toBe(0);
  expect(worthClass({ number: 1, issued: 10 })).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 50_000 }), fc.nat(), (issued, choice) => {
      const number = 1 + (choice % (issued - 1));
      expect(unique(number, issued)).toBeGreaterThan(unique(number + 1, issued));
      expect(unique(issued, issued)).toBeGreaterThan(plain(issued + 1));
      expect(classOfWorth(unique(issued, issued))).toBe(classOfWorth(plain(issued)));
    }),
  );
});

test('sums of worths do not depend on their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), { maxLength: 5 }), (numbers) => {
      const sum = (list: readonly number[]) => list.reduce((total, number) => total + plain(number), 0);
      expect(sum(numbers)).toBe(sum(numbers.toReversed()));
    }),
  );
});
