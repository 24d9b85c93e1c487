import { readNumberedItem } from '@wallabee/contract/items/item';
import { readItemStatus } from '@wallabee/contract/items/status';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
let ada: TestPlayer;
let bell: ItemTypeId;
let itemId: number;

beforeEach(async () => {
  ada = await world.aPlayer();
  await world.aSet({ id: 40 });
  bell = ItemTypeId.parse(await world.anItemType({ set_id: 40 }));
  await world.db
    .insertInto('variant')
    .values({ item_type_id: bell, variant_id: 2, name: 'Red', hue: 1 })
    .execute();
  await world.catalogue.reload();
  const item = { item_type_id: bell, number: 1, user_id: ada.id, location: 'pouch', variant_id: 2 } as const;
  itemId = (await world.anItem(item)).item_id;
  await event('itemfound', '2016-03-01T23:59:59.999Z', { location: 'pouch', holder_id: ada.id });
});

test('a number is as its last event of the day left it [TM-03]', async () => {
  const place_id = await world.aPlace();
  await event('itemdropped', '2016-03-02T00:00:00Z', { location: 'dropped', holder_id: ada.id, place_id });
  await event('itempickedup', '2016-03-04T10:00:00Z', { location: 'pouch', holder_id: ada.id, place_id });

  expect((await numberAt('2016-02-29')).statusCode).toBe(404);
  expect((await numberAt('2016-02-29')).json()).toMatchObject({ error: 'Item has not been created yet!' });
  expect((await numberAt('2016-03-01')).json()).toMatchObject({ location: 'pouch', place_id: null });
  expect((await numberAt('2016-03-03')).json()).toMatchObject({
    location: 'dropped',
    status: 'LOCKED',
    user: { id: ada.id },
    place: { id: place_id },
  });
  expect((await numberAt('2016-03-04')).json()).toMatchObject({ location: 'pouch', place_id: null });
});

test('the look of a number is unknown before a wand changed it [TM-03]', async () => {
  const wand = await world.anItemType({ set_id: 40, name: 'Wand', role: 'wand' });
  const used = await world.anItem({ item_type_id: wand, location: 'mixed', used_in_item_id: itemId });
  await event('itemcreated', '2016-03-05T10:00:00Z', {
    location: 'pouch',
    holder_id: ada.id,
    secondary_item_id: used.item_id,
  });

  expect((await numberAt('2016-03-04')).json()).toMatchObject({ variant_id: null });
  expect((await numberAt('2016-03-05')).json()).toMatchObject({ variant_id: 2, variant_name: 'Red' });
});

test.each(['2099-01-01', '0000-01-01', '2016-02-30', '01.03.2016', '2016-3-1'])(
  '%s is no day [ER-03]',
  async (at) => {
    const status = await world.call(readItemStatus, {
      params: { itemTypeId: bell },
      query: { min: 1, max: 999, at },
    });

    expect((await numberAt(at)).statusCode).toBe(400);
    expect(status.statusCode).toBe(400);
    expect(status.json()).toMatchObject({
      code: 'bad_input',
      fields: { at: expect.stringContaining('must') },
    });
  },
);

test('a day long before the game, or in an early year, has nothing [TM-03]', async () => {
  for (const at of ['0001-01-01', '1969-12-31', '2001-01-01']) {
    const query = { min: 1, max: 999, at } as const;
    const status = await world.call(readItemStatus, { params: { itemTypeId: bell }, query });
    expect(status.json(), at).toMatchObject({ pouch: 0, saved: 0, mixed: 0 });
    expect((await numberAt(at)).statusCode, at).toBe(404);
  }
});

function numberAt(at: string) {
  return world.call(readNumberedItem, { params: { itemTypeId: bell, number: 1 }, query: { at } });
}

async function event(
  type: string,
  created_at: string,
  rest: { location: string; holder_id: number; place_id?: number; secondary_item_id?: number },
) {
  await world.aHistory({ item_id: itemId, type, created_at, user_id: ada.id, ...rest });
}
