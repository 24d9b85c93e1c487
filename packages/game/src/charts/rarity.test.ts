import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { FREE_LOCATIONS, rarityTable } from './rarity.ts';

const id = (type: number) => type as ItemTypeId;
const share = (type: number, [free, total]: [number, number], digits = 1) => ({
  item_type_id: id(type),
  digits,
  free,
  total,
});

test('what is carried, dropped or in the Mixerpool can change hands [TM-02]', () => {
  expect([...FREE_LOCATIONS]).toEqual(['pouch', 'dropped', 'mixing_pool']);
});

test('a type is rarer than those of which a larger share is free [TM-02]', () => {
  const table = rarityTable([
    share(1, [0, 9]),
    share(2, [1, 9]),
    share(3, [4, 8]),
    share(4, [5, 10]),
    share(5, [9, 9]),
  ]);
  const rarity = (type: number) => table.of(id(type))[0];

  expect(rarity(1)).toMatchObject({ column: 0, rarer_than: 100, commoner_than: 0 });
  expect(rarity(2)).toMatchObject({ column: 2, rarer_than: 75, commoner_than: 25 });
  expect(rarity(3)).toMatchObject({ column: 12, rarer_than: 25, commoner_than: 50 });
  expect(rarity(4)).toMatchObject({ column: 12, rarer_than: 25, commoner_than: 50 });
  expect(rarity(5)).toMatchObject({ column: 24, rarer_than: 0, commoner_than: 100 });
  expect(rarity(5)?.columns).toHaveLength(25);
  expect(rarity(5)?.columns.reduce((sum, types) => sum + types, 0)).toBe(5);
});

test('percents are rounded down, so that 100 means all [TM-02]', () => {
  const table = rarityTable([share(1, [0, 9]), share(2, [1, 9]), share(3, [2, 9]), share(4, [3, 9])]);

  expect(table.of(id(2))[0]).toMatchObject({ rarer_than: 66, commoner_than: 33 });
});

test('classes are compared each by itself, and a class without numbers has no rarity [TM-02]', () => {
  const table = rarityTable([share(1, [0, 9]), share(2, [0, 0]), share(1, [3, 3], 2)]);

  expect(table.of(id(1)).map(({ digits, rarer_than }) => [digits, rarer_than])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(table.of(id(2))).toEqual([]);
});
