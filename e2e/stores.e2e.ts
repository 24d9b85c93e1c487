import { expect, test } from '@playwright/test';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { api, fact, gotoHydrated, heading } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

interface StoreFacts {
  id: number;
  name: string;
  items: { item_type_id: number; name: string; store_cost: number }[];
}

test('store rows lead to the store and what it sells [IT-05, AP-19]', async ({ page, request }) => {
  const errors = collectErrors(page);
  const [{ id }] = await api<[StoreFacts]>(request, '/stores');
  const store = await api<StoreFacts>(request, `/stores/${id}`);
  const [first] = store.items;

  await gotoHydrated(page, `/tools/item/${first?.item_type_id}`);
  await page.getByRole('main').getByRole('link', { name: store.name, exact: true }).click();

  await expect(page).toHaveURL(`/tools/store/${id}`);
  await expect(heading(page)).toHaveText(store.name);
  await expect(fact(page, 'Items')).toHaveText(`${store.items.length}`);
  const plates = page.getByRole('list', { name: 'What is sold here' }).getByRole('listitem');
  await expect(plates).toHaveCount(store.items.length);
  await expect(plates.first()).toContainText(first?.name ?? '?');
  await expect(plates.first()).toContainText(`${first?.store_cost}`);
  await expect(plates.first().getByRole('link')).toHaveAttribute(
    'href',
    `/tools/item/${first?.item_type_id}`,
  );
  await expectFitsBoth(page);

  await page.getByRole('searchbox', { name: 'Search Items...' }).fill('nothing is called this');
  await expect(page.getByRole('heading', { name: 'No Items Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(plates).toHaveCount(store.items.length);
  expect(errors).toEqual([]);
});

test('the Market sells new ones, and those of other players in pages [IT-05, AP-22]', async ({
  page,
  request,
}) => {
  const { paging } = await api<{ paging: { total_results: number; total_pages: number } }>(
    request,
    '/market',
  );

  await gotoHydrated(page, '/tools/store/999');

  await expect(heading(page)).toHaveText('Market');
  await expect(page.getByRole('list', { name: 'New ones' }).getByRole('listitem').first()).toBeVisible();
  const offers = page.getByRole('region', { name: 'From other players' });
  await expect(offers).toContainText(`${paging.total_results.toLocaleString('en')} offers`);
  expect(paging.total_pages).toBeGreaterThan(1);
  await offers.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/tools/store/999?page=2');
  await expect(
    offers.getByRole('list', { name: 'From other players' }).getByRole('link').first(),
  ).toHaveAttribute('href', /\/num\/\d+$/);
  await expectFitsBoth(page);
});

test('an unknown store is a 404, and a dead API an error [IT-05, ER-02, ER-03]', async ({ page }) => {
  for (const id of ['4242', 'abc', '-1']) expect((await page.goto(`/tools/store/${id}`))?.status()).toBe(404);

  const failed = await page.goto(`${FAILING_SITE}/tools/store/1`);
  expect(failed?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tools/store/1');
});
