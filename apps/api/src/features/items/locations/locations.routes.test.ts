import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { NO_ITEMS } from '@wallabee/contract/items/item-status';
import { listMixingPool, MIXING_POOL_PAGE_SIZE } from '@wallabee/contract/items/mixing-pool';
import { listSavedOfNumber, readNumberStatus } from '@wallabee/contract/items/status';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { plansOf } from '../../../../test/checks/query-plans.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { selectLocationCounts, selectPooled } from './locations.queries.ts';

const world = await createTestWorld();
const ask = (path: string) =>
  world.app.inject({ url: `/api${path}`, headers: { 'x-wallabee-api-key': TEST_KEY } });

let player = 0;
let place = 0;

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  player = (await world.aPlayer('ada')).id;
  place = await world.aPlace();
});

describe('GET items/status/{number}', () => {
  test('counts the items with the number, of all types, by location [DV-01]', async () => {
    for (const location of ['saved', 'saved', 'pouch', 'dropped', 'mixed', 'mixing_pool', 'limbo'] as const)
      await anItem({ number: 7, location });
    await anItem({ number: 8, location: 'saved' });

    const response = await world.call(readNumberStatus, { params: { number: 7 } });

    expect(response.json()).toEqual({
      status: { ...NO_ITEMS, saved: 2, pouch: 1, dropped: 1, mixed: 1, mixing_pool: 1, limbo: 1 },
    });
  });

  test('leaves hidden items out', async () => {
    await anItem({ number: 7, location: 'pouch', isHidden: true });

    expect((await world.call(readNumberStatus, { params: { number: 7 } })).json()).toEqual({
      status: NO_ITEMS,
    });
  });

  test('answers 0 everywhere for a number that no item has', async () => {
    for (const number of [0, 7, 2_147_483_647])
      expect((await world.call(readNumberStatus, { params: { number } })).json()).toEqual({
        status: NO_ITEMS,
      });
  });

  test.each(['x', '-1', '1.5', '1,2', '99999999999', '%00', "1'--"])(
    'items/status/%s is bad input [ER-03]',
    async (number) => {
      for (const path of [`/items/status/${number}`, `/items/status/${number}/saved`]) {
        const response = await ask(path);
        expect({ path, status: response.statusCode }).toEqual({ path, status: 400 });
      }
    },
  );
});

describe('GET items/status/{number}/saved', () => {
  test('lists the ids of the saved items as numbers, without hidden ones [DV-01]', async () => {
    const first = await anItem({ number: 7, location: 'saved' });
    const second = await anItem({ number: 7, location: 'saved' });
    await anItem({ number: 7, location: 'saved', isHidden: true });
    await anItem({ number: 7, location: 'pouch' });
    await anItem({ number: 8, location: 'saved' });

    const response = await world.call(listSavedOfNumber, { params: { number: 7 } });

    expect(response.json()).toEqual({ items: [first, second] });
    expect((await ask(`/items/${first}`)).json()).toMatchObject({ number: 7, user_id: player });
  });

  test('is empty if nobody has saved the number', async () => {
    expect((await world.call(listSavedOfNumber, { params: { number: 7 } })).json()).toEqual({ items: [] });
  });
});

describe('GET mixingpool', () => {
  test('lists the items in the Mixerpool by item type and number, without hidden ones', async () => {
    const item_type_id = await world.anItemType({ set_id: 40 });
    const other = await anItem({ number: 1, location: 'mixing_pool' });
    const { item_id: high } = await world.anItem({ item_type_id, number: 12 });
    const { item_id: low } = await world.anItem({ item_type_id, number: 3 });
    await anItem({ number: 4, location: 'mixing_pool', isHidden: true });
    await anItem({ number: 5, location: 'pouch' });
    await anItem({ number: 6, location: 'unique_pool' });

    const { items, paging } = (await ask('/mixingpool')).json();

    expect(items).toMatchObject([
      { item_id: low, number: 3, set_name: 'Lighthouse' },
      { item_id: high, number: 12, prestige_color: 'crimson' },
      { item_id: other, number: 1 },
    ]);
    expect(items).toHaveLength(3);
    expect(paging).toEqual({
      results_per_page: MIXING_POOL_PAGE_SIZE,
      total_results: 3,
      total_pages: 1,
      current_page: 1,
    });
  });

  test('is paged', async () => {
    const item_type_id = await world.anItemType({ set_id: 40 });
    const at = '2016-03-01T10:00:00Z';
    const numbers = Array.from({ length: MIXING_POOL_PAGE_SIZE + 1 }, (_, index) => index + 1);
    await world.db
      .insertInto('item')
      .values(
        numbers.map((number) => ({
          item_type_id,
          number,
          location: 'mixing_pool',
          created_at: at,
          changed_at: at,
        })),
      )
      .execute();

    const second = (await world.call(listMixingPool, { query: { page: 2 } })).json();
    const third = (await world.call(listMixingPool, { query: { page: 3 } })).json();

    expect(second.items).toMatchObject([{ number: MIXING_POOL_PAGE_SIZE + 1 }]);
    expect(second.paging).toMatchObject({ total_results: 101, total_pages: 2, current_page: 2 });
    expect(third).toMatchObject({ items: [], paging: { current_page: 3 } });
  });

  test.each(['0', '-1', '1.5', '', 'two', '1000001', '1&page=2', '%00'])(
    'page=%s is bad input [ER-03]',
    async (page) => {
      expect((await ask(`/mixingpool?page=${page}`)).statusCode).toBe(400);
    },
  );
});

test('the queries use an index in a table of some thousand rows', async () => {
  await sql`
    insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations,
                           works_with_wand, is_retired, is_one_of_a_kind)
    select id, 40, 'Type ' || id, '', 'wallabee', now(), false, '{}', false, false, false
    from generate_series(1, 400) id`.execute(world.db);
  await sql`
    insert into item (item_type_id, number, location, created_at, changed_at)
    select 1 + n % 400, 1 + n / 400, (array['mixing_pool', 'limbo', 'mixed', 'destroyed'])[1 + n % 4], now(), now()
    from generate_series(0, 7999) n`.execute(world.db);
  await sql`analyze item`.execute(world.db);
  const undiscovered = [ItemTypeId.parse(9)];

  for (const { query, index } of [
    { query: selectLocationCounts(world.db, { number: 7, undiscovered }), index: 'item_number_of_all' },
    { query: selectPooled(world.db, { page: 1, undiscovered }), index: 'item_by_location' },
  ])
    for (const plan of await plansOf(world.db, query)) expect(plan).toContain(`"Index Name":"${index}"`);
});

interface Scene {
  number: number;
  location: ItemLocation;
  isHidden?: boolean;
}

async function anItem({ number, location, isHidden }: Scene) {
  const item_type_id = await world.anItemType({ set_id: 40, ...(isHidden && { name: '?' }) });
  const isHeld = location === 'saved' || location === 'pouch';
  const { item_id } = await world.anItem({
    item_type_id,
    number,
    location,
    user_id: isHeld ? player : null,
    place_id: location === 'dropped' ? place : null,
  });
  return item_id;
}
