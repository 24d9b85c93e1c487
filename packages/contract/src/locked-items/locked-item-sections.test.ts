import { expect, test } from 'vitest';
import { aLockedItem } from './locked-item.fixture.ts';
import { LOCKED_ITEM_SORTS, prepareLockedItems, sortLockedItems } from './locked-item-rules.ts';
import { lockedSections } from './locked-item-sections.ts';

const ITEMS = [
  aLockedItem({ id: 1, number: 7, name: 'Anchor', created_at: '2012-03-01T00:00:00.000Z' }),
  aLockedItem({ id: 2, number: 12, name: '7th Wave', created_at: '2016-03-01T00:00:00.000Z' }),
  aLockedItem({ id: 3, number: 99, name: 'Éclair', created_at: '2016-05-01T00:00:00.000Z' }),
  aLockedItem({ id: 4, number: 10_001, name: 'Eel', created_at: '2024-05-01T00:00:00.000Z' }),
];

test.each([
  { sort: 'number-up', keys: ['sd 0+1', 'dd 1+2', 'beyond 3+1'] },
  { sort: 'number-down', keys: ['beyond 0+1', 'dd 1+2', 'sd 3+1'] },
  { sort: 'name-up', keys: ['# 0+1', 'A 1+1', 'E 2+2'] },
  { sort: 'name-down', keys: ['E 0+2', 'A 2+1', '# 3+1'] },
  { sort: 'age-oldest', keys: ['2012 0+1', '2016 1+2', '2024 3+1'] },
  { sort: 'age-newest', keys: ['2024 0+1', '2016 1+2', '2012 3+1'] },
] as const)('sorted by $sort the sections are $keys [LL-01, LK-05]', ({ sort, keys }) => {
  const sorted = sortLockedItems(prepareLockedItems(ITEMS), sort).map(({ item }) => item);

  const sections = lockedSections(sorted, sort);

  expect(sections.map(({ key, start, count }) => `${key} ${start}+${count}`)).toEqual(keys);
});

test('no items have no sections', () => {
  for (const sort of LOCKED_ITEM_SORTS) expect(lockedSections([], sort)).toEqual([]);
});
