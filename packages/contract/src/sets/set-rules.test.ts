import { describe, expect, test } from 'vitest';
import { CategoryId, ItemTypeId, StoreId, SubsetId } from '../protocol/ids.ts';
import type { SetItem } from './set.ts';
import {
  acquisitionTags,
  filterByName,
  filterSetItems,
  generationName,
  groupSetItems,
  isUndiscovered,
  setItemFilterFrom,
  showsTotalCompleted,
} from './set-rules.ts';

describe('acquisition tags [SD-05]', () => {
  const formula: SetItem['formulas'][number] = [ItemTypeId.parse(1), ItemTypeId.parse(2)];

  test.each<{ why: string; setId?: number; item: Named; tags: string[] }>([
    { why: 'a player item', item: { type: 'player' }, tags: ['PLAYER'] },
    { why: 'one with a formula', item: { formulas: [formula] }, tags: ['MIX'] },
    { why: 'a mix exception', item: { mix_exception: true }, tags: ['MIX'] },
    { why: 'one to buy at once', item: { market_buy_now: 1 }, tags: ['MARKET'] },
    { why: 'one in a store', item: { stores: [StoreId.parse(3)] }, tags: ['STORE'] },
    { why: 'one foraged by category', item: { categories: [CategoryId.parse(8)] }, tags: ['FORAGE'] },
    { why: 'one foraged at a location', item: { locations: ['Any pier'] }, tags: ['FORAGE'] },
    { why: 'none of these', item: {}, tags: ['MIXERS'] },
    { why: 'none of these, in a container', item: { in_container: true }, tags: ['INTERACTABLES'] },
    { why: 'none of these, set 13', setId: 13, item: { in_container: true }, tags: ['GRAB BAGS'] },
    { why: 'none of these, set 141', setId: 141, item: { in_container: true }, tags: ['CRACKERS'] },
    { why: 'the cracker itself', setId: 141, item: { item_type_id: 11 }, tags: ['MIXERS'] },
    {
      why: 'the cracker in a container',
      setId: 141,
      item: { item_type_id: 11, in_container: true },
      tags: ['INTERACTABLES'],
    },
    { why: 'set 141, but in a store', setId: 141, item: { stores: [StoreId.parse(1)] }, tags: ['STORE'] },
    { why: 'one with variants', item: { has_variants: true }, tags: ['MIXERS', 'VARIANTS'] },
    { why: 'the set-completion item', item: { item_type_id: 2330 }, tags: ['MIXERS', 'SET COMPLETION'] },
    {
      why: 'everything at once, in order',
      item: {
        type: 'player',
        formulas: [formula],
        market_buy_now: 1,
        stores: [StoreId.parse(3)],
        categories: [CategoryId.parse(8)],
        has_variants: true,
      },
      tags: ['PLAYER', 'MIX', 'MARKET', 'STORE', 'FORAGE', 'VARIANTS'],
    },
  ])('$why', ({ item, tags, setId = 40 }) => {
    expect(acquisitionTags(setId, aSetItem(item))).toEqual(tags);
  });
});

test('a type named ? is undiscovered [SD-04]', () => {
  expect(isUndiscovered({ name: '?' })).toBe(true);
  expect(isUndiscovered({ name: 'What?' })).toBe(false);
});

test.each([13, 20, 25])('set %i shows no count of completions [SD-02]', (setId) => {
  expect(showsTotalCompleted(setId)).toBe(false);
});

test('any other set shows its count of completions [SD-02]', () => {
  expect(showsTotalCompleted(40)).toBe(true);
  expect(showsTotalCompleted(141)).toBe(true);
});

test('generations are called by their number, and 100 is Collectibles [SB-01]', () => {
  expect(generationName(4)).toBe('Generation 4');
  expect(generationName(100)).toBe('Collectibles');
});

describe('filtering by name [SB-05]', () => {
  const entries = [{ name: 'Fog Bell' }, { name: 'Great Lens' }, { name: 'Bellows' }];

  test.each([
    { text: '', names: ['Fog Bell', 'Great Lens', 'Bellows'] },
    { text: '   ', names: ['Fog Bell', 'Great Lens', 'Bellows'] },
    { text: 'bell', names: ['Fog Bell', 'Bellows'] },
    { text: ' BELL ', names: ['Fog Bell', 'Bellows'] },
    { text: 'lens bell', names: [] },
    { text: '.*', names: [] },
  ])('"$text" leaves $names', ({ text, names }) => {
    expect(filterByName(entries, text).map(({ name }) => name)).toEqual(names);
  });
});

describe('filtering the items of a set [SD-03]', () => {
  const items = [aSetItem({ name: 'Fog Bell' }), aSetItem({ name: 'Come-Home Flag', type: 'player' })];

  test.each([
    { search: '', names: ['Fog Bell', 'Come-Home Flag'] },
    { search: 'kind=player', names: ['Come-Home Flag'] },
    { search: 'kind=wallabee', names: ['Fog Bell'] },
    { search: 'kind=wallabee&q=flag', names: [] },
    { search: 'q=FLAG', names: ['Come-Home Flag'] },
    { search: 'kind=nonsense', names: ['Fog Bell', 'Come-Home Flag'] },
  ])('?$search leaves $names', ({ search, names }) => {
    const filter = setItemFilterFrom(new URLSearchParams(search));

    expect(filterSetItems(items, filter).map(({ name }) => name)).toEqual(names);
  });
});

describe('groupSetItems', () => {
  const items = [
    aSetItem({ name: 'Fog Bell', subset_id: SubsetId.parse(2) }),
    aSetItem({ name: 'Lamp' }),
    aSetItem({ name: 'Anchor', subset_id: SubsetId.parse(1) }),
    aSetItem({ name: 'Buoy', subset_id: SubsetId.parse(2) }),
    aSetItem({ name: 'Eel', subset_id: SubsetId.parse(9) }),
  ];
  const subsets = [
    { subset_id: 1, name: 'Ships' },
    { subset_id: 2, name: 'Harbours' },
    { subset_id: 3, name: 'Nothing' },
  ];
  const words = (groups: ReturnType<typeof groupSetItems>) =>
    groups.map(({ subset, items: own }) => [subset?.name ?? null, own.map(({ name }) => name)]);

  test('is in the order of the subsets, with the rest at the end [SD-01]', () => {
    expect(words(groupSetItems(items, subsets))).toEqual([
      ['Ships', ['Anchor']],
      ['Harbours', ['Fog Bell', 'Buoy']],
      [null, ['Lamp', 'Eel']],
    ]);
  });

  test('a set without subsets is one group, and an empty one none', () => {
    expect(words(groupSetItems(items.slice(0, 2), []))).toEqual([[null, ['Fog Bell', 'Lamp']]]);
    expect(groupSetItems([], subsets)).toEqual([]);
  });
});

type Named = Partial<Omit<SetItem, 'item_type_id'>> & { item_type_id?: number };

function aSetItem({ item_type_id = 1101, ...named }: Named): SetItem {
  return {
    name: 'Great Lens',
    subset_id: null,
    type: 'wallabee',
    formulas: [],
    mix_exception: false,
    in_container: false,
    market_buy_now: 0,
    store_cost: null,
    stores: [],
    categories: [],
    locations: [],
    has_variants: false,
    retired: false,
    image_key: 'k',
    image_url_50: '',
    image_url_100: '',
    image_url_200: '',
    ...named,
    item_type_id: ItemTypeId.parse(item_type_id),
  };
}
