import { describe, expect, test } from 'vitest';
import { isCountedAsOpened, openedCount, statusLines } from './status-rules.ts';

const counts = {
  mixed: 0,
  dropped: 5,
  lockbox: 4,
  saved: 3,
  pouch: 2,
  mixing_pool: 1,
  recycle_center: 10,
  unique_pool: 0,
  limbo: 0,
  destroyed: 40,
};

describe('opened [IT-11]', () => {
  test.each([
    { why: 'the whole range is issued', max: 99, totalIssued: 5000, opened: 74 },
    { why: 'only a part of the range is issued', max: 99, totalIssued: 60, opened: 35 },
    { why: 'nothing is left to be opened', max: 99, totalIssued: 25, opened: 0 },
    { why: 'the numbers are not known yet', max: 99, totalIssued: 0, opened: 0 },
  ])('$why: $opened of $totalIssued', ({ max, totalIssued, opened }) => {
    expect(openedCount(counts, { max, totalIssued })).toBe(opened);
  });

  test.each(['limbo', 'unique_pool', 'mixed'] as const)('what is in %s has not been opened', (location) => {
    const some = { ...counts, [location]: 30 };

    expect(openedCount(some, { max: 99, totalIssued: 5000 })).toBe(44);
  });

  test('is counted of crackers and mystery boxes alone', () => {
    expect([11, 553, 12, 1648].map(isCountedAsOpened)).toEqual([true, true, false, false]);
  });
});

describe('the lines of a type [IT-11]', () => {
  const always = ['dropped', 'lockbox', 'saved', 'pouch', 'mixing_pool', 'recycle_center'];

  test.each([
    { what: 'destroyed', range: { ...counts, opened: null }, lines: ['mixed', ...always, 'destroyed'] },
    {
      what: 'in limbo or the unique pool',
      range: { ...counts, destroyed: 0, limbo: 2, unique_pool: 1, opened: null },
      lines: ['mixed', ...always, 'unique_pool', 'limbo'],
    },
    { what: 'opened', range: { ...counts, opened: 40 }, lines: ['opened', ...always] },
    {
      what: 'opened, mixed and in limbo',
      range: { ...counts, limbo: 2, mixed: 3, opened: 40 },
      lines: ['opened', ...always, 'mixed', 'limbo'],
    },
  ])('some are $what: the lines add up', ({ range, lines }) => {
    const shown = statusLines([range]);
    const { opened: _, ...every } = range;

    expect(shown.map(({ status }) => status)).toEqual(lines);
    expect(shown.reduce((sum, line) => sum + (line.counts[0] ?? 0), 0)).toBe(
      Object.values(every).reduce((sum, count) => sum + count, 0),
    );
  });
});
