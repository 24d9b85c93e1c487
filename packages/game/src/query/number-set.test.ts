import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_NUMBERS,
  complement,
  countUpTo,
  firstFrom,
  intersection,
  NO_NUMBERS,
  type NumberSet,
  numbersWithin,
  setOf,
  union,
  upTo,
} from './number-set.ts';

const LAST = 40;
const numbers = Array.from({ length: LAST }, (_, index) => index + 1);
const membersOf = (set: NumberSet) => numbers.filter((number) => firstFrom(set, number) === number);

const aSet = fc
  .uniqueArray(fc.integer({ min: 1, max: LAST }), { maxLength: LAST })
  .map((list) => list.sort((one, other) => one - other));

test('sets of numbers are joined, cut and turned round as lists are', () => {
  fc.assert(
    fc.property(aSet, aSet, (one, other) => {
      const [set, otherSet] = [setOf(one), setOf(other)];

      expect(membersOf(set)).toEqual(one);
      expect(membersOf(union(set, otherSet))).toEqual(
        numbers.filter((n) => one.includes(n) || other.includes(n)),
      );
      expect(membersOf(intersection(set, otherSet))).toEqual(one.filter((n) => other.includes(n)));
      expect(membersOf(complement(set))).toEqual(numbers.filter((n) => !one.includes(n)));
      expect(complement(complement(set))).toEqual(set);
      for (const last of [0, 1, 17, LAST]) {
        expect(countUpTo(set, last)).toBe(one.filter((n) => n <= last).length);
        expect(membersOf(upTo(set, last))).toEqual(one.filter((n) => n <= last));
      }
    }),
  );
});

test('intervals include their beginning and exclude their end', () => {
  expect(membersOf(numbersWithin([{ from: 3, to: 5 }]))).toEqual([3, 4]);
  expect(membersOf(numbersWithin([{ from: 1.5, to: 3.5 }]))).toEqual([2, 3]);
  expect(membersOf(numbersWithin([{ from: 5, to: 3 }]))).toEqual([]);
  expect(
    membersOf(
      numbersWithin([
        { from: null, to: 3 },
        { from: 39, to: null },
      ]),
    ),
  ).toEqual([1, 2, 39, 40]);
  expect(numbersWithin([{ from: -4, to: null }])).toEqual(ALL_NUMBERS);
  expect(numbersWithin([])).toEqual(NO_NUMBERS);
});

test('all numbers and none are each other’s opposite', () => {
  expect(complement(ALL_NUMBERS)).toEqual(NO_NUMBERS);
  expect(complement(NO_NUMBERS)).toEqual(ALL_NUMBERS);
});
