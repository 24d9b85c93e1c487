import { expect, test } from 'vitest';
import { monthDays, pastDay, placeOf } from './month-days.ts';

const days = ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-18'];

test('the days are the ends of the months, and today', () => {
  expect(monthDays('2025-11-09', '2026-02-18')).toEqual(days);
  expect(monthDays('2026-02-01', '2026-02-18')).toEqual(['2026-02-18']);
  expect(monthDays('2026-03-01', '2026-02-18')).toEqual(['2026-02-18']);
});

test.each([
  { day: '2025-12-31', place: 1 },
  { day: '2025-12-04', place: 1 },
  { day: '2024-12-04', place: 0 },
  { day: null, place: 3 },
])('the place of $day is $place', ({ day, place }) => {
  expect(placeOf(days, day)).toBe(place);
});

test.each([
  { written: '2026-02-17', day: '2026-02-17' },
  { written: '2026-02-18', day: null },
  { written: '2027-01-01', day: null },
  { written: '2025-02-30', day: null },
  { written: '2025-13-01', day: null },
  { written: 'yesterday', day: null },
  { written: '', day: null },
  { written: null, day: null },
])('$written in the address is the day $day', ({ written, day }) => {
  expect(pastDay(written, '2026-02-18')).toBe(day);
});
