import { GenerationId, SetId, SubsetId } from '@wallabee/contract/protocol/ids';
import {
  browseSets,
  listGenerations,
  listSetsOfGeneration,
  listSubsets,
  readSet,
  readSubset,
} from '@wallabee/contract/sets/set';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const generation = (id: number) => ({ query: { gen_id: GenerationId.parse(id) } });
const set = (id: number) => ({ params: { setId: SetId.parse(id) } });

describe('GET all-sets', () => {
  test('lists the generations with their icons and names [AP-15, SB-01]', async () => {
    await world.someSets([
      { id: 1, gen_id: 1, name: 'Four O’Clock Bakery' },
      { id: 2, gen_id: 1, name: 'The Second Post' },
    ]);
    await world.db.updateTable('generation').set({ secondary_set_id: 2 }).execute();
    await world.aSet({ id: 40, gen_id: 4, name: 'The Keeper’s Lighthouse' });
    await world.catalogue.reload();

    const response = await world.call(listGenerations, {});

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject([
      {
        gen_id: 1,
        primary_set_id: 1,
        primary_set_icon: 'http://localhost:3000/api/image/set-1-100.png',
        primary_set_name: 'Four O’Clock Bakery',
        secondary_set_id: 2,
        secondary_set_icon: 'http://localhost:3000/api/image/set-2-100.png',
        secondary_set_name: 'The Second Post',
        set_count: 2,
        set_names: ['Four O’Clock Bakery', 'The Second Post'],
      },
      { gen_id: 4, secondary_set_id: null, secondary_set_icon: null, set_count: 1 },
    ]);
  });

  test('with gen_id lists the sets of that generation alone [AP-15, SB-02]', async () => {
    await world.aSet({
      id: 40,
      gen_id: 4,
      name: 'The Keeper’s Lighthouse',
      description: 'Forty years of stairs.',
    });
    await world.aSet({ id: 52, gen_id: 5 });

    const response = await world.call(listSetsOfGeneration, generation(4));

    expect(response.json()).toEqual([
      expect.objectContaining({
        id: 40,
        name: 'The Keeper’s Lighthouse',
        description: 'Forty years of stairs.',
        hasSubs: false,
      }),
    ]);
  });

  test('lists the collectibles as five fixed entries [SB-03]', async () => {
    await world.someSets([
      { id: 20, gen_id: 100, name: 'Exclusives' },
      { id: 13, gen_id: 100, name: 'Wallagraphics' },
      { id: 25, gen_id: 100, name: 'Uniques' },
    ]);

    const response = await world.call(listSetsOfGeneration, generation(100));
    const generations = await world.call(listGenerations, {});

    expect(generations.json()).toMatchObject([{ gen_id: 100, set_count: 5 }]);

    const entries: { id: number; name: string; hasSubs: boolean }[] = response.json();
    expect(entries.map(({ id, name, hasSubs }) => [id, name, hasSubs])).toEqual([
      [20, 'Exclusive Items', false],
      [20, 'Themed Exclusive Items', true],
      [13, 'Wallagraphic Items', false],
      [25, 'Unique Items', false],
      [25, 'Themed Unique Items', true],
    ]);
  });

  test('answers 404 for an unknown generation', async () => {
    const response = await world.call(listSetsOfGeneration, generation(7));

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such generation.' });
  });
});

describe('GET all-sets/{setId}', () => {
  test('returns the set with its items, in order of their ids [AP-15, SD-01, SD-02]', async () => {
    await world.aSet({ id: 40, gen_id: 4, designer: 'Marta Quill', created_at: '2022-11-02T00:00:00Z' });
    const lens = await world.anItemType({ set_id: 40, name: 'Great Lens' });
    const bell = await world.anItemType({
      set_id: 40,
      name: 'Fog Bell',
      is_retired: true,
      market_buy_now: true,
    });
    const horn = await world.anItemType({ set_id: 40, name: 'Fog Horn' });
    await world.db
      .insertInto('formula')
      .values({ item_type_id: horn, position: 0, first_component_id: lens, second_component_id: bell })
      .execute();
    await world.db.insertInto('set_counter').values({ set_id: 40, completed: 1204 }).execute();
    await world.catalogue.reload();

    const response = await world.call(readSet, set(40));

    expect(response.json()).toMatchObject({
      id: 40,
      designer: 'Marta Quill',
      total_completed: 1204,
      created_at: '2022-11-02T00:00:00.000Z',
      items: [
        { item_type_id: lens, name: 'Great Lens', formulas: [], retired: false },
        { item_type_id: bell, name: 'Fog Bell', retired: true, market_buy_now: 1 },
        { item_type_id: horn, name: 'Fog Horn', formulas: [[lens, bell]] },
      ],
    });
  });

  test('returns a new count of completions at once [SD-02]', async () => {
    await world.aSet({ id: 40 });
    await world.db.insertInto('set_counter').values({ set_id: 40, completed: 1 }).execute();
    await world.call(readSet, set(40));
    await world.db.updateTable('set_counter').set({ completed: 2 }).execute();

    const response = await world.call(readSet, set(40));

    expect(response.json()).toMatchObject({ total_completed: 2 });
  });

  test('is answered with 304 while nothing has changed', async () => {
    await world.aSet({ id: 40 });
    const first = await world.call(readSet, set(40));

    const second = await world.app.inject({
      url: '/api/all-sets/40',
      headers: { 'x-wallabee-api-key': 'test-key-0001', 'if-none-match': String(first.headers.etag) },
    });

    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test('answers 404 for an unknown set', async () => {
    const response = await world.call(readSet, set(40));

    expect(response.statusCode).toBe(404);
  });
});

describe('subsets', () => {
  test('are listed under their set, and each returns its own items [AP-15, SB-04, SB-06, SD-06]', async () => {
    await world.aSet({ id: 20, gen_id: 100, name: 'Exclusive Items' });
    await world.aSubset({ set_id: 20, subset_id: 3, name: 'Night Ferries' });
    await world.anItemType({ set_id: 20, subset_id: 3, name: 'Deck Chair Ticket' });
    await world.anItemType({ set_id: 20, name: 'Loose Button' });

    const list = await world.call(listSubsets, set(20));
    const subset = await world.call(readSubset, {
      params: { setId: SetId.parse(20), subsetId: SubsetId.parse(3) },
    });

    expect(list.json()).toMatchObject({
      set_id: 20,
      gen_id: 100,
      name: 'Exclusive Items',
      subsets: [{ id: 20, subset_id: 3, name: 'Night Ferries', item_count: 1 }],
    });
    expect(subset.json()).toMatchObject({ name: 'Night Ferries', items: [{ name: 'Deck Chair Ticket' }] });
  });

  test('that do not exist are answered with 404', async () => {
    await world.aSet({ id: 20 });

    const response = await world.call(readSubset, {
      params: { setId: SetId.parse(20), subsetId: SubsetId.parse(3) },
    });

    expect(response.statusCode).toBe(404);
  });
});

describe('every call', () => {
  test.each([{ key: null }, { key: 'wrong' }, { key: 'x'.repeat(5000) }])(
    'is refused with the key $key [AP-01]',
    async ({ key }) => {
      const response = await world.call(browseSets, { key, query: {} });

      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 'key_required' });
    },
  );

  test.each([
    '/api/all-sets/abc',
    '/api/all-sets/-1',
    '/api/all-sets/1.5',
    '/api/all-sets/0x10',
    '/api/all-sets/99999999999999999999',
    '/api/all-sets/%F0%28%8C%28',
    '/api/all-sets/40%27%20or%201=1',
    '/api/all-sets/20/sub/%3Cscript%3E',
    '/api/all-sets?gen_id=',
    '/api/all-sets?gen_id=4&gen_id=5',
  ])('%s is bad input and says so [ER-03]', async (url) => {
    const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': 'test-key-0001' } });

    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json().error).toMatch(/\w+ \w+/);
  });

  test.each(['/api//all-sets', '/api/all-sets/', '//api/all-sets//', '/api/all-sets/?gen_id=4'])(
    '%s tolerates extra slashes',
    async (url) => {
      await world.aSet({ id: 40, gen_id: 4 });

      const response = await world.app.inject({ url, headers: { 'X-WALLABEE-API-KEY': 'test-key-0001' } });

      expect(response.statusCode).toBe(200);
    },
  );

  test('carries a request id and the security headers', async () => {
    const response = await world.call(browseSets, { query: {} });

    expect(response.headers).toMatchObject({
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('that does not exist is answered in the one error shape', async () => {
    const response = await world.app.inject({
      url: '/api/no-such-call',
      headers: { 'x-wallabee-api-key': 'test-key-0001' },
    });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'not_found',
      error: 'There is no call GET /api/no-such-call.',
    });
  });
});
