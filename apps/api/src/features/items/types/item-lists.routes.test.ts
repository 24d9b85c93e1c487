import { listItemTypes, listLatestItems } from '@wallabee/contract/items/item-type';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();

describe('GET items/all', () => {
  test('returns every item type, in order of their ids [AP-18]', async () => {
    await world.aSet({ id: 40, name: 'Lighthouse' });
    await world.anItemType({ set_id: 40, id: 9, name: 'Fog Horn' });
    await world.anItemType({ set_id: 40, id: 4, name: 'Fog Bell' });
    await world.anItemType({ set_id: 40, id: 12, name: '?' });
    await world.anItem({ item_type_id: 9, number: 2 });

    const response = await world.call(listItemTypes, {});

    expect(response.json()).toMatchObject([
      { id: 4, item_type_id: 4, name: 'Fog Bell', total_issued: 0, set_name: 'Lighthouse' },
      { id: 9, name: 'Fog Horn', total_issued: 2 },
      { id: 12, name: '?', release_date: null },
    ]);
  });

  test('follows the numbers within seconds, and is not serialised for each of them [AP-18]', async () => {
    await world.aSet({ id: 40 });
    const id = await world.anItemType({ set_id: 40 });
    world.clock.now = new Date('2026-06-01T12:30:00Z');
    const issued = async () => (await world.call(listItemTypes, {})).json()[0].total_issued;
    await issued();
    await world.anItem({ item_type_id: id });

    world.clock.now = new Date('2026-06-01T12:30:04Z');
    expect(await issued()).toBe(0);
    world.clock.now = new Date('2026-06-01T12:30:05Z');
    expect(await issued()).toBe(1);
  });
});

describe('GET items/latest', () => {
  test('returns the eight newest types with their current number, newest first [AP-14, HM-03]', async () => {
    await world.aSet({ id: 40, name: 'Lighthouse' });
    for (const day of [11, 15, 13, 12, 14, 19, 18, 17, 16]) {
      await world.anItemType({
        set_id: 40,
        id: day,
        name: `Type ${day}`,
        released_at: `2026-02-${day}T00:00:00Z`,
      });
    }
    await world.anItemType({ set_id: 40, id: 20, name: 'Twin', released_at: '2026-02-19T00:00:00Z' });
    await world.anItemType({ set_id: 40, id: 99, name: '?' });
    await world.anItem({ item_type_id: 18, number: 31 });

    const response = await world.call(listLatestItems, {});

    const latest: { item_type_id: number }[] = response.json();
    expect(latest.map(({ item_type_id }) => item_type_id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
    expect(latest[2]).toMatchObject({
      name: 'Type 18',
      image_url_200: 'http://localhost:3000/api/image/item-18-200.png',
      current_number: 31,
    });
  });

  test('names no more than two of a set while there are others [HM-03]', async () => {
    for (const set_id of [40, 41, 42, 43]) {
      await world.aSet({ id: set_id });
      for (const place of [1, 2, 3, 4])
        await world.anItemType({
          set_id,
          id: 10 * set_id + place,
          released_at: `20${set_id - 30}-02-1${place}T00:00:00Z`,
        });
    }

    const response = await world.call(listLatestItems, {});

    const latest: { item_type_id: number }[] = response.json();
    expect(latest.map(({ item_type_id }) => item_type_id)).toEqual([434, 433, 424, 423, 414, 413, 404, 403]);
  });

  test('counts every new number and omits undiscovered types [AP-14]', async () => {
    await world.aSet({ id: 40 });
    const id = await world.anItemType({ set_id: 40 });
    await world.anItemType({ set_id: 40, name: '?' });
    await world.anItem({ item_type_id: id });
    await world.call(listLatestItems, {});

    await notify({ new_item: { item_type_id: id, number: 2 } });

    expect((await world.call(listLatestItems, {})).json()).toMatchObject([{ current_number: 2 }]);
  });
});

async function notify(payload: unknown) {
  await sql`select pg_notify('world_events', ${JSON.stringify(payload)})`.execute(world.db);
  await world.caughtUp();
}
