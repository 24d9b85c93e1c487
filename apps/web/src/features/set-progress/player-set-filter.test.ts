import type { PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import { expect, test } from 'vitest';
import { filterPlayerSet, playerSetFilterFrom } from './player-set-filter.ts';

const items = [
  { name: 'Fog Bell', number: 1 },
  { name: 'Great Lens', number: 0 },
  { name: '?', number: 0 },
] as PlayerSetItem[];

test.each([
  { search: '', names: ['Fog Bell', 'Great Lens', '?'] },
  { search: 'q=BELL', names: ['Fog Bell'] },
  { search: 'show=found', names: ['Fog Bell'] },
  { search: 'show=missing', names: ['Great Lens', '?'] },
  { search: 'show=missing&q=lens', names: ['Great Lens'] },
  { search: 'show=nonsense&q=', names: ['Fog Bell', 'Great Lens', '?'] },
])('?$search leaves $names [PS-05]', ({ search, names }) => {
  const filter = playerSetFilterFrom(new URLSearchParams(search));

  expect(filterPlayerSet(items, filter).map(({ name }) => name)).toEqual(names);
});
