import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { StatusRange } from '@wallabee/contract/items/item-status';
import { readItemStatus } from '@wallabee/contract/items/status';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const upTo = (id: number, max: StatusRange) => ({
  params: { itemTypeId: ItemTypeId.parse(id) },
  query: { min: 1 as const, max },
});
const get = (url: string) => world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

async function aTypeWith(items: { number: number; location: ItemLocation }[], id?: number) {
  await world.aSet({ id: 40 });
  const item_type_id = await world.anItemType({ set_id: 40, ...(id !== undefined && { id }) });
  const ada = await world.aPlayer();
  const place_id = await world.aPlace();
  for (const { number, location } of items) {
    const isHeld = location === 'pouch' || location === 'saved' || location === 'lockbox';
    await world.anItem({
      item_type_id,
      number,
      location,
      user_id: isHeld ? ada.id : null,
      place_id: location === 'dropped' ? place_id : null,
    });
  }
  return item_type_id;
}

describe('GET single-item/{id}/status/', () => {
  const everywhere: { number: number; location: ItemLocation }[] = [
    { number: 1, location: 'saved' },
    { number: 99, location: 'pouch' },
    { number: 98, location: 'pouch' },
    { number: 100, location: 'dropped' },
    { number: 999, location: 'lockbox' },
    { number: 998, location: 'destroyed' },
    { number: 997, location: 'mixed' },
    { number: 1000, location: 'mixing_pool' },
    { number: 9999, location: 'recycle_center' },
    { number: 10000, location: 'recycle_center' },
    { number: 500, location: 'limbo' },
    { number: 42, location: 'unique_pool' },
  ];
  const none = {
    mixed: 0,
    dropped: 0,
    lockbox: 0,
    saved: 0,
    pouch: 0,
    mixing_pool: 0,
    recycle_center: 0,
    unique_pool: 0,
    limbo: 0,
    destroyed: 0,
    opened: null,
  };

  test.each([
    { max: 99, counts: { ...none, saved: 1, pouch: 2, unique_pool: 1 } },
    {
      max: 999,
      counts: {
        ...none,
        saved: 1,
        pouch: 2,
        dropped: 1,
        lockbox: 1,
        mixed: 1,
        destroyed: 1,
        limbo: 1,
        unique_pool: 1,
      },
    },
    {
      max: 9999,
      counts: {
        ...none,
        saved: 1,
        pouch: 2,
        dropped: 1,
        lockbox: 1,
        mixed: 1,
        destroyed: 1,
        limbo: 1,
        unique_pool: 1,
        mixing_pool: 1,
        recycle_center: 1,
      },
    },
  ] as const)('counts the numbers from 1 to $max exactly [AP-17, IT-11]', async ({ max, counts }) => {
    const id = await aTypeWith(everywhere);

    const response = await world.call(readItemStatus, upTo(id, max));

    expect(response.json()).toEqual({ item_type_id: id, min: 1, max, ...counts });
  });

  test('itemtypes/{id}/status gives the same answer [DV-01]', async () => {
    const id = await aTypeWith(everywhere);

    for (const search of ['', '?min=1&max=99', '?min=1&max=9999', '/?max=100']) {
      const [one, other] = await Promise.all([
        get(`/api/itemtypes/${id}/status${search}`),
        get(`/api/single-item/${id}/status${search}`),
      ]);
      expect(one.statusCode).toBe(other.statusCode);
      expect({ ...one.json(), request_id: null }).toEqual({ ...other.json(), request_id: null });
    }
  });

  test.each(['', '/', '/?min=1', '/?max=999', '?min=1&max=999'])(
    'status%s covers 1 to 999 [AP-17]',
    async (ending) => {
      const id = await aTypeWith(everywhere);

      const response = await get(`/api/single-item/${id}/status${ending}`);

      expect(response.json()).toMatchObject({ min: 1, max: 999, lockbox: 1 });
    },
  );

  test.each([11, 553])('type %i counts items with no other status as opened [IT-11]', async (id) => {
    await aTypeWith(
      [
        { number: 1, location: 'destroyed' },
        { number: 2, location: 'destroyed' },
        { number: 3, location: 'pouch' },
        { number: 120, location: 'saved' },
      ],
      id,
    );

    const low = await world.call(readItemStatus, upTo(id, 99));
    const middle = await world.call(readItemStatus, upTo(id, 999));

    expect(low.json()).toMatchObject({ mixed: 0, destroyed: 2, pouch: 1, opened: 98 });
    expect(middle.json()).toMatchObject({ pouch: 1, saved: 1, opened: 118 });
  });

  test('returns zeros for a type without items', async () => {
    const id = await aTypeWith([], 553);

    expect((await world.call(readItemStatus, upTo(id, 99))).json()).toMatchObject({ ...none, opened: 0 });
  });

  test('answers 404 for an unknown type', async () => {
    expect((await world.call(readItemStatus, upTo(7, 99))).statusCode).toBe(404);
  });

  test.each(['min=0&max=99', 'min=2&max=99', 'max=100', 'max=10', 'max=99999', 'min=100&max=999'])(
    '?%s is refused, and the error lists the valid ranges [ER-03]',
    async (search) => {
      const id = await aTypeWith([]);

      const response = await get(`/api/single-item/${id}/status?${search}`);

      expect(response.statusCode).toBe(400);
      expect(response.json().code).toBe('bad_input');
      expect(response.json().error).toContain('from 1 to 99, from 1 to 999 or from 1 to 9999');
    },
  );

  test.each([
    '/api/single-item/abc/status',
    '/api/single-item/-1/status/',
    '/api/single-item/1,2/status/',
    '/api/single-item/7/status?max=',
    '/api/single-item/7/status?max=99&max=999',
    '/api/single-item/7/status?max=9e1',
    '/api/single-item/7/status?min=%00',
    '/api/single-item/7/status?max=1%27%20or%201=1',
    '/api/single-item/99999999999999999999/status',
  ])('%s is bad input and says so [ER-03]', async (url) => {
    const response = await get(url);

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/\w+ \w+/);
  });
});
