import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  { typed: '7', number: 7 },
  { typed: ' 12,604 ', number: 12_604 },
  { typed: '#42', number: 42 },
  { typed: '007', number: 7 },
  { typed: '0', number: null },
  { typed: '-3', number: null },
  { typed: '1.5', number: null },
  { typed: '1e3', number: null },
  { typed: 'seven', number: null },
  { typed: '', number: null },
  { typed: '9'.repeat(16), number: null },
  { typed: null, number: null },
])('[IT-03] $typed finds $number', ({ typed, number }) => {
  expect(typedNumber(typed)).toBe(number);
});
