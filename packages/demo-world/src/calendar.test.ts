import { expect, test } from 'vitest';
import { iso } from './calendar.ts';

test.each([
  { instant: 0 },
  { instant: Date.UTC(2012, 1, 29, 23, 59, 59, 999) },
  { instant: Date.UTC(2012, 1, 29, 23, 59, 59, 7) },
  { instant: Date.UTC(2026, 0, 1) },
  { instant: Date.UTC(2011, 11, 31, 9, 5, 1, 50) },
])('$instant is written as Date writes it', ({ instant }) => {
  expect(iso(instant)).toBe(new Date(instant).toISOString());
});
