import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import {
  BREAD,
  CARD,
  createActionWorld,
  FLOUR,
  GONE,
  OVEN,
  type Scene,
  SECRET,
  STOCK,
  WATER,
} from '../../../test/builders/action-world.ts';

const { world, aScene, has, listed, perform, everything } = await createActionWorld();

describe('each rule refuses with its reason and changes nothing', () => {
  const item = (action: string, of: (scene: Scene) => Promise<ItemId>, more: object = {}) => ({
    action,
    body: async (scene: Scene) => ({ item_id: await of(scene), ...more }),
  });
  const mixing = (more: (scene: Scene) => Promise<object>) => ({
    action: 'mix',
    body: async (scene: Scene) => ({
      first_id: await has(scene.ada, FLOUR),
      second_id: await has(scene.ada, WATER),
      result_type_id: BREAD,
      ...(await more(scene)),
    }),
  });
  const buying = (body: object) => ({ action: 'buy', body: async () => body });
  const UNKNOWN = 999_999 as ItemId;
  const freeOnly = ['list_on_market', 'save', 'lock'].flatMap((action) => [
    { ...item(action, ({ ben }) => has(ben, FLOUR), { cost: 9 }), reason: 'not_yours' },
    { ...item(action, async () => UNKNOWN, { cost: 9 }), reason: 'no_such_item', status: 404 },
    { ...item(action, ({ ada }) => has(ada, FLOUR, { is_locked: true }), { cost: 9 }), reason: 'locked' },
    { ...item(action, ({ ada }) => listed(ada, 5), { cost: 9 }), reason: 'on_market' },
    {
      ...item(action, ({ ada }) => has(ada, FLOUR, { location: 'saved' }), { cost: 9 }),
      reason: 'not_in_pouch',
    },
  ]);

  test.each([
    { ...buying({ item_type_id: OVEN, cost: 39 }), reason: 'price_changed' },
    { ...buying({ item_type_id: STOCK }), reason: 'not_enough_honeycombs' },
    { ...buying({ item_type_id: FLOUR }), reason: 'not_sold' },
    { ...buying({ item_type_id: SECRET }), reason: 'not_released' },
    { ...buying({ item_type_id: GONE }), reason: 'retired' },
    { ...buying({ item_type_id: 999_999 }), reason: 'no_such_item_type', status: 404 },
    { ...item('buy_on_market', ({ ben }) => listed(ben, 30), { cost: 29 }), reason: 'price_changed' },
    { ...item('buy_on_market', ({ ben }) => listed(ben, 101)), reason: 'not_enough_honeycombs' },
    { ...item('buy_on_market', ({ ada }) => listed(ada, 5)), reason: 'own_listing' },
    { ...item('buy_on_market', ({ ben }) => has(ben, FLOUR)), reason: 'not_on_market' },
    { ...item('buy_on_market', async () => UNKNOWN), reason: 'no_such_item', status: 404 },
    {
      ...item('buy_on_market', async ({ ben }) => {
        await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', ben.id).execute();
        return listed(ben, 5);
      }),
      reason: 'other_player_gone',
    },
    ...freeOnly,
    { ...item('list_on_market', ({ ada }) => has(ada, FLOUR), { cost: 0 }), reason: 'bad_cost' },
    { ...item('list_on_market', ({ ada }) => has(ada, CARD), { cost: 9 }), reason: 'not_for_market' },
    { ...item('withdraw_from_market', ({ ada }) => has(ada, FLOUR)), reason: 'not_on_market' },
    { ...item('withdraw_from_market', ({ ben }) => listed(ben, 5)), reason: 'not_yours' },
    { ...mixing(async () => ({ result_type_id: OVEN })), reason: 'no_such_mix' },
    { ...mixing(async () => ({ result_type_id: GONE })), reason: 'retired' },
    { ...mixing(async () => ({ result_type_id: SECRET })), reason: 'not_released' },
    { ...mixing(async () => ({ result_type_id: 999_999 })), reason: 'no_such_item_type', status: 404 },
    {
      ...mixing(async ({ ada }) => ({ first_id: await has(ada, FLOUR, { is_locked: true }) })),
      reason: 'locked',
    },
    {
      ...mixing(async ({ ada }) => ({ first_id: await has(ada, FLOUR, { location: 'saved' }) })),
      reason: 'not_in_pouch',
    },
    { ...mixing(async ({ ada }) => ({ second_id: await listed(ada, 5, WATER) })), reason: 'on_market' },
    { ...mixing(async ({ ben }) => ({ second_id: await has(ben, WATER) })), reason: 'not_yours' },
    {
      ...mixing(async ({ ada }) => {
        const item_id = await has(ada, FLOUR);
        return { first_id: item_id, second_id: item_id };
      }),
      reason: 'same_item',
    },
    { ...item('unsave', ({ ada }) => has(ada, FLOUR)), reason: 'not_saved' },
    { ...item('unlock', ({ ada }) => has(ada, FLOUR)), reason: 'not_locked' },
    { ...item('stash', ({ ada }) => listed(ada, 5)), reason: 'on_market' },
    { ...item('unstash', ({ ada }) => has(ada, FLOUR)), reason: 'not_in_lockbox' },
    { ...item('unstash', ({ ben }) => has(ben, FLOUR, { location: 'lockbox' })), reason: 'not_yours' },
  ])('$action: $reason [PN-04]', async ({ action, body, reason, status = 409 }: Refused) => {
    const scene = await aScene();
    const asked = { action, ...(await body(scene)) };
    const before = await everything();

    const response = await perform(scene.ada, asked);

    expect(response.json()).toMatchObject({ reason, error: expect.stringMatching(/\.$/) });
    expect(response.statusCode).toBe(status);
    expect(await everything()).toBe(before);
  });
});

interface Refused {
  action: string;
  body: (scene: Scene) => Promise<object>;
  reason: string;
  status?: number;
}

test.each([
  {},
  { action: 'forage' },
  { action: 'buy' },
  { action: 'buy', item_type_id: 'oven' },
  { action: 'buy', item_type_id: 1.5 },
  { action: 'buy', item_type_id: -1 },
  { action: 'buy', item_type_id: OVEN, cost: '40' },
  { action: 'lock' },
  { action: 'lock', item_id: null },
  { action: 'lock', item_id: 2 ** 60 },
  { action: 'list_on_market', item_id: 1 },
  { action: 'list_on_market', item_id: 1, cost: 1.5 },
  { action: 'mix', first_id: 1, second_id: 2 },
  { action: 'constructor', item_id: 1 },
  [],
])('%o is bad input [PN-04, ER-03]', async (body) => {
  const { ada } = await aScene();

  expect((await perform(ada, body)).statusCode).toBe(400);
});
