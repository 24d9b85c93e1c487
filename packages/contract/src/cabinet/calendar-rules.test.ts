import { expect, test } from 'vitest';
import {
  addDays,
  busiestDay,
  CALENDAR_WEEKS,
  calendarRange,
  daysBetween,
  levelOf,
  longestRun,
  weekdayOf,
} from './calendar-rules.ts';

test.each([
  { count: 0, level: 0 },
  { count: 1, level: 1 },
  { count: 2, level: 1 },
  { count: 3, level: 2 },
  { count: 5, level: 2 },
  { count: 6, level: 3 },
  { count: 9, level: 3 },
  { count: 10, level: 4 },
  { count: 250, level: 4 },
])('a day of $count has the level $level [TM-07]', ({ count, level }) => {
  expect(levelOf(count)).toBe(level);
});

test.each([
  { today: '2026-11-15', from: '2025-11-17', why: 'a Sunday ends a full week' },
  { today: '2026-11-16', from: '2025-11-24', why: 'a Monday begins the last week' },
  { today: '2026-11-18', from: '2025-11-24', why: 'the last week may be unfinished' },
  { today: '2026-01-01', from: '2025-01-06', why: 'a week may lie in two years' },
  { today: '2024-12-31', from: '2024-01-08', why: 'a leap year has one more day' },
])('the calendar of $today begins on $from: $why [TM-07]', ({ today, from }) => {
  expect(calendarRange(today)).toEqual({ from, to: today });
  expect(weekdayOf(from)).toBe(0);
  expect(Math.ceil(daysBetween(from, today) / 7)).toBe(CALENDAR_WEEKS);
});

test.each([
  { days: [], run: null, why: 'no day is no run' },
  { days: ['2026-03-01'], run: ['2026-03-01', '2026-03-01', 1], why: 'one day is a run' },
  {
    days: ['2025-12-30', '2025-12-31', '2026-01-01', '2026-01-03'],
    run: ['2025-12-30', '2026-01-01', 3],
    why: 'a run goes on in the new year',
  },
  {
    days: ['2026-02-27', '2026-02-28', '2026-03-01'],
    run: ['2026-02-27', '2026-03-01', 3],
    why: 'February may end with the 28th',
  },
  {
    days: ['2026-05-01', '2026-05-02', '2026-06-01', '2026-06-02'],
    run: ['2026-06-01', '2026-06-02', 2],
    why: 'the latest of equal runs is taken',
  },
])('$why [TM-07]', ({ days, run }) => {
  const [from, to, length] = run ?? [];

  expect(longestRun(days.map((day) => aDay(day, 1)))).toEqual(run && { from, to, days: length });
});

test('the busiest day counts finds, trades and mixes, and is the latest of equal ones [TM-07]', () => {
  const days = [
    { day: '2026-05-01', finds: 5, trades: 0, mixes: 0 },
    { day: '2026-05-02', finds: 1, trades: 2, mixes: 4 },
    { day: '2026-05-03', finds: 7, trades: 0, mixes: 0 },
    aDay('2026-05-04', 6),
  ];

  expect(busiestDay(days)?.day).toBe('2026-05-03');
  expect(busiestDay([])).toBeNull();
});

test('days are counted across a change of the clocks and the 29th of February [TM-07]', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-30', -2)).toBe('2026-03-28');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(3);
});

function aDay(day: string, finds: number) {
  return { day, finds, trades: 0, mixes: 0 };
}
