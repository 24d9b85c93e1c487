import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

test('the sitemap lists the static pages, posts, groups, sets, subsets, items and places', async () => {
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
      '/news',
      '/news/hats-counted',
      '/news/hats-lost',
      '/places/travel',
      '/tools/sets/gen/100',
      '/tools/sets/20',
      '/tools/sets/20/sub',
      '/tools/sets/20/sub/3',
      '/tools/item/1101',
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
  await world.app.inject('/sitemap.xml');
  await aPlace(8);

  const soon = await world.app.inject('/sitemap.xml');
  world.clock.now = new Date(world.clock.now.getTime() + 3_600_000);
  const later = await world.app.inject('/sitemap.xml');

  expect(soon.body).not.toContain('/tools/place/8<');
  expect(later.body).toContain('/tools/place/8<');
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
