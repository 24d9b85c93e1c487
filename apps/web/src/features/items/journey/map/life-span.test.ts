import { expect, test } from 'vitest';
import { shareOf, yearMarks } from './life-span.ts';

test('[TM-01] a moment is a share of the life', () => {
  const span = { from: '2016-01-01T00:00:00.000Z', to: '2016-01-11T00:00:00.000Z' };

  expect(shareOf(span, '2016-01-01T00:00:00.000Z')).toBe(0);
  expect(shareOf(span, '2016-01-03T12:00:00.000Z')).toBe(25);
  expect(shareOf(span, '2017-01-01T00:00:00.000Z')).toBe(100);
  expect(shareOf({ from: span.from, to: span.from }, span.from)).toBe(0);
});

test.each([
  { from: '2016-09-09', to: '2019-03-01', texts: ['2017', '2018', '2019'] },
  { from: '2012-09-09', to: '2026-03-01', texts: ['2013', '2015', '2017', '2019', '2021', '2023', '2025'] },
  { from: '2016-09-09', to: '2016-12-01', texts: ['Sept 2016', 'Dec 2016'] },
  { from: '2016-09-09', to: '2017-03-01', texts: ['Sept 2016', 'Mar 2017'] },
  { from: '2016-09-09', to: '2016-09-20', texts: ['Sept 2016'] },
])('[TM-01] from $from to $to the marks are $texts', ({ from, to, texts }) => {
  const marks = yearMarks({ from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` });

  expect(marks.map(({ text }) => text)).toEqual(texts);
});
