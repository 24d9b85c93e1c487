import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasPattern,
  hasShape,
  NUMBER_PATTERNS,
  type NumberShape,
  numbersWithPattern,
} from './number-patterns.ts';

const THIS_YEAR = 2026;
const SHAPES = NUMBER_PATTERNS.filter((pattern): pattern is NumberShape => pattern !== 'year');

describe('patterns of numbers [QL-03]', () => {
  test.each([
    { pattern: 'palindrome', has: [1, 9, 11, 404, 1221, 10_801], lacks: [0, 10, 12, 100, 1_231] },
    { pattern: 'repdigit', has: [11, 77, 777, 9_999], lacks: [0, 7, 10, 122, 7_775] },
    {
      pattern: 'sequence',
      has: [123, 345, 789, 321, 210, 4_567, 9_876_543_210],
      lacks: [0, 1, 12, 890, 124, 135, 12_345_678_910],
    },
    { pattern: 'round', has: [10, 90, 500, 2_000, 10_000], lacks: [0, 5, 110, 1_001] },
    { pattern: 'year', has: [1_900, 1_987, 2_026], lacks: [0, 1_899, 2_027] },
    { pattern: 'square', has: [1, 4, 1_024, 1_000_000], lacks: [0, 2, 1_023] },
    { pattern: 'prime', has: [2, 3, 5, 997, 1_999_993, 999_999_937], lacks: [0, 1, 4, 9, 999, 1_999_995] },
  ] as const)('$pattern: $has, and not $lacks', ({ pattern, has, lacks }) => {
    expect(has.filter((number) => !hasPattern(number, pattern, THIS_YEAR))).toEqual([]);
    expect(lacks.filter((number) => hasPattern(number, pattern, THIS_YEAR))).toEqual([]);
  });

  test.each(SHAPES)('the list of %s has every number of the pattern, in order', (shape) => {
    const upTo = 130_000;
    const each: number[] = [];
    for (let number = 1; number <= upTo; number += 1) if (hasShape(number, shape)) each.push(number);

    expect(numbersWithPattern(shape, upTo)).toEqual(each);
  });

  test('a list ends where it should', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHAPES), fc.integer({ min: 0, max: 3_000 }), (shape, upTo) => {
        const longer = numbersWithPattern(shape, 3_000);
        expect(numbersWithPattern(shape, upTo)).toEqual(longer.filter((number) => number <= upTo));
      }),
    );
  });

  test('two million numbers are listed', () => {
    expect(SHAPES.map((shape) => numbersWithPattern(shape, 2_000_000).length)).toEqual([
      2_998, 46, 49, 47, 1_414, 148_933,
    ]);
  });
});
