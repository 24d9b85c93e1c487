import { expect, type Page, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectFitsBoth, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs, ofDemo } from './players.ts';

/** A handful of each, since cards of one kind are alike. */
const PAGES = [
  'pouch?q=cat',
  'sets?q=the+b',
  'sets/18',
  'achievements',
  'friends',
  'giftunique',
  'redeem',
  'birthday',
  'sessions',
  'apps',
  'data',
];

const main = (page: Page) => page.getByRole('main');

test('the header shows the player, the tabs the pages, fetched in parallel [PR-01, PR-02]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const profile = await ofDemo('{id}');
  await page.goto('/u/demo');

  await expect(page).toHaveURL('/u/demo/pouch');
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
  const head = main(page).getByRole('banner').or(main(page).locator('header').first());
  await expect(head).toContainText('Player');
  await expect(head).toContainText(profile.birthday);
  await expect(head).toContainText(profile.balance.toLocaleString('en'));
  await expect(head).toContainText(String(profile.friends_count));
  await expect(head.locator(`time[datetime="${profile.created_at}"]`)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link');
  const hrefs = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    [
      ...['pouch', 'sets', 'achievements', 'inbox', 'friends', 'giftunique', 'export', 'redeem'],
      ...['swaps', 'profile', 'birthday', 'sessions', 'apps', 'data'],
    ].map((tab) => `/u/demo/${tab}`),
  );
  await expect(tabs.filter({ hasText: 'Locked Items' })).toHaveAttribute('href', '/u/demo/export');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  for (const call of ['pouch', 'sets', 'achievements/new', 'friends', 'chkbday']) {
    // What only the player knows of the pouch is a call of its own.
    const isCall = (path: string) => path.endsWith(`/${call}`) && path !== '/api/me/pouch';
    await expect.poll(() => asked.filter(isCall).length).toBe(1);
  }
  expect(errors).toEqual([]);
});

test('another player’s name leads to one’s own pages [PR-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.goto('/u/demofriend/sets?q=tin');

  await expect(page).toHaveURL('/u/demo/sets?q=tin');
  await expect(main(page).getByRole('list', { name: 'Set Completion' }).getByRole('listitem')).toHaveCount(1);
});

test('unread conversations are counted beside Profile and on the Inbox tab, zero is hidden [SH-03, PR-03]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  let unread = 3;
  const profile = await ofDemo('{id}');
  await page.route(/\/api\/users\/\d+$/, (route) =>
    route.fulfill({ json: { ...profile, unread_conversations: unread } }),
  );
  const inbox = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: /Inbox/ });
  const banner = page.getByRole('banner').first();
  const badge = banner.getByRole('link', { name: '3 unread conversations' });

  await page.goto('/u/demo/friends');
  await expect(badge.locator('[data-badge="danger"]')).toHaveText(/^3/);
  await expect(banner.getByRole('link', { name: 'Profile', exact: true })).toHaveAttribute(
    'href',
    '/u/demo/pouch',
  );
  await expect(inbox.locator('[data-badge="danger"]')).toHaveText(/^3/);

  unread = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
  await expect(banner.locator('[data-badge]', { hasText: 'unread conversation' })).toHaveCount(0);
  await expect(inbox.locator('[data-badge]')).toHaveCount(0);
});

test('on a phone the badge stands beside the icon and opens the inbox, as the side menu does [SH-03, SH-05]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await logInAs(page, 'demo');
  const profile = await ofDemo('{id}');
  await page.route(/\/api\/users\/\d+$/, (route) =>
    route.fulfill({ json: { ...profile, unread_conversations: 120 } }),
  );
  await gotoHydrated(page, '/faq');
  const banner = page.getByRole('banner').first();
  const badge = banner.getByRole('link', { name: /unread conversations/ });
  await expect(badge).toBeVisible();
  const [icon, pill] = await Promise.all([
    banner.getByRole('link', { name: 'Profile', exact: true }).locator('svg').boundingBox(),
    badge.locator('[data-badge]').boundingBox(),
  ]);
  expect(pill?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0));
  await expectNoSidewaysScroll(page);
  await badge.click();
  await expect(page).toHaveURL('/u/demo/inbox');

  await page.getByRole('banner').first().getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: /Inbox/ }).locator('[data-badge]')).toHaveText(/^99\+/);
  await expect(menu.getByRole('link', { name: /Inbox/ })).toHaveAttribute('href', '/u/demo/inbox');
});

test('a failed part shows an error with a retry, and the rest stays [ER-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  // An event stream that opens would refetch the profile by itself.
  await page.route('**/api/events', (route) => route.abort());
  const api = /\/api\/users\/\d+(\/(pouch|sets|friends|achievements\/new|chkbday)|\/sets\/18)?$/;
  await page.route(api, (route) =>
    route.fulfill({ status: 400, json: { code: 'bad_input', error: 'Not now.' } }),
  );
  for (const [tab, words] of [
    ['pouch', 'Your pouch could not be loaded'],
    ['sets', 'Your sets could not be loaded'],
    ['achievements', 'Your achievements could not be loaded'],
    ['friends', 'Your friends could not be loaded'],
    ['birthday', 'Your birthday could not be loaded'],
  ] as const) {
    await page.goto(`/u/demo/${tab}`);
    await expect(main(page).getByRole('heading', { name: words })).toBeVisible();
  }
  await expect(main(page).getByText('Your profile could not be loaded.')).toBeVisible();

  await page.unroute(api);
  const again = main(page).getByRole('button', { name: 'Try again' });
  await expect(again).toHaveCount(2);
  await again.last().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(main(page).getByRole('heading', { name: 'Birthday', level: 2 })).toBeVisible();
  await expect(main(page).getByText('Your profile could not be loaded.')).toHaveCount(0);
});

test('every page of one’s own fits a phone and a desktop, without a barrier axe can find', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await logInAs(page, 'demo');
  const errors = collectErrors(page);
  for (const address of PAGES) {
    await page.goto(`/u/demo/${address}`);
    await expect(main(page).locator('header').first().getByText('Member since')).toBeVisible();
    await expect(main(page).getByRole('status').getByText('Loading')).toHaveCount(0);
    await expectFitsBoth(page);
  }
  expect(errors).toEqual([]);
});

test('a logout in another tab makes no call for a player who is not there [LG-06, ER-01]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'demo');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/u/demo/friends');
  await expect(main(page).getByRole('searchbox')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.clear());

  await expect(page).toHaveURL('/login');
  expect(asked.filter((path) => /\/users\/(0|undefined|null)\b/.test(path))).toEqual([]);
});

test('an empty list of locked items says what to do next [LK-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.route('**/api/users/*/lockeditems*', (route) =>
    route.fulfill({ json: { items: [], paging: { total_pages: 0, total_results: 0, page: 1 } } }),
  );
  await page.goto('/u/demo/export');

  await main(page).getByRole('link', { name: 'Go to Your Pouch' }).click();

  await expect(page).toHaveURL('/u/demo/pouch');
});
