import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, untilHydrated } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';
import { collectionOf, inOrderOfSets } from './wish-world.ts';

const PRESETS = 'M U P 9999 7499 4999 2499 1499 999 499 199 99 49 39 29 1'.split(' ');

test('the landing page explains, offers every list and accepts a number [WL-01]', async ({ page }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/tools/profile/demo/wishlist');

  await expect(page.getByRole('heading', { name: 'Wish Lists' })).toBeVisible();
  await expect(page.getByText('It is made from the collection as it is at this moment')).toBeVisible();
  const offered = await page
    .getByLabel('Predefined list')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(offered).toEqual(PRESETS);

  const number = page.getByLabel('Custom highest number');
  await number.fill('none');
  await number.press('Enter');
  await expect(page.getByText('There is no wish list “none”.')).toBeVisible();
  await expect(page).toHaveURL('/tools/profile/demo/wishlist');
  await number.fill('1,250');
  await number.press('Enter');
  await expect(page).toHaveURL('/tools/profile/demo/wishlist/1250');
  await expect(page.getByRole('heading', { name: 'Missing or Above #1,250' })).toBeVisible();

  await page.getByRole('link', { name: 'All wish lists' }).click();
  await expect(page.getByRole('heading', { name: 'Wish Lists', exact: true })).toBeVisible();
  await page.getByLabel('Predefined list').selectOption('P');
  await page.getByRole('button', { name: 'Show', exact: true }).first().click();
  await expect(page).toHaveURL('/tools/profile/demo/wishlist/P');
  expect(errors).toEqual([]);
});

test('leaving right after typing is not undone by the delayed address', async ({ page }) => {
  const list = '/tools/profile/demo/wishlist/99';
  await gotoHydrated(page, list);
  await page.route('**/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  // One that the search finds, since a link that is removed from the page is not the router's.
  const wish = page.locator('main a[href^="/tools/item/"]').filter({ hasText: 'e' }).first();
  const address = (await wish.getAttribute('href')) ?? '';

  for (const way of ['link', 'forward']) {
    // In one script, since separate steps would be too slow.
    await wish.evaluate((link: HTMLElement, by) => {
      document.querySelector<HTMLElement>('[placeholder="Search Items..."]')?.focus();
      document.execCommand('insertText', false, 'e');
      if (by === 'link') link.click();
      else history.forward();
    }, way);
    // Longer than the delay of the address.
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(list);
  }
});

test('a list counts what is needed and shows it as cards, optionally with uniques [WL-02, WL-03]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const { types, saved } = await collectionOf(request, 'demo');
  const wanted = types.filter(({ id }) => (saved.get(id) ?? 1_000_000) > 99);
  const common = wanted.filter(({ set_id }) => set_id !== 25);

  await gotoHydrated(page, '/tools/profile/demo/wishlist/99');
  await expect(page).toHaveTitle('Robin Demo · Missing or Above #99 · WallaBee');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/profile\/\d+\/wishlist\/99$/);
  await expect(page.getByText('Wish lists are in beta.')).toBeVisible();
  await expect(status(page)).toHaveText(needed(common.length));
  const bySet = await inOrderOfSets(request, common);
  // Only the cards near the window are in the document.
  const cards = page.getByRole('main').locator('li[aria-posinset]').getByRole('link');
  await expect(cards.first()).toBeVisible();
  for (const [index, card] of (await cards.all()).entries()) {
    const { id, name } = bySet[index] ?? {};
    await expect(card).toHaveAttribute('href', `/tools/item/${id}`);
    await expect(card).toContainText(name ?? '?');
    const number = saved.get(id ?? 0);
    await expect(card).toContainText(number ? `#${number.toLocaleString('en')}` : 'Missing');
  }

  await page.getByRole('checkbox', { name: 'Include Uniques' }).check();
  await expect(page).toHaveURL('/tools/profile/demo/wishlist/99/true');
  await expect(status(page)).toHaveText(needed(wanted.length));

  await page.getByLabel('Predefined list').selectOption('M');
  await expect(page).toHaveURL('/tools/profile/demo/wishlist/M/true');
  await expect(status(page)).toHaveText(needed(types.filter(({ id }) => !saved.has(id)).length));
  expect(errors).toEqual([]);
});

test('the list of uniques omits the scarce ones unless chosen [WL-02, WL-03]', async ({ page, request }) => {
  const { types, saved } = await collectionOf(request, 'demo');
  const uniques = types.filter(({ id, set_id }) => set_id === 25 && !saved.has(id));
  const common = uniques.filter(({ scarce }) => !scarce);
  expect(common.length).toBeLessThan(uniques.length);

  await gotoHydrated(page, '/tools/profile/demo/wishlist/U');
  await expect(page.getByRole('heading', { name: 'Missing Uniques' })).toBeVisible();
  await expect(status(page)).toHaveText(needed(common.length));

  await page
    .getByRole('checkbox', { name: 'Include one-of-a-kinds, staff and small limited run uniques' })
    .check();
  await expect(page).toHaveURL('/tools/profile/demo/wishlist/U/true');
  await expect(status(page)).toHaveText(needed(uniques.length));
});

test('a long list has virtual cards, its full height, and its position after going back [WL-02]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { types, saved } = await collectionOf(request, 'muted');
  const all = types.filter(({ id }) => saved.get(id) !== 1);
  const last = (await inOrderOfSets(request, all)).at(-1);
  await gotoHydrated(page, '/tools/profile/muted/wishlist/1/true');
  const cards = page.getByRole('main').locator('li[aria-posinset]');
  await expect(status(page)).toHaveText(needed(all.length));
  // The page reaches its full height only when everything is loaded.
  await expect(page.getByText(/^Loading the /)).toHaveCount(0);
  const first = await cards.first().getByRole('link').getAttribute('href');

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.locator(`main a[href="${first}"]`)).toHaveCount(0);
  expect(await cards.count()).toBeLessThan(120);
  const middle = cards.nth(9);
  const href = await middle.getByRole('link').getAttribute('href');
  const place = await page.evaluate(() => scrollY);
  const name = await middle.getByRole('link').locator('> span').last().innerText();
  await middle.getByRole('link').click();
  await expect(page).toHaveURL(href ?? '?');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]`)).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(400);

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`main a[href="/tools/item/${last?.id}"]`)).toBeVisible();
});

test('a list is searched by name, and its link is applied on the server [WL-02]', async ({
  page,
  browser,
  request,
}) => {
  const { types, saved } = await collectionOf(request, 'demo');
  const missing = types.filter(({ id, set_id }) => !saved.has(id) && set_id !== 25);
  const word = missing[0]?.name.split(' ').at(-1)?.toLowerCase() ?? '?';
  const found = missing.filter(({ name }) => name.toLowerCase().includes(word));

  await gotoHydrated(page, '/tools/profile/demo/wishlist/M');
  await page.getByPlaceholder('Search Items...').fill(word);
  await expect(page).toHaveURL(`/tools/profile/demo/wishlist/M?q=${encodeURIComponent(word)}`);
  await expect(status(page)).toHaveText(`${found.length} of ${needed(missing.length)}`);
  await page.getByPlaceholder('Search Items...').fill('nothing is called this');
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page.getByPlaceholder('Search Items...')).toHaveValue('');

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`/tools/profile/demo/wishlist/M?q=${encodeURIComponent(word)}`);
  const cards = plain.getByRole('main').locator('li[aria-posinset]');
  await expect(cards.filter({ hasText: found[0]?.name ?? '?' })).toHaveCount(1);
  await plain.goto('/tools/profile/demo/wishlist?list=499&wider=true');
  await expect(plain).toHaveURL('/tools/profile/demo/wishlist/499/true');
  await plain.goto('/tools/profile/demo/wishlist?list=%231,204');
  await expect(plain).toHaveURL('/tools/profile/demo/wishlist/1204');
  await plain.goto('/tools/profile/demo/wishlist?list=none');
  await expect(plain.getByText('There is no wish list “none”.')).toBeVisible();
  await plain.close();
});

test('typing filters a list at once, the address follows, and a reload keeps both [WL-02]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/profile/muted/wishlist/M');
  await expect(page.getByText(/^Loading the /)).toHaveCount(0);
  const box = page.getByPlaceholder('Search Items...');

  const seen = await box.evaluate(async (input: HTMLInputElement) => {
    input.focus();
    document.execCommand('insertText', false, 'zzz');
    // A microtask, because after a frame a busy machine may have updated the address too.
    await Promise.resolve();
    return { words: document.querySelector('main')?.textContent, search: location.search };
  });
  expect(seen.words).toContain('No Items Found');
  expect(seen.search).toBe('');

  await expect(page).toHaveURL('/tools/profile/muted/wishlist/M?q=zzz');
  await page.reload();
  await expect(box).toHaveValue('zzz');
  await expect(page.getByText('No Items Found')).toBeVisible();
});

test('an empty list congratulates [WL-02]', async ({ page, request }) => {
  const { types } = await collectionOf(request, 'demo');
  const everything = types.map(({ id }) => [id, { number: 1, item: { item_type_id: id, number: 1 } }]);
  await page.route('**/api/users/*/saveditems', (route) =>
    route.fulfill({ json: { saveditems: Object.fromEntries(everything) } }),
  );

  await gotoHydrated(page, '/tools/profile/demo/wishlist/1/true');

  await expect(page.getByRole('heading', { name: 'Nothing Is Missing' })).toBeVisible();
  await expect(page.getByText('Congratulations!')).toBeVisible();
  await expectAccessible(page);
});

test('a failed rest of a list shows an error with a retry [WL-02, ER-02]', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/items/wishable', (route) => (isDown ? route.abort() : route.continue()));

  await page.goto('/tools/profile/muted/wishlist/M');
  await expect(page.getByRole('alert')).toContainText('The rest of the list could not be loaded.');
  const cards = page.getByRole('main').locator('li[aria-posinset]');
  await expect(cards).not.toHaveCount(0);
  // Without the rest of the list no count is shown, but the filter still applies.
  await page.getByPlaceholder('Search Items...').fill('nothing is called this');
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText('No Items Found')).toBeVisible();

  const failed = await page.goto(`${FAILING_SITE}/tools/profile/demo/wishlist/M`);
  expect(failed?.status()).toBe(503);
});

test('an unknown list keeps the profile, says what is wrong and offers the lists [WL-02]', async ({
  page,
}) => {
  for (const name of ['abc', '0', '-5', '99999999999']) {
    const response = await page.goto(`/tools/profile/demo/wishlist/${name}`);
    expect(response?.status(), name).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Demo');
    await expect(page.getByRole('navigation', { name: 'Profile' })).toBeVisible();
    await expect(page.getByText(`There is no wish list “${name}”.`)).toBeVisible();
    await expect(page.getByLabel('Custom highest number')).toHaveValue(name);
  }

  await untilHydrated(page);
  await page.getByLabel('Custom highest number').fill('1,250');
  await page.getByLabel('Custom highest number').press('Enter');
  await expect(page).toHaveURL('/tools/profile/demo/wishlist/1250');
});

test('the wish lists fit a phone and a desktop and have no barrier axe can find [WL-01, WL-02]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const address of ['/tools/profile/demo/wishlist', '/tools/profile/demo/wishlist/U/true']) {
    await gotoHydrated(page, address);
    await expectFitsBoth(page);
  }
});

function status(page: Page) {
  return page.getByRole('search').getByRole('status');
}

function needed(count: number) {
  return `${count.toLocaleString('en')} items needed`;
}
