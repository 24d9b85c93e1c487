import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatTime, formatWhen } from './message-times.ts';

const now = new Date(2026, 5, 3, 9, 30);
const seconds = (...[year, month, day, hour = 12, minute = 0]: number[]) =>
  new Date(year ?? 0, month ?? 0, day, hour, minute).getTime() / 1_000;

test.each([
  { at: seconds(2026, 5, 3, 8, 5), when: '08:05', day: 'Today' },
  { at: seconds(2026, 5, 3, 0, 0), when: '00:00', day: 'Today' },
  { at: seconds(2026, 5, 2, 23, 59), when: 'Yesterday', day: 'Yesterday' },
  { at: seconds(2026, 5, 1), when: '1 Jun', day: 'Monday 1 June 2026' },
  { at: seconds(2025, 11, 31), when: '31 Dec 2025', day: 'Wednesday 31 December 2025' },
])('$when, $day [IN-01, IN-02]', ({ at, when, day }) => {
  expect(formatWhen(at, now)).toBe(when);
  // Some ICU versions write a comma after the weekday.
  expect(formatDay(at, now).replace(',', '')).toBe(day);
});

test('yesterday is found across the end of a month', () => {
  expect(formatWhen(seconds(2026, 4, 31, 22), new Date(2026, 5, 1, 7))).toBe('Yesterday');
});

test('timestamps are in seconds [IN-02]', () => {
  expect(formatTime(seconds(2026, 5, 3, 14, 7))).toBe('14:07');
});

test('a tooltip says date and zone [IN-02]', () => {
  expect(formatMoment(seconds(2026, 5, 3, 14, 7))).toMatch(/^3 Jun 2026, 14:07 \S+$/);
});
