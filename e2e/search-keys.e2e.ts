import { expect, test } from '@playwright/test';
import { DESKTOP, expectAccessible, PHONE } from './checks.ts';
import { gotoHydrated, holdRequests } from './item-world.ts';
import { logInAs } from './players.ts';

const SEARCH_DATA = '**/tools/search.data**';

for (const address of ['/', '/faq', '/news', '/forums']) {
  test(`/ on ${address} opens the search with what is typed after it [TB-02]`, async ({ page }) => {
    await gotoHydrated(page, address);
    const arrive = await holdRequests(page, SEARCH_DATA);

    await page.locator('body').press('/');
    await page.keyboard.type('great le');
    await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Search items' })).toHaveValue(
      'great le',
    );
    arrive();

    await expect(page).toHaveURL('/tools/search');
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toHaveValue('great le');
    await expect(box).toBeFocused();
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0);
    await page.keyboard.type('ns');
    await expect(page.getByRole('option').first()).toContainText('Great Lens');
    await expect(box).toHaveValue('great lens');
  });
}

test('/ focuses the search box that a page has [TB-01, TB-02, PO-01]', async ({ page }) => {
  await gotoHydrated(page, '/tools/item/817');
  await page.locator('body').press('/');
  await page.keyboard.type('great lens');
  await expect(page.getByPlaceholder('Search for Items...')).toHaveValue('great lens');

  await logInAs(page, 'demo');
  await gotoHydrated(page, '/u/demo/pouch');
  const box = page.getByRole('main').getByRole('searchbox').first();
  await expect(box).toBeVisible();

  await page.locator('body').press('/');
  await page.keyboard.type('lamp');

  await expect(box).toHaveValue('lamp');
  await expect(page).toHaveURL(/\/u\/demo\/pouch/);
});

test('Enter before the page is there searches, and Escape leaves the field [TB-02]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  const arrive = await holdRequests(page, SEARCH_DATA);
  await page.locator('body').press('/');
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search items' });
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search items' })).toBeFocused();

  await page.locator('body').press('/');
  await page.keyboard.type('  Great LENS');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page).toHaveURL('/tools/search/great%20lens');
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('great lens');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap on the search icon focuses a field in the same handler, so that the keyboard opens', async ({
    page,
  }) => {
    await gotoHydrated(page, '/rules');
    const arrive = await holdRequests(page, SEARCH_DATA);
    const link = page.getByRole('banner').getByRole('link', { name: 'Search items' });

    const focused = await link.evaluate((anchor: HTMLElement) => {
      anchor.click();
      return document.activeElement?.matches('input[type="search"]');
    });

    expect(focused).toBe(true);
    await expectAccessible(page);
    await page.keyboard.type('lamp');
    arrive();
    await expect(page).toHaveURL('/tools/search');
    const box = page.getByRole('main').getByRole('combobox');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('lamp');
  });

  test('a tap on the search page focuses its box', async ({ page }) => {
    await gotoHydrated(page, '/tools/search/lamp');

    await page.getByRole('banner').getByRole('link', { name: 'Search items' }).tap();

    await expect(page.getByRole('main').getByRole('combobox')).toBeFocused();
  });
});

test('text typed while results load is not replaced by them [IS-01]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, '/tools/search');
  const box = page.getByRole('main').getByRole('combobox');
  const arrive = await holdRequests(page, '**/tools/search/lamp.data**');
  await box.fill('lamp');
  await box.press('Enter');
  await expect(page.getByText('Searching...')).toBeVisible();
  await box.fill('great lens');
  arrive();

  await expect(page).toHaveURL('/tools/search/lamp');
  await expect(page.getByRole('heading', { name: 'Item Search Results' })).toBeVisible();
  await expect(box).toHaveValue('great lens');

  await box.press('Enter');
  await expect(page).toHaveTitle(/great lens/);
  await page.goBack();
  await expect(box).toHaveValue('lamp');
});

test('offline the toggle shows the search that the page is [TB-01, ER-02]', async ({ page, context }) => {
  await gotoHydrated(page, '/tools/search');
  await page.waitForLoadState('networkidle');
  await page.getByRole('main').getByRole('combobox').fill('demo');
  await page.route('**/assets/profile-search-page-*.js', (route) => route.abort());
  await context.setOffline(true);

  await page.getByRole('radio', { name: 'Profiles' }).click({ force: true });

  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Items' })).toBeChecked();
  await expect(page.getByPlaceholder('Search for Items...')).toHaveValue('demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Item Search' })).toBeVisible();

  await context.setOffline(false);
  await page.unroute('**/assets/profile-search-page-*.js');
  await expect(page).toHaveURL('/tools/profile');
  await expect(page.getByRole('radio', { name: 'Profiles' })).toBeChecked();
  await expect(page.getByPlaceholder('Search for Profile...')).toHaveValue('demo');
});
