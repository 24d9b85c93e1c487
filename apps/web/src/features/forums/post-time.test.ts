import { expect, test } from 'vitest';
import { formatPostTime } from './post-time.ts';

const now = new Date(2026, 5, 15, 12, 0);

test('the year is told only where it is another one', () => {
  expect(formatPostTime(new Date(2026, 4, 9, 7, 12).toISOString(), now)).toBe('9 May, 07:12');
  expect(formatPostTime(new Date(2022, 10, 9, 7, 12).toISOString(), now)).toBe('9 Nov 2022, 07:12');
});
