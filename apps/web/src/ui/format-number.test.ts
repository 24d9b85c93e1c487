import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('thousands are separated by commas', () => {
  expect([7, 999, 1_000, 14_286, 1_234_567].map(formatNumber)).toEqual([
    '7',
    '999',
    '1,000',
    '14,286',
    '1,234,567',
  ]);
});
