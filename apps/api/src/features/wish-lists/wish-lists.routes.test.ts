import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { listSavedItems, listWishableTypes } from '@wallabee/contract/wish-lists/wish-list';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';
import { selectSavedItems } from './wish-lists.queries.ts';

const world = await createTestWorld();

describe('GET users/{id}/saveditems [AP-07]', () => {
  test('is keyed by item type and contains only saved items', async () => {
    const ada = await world.aPlayer();
    const bob = await world.aPlayer();
    const set_id = await world.aSet();
    const bell = await world.anItemType({ set_id });
    const lamp = await world.anItemType({ set_id });
    const saved = await world.anItem({ item_type_id: bell, number: 42, location: 'saved', user_id: ada.id });
    await world.anItem({ item_type_id: bell, number: 43, location: 'pouch', user_id: ada.id });
    await world.anItem({ item_type_id: lamp, number: 1, location: 'lockbox', user_id: ada.id });
    await world.anItem({ item_type_id: lamp, number: 2, location: 'saved', user_id: bob.id });

    const response = await world.call(listSavedItems, { params: { player: `${ada.id}` } });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      saveditems: {
        [bell]: { number: 42, item_id: saved.item_id, item: { item_type_id: bell, number: 42 } },
      },
    });
  });

  test('is answered with 304 while the collection has not changed', async () => {
    const ada = await world.aPlayer();
    const url = `/api/users/${ada.id}/saveditems`;
    const headers = { 'x-wallabee-api-key': TEST_KEY };
    const first = await world.app.inject({ url, headers });
    expect(first.json()).toEqual({ saveditems: {} });

    const again = await world.app.inject({
      url,
      headers: { ...headers, 'if-none-match': `${first.headers.etag}` },
    });
    expect(again.statusCode).toBe(304);

    const bell = await world.anItemType({ set_id: await world.aSet() });
    await world.anItem({ item_type_id: bell, location: 'saved', user_id: ada.id });
    const later = await world.app.inject({
      url,
      headers: { ...headers, 'if-none-match': `${first.headers.etag}` },
    });
    expect(later.statusCode).toBe(200);
  });

  test('an unknown player is a 404, a missing key a 401', async () => {
    const params = { player: '424242' };

    expect((await world.call(listSavedItems, { params })).statusCode).toBe(404);
    expect((await world.call(listSavedItems, { params, key: null })).statusCode).toBe(401);
  });

  test.each(['ada', 'ADA', '@ada'])('users/%s is the player of that name [AP-07]', async (player) => {
    const { id } = await world.aPlayer('ada');
    const bell = await world.anItemType({ set_id: await world.aSet() });
    await world.anItem({ item_type_id: bell, number: 42, location: 'saved', user_id: id });

    const response = await world.call(listSavedItems, { params: { player } });

    expect(response.json()).toMatchObject({ saveditems: { [bell]: { number: 42 } } });
  });

  test.each(['nobody', '-1', '1.5', '99999999999', "1'--"])('users/%s is nobody [AP-07]', async (player) => {
    expect((await world.call(listSavedItems, { params: { player } })).statusCode).toBe(404);
  });

  test.each(['1%00', 'x'.repeat(200)])('users/%s/saveditems is bad input [ER-03]', async (id) => {
    const response = await world.app.inject({
      url: `/api/users/${id}/saveditems`,
      headers: { 'x-wallabee-api-key': TEST_KEY },
    });

    expect(response.statusCode).toBe(400);
  });

  test('is found by an index, however many items there are', async () => {
    const ada = await world.aPlayer();
    const set_id = await world.aSet();
    await sql`
      insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations,
                             works_with_wand, is_retired, is_one_of_a_kind)
      select id, ${set_id}::int, 'Type ' || id, '', 'wallabee', now(), false, '{}', false, false, false
      from generate_series(1, 400) id`.execute(world.db);
    await sql`
      insert into player (username, name) select 'p' || n, 'p' || n from generate_series(1, 40) n`.execute(
      world.db,
    );
    await sql`
      insert into item (item_type_id, number, location, user_id, created_at, changed_at)
      select 1 + n % 400, 1 + n / 400, case when n / 400 < 40 then 'saved' else 'pouch' end,
             ${ada.id}::int + n / 400 % 40, now(), now()
      from generate_series(0, 31999) n`.execute(world.db);
    await sql`analyze item`.execute(world.db);

    const plan = JSON.stringify(await selectSavedItems(world.db, ada.id).explain('json'));

    expect(plan).toContain('"Index Name":"item_saved_once"');
    expect(plan).not.toContain('"Seq Scan"');
  });
});

describe('GET items/wishable [WL-02, WL-03]', () => {
  test('lists every released type once, undiscovered ones not at all', async () => {
    const set_id = await world.aSet({ hue: 120 });
    const bell = await world.anItemType({ set_id, name: 'Fog Bell', is_retired: true });
    await world.anItemType({ set_id, name: '?' });

    const response = await world.call(listWishableTypes, {});

    expect(response.json()).toEqual([
      {
        item_type_id: bell,
        name: 'Fog Bell',
        set_id,
        hue: 120,
        retired: true,
        scarce: false,
        image_key: expect.any(String),
      },
    ]);
  });

  test('marks scarce uniques', async () => {
    const set_id = await world.aSet({ id: UNIQUE_SET_ID });
    const common = await world.anItemType({ set_id });
    const oneOfAKind = await world.anItemType({ set_id, is_one_of_a_kind: true });
    const ofTheStaff = await world.anItemType({ set_id });
    const smallRun = await world.anItemType({ set_id, is_retired: true });
    const longRun = await world.anItemType({ set_id, is_retired: true });
    const ada = await world.aPlayer();
    await world.db
      .insertInto('unique_owner')
      .values([
        { item_type_id: common, position: 1, player_id: ada.id },
        { item_type_id: ofTheStaff, position: 1, player_id: null },
      ])
      .execute();
    await world.anItem({ item_type_id: smallRun, number: 99 });
    await world.anItem({ item_type_id: longRun, number: 100 });
    await world.catalogue.reload();

    const types: { item_type_id: number; scarce: boolean }[] = (
      await world.call(listWishableTypes, {})
    ).json();

    expect(types.filter(({ scarce }) => scarce).map(({ item_type_id }) => item_type_id)).toEqual([
      oneOfAKind,
      ofTheStaff,
      smallRun,
    ]);
  });

  test('needs an application key', async () => {
    expect((await world.call(listWishableTypes, { key: null })).statusCode).toBe(401);
  });
});
