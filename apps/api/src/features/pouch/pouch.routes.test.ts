import { readPouch } from '@wallabee/contract/pouch/pouch';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const of = (player: { id: number }) => ({ params: { player: String(player.id) } });

test('GET users/{id}/pouch lists the carried items, newest first [AP-04, PO-02]', async () => {
  const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
  await world.aSet({ id: 40, hue: 200 });
  const bell = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
  const own = { item_type_id: bell, user_id: ada.id };
  const old = await world.anItem({ ...own, location: 'pouch', number: 7, is_locked: true });
  const young = await world.anItem({
    ...own,
    location: 'pouch',
    number: 1204,
    changed_at: '2020-01-01T00:00:00Z',
  });
  await world.anItem({ ...own, location: 'lockbox', number: 8 });
  await world.anItem({ ...own, location: 'saved', number: 9 });
  await world.anItem({ item_type_id: bell, user_id: grace.id, location: 'pouch', number: 10 });

  const response = await world.call(readPouch, of(ada));

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    items: [
      expect.objectContaining({
        id: young.item_id,
        item_id: young.item_id,
        item_type_id: bell,
        set_id: 40,
        name: 'Fog Bell',
        number: 1204,
        hue: 200,
        status: 'DEFAULT',
        prestige_color: 'seagreen',
        image_url_200: `http://localhost:3000/api/image/item-${bell}-200.png`,
      }),
      expect.objectContaining({ id: old.item_id, number: 7, status: 'LOCKED', prestige_color: 'gold' }),
    ],
  });
});

test('an empty pouch is an empty list, and an unknown player is not found [AP-04]', async () => {
  const ada = await world.aPlayer();

  expect((await world.call(readPouch, of(ada))).json()).toEqual({ items: [] });
  expect((await world.call(readPouch, of({ id: 999_999 }))).statusCode).toBe(404);
});

test('a key is required, a token is not [AP-01, AP-04]', async () => {
  const ada = await world.aPlayer();

  expect((await world.call(readPouch, { ...of(ada), key: null })).statusCode).toBe(401);
  expect((await world.call(readPouch, { ...of(ada), key: 'wrong' })).statusCode).toBe(401);
  expect((await world.call(readPouch, of(ada))).statusCode).toBe(200);
});

test('the username works instead of the id [AP-04]', async () => {
  await world.aPlayer('Ada');

  const statuses = ['ada', 'Nobody'].map(async (player) => {
    const response = await world.call(readPouch, { params: { player } });
    return response.statusCode;
  });

  expect(await Promise.all(statuses)).toEqual([200, 404]);
});

test.each([
  { id: '-1', status: 404 },
  { id: '99999999999', status: 404 },
  { id: '1%20or%201=1', status: 404 },
  { id: '%00', status: 400 },
  { id: 'a'.repeat(101), status: 400 },
  { id: '%F0%28%8C%28', status: 400 },
])('users/$id/pouch is answered $status [ER-03]', async ({ id, status }) => {
  const response = await world.app.inject({
    url: `/api/users/${id}/pouch/`,
    headers: { 'x-wallabee-api-key': TEST_KEY },
  });

  expect(response.statusCode).toBe(status);
});
