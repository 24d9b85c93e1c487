import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { type MixedType, type Mixing, possibleMixes } from './possible-mixes.ts';

const [FLOUR, WATER, SALT, BREAD, SOUP, WAND] = [1, 2, 3, 10, 11, 20] as ItemTypeId[] as [
  ItemTypeId,
  ItemTypeId,
  ItemTypeId,
  ItemTypeId,
  ItemTypeId,
  ItemTypeId,
];

/** The id of an item says its type and number: 2 070 is number 70 of type 2. */
const free = (...items: [ItemTypeId, number][]) =>
  items.map(([item_type_id, number]) => ({
    item_id: (item_type_id * 1_000 + number) as ItemId,
    item_type_id,
    number,
  }));
const type = (id: ItemTypeId, name: string, formulas: MixedType['formulas'], special: ItemTypeId[] = []) => ({
  id,
  name,
  formulas,
  special_components: special,
});
const bread = type(BREAD, 'Bread', [[FLOUR, WATER]]);
const mixes = (mixing: Partial<Mixing>) =>
  possibleMixes({ free: [], types: [bread], saved: new Map(), ...mixing });
const pair = (mixing: Partial<Mixing>) =>
  mixes(mixing).map(({ first_id, second_id }) => [first_id, second_id]);

test.each([
  { why: 'one part alone', items: free([FLOUR, 5]), pairs: [] },
  { why: 'both parts', items: free([WATER, 7], [FLOUR, 5]), pairs: [[1005, 2007]] },
  { why: 'the highest numbers', items: free([FLOUR, 5], [FLOUR, 90], [WATER, 7]), pairs: [[1090, 2007]] },
])('a mix is made from $why [PN-04]', ({ items, pairs }) => {
  expect(pair({ free: items })).toEqual(pairs);
});

test('a spare is used before a higher number of a type that is not saved [PN-04]', () => {
  const types = [
    type(BREAD, 'Bread', [
      [FLOUR, WATER],
      [FLOUR, SALT],
    ]),
  ];
  const items = free([FLOUR, 50], [WATER, 900], [SALT, 20]);

  expect(pair({ free: items, types })).toEqual([[1050, 2900]]);
  const saved = new Map([[SALT, 3]]);
  expect(pair({ free: items, types, saved })).toEqual([[1050, 3020]]);
});

test('of items of a type spares are used before better numbers [PN-04]', () => {
  const saved = new Map([[FLOUR, 40]]);
  const [mix] = mixes({ free: free([FLOUR, 30], [FLOUR, 41], [WATER, 7]), saved });

  expect(mix).toMatchObject({ first_id: 1041, uses_spares: false });
  const both = new Map([...saved, [WATER, 6] as const]);
  expect(mixes({ free: free([FLOUR, 41], [WATER, 7]), saved: both })).toMatchObject([{ uses_spares: true }]);
});

test('two of one type are two items [PN-04]', () => {
  const types = [type(BREAD, 'Bread', [[FLOUR, FLOUR]])];

  expect(pair({ types, free: free([FLOUR, 5]) })).toEqual([]);
  expect(pair({ types, free: free([FLOUR, 5], [FLOUR, 6]) })).toEqual([[1006, 1005]]);
});

test('a special component takes any other item, the least missed [PN-04]', () => {
  const types = [type(SOUP, 'Soup', [], [WAND])];

  expect(pair({ types, free: free([WAND, 5]) })).toEqual([]);
  expect(pair({ types, free: free([WAND, 5], [WATER, 8], [SALT, 70]) })).toEqual([[20_005, 3070]]);
});

test('missing types come first, then names decide [PN-04]', () => {
  const types = [
    type(BREAD, 'Bread', [[FLOUR, WATER]]),
    type(SOUP, 'Soup', [[WATER, SALT]]),
    type(WAND, 'Brine', [[WATER, SALT]]),
  ];
  const items = free([FLOUR, 1], [WATER, 2], [SALT, 3]);

  const made = mixes({ types, free: items, saved: new Map([[BREAD, 4]]) });

  expect(made.map(({ item_type_id, is_missing }) => [item_type_id, is_missing])).toEqual([
    [WAND, true],
    [SOUP, true],
    [BREAD, false],
  ]);
});
