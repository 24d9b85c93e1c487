import { SetId } from '@wallabee/contract/protocol/ids';
import {
  listHeldItems,
  listPlayerSets,
  readPlayerExclusives,
  readPlayerSet,
  readPlayerUniques,
} from '@wallabee/contract/set-progress/set-progress';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const of = (player: { id: number }) => ({ params: { player: String(player.id) } });
const ofSet = (player: { id: number }, setId: number) => ({
  params: { player: String(player.id), setId: SetId.parse(setId) },
});

async function aSetOfFour() {
  await world.aSet({ id: 40, name: 'Lighthouse', hue: 200 });
  const types = [];
  for (const name of ['Lens', 'Bell', 'Horn']) types.push(await world.anItemType({ set_id: 40, name }));
  types.push(await world.anItemType({ set_id: 40, name: '?' }));
  return types as [number, number, number, number];
}

const save = (player: { id: number }, item_type_id: number, number: number) =>
  world.anItem({ item_type_id, number, user_id: player.id, location: 'saved' });

describe('GET users/{id}/sets', () => {
  test('returns the progress in each set, counting released items [AP-04, PS-01]', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    const [lens, bell] = await aSetOfFour();
    await world.aSet({ id: 41 });
    await save(ada, lens, 12);
    await world.anItem({ item_type_id: bell, number: 3, user_id: ada.id, location: 'pouch' });
    await save(grace, bell, 4);

    const response = await world.call(listPlayerSets, of(ada));

    expect(response.json()).toEqual({
      sets: [
        expect.objectContaining({
          id: 40,
          name: 'Lighthouse',
          hue: 200,
          percentage: 33,
          found: 1,
          numberinset: 3,
          number: 0,
          completed: false,
          image_url_200: 'http://localhost:3000/api/image/set-40-200.png',
        }),
        expect.objectContaining({ id: 41, percentage: 0, numberinset: 0, completed: false }),
      ],
      completedSets: 0,
    });
  });

  test('returns the finish number of a set, also when the set has grown since [AP-04, PS-04]', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    const [lens, bell, horn] = await aSetOfFour();
    for (const type of [lens, bell, horn]) await save(ada, type, 5);
    const completed_at = '2026-01-01T00:00:00Z';
    await world.db
      .insertInto('set_completion')
      .values([
        { player_id: ada.id, set_id: 40, number: 340, completed_at },
        { player_id: grace.id, set_id: 40, number: 341, completed_at },
      ])
      .execute();
    const finished = await world.call(listPlayerSets, of(ada));
    const stairs = await world.anItemType({
      set_id: 40,
      name: 'Stairs',
      released_at: '2026-01-02T00:00:00Z',
    });

    const grown = await world.call(listPlayerSets, of(ada));

    expect(finished.json()).toMatchObject({
      sets: [{ percentage: 100, number: 340, completed: true, missing: [], added_since: 0 }],
      completedSets: 1,
    });
    expect(grown.json()).toMatchObject({
      sets: [
        {
          percentage: 75,
          number: 340,
          completed: false,
          missing: [{ item_type_id: stairs, name: 'Stairs' }],
          added_since: 1,
        },
      ],
      completedSets: 1,
    });
  });

  test('an item that was taken out of a finished set was not added since [PS-04]', async () => {
    const ada = await world.aPlayer();
    const [lens, bell] = await aSetOfFour();
    for (const type of [lens, bell]) await save(ada, type, 5);
    await world.db
      .insertInto('set_completion')
      .values({ player_id: ada.id, set_id: 40, number: 1, completed_at: '2026-01-01T00:00:00Z' })
      .execute();

    const response = await world.call(listPlayerSets, of(ada));

    expect(response.json()).toMatchObject({ sets: [{ missing: [{ name: 'Horn' }], added_since: 0 }] });
  });

  test('names three missing items, and no more than that [PS-01]', async () => {
    const ada = await world.aPlayer();
    await aSetOfFour();
    const few = await world.call(listPlayerSets, of(ada));
    await world.anItemType({ set_id: 40, name: 'Stairs' });

    const many = await world.call(listPlayerSets, of(ada));

    expect(few.json().sets[0].missing.map(({ name }: { name: string }) => name)).toEqual([
      'Lens',
      'Bell',
      'Horn',
    ]);
    expect(many.json().sets[0].missing).toEqual([]);
  });

  test('an unreleased item does not count [PS-01]', async () => {
    const ada = await world.aPlayer();
    await world.aSet({ id: 40 });
    await world.anItemType({ set_id: 40, released_at: '2026-05-31T00:00:00Z' });
    await world.anItemType({ set_id: 40, released_at: '2026-06-02T00:00:00Z' });

    const response = await world.call(listPlayerSets, of(ada));

    expect(response.json()).toMatchObject({ sets: [{ numberinset: 1 }] });
  });
});

describe('GET users/{id}/sets/{setid}', () => {
  test('lists every item, missing ones with the number 0 [AP-05, PS-05]', async () => {
    const ada = await world.aPlayer();
    const [lens, bell, horn, unknown] = await aSetOfFour();
    const saved = await save(ada, bell, 7);
    await world.db
      .insertInto('formula')
      .values({ item_type_id: horn, position: 0, first_component_id: lens, second_component_id: bell })
      .execute();
    await world.catalogue.reload();

    const response = await world.call(readPlayerSet, ofSet(ada, 40));

    expect(response.json()).toMatchObject({
      id: 40,
      percentage: 33,
      items: [
        { item_type_id: lens, name: 'Lens', number: 0, item_id: null, prestige_color: 'linen' },
        {
          item_type_id: bell,
          name: 'Bell',
          number: 7,
          item_id: saved.item_id,
          prestige_color: 'gold',
          image_url_200: `http://localhost:3000/api/image/item-${bell}-200.png`,
        },
        { item_type_id: horn, formulas: [[lens, bell]] },
        { item_type_id: unknown, name: '?', number: 0 },
      ],
    });
  });

  test('answers 404 for an unknown set or player [AP-05]', async () => {
    const ada = await world.aPlayer();
    await aSetOfFour();

    expect((await world.call(readPlayerSet, ofSet(ada, 77))).statusCode).toBe(404);
    expect((await world.call(readPlayerSet, ofSet({ id: 999_999 }, 40))).statusCode).toBe(404);
  });
});

describe('GET users/{id}/sets/{setid}/items', () => {
  test('lists all items of the set that the player has, the lowest numbers first', async () => {
    const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
    const [lens, bell, horn] = await aSetOfFour();
    await world.aSet({ id: 41 });
    const other = await world.anItemType({ set_id: 41 });
    const place_id = await world.aPlace();
    await save(ada, lens, 12);
    await world.anItem({ item_type_id: lens, number: 3, user_id: ada.id, location: 'pouch' });
    await world.anItem({
      item_type_id: bell,
      number: 7,
      user_id: ada.id,
      location: 'lockbox',
      is_locked: true,
    });
    await world.anItem({
      item_type_id: horn,
      number: 9,
      user_id: ada.id,
      location: 'dropped',
      is_locked: true,
      place_id,
    });
    await world.anItem({ item_type_id: horn, number: 1, location: 'dropped', place_id });
    await save(ada, other, 1);
    await save(grace, bell, 1);

    const response = await world.call(listHeldItems, ofSet(ada, 40));

    expect(response.json()).toEqual({
      items: [
        { item_id: expect.any(Number), item_type_id: lens, number: 3, location: 'pouch' },
        { item_id: expect.any(Number), item_type_id: bell, number: 7, location: 'lockbox' },
        { item_id: expect.any(Number), item_type_id: horn, number: 9, location: 'dropped' },
        { item_id: expect.any(Number), item_type_id: lens, number: 12, location: 'saved' },
      ],
    });
  });

  test('answers 404 for an unknown set or player', async () => {
    const ada = await world.aPlayer();
    await aSetOfFour();

    expect((await world.call(listHeldItems, ofSet(ada, 77))).statusCode).toBe(404);
    expect((await world.call(listHeldItems, ofSet({ id: 999_999 }, 40))).statusCode).toBe(404);
  });
});

test.each([
  { id: 20, endpoint: readPlayerExclusives },
  { id: 25, endpoint: readPlayerUniques },
])('GET $endpoint.path is set $id [AP-22]', async ({ id, endpoint }) => {
  const ada = await world.aPlayer();
  await world.aSet({ id });
  const type = await world.anItemType({ set_id: id });
  await save(ada, type, 3);

  const response = await world.call(endpoint, of(ada));

  expect(response.json()).toMatchObject({ id, items: [{ item_type_id: type, number: 3 }] });
});

test('the username works instead of the id, and a key is required [AP-01, AP-04]', async () => {
  await world.aPlayer('Ada');

  expect((await world.call(listPlayerSets, { params: { player: 'ADA' } })).statusCode).toBe(200);
  expect((await world.call(listPlayerSets, { params: { player: 'Ada' }, key: null })).statusCode).toBe(401);
});

test.each(['/api/users/1/sets/abc', '/api/users/1/sets/-1', '/api/users/%00/sets', '/api/users/1/sets/1,2'])(
  '%s is bad input [ER-03]',
  async (url) => {
    const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

    expect(response.statusCode).toBe(400);
  },
);
