import { HISTORY_LIMIT, readActivity, readHistory } from '@wallabee/contract/items/history';
import { HISTORY_EVENT_TYPES } from '@wallabee/contract/items/history-event-type';
import { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const of = (itemId: number) => ({ params: { itemId: ItemId.parse(itemId) } });

async function aBell() {
  await world.aSet({ id: 40, name: 'Lighthouse', hue: 205 });
  const item_type_id = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
  return world.anItem({ item_type_id, number: 42 });
}

describe('GET items/history/{itemId}', () => {
  test('returns who, where and with what, newest first [AP-18, HI-01]', async () => {
    const bell = await aBell();
    const horn = await world.anItem({
      item_type_id: await world.anItemType({ set_id: 40, name: 'Fog Horn' }),
      number: 7,
    });
    const hat = await world.anItem({
      item_type_id: await world.anItemType({ set_id: 40, name: 'Paper Hat' }),
      number: 8,
    });
    const [ada, bob] = [await world.aPlayer('ada'), await world.aPlayer('bob')];
    await world.db.updateTable('player').set({ name: 'Bob the Trader' }).where('id', '=', bob.id).execute();
    const pier = await world.aPlace({ name: 'Saltby Pier' });
    const found = await world.aHistory({
      item_id: bell.item_id,
      type: 'itemfound',
      user_id: ada.id,
      place_id: pier,
      created_at: '2016-03-02T10:00:00Z',
    });
    const traded = await world.aHistory({
      item_id: bell.item_id,
      type: 'itemtraded',
      user_id: ada.id,
      gift_user_id: bob.id,
      secondary_item_id: horn.item_id,
      tertiary_item_id: hat.item_id,
      created_at: '2016-03-02T10:00:00Z',
    });
    await world.aHistory({ item_id: horn.item_id, type: 'itemfound' });

    const response = await world.call(readHistory, of(bell.item_id));

    const bellInHistory = {
      item_id: bell.item_id,
      number: 42,
      name: 'Fog Bell',
      set_name: 'Lighthouse',
      set_image: 'http://localhost:3000/api/image/set-40-100.png',
      image_url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/image\/item-\d+-100\.png$/),
    };
    const adaInHistory = {
      id: ada.id,
      name: 'ada',
      image_url: `http://localhost:3000/api/image/player-${ada.id}-100.png`,
    };
    expect(response.json()).toMatchObject([
      {
        history_id: traded,
        type: 'itemtraded',
        user: adaInHistory,
        place: null,
        primary_item: bellInHistory,
        secondary_item: { item_id: horn.item_id, number: 7, name: 'Fog Horn' },
        tertiary_item: { item_id: hat.item_id, number: 8, name: 'Paper Hat' },
        gift_user: {
          user_id: bob.id,
          username: 'bob',
          name: 'Bob the Trader',
          image_url: `http://localhost:3000/api/image/player-${bob.id}-100.png`,
        },
      },
      {
        history_id: found,
        type: 'itemfound',
        created_at: '2016-03-02T10:00:00.000Z',
        user: adaInHistory,
        place: {
          id: pier,
          name: 'Saltby Pier',
          image_url: `http://localhost:3000/api/image/place-${pier}-100.png`,
        },
        primary_item: bellInHistory,
        secondary_item: null,
        tertiary_item: null,
        gift_user: null,
      },
    ]);
  });

  test('returns every type of event in the order of time [HI-01]', async () => {
    const bell = await aBell();
    for (const type of HISTORY_EVENT_TYPES) await world.aHistory({ item_id: bell.item_id, type });

    const response = await world.call(readHistory, of(bell.item_id));

    const events: { type: string }[] = response.json();
    expect(events.map(({ type }) => type)).toEqual([...HISTORY_EVENT_TYPES].reverse());
  });

  test('is limited to the newest events', async () => {
    const bell = await aBell();
    const rows = Array.from({ length: HISTORY_LIMIT + 3 }, () => ({
      item_id: bell.item_id,
      primary_item_id: bell.item_id,
      type: 'itempickedup',
      created_at: '2016-03-02T10:00:00Z',
    }));
    await world.db.insertInto('history').values(rows).execute();

    const events: { history_id: number }[] = (await world.call(readHistory, of(bell.item_id))).json();

    expect(events).toHaveLength(HISTORY_LIMIT);
    expect(events[0]?.history_id).toBe(HISTORY_LIMIT + 3);
  });

  test('is empty for an item without events [HI-02]', async () => {
    const bell = await aBell();

    const response = await world.call(readHistory, of(bell.item_id));

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([]);
  });

  test('answers 404 for an unknown item', async () => {
    const response = await world.call(readHistory, of(12));

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such item.' });
  });
});

describe('GET items/{id}/activity', () => {
  test('returns the same events as ids, newest first [AP-22]', async () => {
    const bell = await aBell();
    const ada = await world.aPlayer();
    await world.aHistory({ item_id: bell.item_id, type: 'itemfound', user_id: ada.id });
    await world.aHistory({ item_id: bell.item_id, type: 'itemvault', user_id: ada.id });

    const response = await world.call(readActivity, of(bell.item_id));

    expect(response.json()).toEqual({
      posts: ['itemvault', 'itemfound'].map((type) => ({
        type,
        created_at: '2016-03-01T10:00:00.000Z',
        user_id: ada.id,
        place_id: null,
        primary_item_id: bell.item_id,
        secondary_item_id: null,
        tertiary_item_id: null,
        gift_user_id: null,
      })),
    });
  });

  test('answers 404 for an unknown item', async () => {
    expect((await world.call(readActivity, of(12))).statusCode).toBe(404);
  });
});

test.each([
  '/api/items/history/',
  '/api/items/history/abc',
  '/api/items/history/-1',
  '/api/items/history/1.5',
  '/api/items/history/99999999999999999999',
  '/api/items/history/1%27;drop%20table%20history',
  '/api/items/history/%F0%28%8C%28',
  '/api/items/one/activity',
  '/api/items/-1/activity',
])('%s is bad input and says so [ER-03]', async (url) => {
  const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.json().error).toMatch(/\w+ \w+/);
});
