import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, heading, holdRequests } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

test('the tabs lead to the sets and both searches, over every page below /tools [TB-01]', async ({
  page,
}) => {
  await page.goto('/tools/item/817');
  const tabs = page.getByRole('navigation', { name: 'ItemBee' });
  await expect(tabs.getByRole('link')).toHaveText(['Browse Sets', 'Item Search', 'Profile Search']);

  await tabs.getByRole('link', { name: 'Item Search' }).click();
  await expect(page).toHaveURL('/tools/search');
  await expect(tabs.getByRole('link', { name: 'Item Search' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Profile Search' }).click();
  await expect(page).toHaveURL('/tools/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Search');
  await tabs.getByRole('link', { name: 'Browse Sets' }).click();
  await expect(page).toHaveURL('/tools/sets');
});

test('every page below /tools has the toggle of items and profiles, and searches by it [TB-01, TB-02]', async ({
  page,
  browser,
}) => {
  const addresses = ['/tools/sets', '/tools/sets/gen/4', '/tools/sets/40', '/tools/item/817'];
  const others = ['/tools/item/817/num/1', '/tools/profile/demo/bio', '/tools/place/1', '/tools/search'];
  for (const address of [...addresses, ...others]) {
    await page.goto(address);
    const toggle = page.getByRole('group', { name: 'What to search' });
    await expect(toggle.getByRole('radio'), address).toHaveCount(2);
  }

  await gotoHydrated(page, '/tools/item/817');
  await page.getByRole('radio', { name: 'Profiles' }).check();
  const box = page.getByPlaceholder('Search for Profile...');
  await box.fill(' DemoFriend ');
  await box.press('Enter');
  await expect(page).toHaveURL('/tools/profile/demofriend/bio');
  await expect(page.getByRole('radio', { name: 'Profiles' })).toBeChecked();
  await page.getByRole('radio', { name: 'Items' }).check();
  await page.getByPlaceholder('Search for Items...').fill('Great Lens');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/tools/search/great%20lens');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/tools/sets/40');
  await plain.getByRole('radio', { name: 'Profiles' }).check();
  await plain.getByPlaceholder('Search for Items...').fill('demo');
  await plain.getByPlaceholder('Search for Items...').press('Enter');
  await expect(plain).toHaveURL('/tools/profile/demo/bio');
  await plain.close();
});

test('on a phone the tabs take no more than a finger’s height [TB-01]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tools/item/817');

  const tabs = await page.getByRole('navigation', { name: 'ItemBee' }).boundingBox();

  expect(tabs?.height).toBeLessThanOrEqual(48);
});

test('a toggle changes between items and profiles, and the text stays [TB-01, TB-02]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  await itemBox(page).fill('Demo');

  await page.getByRole('radio', { name: 'Profiles' }).check();
  await expect(page).toHaveURL('/tools/profile');
  const box = page.getByPlaceholder('Search for Profile...');
  await expect(box).toHaveValue('Demo');

  await box.fill('  DemoFriend ');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/tools/profile/demofriend/bio');
});

test('an item search is trimmed, lowercased and pushed into the address [TB-02, IS-01]', async ({ page }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/tools/search');
  await itemBox(page).fill('   Great LENS ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page).toHaveURL('/tools/search/great%20lens');
  await expect(page.getByRole('heading', { name: 'Item Search Results' })).toBeVisible();
  const card = results(page).first();
  await expect(card).toContainText('Great Lens');
  await expect(card).toContainText('It turns a candle into a promise');
  await expect(card.locator('img')).toHaveAttribute('src', /\/art\/item-817-/);

  await card.getByRole('link').click();
  await expect(page).toHaveURL('/tools/item/817');
  await expect(heading(page)).toHaveText('Great Lens');
  await page.goBack();
  await expect(itemBox(page)).toHaveValue('great lens');
  await page.goBack();
  await expect(page).toHaveURL('/tools/search');
  expect(errors).toEqual([]);
});

test('an empty search goes nowhere [TB-02]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');

  await itemBox(page).fill('   ');
  await itemBox(page).press('Enter');

  await expect(page).toHaveURL('/tools/search');
});

test('a retired item carries its ribbon in the results [IS-01]', async ({ page }) => {
  await page.goto('/tools/search/moth%20at%20the%20gallery%20rail');

  await expect(results(page).first()).toContainText('RETIRED');
});

test('misspelt names are found, and an unknown name shows a message and links [IS-01, QL-05]', async ({
  page,
}) => {
  await page.goto('/tools/search/graet%20lems');
  await expect(page.getByRole('link', { name: /Great Lens/ })).toBeVisible();

  await page.goto('/tools/search/wishwng%20wll');
  await expect(page.getByRole('heading', { name: 'No Items Found' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Wishing Well', exact: true }),
  ).toHaveAttribute('href', '/tools/item/2194');

  await page.goto('/tools/search/qqqqqqzzzz');
  await expect(page.getByRole('heading', { name: 'No Items Found' })).toBeVisible();
});

test('while a search is under way the page says Searching... [IS-01]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  const arrive = await holdRequests(page, '**/tools/search/lamp.data**');

  await itemBox(page).fill('lamp');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page.getByText('Searching...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'Item Search Results' })).toBeVisible();
  await expect(page.getByText('Searching...')).toHaveCount(0);
});

test('suggestions come as one types, and the keyboard alone is enough [IS-01]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  const box = itemBox(page);

  await box.pressSequentially('great le');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toContainText('Great Lens');
  await expect(list.getByRole('option').first()).toContainText("The Keeper's Lighthouse");
  await expect(box).toHaveAttribute('aria-expanded', 'true');

  await box.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await list.getByRole('option').first().getAttribute('id')) ?? '?',
  );
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(box).toHaveValue('great le');

  await box.press('ArrowDown');
  await expect(list).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL('/tools/item/817');
});

test('Enter without a choice searches for what was typed, and the list is gone [IS-01]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  await itemBox(page).pressSequentially('lens');
  await expect(page.getByRole('listbox')).toBeVisible();

  await itemBox(page).press('Enter');

  await expect(page).toHaveURL('/tools/search/lens');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a late response does not replace a newer one [IS-01]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  const arrive = await holdRequests(page, '**/api/item-search/suggest?text=fog');

  const isAsked = page.waitForRequest('**/api/item-search/suggest?text=fog');
  await itemBox(page).pressSequentially('fog');
  await isAsked;
  await itemBox(page).fill('great lens');

  const first = page.getByRole('option').first();
  await expect(first).toContainText('Great Lens');
  arrive();
  await page.waitForTimeout(1_000);
  await expect(first).toContainText('Great Lens');
});

test('text typed before hydration stays, and is searched [TB-02]', async ({ page }) => {
  const arrive = await holdRequests(page, '**/assets/entry.client*.js');
  await page.goto('/tools/search', { waitUntil: 'commit' });
  await itemBox(page).pressSequentially('great le');
  arrive();

  await expect(page.getByRole('option').first()).toContainText('Great Lens');
  await expect(itemBox(page)).toHaveValue('great le');
});

test('both searches work without a script [TB-02]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tools/search');
  await page.getByPlaceholder('Search for Items...').fill(' Great Lens');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/tools/search/great%20lens');
  await expect(page.getByRole('heading', { name: 'Item Search Results' })).toBeVisible();

  await page.goto('/tools/profile');
  await page.getByPlaceholder('Search for Profile...').fill('Demo');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/tools/profile/demo/bio');
  await page.close();
});

test('special characters survive the address [TB-02]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');

  for (const words of ['50% off?', 'a/b & c#d', 'Café Zum Bären’s']) {
    await itemBox(page).fill(words);
    await itemBox(page).press('Enter');
    await expect(page).toHaveURL(`/tools/search/${encodeURIComponent(words.toLowerCase())}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/Item Search Results|No Items Found/);
    await page.reload();
    await expect(itemBox(page)).toHaveValue(words.toLowerCase());
  }
});

test('while the API is down a search shows an error, and the box still works [ER-02]', async ({ page }) => {
  const response = await page.goto(`${FAILING_SITE}/tools/search/lens`);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tools/search/lens');
  await page.goto(`${FAILING_SITE}/tools/profile`);
  await expect(page.getByPlaceholder('Search for Profile...')).toBeVisible();
});

test('the search pages fit a phone and a desktop and have no barrier axe can find', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  for (const address of [
    '/tools/search',
    '/tools/search/lens',
    '/tools/search/qqqqqqzzzz',
    '/tools/profile',
  ]) {
    await page.goto(address);
    await expectFitsBoth(page);
  }

  await gotoHydrated(page, '/tools/search');
  await itemBox(page).pressSequentially('len');
  await expect(page.getByRole('listbox')).toBeVisible();
  await itemBox(page).press('ArrowDown');
  await expectFitsBoth(page);
  await expect(page.getByRole('listbox')).toBeVisible();
});

function itemBox(page: Page) {
  return page.getByRole('combobox', { name: 'Search for Items...' });
}

function results(page: Page) {
  return page.getByRole('main').getByRole('listitem');
}
