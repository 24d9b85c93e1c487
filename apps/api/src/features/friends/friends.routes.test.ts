import { listFriends, listFriendsInCommon, SHOWN_IN_COMMON } from '@wallabee/contract/friends/friend';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { playerHue } from '../art/art.public.ts';

const world = await createTestWorld();
const of = (player: { id: number }) => ({ params: { player: String(player.id) } });

test('GET users/{id}/friends lists them by name, with their home locations [AP-04, FR-01]', async () => {
  const [ada, zoe, bob] = [
    await world.aPlayer('Ada'),
    await world.aPlayer('zoe'),
    await world.aPlayer('Bob'),
  ];
  await world.aPlayer('Stranger');
  await world.befriend(ada, zoe);
  await world.befriend(ada, bob);
  await world.db.updateTable('player').set({ home_location: 'Saltby' }).where('id', '=', zoe.id).execute();

  const response = await world.call(listFriends, of(ada));

  expect(response.json()).toEqual({
    friends: [
      expect.objectContaining({ id: bob.id, username: 'Bob', name: 'Bob', home_location: '' }),
      expect.objectContaining({
        id: zoe.id,
        home_location: 'Saltby',
        account_type: 'player',
        hue: playerHue(zoe.id),
        image_url_200: `http://localhost:3000/api/image/player-${zoe.id}-200.png`,
      }),
    ],
  });
  expect((await world.call(listFriends, of(bob))).json()).toMatchObject({ friends: [{ id: ada.id }] });
});

test('a player without friends has an empty list, an unknown player is not found, and a key is required [AP-01, AP-04]', async () => {
  const ada = await world.aPlayer();

  expect((await world.call(listFriends, of(ada))).json()).toEqual({ friends: [] });
  expect((await world.call(listFriends, of({ id: 999_999 }))).statusCode).toBe(404);
  expect((await world.call(listFriends, { ...of(ada), key: 'wrong' })).statusCode).toBe(401);
});

test('friends in common are those of both, by name, for a logged-in player only [TM-07]', async () => {
  const [ada, bo] = [await world.aPlayer('Ada'), await world.aPlayer('Bo')];
  const [zoe, cy, dan] = [await world.aPlayer('zoe'), await world.aPlayer('Cy'), await world.aPlayer('Dan')];
  for (const friend of [zoe, cy, bo]) await world.befriend(ada, friend);
  for (const friend of [zoe, cy, dan]) await world.befriend(bo, friend);

  const response = await world.call(listFriendsInCommon, { as: ada, ...of(bo) });

  expect(response.json()).toMatchObject({
    friends: [{ id: cy.id }, { id: zoe.id }],
    total: 2,
    friends_count: 4,
  });
  expect((await world.call(listFriendsInCommon, { as: dan, ...of(ada) })).json()).toMatchObject({
    friends: [{ id: bo.id }],
  });
  expect((await world.call(listFriendsInCommon, { as: ada, ...of(ada) })).json()).toMatchObject({
    friends: [],
    total: 0,
  });
  expect((await world.call(listFriendsInCommon, of(bo))).statusCode).toBe(401);
  expect((await world.call(listFriendsInCommon, { as: ada, ...of({ id: 999_999 }) })).statusCode).toBe(404);
});

test('many friends in common are counted, and some of them are shown [TM-07]', async () => {
  const [ada, bo] = [await world.aPlayer('Ada'), await world.aPlayer('Bo')];
  for (let place = 0; place <= SHOWN_IN_COMMON; place += 1) {
    const friend = await world.aPlayer();
    await world.befriend(ada, friend);
    await world.befriend(bo, friend);
  }

  const common = (await world.call(listFriendsInCommon, { as: ada, ...of(bo) })).json();

  expect(common.friends).toHaveLength(SHOWN_IN_COMMON);
  expect(common.total).toBe(SHOWN_IN_COMMON + 1);
});
