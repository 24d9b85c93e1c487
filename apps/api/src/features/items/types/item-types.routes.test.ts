import {
  answerItemTypesByOldName,
  ItemTypeDetail,
  readItemType,
  readItemTypes,
} from '@wallabee/contract/items/item-type';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const one = (id: number) => ({ params: { itemTypeId: ItemTypeId.parse(id) } });
const several = (...ids: number[]) => ({ params: { itemTypeIds: ids.map((id) => ItemTypeId.parse(id)) } });

describe('GET single-item/{id}', () => {
  test('returns the item type [AP-17, IT-01]', async () => {
    await world.aSet({ id: 20, name: 'Exclusive Items' });
    await world.aSubset({ set_id: 20, subset_id: 3, name: 'Night Ferries', hue: 120 });
    const id = await world.anItemType({
      set_id: 20,
      subset_id: 3,
      name: 'Fog Bell',
      description: 'Rings by itself.',
      released_at: '2016-02-12T00:00:00Z',
      locations: ['Any pier'],
      market_buy_now: true,
      is_retired: true,
      perfume_message: 'It sneezes.',
    });
    await world.anItem({ item_type_id: id, number: 42 });

    const response = await world.call(readItemType, one(id));

    expect(response.statusCode).toBe(200);
    expect(() => ItemTypeDetail.parse(response.json())).not.toThrow();
    expect(response.json()).toMatchObject({
      id,
      item_type_id: id,
      name: 'Fog Bell',
      description: 'Rings by itself.',
      set_id: 20,
      set_name: 'Exclusive Items',
      set_image: 'http://localhost:3000/api/image/set-20-100.png',
      subset_id: 3,
      subset_name: 'Night Ferries',
      subset_image: 'http://localhost:3000/api/image/subset-20.3-100.png',
      image_url_200: `http://localhost:3000/api/image/item-${id}-200.png`,
      total_issued: 42,
      release_date: '2016-02-12T00:00:00.000Z',
      retired: true,
      market_buy_now: 1,
      store_cost: null,
      locations: ['Any pier'],
      formulas: [],
      mix: [],
      perfume_message: 'It sneezes.',
      aftershave_message: null,
      hue: 120,
    });
  });

  test('returns its formulas, its uses and its containers [AP-22, IT-07, IT-08]', async () => {
    await world.aSet({ id: 40 });
    const [lens, bell, horn, box, wand] = await Promise.all([
      world.anItemType({ set_id: 40, name: 'Great Lens' }),
      world.anItemType({ set_id: 40, name: 'Fog Bell', works_with_wand: true }),
      world.anItemType({ set_id: 40, name: 'Fog Horn' }),
      world.anItemType({ set_id: 40, name: 'Sea Chest' }),
      world.anItemType({ set_id: 40, name: 'Copper Wand', role: 'wand' }),
    ]);
    await world.db
      .insertInto('formula')
      .values([
        { item_type_id: bell, position: 0, first_component_id: lens, second_component_id: lens },
        { item_type_id: bell, position: 1, first_component_id: box, second_component_id: lens },
        { item_type_id: horn, position: 0, first_component_id: bell, second_component_id: lens },
      ])
      .execute();
    await world.db
      .insertInto('variant')
      .values({ item_type_id: bell, variant_id: 2, name: 'Green', hue: 120 })
      .execute();
    await world.db
      .insertInto('container_content')
      .values({ container_id: box, item_type_id: bell })
      .execute();
    await world.db
      .insertInto('mix_exception')
      .values({ item_type_id: box, component_ids: [bell, lens], explanation: 'Shake it.' })
      .execute();
    await world.db
      .insertInto('used_exception')
      .values({ item_type_id: bell, explanation: 'Anything.' })
      .execute();
    await world.catalogue.reload();

    const { related, ...type } = (await world.call(readItemType, one(bell))).json();

    expect(type).toMatchObject({
      formulas: [
        [lens, lens],
        [box, lens],
      ],
      mix: [lens, lens],
      used_to_make: [{ item_type_id: horn, formula: [bell, lens] }],
      used_in_special_mixes: [box],
      used_exception: 'Anything.',
      works_with_wand: true,
      wands: [wand],
      found_in: [box],
      contains_items: [],
      variants: [
        {
          variant_id: 2,
          name: 'Green',
          hue: 120,
          image: `http://localhost:3000/api/image/item-${bell}.2-200.png`,
        },
      ],
    });
    expect(Object.keys(related).map(Number).sort()).toEqual([lens, horn, box, wand].sort());
    expect(related[horn]).toMatchObject({ item_type_id: horn, name: 'Fog Horn' });
    const chest = (await world.call(readItemType, one(box))).json();
    expect(chest).toMatchObject({
      contains_items: [bell],
      mix_exception: { with: [bell, lens], explanation: 'Shake it.' },
      wands: [],
    });
  });

  test('names the owners of a unique, and the staff by id 0 [IT-04]', async () => {
    const ada = await world.aPlayer('ada');
    await world.aSet({ id: 25 });
    const id = await world.anItemType({ set_id: 25, kind: 'player' });
    await world.db
      .insertInto('unique_owner')
      .values([
        { item_type_id: id, position: 0, player_id: ada.id },
        { item_type_id: id, position: 1, player_id: null },
      ])
      .execute();
    await world.catalogue.reload();

    const response = await world.call(readItemType, one(id));

    const image_url = `http://localhost:3000/api/image/player-${ada.id}-100.png`;
    expect(response.json().owners).toEqual([
      { id: ada.id, name: 'ada', image_url, image_key: '' },
      { id: 0, name: 'Staff', image_url: null, image_key: '' },
    ]);
  });

  test('reveals only the existence of an unreleased type [IT-01]', async () => {
    await world.aSet({ id: 40 });
    const id = await world.anItemType({ set_id: 40, name: '?', description: '' });

    const response = await world.call(readItemType, one(id));

    expect(response.json()).toMatchObject({ name: '?', release_date: null, total_issued: 0 });
  });

  test('counts a new number as soon as it is notified, and not for another type [RV-01]', async () => {
    await world.aSet({ id: 40 });
    const bell = await world.anItemType({ set_id: 40 });
    const other = await world.anItemType({ set_id: 40 });
    await world.anItem({ item_type_id: bell, number: 7 });
    const before = await world.call(readItemType, one(bell));
    const otherBefore = await world.call(readItemType, one(other));

    await notify({ new_item: { item_type_id: bell, number: 8 } });

    const after = await world.call(readItemType, one(bell));
    expect(after.json().total_issued).toBe(8);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const otherAfter = await world.call(readItemType, one(other));
    expect(otherAfter.headers.etag).toBe(otherBefore.headers.etag);
  });

  test('is answered with 304 while nothing has changed, and compressed where accepted', async () => {
    await world.aSet({ id: 40 });
    const id = await world.anItemType({ set_id: 40, description: 'long '.repeat(400) });
    const url = `/api/single-item/${id}`;
    const headers = { 'x-wallabee-api-key': TEST_KEY };
    const first = await world.app.inject({ url, headers });

    const again = await world.app.inject({
      url,
      headers: { ...headers, 'if-none-match': String(first.headers.etag) },
    });
    const small = await world.app.inject({ url, headers: { ...headers, 'accept-encoding': 'gzip, br' } });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(first.rawPayload.length / 2);
  });

  test('answers 404 for an unknown type', async () => {
    const response = await world.call(readItemType, one(0));

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such item type.' });
  });
});

describe('GET single-item/{id,id…}', () => {
  test('returns an object keyed by id, without unknown ids [AP-17, AP-22]', async () => {
    await world.aSet({ id: 40 });
    const bell = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
    const horn = await world.anItemType({ set_id: 40, name: 'Fog Horn' });
    await world.anItem({ item_type_id: horn, number: 3 });

    const response = await world.call(readItemTypes, several(horn, bell, 999_999));

    expect(Object.keys(response.json())).toEqual([`${bell}`, `${horn}`]);
    expect(response.json()).toMatchObject({
      [bell]: { name: 'Fog Bell', total_issued: 0 },
      [horn]: { name: 'Fog Horn', total_issued: 3 },
    });
  });

  test('accepts at most a hundred ids', async () => {
    await world.aSet({ id: 40 });
    const bell = await world.anItemType({ set_id: 40 });
    const others = Array.from({ length: 99 }, (_, index) => 2_000_000_000 + index);

    const hundred = await world.call(readItemTypes, several(bell, ...others));
    const more = await world.call(readItemTypes, several(bell, 5, ...others));

    expect(Object.keys(hundred.json())).toEqual([`${bell}`]);
    expect(more.statusCode).toBe(400);
    expect(more.json().error).toContain('at most 100 ids');
  });

  test('answers 404 when every id is unknown', async () => {
    expect((await world.call(readItemTypes, several(1, 2))).statusCode).toBe(404);
  });

  test('is answered under its older name too [AP-22]', async () => {
    await world.aSet({ id: 40 });
    const bell = await world.anItemType({ set_id: 40 });
    const horn = await world.anItemType({ set_id: 40 });

    const single = await world.call(answerItemTypesByOldName, several(bell));
    const list = await world.call(answerItemTypesByOldName, several(bell, horn));

    expect(single.body).toBe((await world.call(readItemType, one(bell))).body);
    expect(list.body).toBe((await world.call(readItemTypes, several(bell, horn))).body);
  });
});

test.each([
  '/api/single-item/abc',
  '/api/single-item/-1',
  '/api/single-item/1.5',
  '/api/single-item/0x10',
  '/api/single-item/1,',
  '/api/single-item/,1',
  '/api/single-item/1,,2',
  '/api/single-item/1, 2',
  '/api/single-item/99999999999999999999',
  '/api/single-item/4294967296',
  '/api/single-item/%F0%28%8C%28',
  '/api/single-item/7%27%20or%201=1',
  '/api/itemtypes/%3Cscript%3E',
  '/api/itemtypes/%00',
])('%s is bad input and says so [ER-03]', async (url) => {
  const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.json().error).toMatch(/\w+ \w+/);
});

test('a list too long for an address is refused [ER-03]', async () => {
  const url = `/api/single-item/${'1,'.repeat(700)}1`;

  const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

  expect(response.statusCode).toBe(414);
});

async function notify(payload: unknown) {
  await sql`select pg_notify('world_events', ${JSON.stringify(payload)})`.execute(world.db);
  await world.caughtUp();
}
