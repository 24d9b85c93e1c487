import { checkFriendship } from '@wallabee/contract/players/profile';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();

describe('GET friendship/{me}/{other} [AP-20, PP-03]', () => {
  test('returns whether both are friends', async () => {
    const ada = await world.aPlayer();
    const bob = await world.aPlayer();
    const carl = await world.aPlayer();
    await world.befriend(ada, bob);

    expect(await check(ada.id, bob.id)).toEqual({ is_friends: true });
    expect(await check(bob.id, ada.id)).toEqual({ is_friends: true });
    expect(await check(ada.id, carl.id)).toEqual({ is_friends: false });
    expect(await check(ada.id, ada.id)).toEqual({ is_friends: false });
    expect(await check(ada.id, PlayerId.parse(999_999))).toEqual({ is_friends: false });
  });

  test('needs an application key', async () => {
    const params = { playerId: PlayerId.parse(1), otherId: PlayerId.parse(2) };

    expect((await world.call(checkFriendship, { params, key: null })).statusCode).toBe(401);
  });

  test.each([
    '/api/friendship/1/ada',
    '/api/friendship/-1/2',
    '/api/friendship/1/99999999999',
    '/api/friendship/1%00/2',
  ])('%s is bad input [ER-03]', async (url) => {
    const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/\w+ \w+/);
  });
});

async function check(playerId: PlayerId, otherId: PlayerId) {
  return (await world.call(checkFriendship, { params: { playerId, otherId } })).json();
}
