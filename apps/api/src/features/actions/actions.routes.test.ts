import { performAction } from '@wallabee/contract/actions/action';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import {
  BREAD,
  createActionWorld,
  FLOUR,
  OVEN,
  type Scene,
  SET,
  WATER,
} from '../../../test/builders/action-world.ts';
import { TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const { world, aScene, has, listed, perform, balanceOf } = await createActionWorld();

describe('each action is done and answered', () => {
  interface Done {
    action: string;
    body: (scene: Scene) => Promise<object>;
    items: object[];
    events: string[];
    balance?: number;
  }
  const one = (item: (scene: Scene) => Promise<ItemId>) => async (scene: Scene) => ({
    item_id: await item(scene),
  });

  test.each<Done>([
    {
      action: 'buy',
      body: async () => ({ item_type_id: OVEN, cost: 40 }),
      items: [{ item_type_id: OVEN, name: 'Oven', number: 1, class: 'sd', status: 'pouch', is_new: true }],
      events: ['itempurchased'],
      balance: 60,
    },
    {
      action: 'buy_on_market',
      body: async ({ ben }) => ({ item_id: await listed(ben, 30), cost: 30 }),
      items: [{ name: 'Flour', set_name: 'Kitchen Table', status: 'pouch', price: null, is_new: false }],
      events: ['marketsold', 'marketpurchase'],
      balance: 70,
    },
    {
      action: 'list_on_market',
      body: async ({ ada }) => ({ item_id: await has(ada, FLOUR), cost: 25 }),
      items: [{ status: 'pouch', price: 25 }],
      events: [],
    },
    {
      action: 'withdraw_from_market',
      body: one(({ ada }) => listed(ada, 25)),
      items: [{ status: 'pouch', price: null }],
      events: [],
    },
    {
      action: 'mix',
      body: async ({ ada }) => ({
        first_id: await has(ada, WATER),
        second_id: await has(ada, FLOUR),
        result_type_id: BREAD,
      }),
      items: [
        { item_type_id: BREAD, status: 'pouch', is_new: true },
        { item_type_id: WATER, status: 'mixed', is_new: false },
        { item_type_id: FLOUR, status: 'mixed', is_new: false },
      ],
      events: ['itemcreated'],
    },
    {
      action: 'save',
      body: async ({ ada }) => {
        await has(ada, FLOUR, { location: 'saved' });
        return { item_id: await has(ada, FLOUR) };
      },
      items: [
        { number: 1, status: 'pouch' },
        { number: 2, status: 'saved' },
      ],
      events: ['itemswappedvault'],
    },
    {
      action: 'unsave',
      body: one(({ ada }) => has(ada, FLOUR, { location: 'saved' })),
      items: [{ status: 'pouch' }],
      events: ['itemunvault'],
    },
    { action: 'lock', body: one(({ ada }) => has(ada, FLOUR)), items: [{ is_locked: true }], events: [] },
    {
      action: 'unlock',
      body: one(({ ada }) => has(ada, FLOUR, { is_locked: true })),
      items: [{ is_locked: false }],
      events: [],
    },
    {
      action: 'stash',
      body: one(({ ada }) => has(ada, FLOUR)),
      items: [{ status: 'lockbox', is_locked: true }],
      events: ['itemlockboxed'],
    },
    {
      action: 'unstash',
      body: one(({ ada }) => has(ada, FLOUR, { location: 'lockbox' })),
      items: [{ status: 'pouch' }],
      events: ['itemunlockboxed'],
    },
  ])('$action [PN-04]', async ({ action, body, items, events, balance = 100 }) => {
    const scene = await aScene();

    const response = await perform(scene.ada, { action, ...(await body(scene)) });

    expect(response.json()).toMatchObject({ items, balance, completed: null });
    expect(response.statusCode).toBe(200);
    expect(response.json().items).toHaveLength(items.length);
    expect(response.json().events.map(({ type }: { type: string }) => type)).toEqual(events);
    expect(await balanceOf(scene.ada)).toBe(balance);
  });

  test('the last save of a set names the set and the finish number [PN-04]', async () => {
    const { ada } = await aScene();
    await has(ada, FLOUR, { location: 'saved' });

    const response = await perform(ada, { action: 'save', item_id: await has(ada, WATER) });

    expect(response.json()).toMatchObject({ completed: { set_id: SET, name: 'Kitchen Table', number: 1 } });
  });
});

test('an action needs a token [PN-04, AP-01]', async () => {
  await aScene();

  const response = await world.call(performAction, { body: { action: 'buy', item_type_id: OVEN } as never });

  expect(response.statusCode).toBe(401);
});

const sendWithKey = (as: TestPlayer, key: string, payload: object) =>
  world.app.inject({
    method: 'POST',
    url: '/api/me/actions',
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': as.token, 'idempotency-key': key },
    payload,
  });

test('one key buys once, and with another body it is refused [PN-04]', async () => {
  const { ada } = await aScene();
  const body = { action: 'buy', item_type_id: OVEN };

  const first = await sendWithKey(ada, 'buy-0001', body);
  const again = await Promise.all([1, 2, 3].map(() => sendWithKey(ada, 'buy-0001', body)));

  expect(first.json().balance).toBe(60);
  for (const response of again) expect(response.json()).toEqual(first.json());
  expect((await sendWithKey(ada, 'buy-0001', { ...body, cost: 40 })).statusCode).toBe(422);
  expect(await balanceOf(ada)).toBe(60);
});

test('of several buyers of one listing one gets it, and every honeycomb is accounted for [PN-04]', async () => {
  const { ada: seller, ben } = await aScene();
  const others = [await world.aPlayer(), await world.aPlayer(), await world.aPlayer()];
  await world.db.updateTable('player').set({ balance: 100 }).execute();
  const item_id = await listed(seller, 30);

  const buyers = [ben, ...others];
  const answers = await Promise.all(
    buyers.map((buyer) => perform(buyer, { action: 'buy_on_market', item_id, cost: 30 })),
  );

  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  expect(won[0]?.json()).toMatchObject({ balance: 70 });
  for (const response of answers.filter(({ statusCode }) => statusCode !== 200))
    expect(response.json()).toMatchObject({ reason: 'not_on_market' });
  expect(await balanceOf(seller)).toBe(130);
  const balances = await Promise.all(buyers.map(balanceOf));
  expect(balances.toSorted((one, other) => one - other)).toEqual([70, 100, 100, 100]);
});

test('two buys that one balance cannot pay for are one buy [PN-04]', async () => {
  const { ada } = await aScene();
  await world.db.updateTable('player').set({ balance: 50 }).execute();

  const bought = await Promise.all([1, 2].map(() => perform(ada, { action: 'buy', item_type_id: OVEN })));

  expect(bought.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await balanceOf(ada)).toBe(10);
});
