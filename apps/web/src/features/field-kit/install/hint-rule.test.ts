import { expect, test } from 'vitest';
import { isHintDue } from './hint-rule.ts';

const second = { state: 'ready', wasShown: false, isFirstVisit: false, pages: 1 } as const;

test.each([
  { why: 'a second visit where the browser installs', use: second, isDue: true },
  { why: 'a second visit on an iPhone', use: { ...second, state: 'ios' }, isDue: true },
  { why: 'a first visit', use: { ...second, isFirstVisit: true }, isDue: false },
  { why: 'some use on the first visit', use: { ...second, isFirstVisit: true, pages: 5 }, isDue: true },
  { why: 'a device that has had it', use: { ...second, wasShown: true }, isDue: false },
  { why: 'the installed site', use: { ...second, state: 'installed' }, isDue: false },
  { why: 'a browser that has no words of its own for it', use: { ...second, state: 'manual' }, isDue: false },
] as const)('$why: $isDue', ({ use, isDue }) => {
  expect(isHintDue(use)).toBe(isDue);
});
