import { listAchievements } from '@wallabee/contract/achievements/achievement';
import { readItem, readNumberedItemByOldName } from '@wallabee/contract/items/item';
import { answerItemTypesByOldName } from '@wallabee/contract/items/item-type';
import { listStoreItems } from '@wallabee/contract/items/stores';
import { listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { readPlayerSet, readPlayerUniques } from '@wallabee/contract/set-progress/set-progress';
import { listSavedItems } from '@wallabee/contract/wish-lists/wish-list';
import { expect, test } from 'vitest';
import { profile2012 } from './profile-2012.ts';

const { map } = profile2012({ apiUrl: 'https://bees.example/api' });

test.each([readItem, readNumberedItemByOldName])('an item has its old fields: $path [DV-01]', (call) => {
  const nowhere = { name: 'Anchor', user_id: null, place_id: null, used_in_mix: null };

  expect(map(call, { ...nowhere, item_id: 12, number: 7, saved: false, status: 'DEFAULT' })).toEqual({
    name: 'Anchor',
    item_id: '12',
    number: '7',
    qualifier: 'an',
    mix_items: [],
    user_id: '0',
    place_id: '0',
    used_in_mix: '0',
    saved: false,
    status: '',
  });
  expect(map(call, { ...nowhere, name: 'Bell', place_id: 4 })).toMatchObject({
    qualifier: 'a',
    place_id: '4',
  });
});

test('an item type has no field `id`, alone or in a map [DV-01]', () => {
  const type = { id: 11, item_type_id: 11, total_issued: 5, store_cost: 45, mix: [1, 2], categories: [3] };
  const old = { item_type_id: '11', total_issued: 5, store_cost: '45', mix: ['1', '2'], categories: ['3'] };

  expect(map(answerItemTypesByOldName, type)).toEqual(old);
  expect(map(answerItemTypesByOldName, { 11: type })).toEqual({ 11: old });
});

test('an unlimited offer of a store ends with 32-bit time [DV-01]', () => {
  const item = (end: string | null) => ({ store_cost: 45, store_timings: { start: START, end } });

  expect(map(listStoreItems, { items: [item(null), item('2013-01-01T00:00:00.000Z')] })).toEqual({
    items: [
      { store_cost: '45', store_timings: { start: OLD_START, end: 'Tue, 19 Jan 2038 03:14:07 +0000' } },
      { store_cost: '45', store_timings: { start: OLD_START, end: 'Tue, 01 Jan 2013 00:00:00 +0000' } },
    ],
  });
});

const START = '2012-12-01T00:00:00.000Z';
const OLD_START = 'Sat, 01 Dec 2012 00:00:00 +0000';

test('an achievement has a title, a completed description and its rank in the list [DV-01]', () => {
  const achievement = { id: 4, name: 'Nectar', description_earned: 'Done.' };

  expect(map(listAchievements, { achievements: [achievement, achievement] })).toMatchObject({
    achievements: [
      { id: '4', title: 'Nectar', completed_description: 'Done.', rank: '1' },
      { id: '4', title: 'Nectar', completed_description: 'Done.', rank: '2' },
    ],
  });
});

const MISSING = { item_type_id: 1, number: 0, item_id: null };
const SAVED = { item_type_id: 2, number: 7, item_id: 70 };
const OLD_SAVED = { item_type_id: '2', number: '7', item_id: '70' };

test.each<{ call: DescribedCall; items: unknown[] }>([
  { call: readPlayerSet, items: [{ item_type_id: '1', number: '', item_id: '' }, OLD_SAVED] },
  { call: readPlayerUniques, items: [OLD_SAVED] },
])(
  'what a player lacks has an empty number, and is not among the uniques: $call.path [DV-01]',
  (expected) => {
    const { call, items } = expected;

    expect(map(call, { id: 25, items: [MISSING, SAVED] })).toEqual({ id: '25', items });
  },
);

test('a saved item has a status [DV-01]', () => {
  expect(map(listSavedItems, { saveditems: { 2: { number: 7, item_id: 70 } } })).toEqual({
    saveditems: { 2: { number: '7', item_id: '70', status: '' } },
  });
});

test('a locked item has both ids, its player and its pictures [DV-01]', () => {
  const item = { id: 70, item_type_id: 2, variant_id: 3, place_id: null, status: 'LOCKBOX' };
  const image = (size: number) => `https://bees.example/api/image/item-2.3-${size}.png`;

  expect(map(listLockedItems, { user_id: 9, paging: { total_pages: 1 }, items: [item] })).toEqual({
    paging: { total_pages: 1 },
    items: [
      {
        id: '70',
        item_id: '70',
        item_type_id: '2',
        variant_id: '3',
        user_id: '9',
        place_id: '0',
        status: 'LOCKED',
        ...Object.fromEntries(
          [25, 50, 60, 100, 120, 200, 512].map((size) => [`image_url_${size}`, image(size)]),
        ),
      },
    ],
  });
});
