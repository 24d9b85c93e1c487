import { expect, test } from 'vitest';
import { patternsOf } from './number-patterns.ts';

const BORN = { month: 2, day: 14 };

test.each([
  { number: 7, patterns: [] },
  { number: 11, patterns: ['palindrome', 'repdigit'] },
  { number: 42, patterns: [] },
  { number: 100, patterns: ['round'] },
  { number: 110, patterns: [] },
  { number: 123, patterns: ['sequence'] },
  { number: 142, patterns: ['birthday'] },
  { number: 214, patterns: ['birthday'] },
  { number: 321, patterns: ['sequence'] },
  { number: 324, patterns: [] },
  { number: 777, patterns: ['palindrome', 'repdigit'] },
  { number: 1_402, patterns: ['birthday'] },
  { number: 1_984, patterns: ['year'] },
  { number: 2_000, patterns: ['round', 'year'] },
  { number: 2_002, patterns: ['palindrome', 'year'] },
  { number: 4_300, patterns: [] },
  { number: 6_789, patterns: ['sequence'] },
])('#$number has the patterns $patterns [WD-02]', ({ number, patterns }) => {
  expect(patternsOf(number, BORN)).toEqual(patterns);
});

test('without a birthday no number is one', () => {
  expect(patternsOf(142, null)).toEqual([]);
});
