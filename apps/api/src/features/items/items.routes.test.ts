import { readItem, readNumberedItem, readNumberedItemByOldName } from '@wallabee/contract/items/item';
import { type Located, whereabouts } from '@wallabee/contract/items/whereabouts';
import { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { TestItem } from '../../../test/builders/world-builders.ts';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const numbered = (id: number, number: number) => ({ params: { itemTypeId: ItemTypeId.parse(id), number } });

async function aBell() {
  await world.aSet({ id: 40, name: 'Lighthouse', hue: 205 });
  return world.anItemType({ set_id: 40, name: 'Fog Bell' });
}

describe('GET items/{itemTypeId}/number/{number}', () => {
  test('returns the item [AP-18, NU-01]', async () => {
    const bell = await aBell();
    await world.db
      .insertInto('variant')
      .values({ item_type_id: bell, variant_id: 2, name: 'Green', hue: 120 })
      .execute();
    await world.catalogue.reload();
    const ada = await world.aPlayer('ada');
    const { item_id } = await world.anItem({
      item_type_id: bell,
      number: 42,
      variant_id: 2,
      location: 'pouch',
      user_id: ada.id,
      is_locked: true,
    });
    await world.anItem({ item_type_id: bell, number: 50 });

    const response = await world.call(readNumberedItem, numbered(bell, 42));

    expect(response.json()).toEqual({
      item_id,
      item_type_id: bell,
      number: 42,
      name: 'Fog Bell',
      set_id: 40,
      set_name: 'Lighthouse',
      hue: 205,
      variant_id: 2,
      variant_name: 'Green',
      location: 'pouch',
      status: 'LOCKED',
      saved: false,
      mixing_pool: false,
      user_id: ada.id,
      user: {
        id: ada.id,
        name: 'ada',
        image_url: `http://localhost:3000/api/image/player-${ada.id}-100.png`,
      },
      place_id: null,
      place: null,
      used_in_mix: null,
      used_in: null,
      prestige_color: 'crimson',
      total_issued: 50,
      retired: false,
      image_key: expect.any(String),
      image_url_50: `http://localhost:3000/api/image/item-${bell}.2-50.png`,
      image_url_100: `http://localhost:3000/api/image/item-${bell}.2-100.png`,
      image_url_200: `http://localhost:3000/api/image/item-${bell}.2-200.png`,
      created_at: '2016-03-01T10:00:00.000Z',
    });
  });

  test('is answered under its older name and by the id of the item too [AP-22]', async () => {
    const bell = await aBell();
    const { item_id } = await world.anItem({ item_type_id: bell, number: 42 });

    const newer = await world.call(readNumberedItem, numbered(bell, 42));
    const older = await world.call(readNumberedItemByOldName, numbered(bell, 42));
    const byId = await world.call(readItem, { params: { itemId: item_id } });

    expect(newer.json()).toMatchObject({ item_id, number: 42 });
    expect(older.body).toBe(newer.body);
    expect(byId.body).toBe(newer.body);
  });

  test('counts itself as issued before the notification arrives [NU-02]', async () => {
    const bell = await aBell();
    const times = { created_at: '2016-03-01T10:00:00Z', changed_at: '2016-03-01T10:00:00Z' };
    await world.db
      .insertInto('item')
      .values({ item_type_id: bell, number: 9, location: 'limbo', ...times })
      .execute();

    const response = await world.call(readNumberedItem, numbered(bell, 9));

    expect(response.json()).toMatchObject({ total_issued: 9 });
  });

  test.each([0, 2, 43, 2_147_483_647])('number %i has not been created yet [NU-02]', async (number) => {
    const bell = await aBell();
    await world.anItem({ item_type_id: bell, number: 42 });

    const response = await world.call(readNumberedItem, numbered(bell, number));

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'Item has not been created yet!' });
  });

  test('answers 404 for a number of an unknown type', async () => {
    const response = await world.call(readNumberedItem, numbered(7, 1));

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such item type.' });
  });
});

describe('where an item is [NU-03]', () => {
  test.each<{ text: string; item: Omit<TestItem, 'item_type_id'>; by?: string; fields: object }>([
    {
      text: 'Saved by ada',
      item: { location: 'saved' },
      by: 'ada',
      fields: { saved: true, status: 'DEFAULT' },
    },
    {
      text: 'In the LOCKBOX of ada',
      item: { location: 'lockbox' },
      by: 'ada',
      fields: { status: 'LOCKBOX' },
    },
    { text: 'In the POUCH of ada', item: { location: 'pouch' }, by: 'ada', fields: { status: 'DEFAULT' } },
    {
      text: 'Is LOCKED by ada at Saltby Pier',
      item: { location: 'dropped', is_locked: true },
      by: 'ada',
      fields: { status: 'LOCKED' },
    },
    {
      text: 'Is DROPPED at Saltby Pier',
      item: { location: 'dropped' },
      fields: { status: 'DEFAULT', user: null },
    },
    {
      text: 'Can be found in The Mixerpool',
      item: { location: 'mixing_pool' },
      fields: { mixing_pool: true },
    },
    {
      text: 'Can be found in The Unique Pool',
      item: { location: 'unique_pool' },
      fields: { status: 'UNIQUEPOOL' },
    },
    { text: 'Can be found in Limbo', item: { location: 'limbo' }, fields: { status: 'LIMBO' } },
    {
      text: 'Can be found in The Recycle Center',
      item: { location: 'recycle_center' },
      fields: { status: 'RECYCLE' },
    },
    { text: 'Item Destroyed', item: { location: 'destroyed' }, fields: { used_in_mix: null, used_in: null } },
  ])('$text', async ({ text, item, by, fields }) => {
    const bell = await aBell();
    const user_id = by === undefined ? null : (await world.aPlayer(by)).id;
    const place_id = item.location === 'dropped' ? await world.aPlace({ name: 'Saltby Pier' }) : null;
    await world.anItem({ item_type_id: bell, number: 1, ...item, user_id, place_id });

    const response = await world.call(readNumberedItem, numbered(bell, 1));

    expect(response.json()).toMatchObject({ user_id, place_id, ...fields });
    expect(whereabouts(response.json() as Located)).toBe(text);
  });

  test('Used to CREATE or ADD to', async () => {
    const bell = await aBell();
    const horn = await world.anItemType({ set_id: 40, name: 'Fog Horn' });
    const result = await world.anItem({ item_type_id: horn, number: 1204 });
    await world.anItem({ item_type_id: bell, number: 1, location: 'mixed', used_in_item_id: result.item_id });

    const response = await world.call(readNumberedItem, numbered(bell, 1));

    expect(response.json()).toMatchObject({
      used_in_mix: result.item_id,
      used_in: { item_id: result.item_id, item_type_id: horn, number: 1204, name: 'Fog Horn' },
    });
    expect(whereabouts(response.json() as Located)).toBe('Used to CREATE or ADD to Fog Horn #1,204');
  });
});

test('GET items/{id} answers 404 for an unknown item [AP-22]', async () => {
  const response = await world.call(readItem, { params: { itemId: ItemId.parse(9_999_999_999) } });

  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such item.' });
});

test.each([
  '/api/items/abc/number/1',
  '/api/items/-1/number/1',
  '/api/items/7/number/',
  '/api/items/7/number/-1',
  '/api/items/7/number/1.5',
  '/api/items/7/number/one',
  '/api/items/7/number/2147483648',
  '/api/items/7/number/99999999999999999999',
  '/api/items/7/number/1%20union%20select%201',
  '/api/itemtypes/7/number/%F0%28%8C%28',
  '/api/items/0x10',
  '/api/items/99999999999999999999',
  '/api/items/1,2',
  '/api/items/%3Cscript%3E',
  '/api/items/%00',
])('%s is bad input and says so [ER-03]', async (url) => {
  const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.json().error).toMatch(/\w+ \w+/);
});
