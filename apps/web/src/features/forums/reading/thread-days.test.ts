import { expect, test } from 'vitest';
import { nameOfStretch, placeOfDay, stretchesOf } from './thread-days.ts';

const DAYS = [
  { day: '2026-11-09', posts: 6, position: 0, page: 0 },
  { day: '2026-11-12', posts: 5, position: 6, page: 0 },
];

test.each([
  { day: '2026-01-01', place: 0 },
  { day: '2026-11-09', place: 0 },
  { day: '2026-11-10', place: 6 },
  { day: '2026-11-12', place: 6 },
  { day: '2026-12-01', place: 6 },
])('a jump to $day leads to post $place [FX-01]', ({ day, place }) => {
  expect(placeOfDay({ days: DAYS }, day)?.position).toBe(place);
});

test('a few days are listed one by one [FX-01]', () => {
  expect(stretchesOf({ days: DAYS })).toEqual([
    { time: '2026-11-09', posts: 6, position: 0, page: 0 },
    { time: '2026-11-12', posts: 5, position: 6, page: 0 },
  ]);
});

test('many days are months, and many months are years [FX-01]', () => {
  const everyDay = (months: number) =>
    Array.from({ length: months * 20 }, (_, n) => ({
      day: `${2020 + Math.floor(n / 240)}-${String(1 + (Math.floor(n / 20) % 12)).padStart(2, '0')}-${String(1 + (n % 20)).padStart(2, '0')}`,
      posts: 2,
      position: n * 2,
      page: Math.floor(n / 10),
    }));

  expect(stretchesOf({ days: everyDay(2) })).toEqual([
    { time: '2020-01', posts: 40, position: 0, page: 0 },
    { time: '2020-02', posts: 40, position: 40, page: 2 },
  ]);
  expect(stretchesOf({ days: everyDay(24) })).toEqual([
    { time: '2020', posts: 480, position: 0, page: 0 },
    { time: '2021', posts: 480, position: 480, page: 24 },
  ]);
});

test.each([
  { time: '2026-11-09', onlyYear: '2026', name: '9 Nov' },
  { time: '2026-11-09', onlyYear: undefined, name: '9 Nov 2026' },
  { time: '2026-11', onlyYear: '2026', name: 'Nov 2026' },
  { time: '2026', onlyYear: '2026', name: '2026' },
])('$time is shown as $name where the only year is $onlyYear', ({ time, onlyYear, name }) => {
  expect(nameOfStretch(time, onlyYear)).toBe(name);
});
