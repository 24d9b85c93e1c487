import { searchItems, suggestItems } from '@wallabee/contract/items/search';
import { MOST_FOUND_ITEMS } from '@wallabee/contract/search/search-limits';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const search = async (text: string) => (await world.call(searchItems, { body: { text } })).json();
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

async function aLighthouse() {
  await world.aSet({ id: 40, name: 'The Keeper’s Lighthouse', hue: 205 });
  await world.anItemType({ set_id: 40, name: 'Great Lens', description: 'Turns all night beside the bell.' });
  await world.anItemType({ set_id: 40, name: 'Fog Bell', description: 'Rings by itself.', is_retired: true });
  await world.anItemType({ set_id: 40, name: 'Bellows', description: 'For the stove.' });
  await world.anItemType({ set_id: 40, name: '?', description: 'A bell nobody has heard.' });
}

describe('POST item-search', () => {
  test('finds items by a part of their name, the best first [AP-16, IS-01]', async () => {
    await aLighthouse();

    const found = await search('bell');

    expect(names(found)).toEqual(['Fog Bell', 'Bellows', 'Great Lens']);
    expect(found.items[0]).toMatchObject({
      id: expect.any(Number),
      name: 'Fog Bell',
      description: 'Rings by itself.',
      set_name: 'The Keeper’s Lighthouse',
      hue: 205,
      retired: true,
      image_url_100: expect.stringContaining('/api/image/item-'),
    });
    expect(found).toMatchObject({ total_results: 3, near: [] });
  });

  test('trims the text and ignores case [AP-16]', async () => {
    await aLighthouse();

    expect(await search('  FOG bElL ')).toEqual(await search('fog bell'));
    expect(names(await search('  FOG bElL '))).toEqual(['Fog Bell']);
  });

  test('never finds undiscovered items [IS-01]', async () => {
    await aLighthouse();

    expect(names(await search('heard'))).toEqual([]);
    expect(names(await search('?'))).toEqual([]);
  });

  test('suggests similar names when nothing is found [IS-01]', async () => {
    await aLighthouse();

    const found = await search('belloooz');

    expect(found.items).toEqual([]);
    expect(found.near).toContainEqual({ id: expect.any(Number), name: 'Bellows' });
  });

  test('finds new items after a change of the catalogue', async () => {
    await aLighthouse();
    expect(names(await search('storm'))).toEqual([]);

    await world.anItemType({ set_id: 40, name: 'Storm Lamp' });

    expect(names(await search('storm'))).toEqual(['Storm Lamp']);
  });

  test('returns a hundred a page and the total [AP-16]', async () => {
    await world.aSet({ id: 40 });
    const types = Array.from({ length: MOST_FOUND_ITEMS + 5 }, (_, index) => ({
      id: 2000 + index,
      set_id: 40,
      name: `Pebble ${index}`,
      description: 'Grey.',
      kind: 'wallabee',
      released_at: '2016-02-12T00:00:00Z',
      market_buy_now: false,
      locations: [],
      works_with_wand: false,
      is_retired: false,
      is_one_of_a_kind: false,
    }));
    await world.db.insertInto('item_type').values(types).execute();
    await world.catalogue.reload();

    const found = await search('pebble');
    const second = (await world.call(searchItems, { body: { text: 'pebble', page: 2 } })).json();

    expect(found.items).toHaveLength(MOST_FOUND_ITEMS);
    expect(found.total_results).toBe(MOST_FOUND_ITEMS + 5);
    expect(found.paging).toMatchObject({ total_pages: 2, current_page: 1 });
    expect(second.items).toHaveLength(5);
    expect(new Set([...names(found), ...names(second)]).size).toBe(MOST_FOUND_ITEMS + 5);
    expect(second.paging).toMatchObject({ total_pages: 2, current_page: 2 });
  });

  test.each([
    { why: 'nothing', payload: '' },
    { why: 'no text', payload: 'q=bell' },
    { why: 'an empty text', payload: 'text=' },
    { why: 'only spaces', payload: 'text=%20%20' },
    { why: 'too long a text', payload: `text=${'a'.repeat(101)}` },
    { why: 'two texts', payload: 'text=a&text=b' },
    { why: 'a NUL', payload: 'text=a%00b' },
  ])('$why is bad input and says so [ER-03]', async ({ payload }) => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/item-search',
      headers: { 'x-wallabee-api-key': TEST_KEY, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_input', error: expect.stringMatching(/text \w+/) });
  });

  test.each([
    "'; drop table item_type; --",
    '<script>alert(1)</script>',
    '%',
    '\u0007',
    '💥',
    '.*',
    '((((',
    '\\',
  ])('%j is searched for like any other text [ER-03]', async (text) => {
    await aLighthouse();

    const response = await world.call(searchItems, { body: { text } });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ items: [], total_results: 0 });
  });

  test('refuses malformed UTF-8, JSON and other methods [ER-03]', async () => {
    const headers = { 'x-wallabee-api-key': TEST_KEY };
    const post = (type: string, payload: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/item-search',
        headers: { ...headers, 'content-type': type },
        payload,
      });

    expect((await post('application/x-www-form-urlencoded', 'text=%F0%28%8C%28')).statusCode).toBeLessThan(
      500,
    );
    expect((await post('application/json', '{"text": 5}')).statusCode).toBe(400);
    expect((await post('application/json', '{"text": ')).statusCode).toBe(400);
    expect((await post('text/plain', 'bell')).statusCode).toBe(415);
    expect((await world.app.inject({ url: '/api/item-search', headers })).statusCode).toBe(405);
  });
});

describe('GET item-search/suggest', () => {
  test('returns the first results of a search while it is typed [TB-02]', async () => {
    await aLighthouse();

    const response = await world.call(suggestItems, { query: { text: 'bel' } });

    expect(names(response.json())).toEqual(['Bellows', 'Fog Bell']);
    expect(response.json().items[0]).toEqual({
      id: expect.any(Number),
      name: 'Bellows',
      set_name: 'The Keeper’s Lighthouse',
      hue: 205,
      image_key: expect.any(String),
    });
  });

  test('never returns more than eight', async () => {
    await world.aSet({ id: 40 });
    for (let count = 0; count < 9; count += 1)
      await world.anItemType({ set_id: 40, name: `Pebble ${count}` });

    const response = await world.call(suggestItems, { query: { text: 'peb' } });

    expect(response.json().items).toHaveLength(8);
  });

  test.each(['', '?text=', '?text=%20', `?text=${'a'.repeat(101)}`, '?text=a&text=b'])(
    'suggest%s is bad input and says so [ER-03]',
    async (ending) => {
      const response = await world.app.inject({
        url: `/api/item-search/suggest${ending}`,
        headers: { 'x-wallabee-api-key': TEST_KEY },
      });

      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatch(/text \w+/);
    },
  );
});
