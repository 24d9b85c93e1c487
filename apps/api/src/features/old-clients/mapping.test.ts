import { listSets } from '@wallabee/contract/sets/set-lists';
import { readGlobalStats } from '@wallabee/contract/stats/global-stats';
import { expect, test } from 'vitest';
import { mapEach, mapping } from './mapping.ts';

test('a mapping applies to its call only [DV-01]', () => {
  const map = mapEach([mapping(listSets, ({ sets }) => sets.length)]);

  expect(map(listSets, { sets: [1, 2] })).toBe(2);
  expect(map(readGlobalStats, { sets: [1, 2] })).toEqual({ sets: [1, 2] });
});
