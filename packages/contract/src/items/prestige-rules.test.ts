import { expect, test } from 'vitest';
import { prestigeOf } from './prestige-rules.ts';

test.each([
  { number: 0, prestige: 'beyond' },
  { number: 1, prestige: 'sd' },
  { number: 9, prestige: 'sd' },
  { number: 10, prestige: 'dd' },
  { number: 99, prestige: 'dd' },
  { number: 100, prestige: 'td' },
  { number: 999, prestige: 'td' },
  { number: 1_000, prestige: 'qd' },
  { number: 9_999, prestige: 'qd' },
  { number: 10_000, prestige: 'beyond' },
  { number: 1_234_567, prestige: 'beyond' },
])('#$number is $prestige', ({ number, prestige }) => {
  expect(prestigeOf(number)).toBe(prestige);
});
