import { describe, expect, test } from 'vitest';
import { isCountedAsOpened, openedCount } from './status-rules.ts';

describe('opened [IT-11]', () => {
  const counts = {
    mixed: 40,
    dropped: 5,
    lockbox: 4,
    saved: 3,
    pouch: 2,
    mixing_pool: 1,
    recycle_center: 10,
  };

  test.each([
    { why: 'the whole range is issued', max: 99, totalIssued: 5000, opened: 74 },
    { why: 'only a part of the range is issued', max: 99, totalIssued: 60, opened: 35 },
    { why: 'nothing is left to be opened', max: 99, totalIssued: 25, opened: 0 },
    { why: 'the numbers are not known yet', max: 99, totalIssued: 0, opened: 0 },
  ])('$why: $opened of $totalIssued', ({ max, totalIssued, opened }) => {
    expect(openedCount(counts, { max, totalIssued })).toBe(opened);
  });

  test('is counted of crackers and mystery boxes alone', () => {
    expect([11, 553, 12, 1648].map(isCountedAsOpened)).toEqual([true, true, false, false]);
  });
});
