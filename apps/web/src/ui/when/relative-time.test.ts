import { expect, test } from 'vitest';
import { formatRelative } from './relative-time.ts';

const NOW = Date.parse('2026-11-17T12:00:00Z');

test.each([
  ['2026-11-17T11:59:30Z', 'Just now'],
  ['2026-11-17T11:51:00Z', '9 min ago'],
  ['2026-11-17T07:00:00Z', '5 h ago'],
  ['2026-11-16T10:00:00Z', 'Yesterday'],
  ['2026-11-13T10:00:00Z', '13 Nov 2026'],
  ['2026-11-18T10:00:00Z', '18 Nov 2026'],
])('%s is %s', (at, words) => {
  expect(formatRelative(at, NOW)).toBe(words);
});
