import { beforeAll, describe, expect, test } from 'vitest';
import { createSmallWorld } from '../small-world.ts';
import { TEST_KEY } from '../world.ts';

// Calls of clients that players wrote years ago: the API's own host, headers in any case, doubled and trailing
// slashes, and the fields they read.

const { app } = await createSmallWorld({ API_HOST: 'api.wallabee.example' });

let token = '';
let userId = 0;

beforeAll(async () => {
  // One known client omits the closing boundary of a multipart body.
  const part = (name: string, value: string) =>
    `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: '//login/',
    headers: {
      host: 'api.wallabee.example',
      'x-wallabee-api-key': TEST_KEY,
      'content-type': 'multipart/form-data; boundary=edge',
    },
    payload: `${part('username', 'Demo')}${part('password', 'honeycomb')}`,
  });
  expect(response.json()).toEqual({
    valid: true,
    user_id: expect.any(Number),
    token: expect.any(String),
    username: 'demo',
  });
  ({ token, user_id: userId } = response.json());
});

describe('the wrappers, fields and names that old clients read', () => {
  test('sets, and a set with its mixes [AP-08, AP-22]', async () => {
    const { sets } = await get('/sets/');
    expect(sets.length).toBeGreaterThan(100);
    expect(await get(`/sets/${sets[0].id}`)).toMatchObject({
      id: sets[0].id,
      items: expect.arrayContaining([
        expect.objectContaining({
          item_type_id: expect.any(Number),
          mix: expect.any(Array),
          formulas: expect.any(Array),
        }),
      ]),
    });
    for (const path of ['/branded', '/uniqueitems', '/wallagraphics'])
      expect((await get(path)).items.length).toBeGreaterThan(0);
  });

  test("a player's sets, with numberinset [AP-04, AP-05]", async () => {
    const { sets, completedSets } = await get(`/users/${userId}/sets/`);
    expect(sets[0]).toMatchObject({
      percentage: expect.any(Number),
      number: expect.any(Number),
      numberinset: expect.any(Number),
      completed: expect.any(Boolean),
    });
    expect(completedSets).toBeGreaterThanOrEqual(5);
    const { items } = await get(`/users/demo/sets/${sets[3].id}`);
    const found = items.filter(({ number }: { number: number }) => number > 0);
    expect(found[0]).toMatchObject({ item_type_id: expect.any(Number), item_id: expect.any(Number) });
    expect(found).toHaveLength(sets[3].found);
  });

  test('saved items, keyed by item type [AP-07]', async () => {
    const { saveditems } = await get(`/users/${userId}/saveditems`);
    const [id, saved] = Object.entries(saveditems)[0] as [string, unknown];
    expect(saved).toMatchObject({
      number: expect.any(Number),
      item_id: expect.any(Number),
      item: { item_type_id: Number(id), number: expect.any(Number) },
    });
  });

  test('locked items and the market, by pages from 1 [AP-06, AP-22]', async () => {
    for (const path of [`/users/${userId}/lockeditems?page=2`, '/market?page=2']) {
      expect((await get(path)).paging).toEqual({
        results_per_page: expect.any(Number),
        total_results: expect.any(Number),
        total_pages: expect.any(Number),
        current_page: 2,
      });
    }
  });

  test('pouch, friends, achievements and birthday [AP-04]', async () => {
    const { items } = await get(`/users/${userId}/pouch/`);
    expect(items[0]).toMatchObject({
      id: expect.any(Number),
      item_id: items[0].id,
      status: expect.any(String),
    });
    expect((await get(`/users/${userId}/friends/`)).friends.length).toBeGreaterThan(0);
    expect((await get(`/users/${userId}/achievements/new`)).achievements[0]).toHaveProperty('progression');
    expect(await get(`/users/${userId}/chkbday`)).toEqual({ birthday: 'Date Missing' });
  });

  test('item types, one or several, and numbers under both names [AP-17, AP-18, AP-22]', async () => {
    expect(await get('/itemtypes/553')).toMatchObject({ name: 'Mystery Box', mix: expect.any(Array) });
    expect(Object.keys(await get('/itemtypes/11,553'))).toEqual(['11', '553']);
    const one = await get('/itemtypes/553/number/1');
    expect(one).toEqual(await get('/items/553/number/1'));
    expect((await get(`/items/${one.item_id}/activity`)).posts[0]).toMatchObject({
      type: expect.any(String),
    });
  });

  test('places, nearest first, with people and items [AP-20, AP-22]', async () => {
    const { places } = await get('/places?lat=51.5&lng=-0.12');
    const { id } = places[0];
    expect(places[0]).toMatchObject({
      lat: expect.any(Number),
      radius: expect.any(Number),
      item_count: expect.any(Number),
    });
    expect(await get(`/places/${id}`)).toMatchObject({ id });
    expect(await get(`/places/${id}/people`)).toEqual({ people: expect.any(Array) });
    expect(await get(`/places/${id}/items`)).toMatchObject({ items: expect.any(Array) });
  });

  test('stores, categories, achievements and the numbers of the world [AP-19, AP-22]', async () => {
    expect((await get('/storeitems')).items[0]).toMatchObject({
      store_timings: { start: expect.any(String) },
    });
    expect(await get('/placecategories/1')).toMatchObject({ id: 1 });
    expect((await get('/achievements')).achievements.length).toBeGreaterThan(0);
    expect(await get('/globalstats')).toEqual(expect.any(Object));
  });

  test.each(['/image/item-553-50.png', '/image/item-553-100', '//image/item-553-200.png'])(
    '%s is a public PNG [AP-23]',
    async (path) => {
      const response = await app.inject({ url: path, headers: { host: 'api.wallabee.example' } });

      expect(response.headers['content-type']).toBe('image/png');
      expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    },
  );

  test('an unknown player is null, not an error [AP-03]', async () => {
    expect(await get('/users/nobody-of-that-name')).toBeNull();
  });
});

async function get(path: string) {
  const response = await app.inject({
    url: path,
    headers: { host: 'api.wallabee.example', 'X-WALLABEE-API-KEY': TEST_KEY, 'x-user-token': token },
  });
  expect({ path, status: response.statusCode }).toEqual({ path, status: 200 });
  return response.json();
}
