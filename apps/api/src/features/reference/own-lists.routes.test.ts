import { readOwnLists } from '@wallabee/contract/reference/own-lists';
import type { CallAnswers } from '@wallabee/contract/reference/reference';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
let robin: TestPlayer;

beforeEach(async () => {
  robin = await world.aPlayer('robin');
  await world.aSet({ id: 40, name: 'Harbour Lights', gen_id: 1 });
  const saved = await world.anItemType({ set_id: 40 });
  await world.anItemType({ set_id: 40, store_cost: 20 });
  await world.anItem({ item_type_id: saved, location: 'saved', user_id: robin.id });
  await world.anItem({ item_type_id: saved, location: 'pouch', user_id: robin.id, number: 9 });
});

describe('GET /me/lists', () => {
  test('contains the answer of each call, as the player gets it [FK-01]', async () => {
    const { answers } = await read(robin);

    expect(Object.keys(answers)).toEqual(
      expect.arrayContaining([
        '/me/hive',
        '/me/plans',
        '/me/swaps/proposals?page=1&state=all',
        `/users/${robin.id}/pouch`,
        `/users/${robin.id}/sets/40`,
        `/users/${robin.id}/sets/40/items`,
        `/users/${robin.id}/lockeditems?page=1`,
        `/users/${robin.id}/saveditems`,
        '/users/robin/cabinet',
      ]),
    );
    for (const [path, answer] of Object.entries(answers)) {
      const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': robin.token };
      const single = await world.app.inject({ url: `/api${path}`, headers });
      expect({ path, answer }).toEqual({ path, answer: single.json() });
    }
  });

  test('is for the player alone and never stored by others [FK-03]', async () => {
    const zoe = await world.aPlayer('zoe');

    const response = await world.call(readOwnLists, { as: zoe });

    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(JSON.stringify(response.json())).not.toContain(`/users/${robin.id}/`);
    expect((await world.call(readOwnLists, {})).statusCode).toBe(401);
  });
});

async function read(as: TestPlayer): Promise<CallAnswers> {
  return (await world.call(readOwnLists, { as })).json();
}
