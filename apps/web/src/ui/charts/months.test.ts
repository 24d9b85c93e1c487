import { expect, test } from 'vitest';
import { addedByMonth, monthEnd, yearsOf } from './months.ts';
import { spellName, spellsOf } from './spells.ts';

const months = [
  { month: '2016-11', total: 5 },
  { month: '2016-12', total: 8 },
  { month: '2017-01', total: 8 },
  { month: '2017-02', total: 10 },
];

test('what a month added is the difference to the month before', () => {
  expect(addedByMonth(months)).toEqual([5, 3, 0, 2]);
});

test('a year adds what its months added', () => {
  expect(yearsOf(months)).toEqual([
    { year: '2016', added: 8, total: 8 },
    { year: '2017', added: 2, total: 10 },
  ]);
});

test('December ends with the year', () => {
  expect(monthEnd('2016-12')).toBe(Date.UTC(2017, 0, 1));
});

/** Two years from January 2020 on, with one added in every month but these. */
function twoYears(most: Record<number, number>) {
  let total = 0;
  return Array.from({ length: 24 }, (_, place) => {
    total += most[place] ?? 1;
    return { month: new Date(Date.UTC(2020, place)).toISOString().slice(0, 7), total };
  });
}

test.each([
  { why: 'an even time has no spell', most: {}, names: [] },
  { why: 'one spell', most: { 6: 20, 7: 30 }, names: ['June to August 2020'] },
  {
    why: 'two spells, in order of time',
    most: { 0: 30, 1: 30, 13: 40, 12: 40 },
    names: ['January to March 2020', 'December 2020 to February 2021'],
  },
])('$why', ({ most, names }) => {
  expect(spellsOf(twoYears(most)).map(spellName)).toEqual(names);
});

test('a short time has no spells', () => {
  expect(spellsOf(months)).toEqual([]);
  expect(spellsOf([])).toEqual([]);
});
