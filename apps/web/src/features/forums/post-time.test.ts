import { expect, test } from 'vitest';
import { formatPostTime, inUtc } from './post-time.ts';

const now = new Date(2026, 5, 15, 12, 0);

test('the year is shown only if it is not the current one', () => {
  const at = (...parts: [number, number, number, number, number]) =>
    formatPostTime(new Date(...parts).toISOString(), undefined, now);

  expect(at(2026, 4, 9, 7, 12)).toMatch(/^9 May, 07:12 \S+$/);
  expect(at(2022, 10, 9, 7, 12)).toMatch(/^9 Nov 2022, 07:12 \S+$/);
});

test('the server formats times in UTC in every time zone', () => {
  expect(formatPostTime('2026-05-09T23:30:00Z', inUtc, now)).toBe('9 May, 23:30 UTC');
  expect(formatPostTime('2025-12-31T23:30:00Z', inUtc, now)).toBe('31 Dec 2025, 23:30 UTC');
});
