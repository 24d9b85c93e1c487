import { listFriends } from '@wallabee/contract/friends/friend';
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
