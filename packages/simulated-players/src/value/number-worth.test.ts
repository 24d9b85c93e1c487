import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareClasses, isTreasure, numberWorth, worthTo } from './number-worth.ts';

const NOBODY = { patterns: [], birthday: null } as const;

describe('the worth of a number [WD-02]', () => {
  test('is higher for a better class, patterns aside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (one, other) => {
        if (compareClasses(one, other) >= 0) return;
        // A pattern never lifts a number over the next class but one.
        expect(numberWorth(one) * 6).toBeGreaterThan(numberWorth(other));
      }),
    );
  });

  test.each([
    { better: 1, worse: 2 },
    { better: 9, worse: 10 },
    { better: 99, worse: 100 },
    { better: 777, worse: 776 },
    { better: 1_234, worse: 1_233 },
  ])('is higher for #$better than for #$worse', ({ better, worse }) => {
    expect(numberWorth(better)).toBeGreaterThan(numberWorth(worse));
  });

  test('is higher to somebody who collects its pattern', () => {
    const collector = { patterns: ['palindrome'], birthday: null } as const;

    expect(worthTo(collector, 575)).toBeGreaterThan(3 * worthTo(NOBODY, 575));
    expect(worthTo(collector, 576)).toBe(worthTo(NOBODY, 576));
  });
});

test.each([
  { number: 1, is: true },
  { number: 9, is: true },
  { number: 10, is: false },
  { number: 44, is: true },
  { number: 45, is: false },
  { number: 500, is: false },
])('#$number is a treasure to anybody: $is', ({ number, is }) => {
  expect(isTreasure(NOBODY, number)).toBe(is);
});

test('a favourite pattern makes a double digit a treasure', () => {
  expect(isTreasure({ patterns: ['birthday'], birthday: { month: 5, day: 4 } }, 45)).toBe(true);
});

test.each([
  { one: 3, other: 30, order: -1 },
  { one: 30, other: 99, order: 0 },
  { one: 1_000, other: 999, order: 1 },
])('the class of #$one against #$other: $order', ({ one, other, order }) => {
  expect(Math.sign(compareClasses(one, other))).toBe(order);
});
