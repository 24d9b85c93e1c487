import { expect, test } from 'vitest';
import { isPalindrome } from './number-shapes.ts';

test.each([
  [1, true],
  [10, false],
  [11, true],
  [121, true],
  [1_221, true],
  [1_231, false],
  [100, false],
])('%d reads the same from either end: %s', (number, expected) => {
  expect(isPalindrome(number)).toBe(expected);
});
