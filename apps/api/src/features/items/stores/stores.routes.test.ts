import {
  listMarket,
  listStoreItems,
  listStores,
  MARKET_PAGE_SIZE,
  readStore,
} from '@wallabee/contract/items/stores';
import { StoreId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();

async function aStore(id: number, name: string) {
  await world.db
    .insertInto('store')
    .values({ id, slug: `store-${id}`, name, description: `What ${name} is`, icon: 'bread', hue: 30 })
    .execute();
  await world.catalogue.reload();
}

describe('GET stores', () => {
  test('lists the stores, and the Market as number 999 [AP-19, IT-05]', async () => {
    await aStore(3, 'The Corner Oven');

    const response = await world.call(listStores, {});

    expect(response.json()).toMatchObject([
      {
        id: 3,
        name: 'The Corner Oven',
        header_image: 'http://localhost:3000/api/image/store-3-200.png',
        image_url_50: 'http://localhost:3000/api/image/store-3-50.png',
      },
      { id: 999, name: 'Market' },
    ]);
  });

  test('shows a picture of each, the Market included', async () => {
    const response = await world.app.inject({
      url: '/api/image/store-999-50.png',
      headers: { 'x-wallabee-api-key': TEST_KEY },
    });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
  });
});

test('GET storeitems lists what is sold now, and since when [AP-22]', async () => {
  await aStore(3, 'The Corner Oven');
  await world.aSet({ id: 40, name: 'Lighthouse' });
  const sold = await world.anItemType({ set_id: 40, name: 'Proving Basket', store_cost: 60 });
  const retired = await world.anItemType({ set_id: 40, store_cost: 60, is_retired: true });
  const unreleased = await world.anItemType({ set_id: 40, name: '?', store_cost: 60 });
  await world.anItemType({ set_id: 40 });
  for (const item_type_id of [sold, retired, unreleased]) {
    await world.db.insertInto('store_item').values({ store_id: 3, item_type_id }).execute();
  }
  await world.catalogue.reload();

  const response = await world.call(listStoreItems, {});

  expect(response.json()).toMatchObject({
    items: [
      {
        item_type_id: sold,
        name: 'Proving Basket',
        set_name: 'Lighthouse',
        store_cost: 60,
        stores: [3],
        store_timings: { start: '2016-02-12T00:00:00.000Z', end: null },
      },
    ],
  });
  expect(response.json().items).toHaveLength(1);
});

describe('GET stores/{id}', () => {
  test('lists what the store sells now, and what the game sells on the Market [AP-19, IT-05]', async () => {
    await aStore(3, 'The Corner Oven');
    await aStore(4, 'The Other Oven');
    await world.aSet({ id: 40, name: 'Lighthouse' });
    const basket = await world.anItemType({ set_id: 40, name: 'Proving Basket', store_cost: 60 });
    const retired = await world.anItemType({ set_id: 40, store_cost: 60, is_retired: true });
    const buoy = await world.anItemType({ set_id: 40, name: 'Buoy', market_buy_now: true });
    for (const item_type_id of [basket, retired]) {
      await world.db.insertInto('store_item').values({ store_id: 3, item_type_id }).execute();
    }
    await world.catalogue.reload();

    const store = await world.call(readStore, { params: { storeId: StoreId.parse(3) } });
    const empty = await world.call(readStore, { params: { storeId: StoreId.parse(4) } });
    const market = await world.call(readStore, { params: { storeId: StoreId.parse(999) } });

    expect(store.json()).toMatchObject({ id: 3, name: 'The Corner Oven' });
    expect(store.json().items).toMatchObject([{ item_type_id: basket, store_cost: 60, stores: [3] }]);
    expect(empty.json()).toMatchObject({ id: 4, items: [] });
    expect(market.json()).toMatchObject({ id: 999, name: 'Market' });
    expect(market.json().items).toMatchObject([{ item_type_id: buoy, name: 'Buoy', stores: [] }]);
    expect(market.json().items[0].store_cost).toBeGreaterThan(0);
  });

  test('an unknown store is a 404, and no number is bad input [ER-03]', async () => {
    expect((await world.call(readStore, { params: { storeId: StoreId.parse(12) } })).statusCode).toBe(404);
    for (const id of ['abc', '-1', '1.5', '99999999999', '%00']) {
      const response = await world.app.inject({
        url: `/api/stores/${id}`,
        headers: { 'x-wallabee-api-key': TEST_KEY },
      });
      expect(response.statusCode).toBe(400);
    }
  });
});

describe('GET market', () => {
  async function listings(count: number) {
    const ada = await world.aPlayer('ada');
    await world.aSet({ id: 40 });
    const item_type_id = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
    const at = '2016-03-01T10:00:00Z';
    const items = await world.db
      .insertInto('item')
      .values(
        Array.from({ length: count }, (_, index) => ({
          item_type_id,
          number: index + 1,
          location: 'pouch',
          user_id: ada.id,
          created_at: at,
          changed_at: at,
        })),
      )
      .returning(['item_id', 'number'])
      .execute();
    await world.db
      .insertInto('market_listing')
      .values(
        items.map(({ item_id, number }) => ({
          item_id,
          seller_id: ada.id,
          cost: number * 10,
          listed_at: new Date(Date.UTC(2026, 0, 1, 0, Math.min(number, count - 1))),
        })),
      )
      .execute();
    return { ada, item_type_id };
  }

  test('lists what players sell, newest first, in pages [AP-22]', async () => {
    const { ada, item_type_id } = await listings(MARKET_PAGE_SIZE + 2);

    const first = await world.call(listMarket, { query: { page: 1 } });
    const second = await world.call(listMarket, { query: { page: 2 } });
    const third = await world.call(listMarket, { query: { page: 3 } });

    const paging = { results_per_page: 50, total_results: 52, total_pages: 2 };
    expect(first.json()).toMatchObject({ paging: { ...paging, current_page: 1 } });
    expect(first.json().items).toHaveLength(MARKET_PAGE_SIZE);
    expect(first.json().items[0]).toMatchObject({
      item_type_id,
      number: 52,
      cost: 520,
      name: 'Fog Bell',
      prestige_color: 'crimson',
      seller: { id: ada.id, name: 'ada' },
      listed_at: '2026-01-01T00:51:00.000Z',
    });
    expect(second.json().items.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect(second.json().paging).toEqual({ ...paging, current_page: 2 });
    expect(third.json()).toMatchObject({ items: [], paging: { ...paging, current_page: 3 } });
  });

  test('begins with the first page, and is empty without listings [AP-22]', async () => {
    const response = await world.app.inject({
      url: '/api/market',
      headers: { 'x-wallabee-api-key': TEST_KEY },
    });

    expect(response.json()).toEqual({
      items: [],
      paging: { results_per_page: 50, total_results: 0, total_pages: 0, current_page: 1 },
    });
  });

  test.each(['0', '-1', '1.5', '', 'two', '1000001', '99999999999', '1&page=2', '%00', "1'--"])(
    'page=%s is bad input and says so [ER-03]',
    async (page) => {
      const response = await world.app.inject({
        url: `/api/market?page=${page}`,
        headers: { 'x-wallabee-api-key': TEST_KEY },
      });

      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatch(/page \w+/);
    },
  );
});
