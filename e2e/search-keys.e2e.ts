import { expect, test } from '@playwright/test';
import { DESKTOP } from './checks.ts';
import { gotoHydrated, heading, holdRequests } from './item-world.ts';

test('text typed while results load is not replaced by them [IS-01]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, '/tools/search');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search for Items...' });
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

test('? opens the guide from any page, and is a character in a field [QL-06]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  const box = page.getByRole('combobox');
  await box.press('?');
  await expect(box).toHaveValue('?');

  await box.press('Escape');
  await expect(box).not.toBeFocused();
  await page.keyboard.press('?');
  await expect(page).toHaveURL('/tools/search/help');

  await gotoHydrated(page, '/faq');
  await page.locator('body').press('?');
  await expect(heading(page)).toHaveText('How to ask');
});

test('Enter searches, Shift Enter does nothing, and pasted lines become one [QL-06]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  const box = page.getByRole('combobox');

  await box.fill('set:attic\r\nnumber<100');
  await expect(box).toHaveValue('set:attic number<100');
  await box.press('Shift+Enter');
  await expect(box).toHaveValue('set:attic number<100');
  await expect(page).toHaveURL('/tools/search');
  await box.press('Enter');

  await expect(page).toHaveURL('/tools/search?q=set%3Aattic+number%3C100');
});
