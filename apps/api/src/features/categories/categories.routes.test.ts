import { listCategories, listCategoryGroups, readCategory } from '@wallabee/contract/categories/category';
import { CategoryId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

beforeEach(async () => {
  await aGroup({ slug: 'travel', name: 'Travel', position: 2 });
  await aGroup({ slug: 'food', name: 'Food & Drink', position: 1 });
  await aCategory({ id: 76, slug: 'harbour', group_slug: 'travel', name: 'Harbour' });
  await aCategory({
    id: 8,
    slug: 'bakery',
    group_slug: 'food',
    name: 'Bakery',
    includes: ['Cake shops.'],
    excludes: ['Home bakers.'],
    subcategories: ['Pie Shop'],
  });
  await world.catalogue.reload();
});

describe('GET categories', () => {
  test('lists every category with its pictures, in order of their ids [AP-19]', async () => {
    const response = await world.call(listCategories, {});

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject([
      {
        id: 8,
        slug: 'bakery',
        group: 'food',
        name: 'Bakery',
        subcategories: ['Pie Shop'],
        image_url_100: 'http://localhost:3000/api/image/category-8-100.png',
      },
      { id: 76, name: 'Harbour', group: 'travel' },
    ]);
  });

  test('is answered with 304 while nothing has changed', async () => {
    const first = await world.call(listCategories, {});

    const second = await world.app.inject({
      url: '/api/categories',
      headers: { 'x-wallabee-api-key': 'test-key-0001', 'if-none-match': String(first.headers.etag) },
    });

    expect(second.statusCode).toBe(304);
  });
});

describe('GET placecategories', () => {
  test('lists the groups in the order of the guide, each with its categories and their rules [PL-02]', async () => {
    const response = await world.call(listCategoryGroups, {});

    expect(response.json()).toMatchObject([
      {
        slug: 'food',
        name: 'Food & Drink',
        categories: [{ name: 'Bakery', includes: ['Cake shops.'], excludes: ['Home bakers.'] }],
      },
      { slug: 'travel', categories: [{ name: 'Harbour' }] },
    ]);
  });
});

describe('GET placecategories/{id}', () => {
  test('returns one category [AP-22]', async () => {
    const response = await read(8);

    expect(response.json()).toMatchObject({ id: 8, name: 'Bakery', hue: expect.any(Number) });
  });

  test('answers 404 for an unknown category', async () => {
    const response = await read(9);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', error: 'There is no such category.' });
  });

  test.each(['abc', '-1', '1.5', '99999999999', '%F0%28%8C%28', "8'--"])(
    '%s is bad input [ER-03]',
    async (id) => {
      const response = await world.app.inject({
        url: `/api/placecategories/${id}`,
        headers: { 'x-wallabee-api-key': 'test-key-0001' },
      });

      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatch(/\w+ \w+/);
    },
  );
});

function read(id: number) {
  return world.call(readCategory, { params: { categoryId: CategoryId.parse(id) } });
}

function aGroup(row: { slug: string; name: string; position: number }) {
  return world.db
    .insertInto('category_group')
    .values({ description: `What ${row.slug} is about`, icon: 'bread', ...row })
    .execute();
}

function aCategory(row: {
  id: number;
  slug: string;
  group_slug: string;
  name: string;
  includes?: string[];
  excludes?: string[];
  subcategories?: string[];
}) {
  return world.db
    .insertInto('category')
    .values({ icon: 'bread', includes: [], excludes: [], subcategories: [], ...row })
    .execute();
}
