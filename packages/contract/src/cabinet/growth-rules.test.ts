import { expect, test } from 'vitest';
import { bigLosses, growthMarks, growthOf, monthAfter } from './growth-rules.ts';

test('the saved items of every month follow from the changes, quiet months included [TM-07]', () => {
  const changes = [
    { month: '2026-02', by: -2 },
    { month: '2025-11', by: 5 },
  ];

  expect(growthOf(changes, '2026-03-04')).toEqual([
    { month: '2025-11', saved: 5 },
    { month: '2025-12', saved: 5 },
    { month: '2026-01', saved: 5 },
    { month: '2026-02', saved: 3 },
    { month: '2026-03', saved: 3 },
  ]);
  expect(growthOf([], '2026-03-04')).toEqual([]);
});

test.each([
  ['2026-01', '2026-02'],
  ['2026-09', '2026-10'],
  ['2025-12', '2026-01'],
])('after %s comes %s [TM-07]', (month, next) => {
  expect(monthAfter(month)).toBe(next);
});

test.each([
  { saved: [100, 91], losses: [], why: 'nine items are no big loss' },
  { saved: [100, 90], losses: [10], why: 'ten of a hundred are' },
  { saved: [1_000, 951], losses: [], why: 'less than 5 % are not' },
  { saved: [1_000, 950], losses: [50], why: '5 % are' },
  { saved: [100, 200, 180, 300, 200, 150], losses: [100, 50], why: 'the two biggest are taken' },
  { saved: [200, 150, 300, 200], losses: [50, 100], why: 'they are in order of time' },
  { saved: [0, 0], losses: [], why: 'an empty cabinet loses nothing' },
])('$why [TM-07]', ({ saved, losses }) => {
  const points = saved.map((count, place) => ({ month: `2026-0${place + 1}`, saved: count }));

  expect(bigLosses(points).map(({ lost }) => lost)).toEqual(losses);
});

test('the marks are in order of time, with the highest milestone only [TM-07]', () => {
  const marks = growthMarks({
    points: [
      { month: '2024-05', saved: 1_200 },
      { month: '2024-06', saved: 1_000 },
    ],
    firstSet: { day: '2020-03-01', name: 'Attic' },
    milestones: [
      { count: 100, day: '2019-08-01', name: 'Lamp' },
      { count: 1_000, day: '2023-01-09', name: 'Whelk' },
    ],
  });

  expect(marks).toEqual([
    { kind: 'first_set', day: '2020-03-01', name: 'Attic', count: null },
    { kind: 'milestone', day: '2023-01-09', name: 'Whelk', count: 1_000 },
    { kind: 'loss', day: '2024-06-01', name: null, count: 200 },
  ]);
  expect(growthMarks({ points: [], firstSet: null, milestones: [] })).toEqual([]);
});
