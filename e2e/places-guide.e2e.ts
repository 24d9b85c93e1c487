import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

const GROUPS = [
  { slug: 'education', name: 'Education', count: 7 },
  { slug: 'food', name: 'Food & Drink', count: 12 },
  { slug: 'outdoors', name: 'Outdoors', count: 11 },
  { slug: 'recreation', name: 'Recreation', count: 10 },
  { slug: 'services', name: 'Services', count: 13 },
  { slug: 'shopping', name: 'Shopping', count: 11 },
  { slug: 'sports', name: 'Sports', count: 7 },
  { slug: 'travel', name: 'Travel', count: 9 },
];

const GUIDELINES = [
  ['BeeKeepers approve places', 'read by a BeeKeeper before it appears on the map'],
  ['What makes a good place', 'publicly accessible'],
  ['What does not belong', 'Private homes'],
] as const;

test('the guide opens with its guidelines and leads to the eight groups [PL-01, PL-03]', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/places');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Places' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'BeeKeepers approve places' })).toContainText(
    'read by a BeeKeeper before it appears on the map',
  );
  for (const { slug, name, count } of GROUPS) {
    const link = main.getByRole('link', { name: new RegExp(`^${name} ?${count} categories`) });
    await expect(link).toHaveAttribute('href', `/places/${slug}`);
  }
  expect(errors).toEqual([]);
});

for (const { slug, name, count } of GROUPS) {
  test(`${name} lists its ${count} categories with icon and rules, and the guidelines [PL-02, PL-03]`, async ({
    page,
  }) => {
    await page.goto(`/places/${slug}`);

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const cards = page.locator('main li[id^="category-"]');
    await expect(cards).toHaveCount(count);
    await expect(cards.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(count);
    for (const word of ['Include', 'Exclude'])
      await expect(cards.getByText(word, { exact: true }).filter({ visible: true })).toHaveCount(count);
    const rules = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('li').length));
    expect(Math.min(...rules)).toBeGreaterThanOrEqual(2);
    const icons = await cards.locator('img').evaluateAll(widthsOnceLoaded);
    expect(icons).toHaveLength(count);
    expect(Math.min(...icons)).toBeGreaterThan(0);
    for (const [title, text] of GUIDELINES)
      await expect(page.getByRole('region', { name: title })).toContainText(text);
  });
}

test('the search covers all categories, and is in the address [PL-02]', async ({ page }) => {
  await gotoHydrated(page, '/places/food');

  await page.getByRole('searchbox', { name: 'Search all categories' }).fill('lighthouse');
  await expect(page).toHaveURL(/\?q=lighthouse$/);
  await expect(page.getByRole('status')).toHaveText(/^\d+ of 80 categories$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Travel' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Harbour' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bakery' })).toBeHidden();

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('lighthouse');
  await expect(page.getByRole('heading', { level: 3, name: 'Harbour' })).toBeVisible();
});

test('a search that finds nothing says so and leads back', async ({ page }) => {
  await page.goto('/places?q=submarine+volcano');

  await expect(page.getByRole('heading', { name: 'No Categories Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page.getByRole('link', { name: /^Travel/ }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the search works before the script arrives', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/places');

  await page.getByRole('searchbox').fill('bagel');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Bakery' })).toBeVisible();
  await context.close();
});

test('a group that is not there is a page not found [SH-10]', async ({ page }) => {
  const response = await page.goto('/places/nowhere');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /Places/ })).toBeVisible();
});

test('while the API is down the page shows an error with a retry [ER-02]', async ({ page }) => {
  const response = await page.goto(`${FAILING_SITE}/places`);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

for (const address of ['/places', '/places/travel', '/places?q=garden', '/places?q=zzz']) {
  test(`${address} is accessible and fits a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.setViewportSize(DESKTOP);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

/** Loads lazy images too, and fails for one that cannot be loaded. */
function widthsOnceLoaded(pictures: Element[]): Promise<number[]> {
  return Promise.all(
    (pictures as HTMLImageElement[]).map(async (picture) => {
      picture.loading = 'eager';
      await picture.decode();
      return picture.naturalWidth;
    }),
  );
}
