import { expect, test } from 'vitest';
import { DAY } from '../../calendar.ts';
import { appVersionAt } from './app-version.ts';

test.each([
  { date: '2012-05-01', major: '1' },
  { date: '2016-05-01', major: '3' },
  { date: '2026-05-01', major: '9' },
])('on $date the app has version $major', ({ date, major }) => {
  expect(appVersionAt(Date.parse(date))).toMatch(new RegExp(`^${major}\\.\\d\\.\\d$`));
});

test('versions only grow', () => {
  const first = Date.UTC(2012, 0, 1);
  const versions = Array.from({ length: 5_300 }, (_, day) => appVersionAt(first + day * DAY));
  const numbers = versions.map((version) => Number(version.replaceAll('.', '')));

  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBeGreaterThan(200);
});
