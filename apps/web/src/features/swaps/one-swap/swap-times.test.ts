import { describe, expect, test } from 'vitest';
import { NOW } from './swap.fixture.ts';
import { dayAndTime, daysLeft, onDay, onDayAtTime } from './swap-times.ts';

/** NOW is Thursday, 19 November 2026, 15:30. */
describe('a time near now has the name of its day', () => {
  test.each([
    [at(19, 9, 5), 'today 09:05', 'today', 'today at 09:05'],
    [at(18, 23, 59), 'yesterday 23:59', 'yesterday', 'yesterday at 23:59'],
    [at(20, 0, 0), 'tomorrow 00:00', 'tomorrow', 'tomorrow at 00:00'],
    [at(23, 18, 0), 'Monday 18:00', 'on Monday', 'on Monday at 18:00'],
    [at(13, 20, 41), 'Friday 20:41', 'on Friday', 'on Friday at 20:41'],
    [at(26, 15, 0), '26 Nov 15:00', 'on 26 Nov', 'on 26 Nov at 15:00'],
    [at(12, 15, 0), '12 Nov 15:00', 'on 12 Nov', 'on 12 Nov at 15:00'],
    [new Date(2025, 10, 19, 8, 0), '19 Nov 2025 08:00', 'on 19 Nov 2025', 'on 19 Nov 2025 at 08:00'],
  ])('%s', (date, short, day, long) => {
    const instant = date.toISOString();

    expect(dayAndTime(instant, NOW)).toBe(short);
    expect(onDay(instant, NOW)).toBe(day);
    expect(onDayAtTime(instant, NOW)).toBe(long);
  });
});

test.each([
  [at(23, 18, 0), 4],
  [at(21, 15, 31), 2],
  [at(21, 15, 30), null],
  [at(20, 8, 0), null],
  [at(18, 8, 0), null],
])('the days until %s are counted only beyond two days: %s', (date, days) => {
  expect(daysLeft(date.toISOString(), NOW)).toBe(days);
});

function at(day: number, hour: number, minute: number): Date {
  return new Date(2026, 10, day, hour, minute);
}
