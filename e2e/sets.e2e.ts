import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

test('a visitor goes from the generations to a set and back [SB-01, SB-02, SD-01]', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/tools/sets');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Sets' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Generation 1/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Collectibles/ })).toBeVisible();

  await page.getByRole('link', { name: /Generation 4/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generation 4' })).toBeVisible();
  const card = page.getByRole('link', { name: /The Keeper's Lighthouse/ });
  await expect(card).toContainText('somebody who climbed them every night');
  await expect(card.locator('img')).toHaveJSProperty('complete', true);

  await card.click();
  await expect(page).toHaveURL('/tools/sets/40');
  await expect(page.getByRole('heading', { level: 1, name: "The Keeper's Lighthouse" })).toBeVisible();
  await expect(page).toHaveTitle("The Keeper's Lighthouse · WallaBee");

  await page.getByRole('link', { name: 'Back to Generation 4' }).click();
  await expect(page).toHaveURL('/tools/sets/gen/4');
  expect(errors).toEqual([]);
});

test('the collectibles are five fixed entries that lead to their sets and themed lists [SB-03, SB-04, SB-06]', async ({
  page,
}) => {
  await page.goto('/tools/sets/gen/100');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  await expect(cards.nth(0)).toContainText('Exclusive Items');
  await expect(cards.nth(1)).toContainText('Themed Exclusive Items');
  await expect(cards.nth(2)).toContainText('Wallagraphic Items');
  await expect(cards.nth(2)).toContainText('Rare cards from Grab Bags');
  await expect(cards.nth(3)).toContainText('Unique Items');
  await expect(cards.nth(3)).toContainText('Commissioned by players');
  await expect(cards.nth(4)).toContainText('Themed Unique Items');

  await cards.nth(4).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Themed Unique Items' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Collectibles' })).toHaveAttribute(
    'href',
    '/tools/sets/gen/100',
  );

  const subset = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(subset).toHaveAttribute('href', /^\/tools\/sets\/25\/sub\/\d+$/);
  await subset.click();
  await expect(page.getByRole('link', { name: 'Back to Themed Unique Items' })).toBeVisible();
  await expect(page.getByText('Total Completed')).toHaveCount(0);
});

test('a generation is named with its years and sets, and counts what it opens [SB-01, SB-03]', async ({
  page,
}) => {
  await page.goto('/tools/sets');
  const fourth = page.getByRole('link', { name: /^Generation 4/ });
  await expect(fourth).toContainText('2015–2016');
  await expect(fourth).toContainText("The Keeper's Lighthouse");
  const cards = page.getByRole('main').getByRole('listitem');
  const said = (await cards.getByText(/^\d+ sets?$/).allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const [place, href] of links.entries()) {
    await page.goto(href ?? '');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${said[place]} in all`);
  }
  expect(said.at(-1)).toBe(5);
});

test('all sets can be filtered at once, with and without a script [SB-05]', async ({ page, browser }) => {
  await gotoHydrated(page, '/tools/sets');
  await page.getByRole('searchbox', { name: 'Filter all sets by name' }).fill('THE B');
  await expect(page).toHaveURL('/tools/sets?q=THE+B');
  const found = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(found.first()).toBeVisible();
  for (const name of await found.allInnerTexts()) expect(name.toLowerCase()).toContain('the b');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ of \d{3}$/);

  await page.getByRole('main').getByRole('searchbox').fill('nothing is called this');
  await expect(page.getByRole('heading', { name: 'No Sets Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page.getByRole('link', { name: /^Generation 4/ })).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/tools/sets');
  await plain.getByRole('searchbox', { name: 'Filter all sets by name' }).fill('lighthouse');
  await plain.getByRole('searchbox', { name: 'Filter all sets by name' }).press('Enter');
  await expect(plain.getByRole('link', { name: /The Keeper's Lighthouse/ })).toBeVisible();
  await plain.close();
});

test('only a set with subsets has a page of them, and it leads back to its generation [SB-04]', async ({
  page,
}) => {
  for (const id of [1, 40, 13]) {
    await page.goto(`/tools/sets/${id}/sub`);
    await expect(page).toHaveURL(`/tools/sets/${id}`);
  }
  await page.goto('/tools/sets/1/sub');
  await expect(page.getByRole('link', { name: 'Back to Generation 1' })).toBeVisible();
  for (const id of [20, 25]) {
    await page.goto(`/tools/sets/${id}/sub`);
    await expect(page.getByRole('link', { name: 'Back to Collectibles' })).toHaveAttribute(
      'href',
      '/tools/sets/gen/100',
    );
  }
});

test('a filter narrows the sets as one types, stays in the address and survives going back [SB-05]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/sets/gen/4');
  const all = await page.getByRole('main').getByRole('listitem').count();
  await page.getByRole('searchbox', { name: 'Filter sets by name' }).fill('LIGHTHOUSE');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/tools/sets/gen/4?q=LIGHTHOUSE');

  await page.getByRole('link', { name: /The Keeper's Lighthouse/ }).click();
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("The Keeper's Lighthouse");
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('LIGHTHOUSE');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.getByRole('main').getByRole('searchbox').fill('nothing is called this');
  await expect(page.getByRole('heading', { name: 'No Sets Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(all);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
});

test('a set shows its facts, its shelf, tags, ribbons and silhouettes [SD-01, SD-02, SD-04, SD-05]', async ({
  page,
}) => {
  await page.goto('/tools/sets/18');
  const main = page.getByRole('main');
  await expect(main.getByText('Total Completed')).toBeVisible();
  await expect(main.getByText('Date Created')).toBeVisible();
  await expect(main.getByText('Undiscovered Item').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /Undiscovered Item/ })).toHaveCount(0);
  await expect(main.getByText('MIX', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('FORAGE', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('MIXERS', { exact: true }).first()).toBeVisible();
});

test('special sets hide the count of completions and have their own tags [SD-02, SD-05]', async ({
  page,
}) => {
  await page.goto('/tools/sets/13');
  await expect(page.getByText('Total Completed')).toHaveCount(0);
  await expect(page.getByText('GRAB BAGS', { exact: true }).first()).toBeVisible();

  await page.goto('/tools/sets/141');
  await expect(page.getByText('CRACKERS', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('SET COMPLETION', { exact: true })).toBeVisible();
});

test('items are searched by name and filtered by kind, in the address [SD-03]', async ({ page }) => {
  const plates = platesOf(page);
  await gotoHydrated(page, '/tools/sets/1');
  const all = await plates.count();
  await page.getByPlaceholder('Search Items...').fill('thirteenth');
  await expect(plates).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Thirteenth of the Dozen/ })).toBeVisible();
  await page.getByPlaceholder('Search Items...').fill('');
  await expect(plates).toHaveCount(all);

  await page.getByRole('radio', { name: 'Player' }).check();
  await expect(page).toHaveURL(/kind=player/);
  await expect(page.getByRole('link', { name: /Thirteenth of the Dozen/ })).toBeVisible();
  await expect(plates.filter({ hasText: 'PLAYER' })).toHaveCount(await plates.count());

  const ofPlayers = await plates.count();
  await page.getByRole('radio', { name: 'WallaBee' }).check();
  await expect(plates).toHaveCount(all - ofPlayers);

  await page.getByPlaceholder('Search Items...').fill('nothing is called this');
  await page.getByRole('link', { name: 'Show everything' }).click();
  await expect(plates).toHaveCount(all);
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await expect(page.getByPlaceholder('Search Items...')).toHaveValue('');
});

test('the filters of a shared link are applied on the server [SD-03]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });

  await page.goto('/tools/sets/40?q=bell');

  await expect(platesOf(page)).toHaveCount(1);
  await expect(page.getByPlaceholder('Search Items...')).toHaveValue('bell');
  await page.close();
});

test('a subset behaves as a set [SD-06]', async ({ page }) => {
  await gotoHydrated(page, '/tools/sets/20/sub/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = await page.getByRole('main').getByRole('listitem').count();
  const name = await page.getByRole('main').getByRole('listitem').first().getByRole('link').innerText();

  await page.getByPlaceholder('Search Items...').fill(name.split('\n')[0] ?? '');

  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBeLessThan(all);
});

for (const address of [
  '/tools/sets/9999',
  '/tools/sets/gen/55',
  '/tools/sets/20/sub/777',
  '/tools/sets/9999/sub',
  '/tools/sets/abc',
]) {
  test(`${address} is a designed page with the status 404 [SH-10]`, async ({ page }) => {
    const response = await page.goto(address);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: /Browse Sets/ }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('while the API is down the page says so and can be tried again [ER-02]', async ({ page }) => {
  const response = await page.goto(`${FAILING_SITE}/tools/sets/40`);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tools/sets/40');
});

test('every set page fits a phone and a desktop and has no barrier axe can find', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const address of [
    '/tools/sets',
    '/tools/sets/gen/4',
    '/tools/sets/40',
    '/tools/sets/25/sub',
    '/tools/sets/20/sub/1',
  ]) {
    await page.goto(address);
    await expectFitsBoth(page);
  }
});

/** The list beside them has the players who completed the set. */
function platesOf(page: Page) {
  const finisher = page.locator('a[href^="/tools/profile/"]');
  return page.getByRole('main').getByRole('listitem').filter({ hasNot: finisher });
}
