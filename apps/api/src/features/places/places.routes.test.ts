import {
  listNearestPlaces,
  listPlaceItems,
  listPlaceVisitors,
  NEAREST_PLACES,
  readPlace,
  VISITOR_LIMIT,
} from '@wallabee/contract/places/place';
import { PlaceId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const nowhere = PlaceId.parse(424_242);

describe('GET places/{id} [AP-20, PC-01]', () => {
  test('returns name, position, capacity and visitors, with pictures', async () => {
    const placeId = await world.aPlace({ item_count: 4, max_items: 30, people_count: 12 });
    await world.catalogue.reload();

    const response = await world.call(readPlace, { params: { placeId } });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: placeId,
      name: 'Saltby Pier',
      city: 'Saltby',
      lat: 54.1,
      lng: -0.2,
      radius: 75,
      item_count: 4,
      max_items: 30,
      people_count: 12,
      category_id: 1,
      category_name: 'Pier',
      category_group: 'outdoors',
      hue: expect.any(Number),
      image_key: expect.stringMatching(/^[\w-]{8}$/),
      image_url_50: `http://localhost:3000/api/image/place-${placeId}-50.png`,
      image_url_100: `http://localhost:3000/api/image/place-${placeId}-100.png`,
      image_url_200: `http://localhost:3000/api/image/place-${placeId}-200.png`,
    });
  });

  test.each([readPlace, listPlaceVisitors, listPlaceItems])(
    '$path of an unknown place is a 404',
    async (endpoint) => {
      await world.aPlace();

      const response = await world.call(endpoint, { params: { placeId: nowhere } });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such place.' });
    },
  );

  test.each(['abc', '-1', '1.5', '0x10', '99999999999', '%00', "1'--", '1;drop table place'])(
    'places/%s is bad input [ER-03]',
    async (id) => {
      for (const path of ['', '/people', '/items'])
        expect((await ask(`/places/${encodeURIComponent(id)}${path}`)).statusCode).toBe(400);
    },
  );

  test('needs an application key', async () => {
    const placeId = await world.aPlace();
    for (const endpoint of [readPlace, listPlaceVisitors, listPlaceItems])
      expect((await world.call(endpoint, { params: { placeId }, key: null })).statusCode).toBe(401);
    expect((await world.call(listNearestPlaces, { query: { lat: 1, lng: 1 }, key: null })).statusCode).toBe(
      401,
    );
  });
});

describe('GET places/{id}/people [AP-20]', () => {
  test('lists the visitors, latest first, with id, name and picture only', async () => {
    const placeId = await world.aPlace();
    const ada = await world.aPlayer('ada');
    const bob = await world.aPlayer('bob');
    await aVisit(placeId, ada.id, '2020-01-01T00:00:00Z');
    await aVisit(placeId, bob.id, '2021-01-01T00:00:00Z');
    await aVisit(await world.aPlace({ name: 'Elsewhere' }), ada.id, '2022-01-01T00:00:00Z');

    const { people } = (await world.call(listPlaceVisitors, { params: { placeId } })).json();

    expect(people).toEqual(
      [bob, ada].map(({ id, username }) => ({
        id,
        name: username,
        image_key: expect.stringMatching(/^[\w-]{8}$/),
        image_url_50: `http://localhost:3000/api/image/player-${id}-50.png`,
      })),
    );
  });

  test('a place without visitors has none, and the list ends at the limit', async () => {
    const placeId = await world.aPlace();
    const nobody = await world.call(listPlaceVisitors, { params: { placeId } });
    expect(nobody.json()).toEqual({ people: [] });

    const rows = Array.from({ length: VISITOR_LIMIT + 5 }, (_, n) => ({ username: `p${n}`, name: `p${n}` }));
    const players = await world.db.insertInto('player').values(rows).returning('id').execute();
    await world.db
      .insertInto('place_visit')
      .values(players.map(({ id }) => ({ place_id: placeId, player_id: id, visited_at: new Date() })))
      .execute();
    const many = await world.call(listPlaceVisitors, { params: { placeId } });
    expect(many.json().people).toHaveLength(VISITOR_LIMIT);
  });
});

describe('GET places/{id}/items [AP-20, PC-01]', () => {
  test('lists the items at the place and who locked them', async () => {
    const placeId = await world.aPlace();
    const ada = await world.aPlayer('ada');
    const set_id = await world.aSet({ id: 40, name: 'Lighthouse' });
    const bell = await world.anItemType({ set_id, name: 'Fog Bell' });
    const free = await world.anItem({ item_type_id: bell, location: 'dropped', place_id: placeId });
    const locked = await world.anItem({
      item_type_id: bell,
      location: 'dropped',
      place_id: placeId,
      is_locked: true,
      user_id: ada.id,
    });
    await world.anItem({ item_type_id: bell, location: 'pouch', user_id: ada.id });
    await world.db.updateTable('player').set({ name: 'Ada the Keeper' }).where('id', '=', ada.id).execute();

    const { items } = (await world.call(listPlaceItems, { params: { placeId } })).json();

    expect(items).toHaveLength(2);
    expect(items[0]).toEqual({
      id: locked.item_id,
      item_id: locked.item_id,
      item_type_id: bell,
      number: 2,
      name: 'Fog Bell',
      set_id: 40,
      set_name: 'Lighthouse',
      variant_id: null,
      hue: 205,
      status: 'LOCKED',
      prestige_color: expect.any(String),
      user_id: ada.id,
      username: 'ada',
      user_name: 'Ada the Keeper',
      image_key: expect.any(String),
      image_url_50: `http://localhost:3000/api/image/item-${bell}-50.png`,
      image_url_100: `http://localhost:3000/api/image/item-${bell}-100.png`,
      image_url_200: `http://localhost:3000/api/image/item-${bell}-200.png`,
    });
    expect(items[1]).toMatchObject({
      id: free.item_id,
      number: 1,
      status: 'DEFAULT',
      username: null,
      user_name: null,
    });
  });

  test('an empty place has none', async () => {
    const placeId = await world.aPlace();

    expect((await world.call(listPlaceItems, { params: { placeId } })).json()).toEqual({ items: [] });
  });
});

describe('GET places?lat=&lng= [AP-22]', () => {
  test('lists the nearest first, with their distance', async () => {
    await world.aPlace({ name: 'Paris', lat: 48.8566, lng: 2.3522 });
    await world.aPlace({ name: 'Near', lat: 51.5, lng: -0.1 });
    await world.aPlace({ name: 'Nearer by lng', lat: 51.5074, lng: -0.13 });
    await world.aPlace({ name: 'Sydney', lat: -33.8688, lng: 151.2093 });

    const { places } = await nearest(51.5074, -0.1278);

    // The place on the other side of the globe is beyond the largest reach.
    expect(places.map(({ name }) => name)).toEqual(['Nearer by lng', 'Near', 'Paris']);
    expect(places.map(({ distance }) => Math.round(distance / 100) / 10)).toEqual([0.2, 2.1, 343.6]);
    expect(places[0]).toMatchObject({ lat: 51.5074, lng: -0.13, radius: 75, item_count: 0 });
  });

  test('a degree of longitude counts for less in the north', async () => {
    await world.aPlace({ name: 'one degree north', lat: 66, lng: 20 });
    await world.aPlace({ name: 'two degrees east', lat: 65, lng: 22 });

    const { places } = await nearest(65, 20);

    expect(places.map(({ name }) => name)).toEqual(['two degrees east', 'one degree north']);
  });

  test('works across the date line and around the poles', async () => {
    await world.aPlace({ name: 'west', lat: 10, lng: -179.99 });
    await world.aPlace({ name: 'pole', lat: 89.99, lng: -90 });

    expect((await nearest(10, 179.99)).places.map(({ name }) => name)).toEqual(['west']);
    expect((await nearest(89.99, 90)).places.map(({ name }) => name)).toEqual(['pole']);
  });

  test('lists at most the limit, and those are the nearest', async () => {
    for (let n = 0; n < NEAREST_PLACES + 10; n++) await world.aPlace({ name: `${n}`, lat: n / 100, lng: 0 });

    const { places } = await nearest(0, 0);

    expect(places.map(({ name }) => Number(name))).toEqual(
      Array.from({ length: NEAREST_PLACES }, (_, n) => n),
    );
  });

  test.each(['5e-05', '-1.5E-7', '0.00005'])('reads the longitude %s as programs write it', async (lng) => {
    await world.aPlace({ name: 'Prime Meridian', lat: 51.4779, lng: 0 });

    const { places } = (await ask(`/places?lat=51.4779&lng=${lng}`)).json();

    expect(places).toMatchObject([{ name: 'Prime Meridian' }]);
  });

  test('the list is empty where no place is near', async () => {
    expect(await nearest(0, 0)).toEqual({ places: [] });
  });

  test.each([
    '',
    '?lat=51.5',
    '?lng=0',
    '?lat=&lng=',
    '?lat=abc&lng=0',
    '?lat=91&lng=0',
    '?lat=-90.1&lng=0',
    '?lat=0&lng=180.5',
    '?lat=1e1&lng=0',
    '?lat=NaN&lng=0',
    '?lat=Infinity&lng=0',
    '?lat=0%00&lng=0',
    '?lat=0&lat=1&lng=0',
    "?lat=0'&lng=0",
  ])('places%s is bad input [ER-03]', async (query) => {
    const response = await ask(`/places${query}`);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_input', error: expect.stringMatching(/lat|lng/) });
  });
});

function aVisit(placeId: PlaceId, playerId: number, visitedAt: string) {
  return world.db
    .insertInto('place_visit')
    .values({ place_id: placeId, player_id: playerId, visited_at: visitedAt })
    .execute();
}

async function nearest(lat: number, lng: number): Promise<{ places: { name: string; distance: number }[] }> {
  return (await world.call(listNearestPlaces, { query: { lat, lng } })).json();
}

function ask(path: string) {
  return world.app.inject({ url: `/api${path}`, headers: { 'x-wallabee-api-key': TEST_KEY } });
}
