import {
  CATEGORY_PLACES_PAGE_SIZE,
  ITEMS_OF_LISTED_PLACE,
  listCategoryPlaces,
} from '@wallabee/contract/places/place';
import { CategoryId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld();

describe('GET placecategories/{id}/places [AP-20, IT-06]', () => {
  const pier = CategoryId.parse(1);

  test('lists the places of the category, the fullest first, with the latest that lies there', async () => {
    const empty = await world.aPlace({ name: 'Empty Pier' });
    const full = await world.aPlace({ name: 'Full Pier', item_count: 7 });
    await world.aSet({ id: 40, name: 'Lighthouse' });
    const bell = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
    for (let n = 0; n <= ITEMS_OF_LISTED_PLACE; n++)
      await world.anItem({ item_type_id: bell, location: 'dropped', place_id: full });
    await world.catalogue.reload();

    const response = await world.call(listCategoryPlaces, {
      params: { categoryId: pier },
      query: { page: 1 },
    });

    const { paging, places } = response.json();
    expect(paging).toEqual({
      results_per_page: CATEGORY_PLACES_PAGE_SIZE,
      total_results: 2,
      total_pages: 1,
      current_page: 1,
    });
    expect(places).toMatchObject([
      { id: full, name: 'Full Pier', item_count: 7, category_id: 1 },
      { id: empty, name: 'Empty Pier', item_count: 0, items: [] },
    ]);
    expect(places[0].items.map(({ number }: { number: number }) => number)).toEqual([7, 6, 5, 4, 3, 2]);
    expect(places[0].items[0]).toMatchObject({ name: 'Fog Bell', set_name: 'Lighthouse' });
  });

  test('has pages, and none beyond the last', async () => {
    for (let n = 1; n <= CATEGORY_PLACES_PAGE_SIZE + 1; n++) await world.aPlace({ name: `Pier ${n}` });
    await world.catalogue.reload();

    const names = async (page: number) => {
      const response = await world.call(listCategoryPlaces, {
        params: { categoryId: pier },
        query: { page },
      });
      return response.json().places.map(({ name }: { name: string }) => name);
    };

    expect(await names(1)).toHaveLength(CATEGORY_PLACES_PAGE_SIZE);
    expect(await names(2)).toEqual([`Pier ${CATEGORY_PLACES_PAGE_SIZE + 1}`]);
    expect(await names(3)).toEqual([]);
  });

  test('an unknown category is a 404, bad input a 400 [ER-03]', async () => {
    expect((await ask('/placecategories/4242/places')).statusCode).toBe(404);
    for (const path of ['abc/places', '1/places?page=0', '1/places?page=x', '%00/places'])
      expect((await ask(`/placecategories/${path}`)).statusCode).toBe(400);
  });
});

function ask(path: string) {
  return world.app.inject({ url: `/api${path}`, headers: { 'x-wallabee-api-key': TEST_KEY } });
}
