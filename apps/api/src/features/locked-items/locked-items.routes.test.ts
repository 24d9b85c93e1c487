import { LOCKED_ITEMS_PAGE_SIZE, listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
let ada: TestPlayer;
let bell: number;

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  bell = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
  ada = await world.aPlayer('ada');
});

describe('GET users/{id}/lockeditems [AP-06]', () => {
  test('returns the listed fields of every locked item, and no other item', async () => {
    await world.db
      .insertInto('variant')
      .values({ item_type_id: bell, variant_id: 2, name: 'Green', hue: 140 })
      .execute();
    await world.catalogue.reload();
    const place_id = await world.aPlace({ name: 'Saltby Pier' });
    const owned = { item_type_id: bell, user_id: ada.id };
    const boxed = await world.anItem({ ...owned, number: 7, location: 'lockbox' });
    const carried = await world.anItem({
      ...owned,
      number: 42,
      location: 'pouch',
      is_locked: true,
      variant_id: 2,
    });
    const dropped = await world.anItem({
      ...owned,
      number: 1_204,
      location: 'dropped',
      is_locked: true,
      place_id,
    });
    await world.anItem({ ...owned, number: 8, location: 'pouch' });
    await world.anItem({ ...owned, number: 9, location: 'saved' });
    const bob = await world.aPlayer('bob');
    await world.anItem({ item_type_id: bell, user_id: bob.id, number: 10, location: 'lockbox' });

    const response = await read(ada.id);

    expect(response.statusCode).toBe(200);
    expect(response.json().paging).toEqual({
      results_per_page: LOCKED_ITEMS_PAGE_SIZE,
      total_results: 3,
      total_pages: 1,
      current_page: 1,
    });
    const same = {
      name: 'Fog Bell',
      item_type_id: bell,
      set_id: 40,
      variant_id: null,
      variant_name: null,
      place_id: null,
      place_name: null,
      created_at: '2016-03-01T10:00:00.000Z',
    };
    expect(response.json().items).toEqual([
      { ...same, id: boxed.item_id, number: 7, status: 'LOCKBOX' },
      { ...same, id: carried.item_id, number: 42, status: 'LOCKED', variant_id: 2, variant_name: 'Green' },
      { ...same, id: dropped.item_id, number: 1_204, status: 'LOCKED', place_id, place_name: 'Saltby Pier' },
    ]);
  });

  test('the pages are full but the last, contain each item once, and end', async () => {
    const total = LOCKED_ITEMS_PAGE_SIZE * 2 + 3;
    await lockMany(total);

    const pages = await Promise.all([1, 2, 3, 4, 1_000_000].map((page) => read(ada.id, page)));

    const lists = pages.map((response) => response.json().items as { id: number; number: number }[]);
    expect(lists.map(({ length }) => length)).toEqual([
      LOCKED_ITEMS_PAGE_SIZE,
      LOCKED_ITEMS_PAGE_SIZE,
      3,
      0,
      0,
    ]);
    expect(new Set(lists.flat().map(({ id }) => id)).size).toBe(total);
    expect(pages.map((response) => response.json().paging)).toEqual(
      [1, 2, 3, 4, 1_000_000].map((current_page) => ({
        results_per_page: LOCKED_ITEMS_PAGE_SIZE,
        total_results: total,
        total_pages: 3,
        current_page,
      })),
    );
  });

  test('without a page it is the first', async () => {
    await lockMany(LOCKED_ITEMS_PAGE_SIZE + 1);

    const response = await get(`/api/users/${ada.id}/lockeditems`);

    expect(response.json().paging).toMatchObject({ current_page: 1, total_pages: 2 });
    expect(response.body).toBe((await read(ada.id, 1)).body);
  });

  test('a player without locked items has no pages; an unknown player is 404', async () => {
    expect((await read(ada.id)).json()).toEqual({
      user_id: ada.id,
      paging: { results_per_page: LOCKED_ITEMS_PAGE_SIZE, total_results: 0, total_pages: 0, current_page: 1 },
      items: [],
    });

    const response = await read(PlayerId.parse(999_999));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such player.' });
  });

  test.each(['ada', 'ADA', '@ada'])('users/%s is the player of that name [AP-06]', async (name) => {
    expect((await read(name)).json()).toEqual((await read(ada.id)).json());
  });

  test.each(['nobody', '-1', '99999999999'])('users/%s is nobody [AP-06]', async (name) => {
    expect((await read(name)).statusCode).toBe(404);
  });

  test('needs an application key', async () => {
    const response = await world.call(listLockedItems, {
      params: { player: ada.username },
      query: { page: 1 },
      key: null,
    });

    expect(response.statusCode).toBe(401);
  });

  test.each([
    '/api/users/1%00/lockeditems',
    '/api/users/1/lockeditems?page=0',
    '/api/users/1/lockeditems?page=-1',
    '/api/users/1/lockeditems?page=1.5',
    '/api/users/1/lockeditems?page=',
    '/api/users/1/lockeditems?page=one',
    '/api/users/1/lockeditems?page=1000001',
    '/api/users/1/lockeditems?page=1&page=2',
    '/api/users/1/lockeditems?page=1%27%3B--',
  ])('%s is bad input and says so [ER-03]', async (url) => {
    const response = await get(url);

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/\w+ \w+/);
  });
});

function read(player: PlayerId | string, page = 1) {
  return world.call(listLockedItems, { params: { player: `${player}` }, query: { page } });
}

function get(url: string) {
  return world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });
}

async function lockMany(count: number) {
  await sql`
    insert into item (item_type_id, number, location, is_locked, user_id, created_at, changed_at)
    select ${bell}::int, number, 'lockbox', true, ${ada.id}::int, now(), now()
    from generate_series(1, ${count}::int) number`.execute(world.db);
}
