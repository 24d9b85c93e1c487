import { SetId } from '@wallabee/contract/protocol/ids';
import {
  listLatestSets,
  listSets,
  readExclusives,
  readSetWithMixes,
  readUniques,
  readWallagraphics,
} from '@wallabee/contract/sets/set-lists';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();
const set = (id: number) => ({ params: { setId: SetId.parse(id) } });

test('GET sets lists every set by id and name [AP-08, AP-22]', async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  await world.aSet({ id: 2, name: 'Bakery' });

  const response = await world.call(listSets, {});

  expect(response.json()).toMatchObject({
    sets: [
      { id: 2, name: 'Bakery', image_url_100: 'http://localhost:3000/api/image/set-2-100.png' },
      { id: 40, name: 'Lighthouse' },
    ],
  });
  expect(response.json().sets[0]).not.toHaveProperty('items');
});

test('GET latest-sets returns the eight newest, newest first [AP-22]', async () => {
  for (const day of [11, 15, 13, 12, 14, 19, 18, 17, 16]) {
    await world.aSet({ id: day, created_at: `2026-02-${day}T00:00:00Z` });
  }
  await world.aSet({ id: 20, created_at: '2026-02-19T00:00:00Z' });

  const response = await world.call(listLatestSets, {});

  expect(response.json().sets.map(({ id }: { id: number }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
});

describe('GET sets/{id}', () => {
  test('returns the set with its items, `mix` being their first formula [AP-22]', async () => {
    await world.aSet({ id: 40, name: 'Lighthouse' });
    const lens = await world.anItemType({ set_id: 40, name: 'Great Lens', store_cost: 60 });
    const bell = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
    await world.db
      .insertInto('formula')
      .values([
        { item_type_id: bell, position: 0, first_component_id: lens, second_component_id: bell },
        { item_type_id: bell, position: 1, first_component_id: lens, second_component_id: lens },
      ])
      .execute();
    await world.catalogue.reload();

    const response = await world.call(readSetWithMixes, set(40));

    expect(response.json()).toMatchObject({
      id: 40,
      name: 'Lighthouse',
      items: [
        { item_type_id: lens, name: 'Great Lens', store_cost: 60, categories: [], mix: [], formulas: [] },
        {
          item_type_id: bell,
          mix: [lens, bell],
          formulas: [
            [lens, bell],
            [lens, lens],
          ],
        },
      ],
    });
  });

  test('returns a new count of completions at once', async () => {
    await world.aSet({ id: 40 });
    await world.db.insertInto('set_counter').values({ set_id: 40, completed: 1 }).execute();
    const first = await world.call(readSetWithMixes, set(40));
    await world.db.updateTable('set_counter').set({ completed: 2 }).execute();

    const second = await world.call(readSetWithMixes, set(40));

    expect([first, second].map((response) => response.json().total_completed)).toEqual([1, 2]);
  });

  test('answers 404 for an unknown set', async () => {
    expect((await world.call(readSetWithMixes, set(40))).statusCode).toBe(404);
  });
});

test.each([
  { id: 20, endpoint: readExclusives },
  { id: 25, endpoint: readUniques },
  { id: 13, endpoint: readWallagraphics },
])('GET $endpoint.path is set $id [AP-22]', async ({ id, endpoint }) => {
  const missing = await world.call(endpoint, {});
  await world.aSet({ id });
  const item = await world.anItemType({ set_id: id });

  const response = await world.call(endpoint, {});

  expect(missing.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ id, items: [{ item_type_id: item, mix: [] }] });
});

test.each([
  '/api/sets/abc',
  '/api/sets/-1',
  '/api/sets/1,2',
  '/api/sets/99999999999',
  '/api/sets/%F0%28%8C%28',
])('%s is bad input and says so [ER-03]', async (url) => {
  const response = await world.app.inject({ url, headers: { 'x-wallabee-api-key': TEST_KEY } });

  expect(response.statusCode).toBe(400);
  expect(response.json().error).toMatch(/\w+ \w+/);
});
