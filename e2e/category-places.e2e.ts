import { type APIRequestContext, expect, test } from '@playwright/test';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { api, fact, gotoHydrated, heading } from './item-world.ts';
import { ALTERED_SITE, FAILING_SITE } from './sites.ts';

interface CategoryFacts {
  id: number;
  name: string;
  paging: { total_results: number; total_pages: number };
  places: {
    id: number;
    name: string;
    item_count: number;
    items: { item_type_id: number; number: number }[];
  }[];
}

const TILES = 'https://tile.openstreetmap.org/**';

/** One by one, because the calls of all categories at once exceed the limit of a network. */
async function fullestCategory(request: APIRequestContext): Promise<CategoryFacts> {
  const categories = await api<{ id: number; name: string }[]>(request, '/categories');
  const foraged = new Set((await foragedItems(request)).flatMap((item) => item.categories));
  const found: CategoryFacts[] = [];
  for (const category of categories.filter(({ id }) => foraged.has(id))) {
    const path = `/placecategories/${category.id}/places`;
    found.push({ ...category, ...(await api<Omit<CategoryFacts, 'id' | 'name'>>(request, path)) });
  }
  const [fullest] = found.toSorted((a, b) => b.paging.total_results - a.paging.total_results);
  if (!fullest) throw new Error('No category has foraged items.');
  return fullest;
}

async function foragedItems(request: APIRequestContext) {
  const items = await api<{ item_type_id: number; categories: number[]; name: string }[]>(
    request,
    '/items/all',
  );
  return items.filter(({ name }) => name !== '?');
}

test('forage rows lead to the places of the category, on a map and in a list with what lies there [IT-06, PC-01]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  await page.route(TILES, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );
  const { id, name, paging, places } = await fullestCategory(request);
  const foraged = (await foragedItems(request)).find(({ categories }) => categories.includes(id));

  await gotoHydrated(page, `/tools/item/${foraged?.item_type_id}`);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();

  await expect(page).toHaveURL(`/tools/category/${id}`);
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveTitle(`Places: ${name} · WallaBee`);
  await expect(fact(page, 'Places')).toHaveText(paging.total_results.toLocaleString('en'));
  const rows = page.getByRole('list', { name: 'Places', exact: true }).locator('> li');
  await expect(rows).toHaveCount(places.length);
  const [first] = places;
  await expect(rows.first().getByRole('heading')).toHaveText(first?.name ?? '?');
  await expect(rows.first()).toContainText(`${first?.item_count} /`);
  const drops = rows.first().getByRole('list', { name: `Items at ${first?.name}` });
  const [drop] = first?.items ?? [];
  await expect(drops.getByRole('link').first()).toHaveAttribute(
    'href',
    `/tools/item/${drop?.item_type_id}/num/${drop?.number}`,
  );

  const map = page.getByRole('region', { name: `Map of places: ${name}` });
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(places.length);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await expectFitsBoth(page);
  await rows.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/tools/place/${first?.id}`);
  await expect(fact(page, 'Category').getByRole('link')).toHaveAttribute('href', `/tools/category/${id}`);
  expect(errors).toEqual([]);
});

test('a long list has pages, and one after the last says so [IT-06]', async ({ page }) => {
  await page.route(TILES, (route) => route.abort());
  const list = page.getByRole('list', { name: 'Places', exact: true });

  await gotoHydrated(page, `${ALTERED_SITE}/tools/category/1`);
  await expect(list.locator('> li')).toHaveCount(10);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${ALTERED_SITE}/tools/category/1?page=2`);
  await expect(list).toHaveAttribute('start', '11');
  await expect(page.locator('.leaflet-marker-icon').first()).toHaveText('11');
  await page.getByRole('link', { name: 'Page 3' }).click();
  await expect(list.locator('> li')).toHaveCount(3);

  await page.goto(`${ALTERED_SITE}/tools/category/1?page=4`);
  await expect(page.getByRole('heading', { name: 'No More Places' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL(`${ALTERED_SITE}/tools/category/1`);
});

test('without script the pins are drawn on a grid and link to their places [IT-06]', async ({
  browser,
  request,
}) => {
  const { id, places } = await fullestCategory(request);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/tools/category/${id}`);

  await expect(page.locator('figure svg a')).toHaveCount(places.length);
  await expect(page.getByText('OpenStreetMap contributors')).toHaveCount(0);
  await page.locator('figure svg a').first().click();
  await expect(page).toHaveURL(`/tools/place/${places[0]?.id}`);
  await page.close();
});

test('an unknown category is a 404, a page that is no number the first, and a dead API an error [IT-06, ER-02, ER-03]', async ({
  page,
}) => {
  for (const id of ['4242', 'abc', '-1']) {
    expect((await page.goto(`/tools/category/${id}`))?.status()).toBe(404);
    await expect(heading(page)).toBeVisible();
  }
  expect((await page.goto('/tools/category/1?page=abc'))?.status()).toBe(200);

  const failed = await page.goto(`${FAILING_SITE}/tools/category/1`);
  expect(failed?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tools/category/1');
});
