import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

test('the sitemap lists the static pages, calls, posts, groups, sets, subsets, items, categories and places', async () => {
  await aCatalogue();
  await aPlace(7);
  await aPlace(9);
  await aPost('hats-counted');
  await aPost('hats-lost', 2);
  await world.catalogue.reload();

  const response = await world.app.inject('/sitemap.xml');

  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...response.body.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      '/',
      '/faq',
      '/privacy',
      '/developers/changes',
      '/developers/calls/read-item-status',
      '/news',
      '/news/hats-counted',
      '/news/hats-lost',
      '/places/travel',
      '/tools/sets/gen/100',
      '/tools/sets/20',
      '/tools/sets/20/sub',
      '/tools/sets/20/sub/3',
      '/tools/item/1101',
      '/tools/category/76',
      '/tools/place/7',
      '/tools/place/9',
    ]),
  );
});

test('the sitemap leaves out unreleased items', async () => {
  await aCatalogue();

  const response = await world.app.inject('/sitemap.xml');

  expect(response.body).not.toContain('/tools/item/1102<');
});

test('the sitemap contains new places after an hour', async () => {
  await aCatalogue();
  // A late notification of the catalogue's change, or the reload that it starts, would empty the cache.
  await world.caughtUp();
  await world.catalogue.reload();
  await world.app.inject('/sitemap.xml');
  await aPlace(8);

  const soon = await world.app.inject('/sitemap.xml');
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_000);
  const later = await world.app.inject('/sitemap.xml');

  expect(soon.body).not.toContain('/tools/place/8<');
  expect(later.body).toContain('/tools/place/8<');
});

describe('the last change', () => {
  const changes = async () => {
    await world.catalogue.reload();
    const { body } = await world.app.inject('/sitemap.xml');
    const entries = body.matchAll(/<loc>http:\/\/localhost:3000(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g);
    return new Map([...entries].map(([, path, date]) => [path, date]));
  };

  test('of an item is its release or its newest number', async () => {
    const set = await world.aSet();
    const [issued, released] = [await anItem(set), await anItem(set)];
    await world.anItem({ item_type_id: issued, created_at: '2016-03-02T00:00:00Z' });
    await world.anItem({ item_type_id: issued, created_at: '2020-05-06T07:08:09Z' });

    const found = await changes();

    expect(found.get(`/tools/item/${issued}`)).toBe('2020-05-06T07:08:09.000Z');
    expect(found.get(`/tools/item/${released}`)).toBe('2017-01-01T00:00:00.000Z');
  });

  test('of a set is its newest item or completion, of a generation its newest item', async () => {
    const set = await world.aSet({ gen_id: 7, created_at: '2016-02-12T00:00:00Z' });
    await anItem(set, '2018-01-01T00:00:00Z');
    await anItem(set, '2019-01-01T00:00:00Z');
    const other = await world.aSet({ gen_id: 7, created_at: '2016-02-12T00:00:00Z' });
    const { id } = await world.aPlayer();
    await world.db
      .insertInto('set_completion')
      .values({ player_id: id, set_id: set, number: 1, completed_at: '2021-04-05T00:00:00Z' })
      .execute();

    const found = await changes();

    expect(found.get(`/tools/sets/${set}`)).toBe('2021-04-05T00:00:00.000Z');
    expect(found.get(`/tools/sets/${other}`)).toBe('2016-02-12T00:00:00.000Z');
    expect(found.get('/tools/sets/gen/7')).toBe('2019-01-01T00:00:00.000Z');
  });

  test('of a post is its publication, and the newest post counts for the news', async () => {
    await aPost('hats-counted');

    const found = await changes();

    expect(found.get('/news/hats-counted')).toBe('2026-01-08T08:00:00.000Z');
    expect(found.get('/news')).toBe('2026-01-08T08:00:00.000Z');
    expect(found.get('/')).toBe('2026-01-08T08:00:00.000Z');
  });

  test('of a place is the newest item that lies there, never a visit', async () => {
    await aCatalogue();
    await aPlace(7);
    await aPlace(9);
    await world.anItem({
      item_type_id: 1101,
      location: 'dropped',
      place_id: 9,
      changed_at: '2022-02-02T00:00:00Z',
    });
    const { id } = await world.aPlayer();
    await world.db
      .insertInto('place_visit')
      .values({ place_id: 7, player_id: id, visited_at: '2023-03-03T00:00:00Z' })
      .execute();

    const found = await changes();

    expect(found.get('/tools/place/9')).toBe('2022-02-02T00:00:00.000Z');
    expect(found.get('/tools/place/7')).toBeUndefined();
  });

  test('is left out where nobody knows it, and never in the future', async () => {
    const set = await world.aSet({ created_at: '2016-02-12T00:00:00Z' });
    const item = await anItem(set, '2999-01-01T00:00:00Z');

    const found = await changes();

    for (const path of ['/faq', '/terms', '/places', `/tools/item/${item}`]) {
      expect([path, found.has(path), found.get(path)]).toEqual([path, true, undefined]);
    }
    expect(found.get(`/tools/sets/${set}`)).toBe('2016-02-12T00:00:00.000Z');
  });

  function anItem(set_id: number, released_at = '2017-01-01T00:00:00Z') {
    return world.anItemType({ set_id, released_at });
  }
});

test('robots.txt disallows personal pages and names the sitemap', async () => {
  const response = await world.app.inject('/robots.txt');

  expect(response.body).toContain('User-agent: *\n');
  expect(response.body).toContain('\nDisallow: /u/\n');
  expect(response.body).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n');
});

async function aCatalogue() {
  await world.aSet({ id: 20, gen_id: 100 });
  await world.aSubset({ set_id: 20, subset_id: 3 });
  await world.anItemType({ id: 1101, set_id: 20 });
  await world.anItemType({ id: 1102, set_id: 20, name: '?' });
  await world.db
    .insertInto('category_group')
    .values({ slug: 'travel', position: 1, name: 'Travel', description: 'On the way', icon: 'luggage' })
    .execute();
  await world.db
    .insertInto('category')
    .values({
      id: 76,
      slug: 'harbour',
      group_slug: 'travel',
      name: 'Harbour',
      icon: 'anchor',
      includes: [],
      excludes: [],
      subcategories: [],
    })
    .execute();
  await world.catalogue.reload();
}

function aPlace(id: number) {
  return world.db
    .insertInto('place')
    .values({
      id,
      name: 'Old Pier',
      category_id: 76,
      city: 'Saltby',
      lat: 53.1,
      lng: 0.3,
      created_at: '2016-02-12T00:00:00Z',
    })
    .execute();
}

function aPost(slug: string, id = 1) {
  return world.db
    .insertInto('blog_post')
    .values({
      id,
      slug,
      title: 'The Hats Have Been Counted',
      summary: 'Many hats',
      body: [],
      icon: 'top-hat',
      published_at: '2026-01-08T08:00:00Z',
    })
    .execute();
}
