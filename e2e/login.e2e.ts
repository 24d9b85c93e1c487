import { expect, type Page, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated, untilHydrated } from './item-world.ts';
import { API_HEADERS, DEMO_PASSWORD, logInAs } from './players.ts';

const WRONG = 'Username or Password is incorrect';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('logging in by keyboard, with a wrong and a right password, and out again [LG-01, LG-02, LG-03, LG-04, LG-06]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/login');
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password');
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(username).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByText(WRONG)).toBeHidden();

  await expect(button).toBeEnabled();
  await username.fill('demofriend');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not honeycomb');
  await page.keyboard.press('Enter');
  await expect(page.getByText(WRONG)).toBeVisible();
  await expect(username).toHaveValue('demofriend');
  await expect(password).toBeFocused();
  expect((await stored(page)).token).toBeUndefined();

  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/u/demofriend/pouch');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { token, userId, username: name } = await stored(page);
  expect(name).toBe('demofriend');
  expect(Number(userId)).toBeGreaterThan(0);

  await page.goto('/login');
  await expect(page).toHaveURL('/u/demofriend/pouch');

  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect
    .poll(async () => {
      const headers = { ...API_HEADERS, 'X-User-Token': String(token) };
      return (await request.get('/api/users/gift/uniques', { headers })).status();
    })
    .toBe(401);
});

test('a failed login call has its own error and leaves the fields as they are [LG-02, ER-02]', async ({
  page,
}) => {
  await page.route('**/api/login', (route) => route.abort());
  await page.goto('/login');
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(button).toBeEnabled();
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await button.click();

  await expect(page.getByRole('alert')).toContainText('the server cannot be reached');
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await expect(page.getByLabel('Username')).toHaveValue('demo');
  await expect(page.getByLabel('Password')).toHaveValue(DEMO_PASSWORD);

  await page.route('**/api/login', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', error: 'Too many calls. Try again in a minute.' },
    }),
  );
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Too many calls');
});

test('logging out works without the server [LG-06]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/faq');
  await page.route('**/api/logout', (route) => route.abort());

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL('/');
  expect(await stored(page)).toEqual({});
});

test('one’s own pages lead to the login without a token, or without a user id [LG-07, ER-01]', async ({
  page,
}) => {
  const response = await page.goto('/u/demo/sets');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL('/login');

  await page.evaluate(() => Object.assign(localStorage, { token: 't', username: 'demo' }));
  await page.goto('/u/demo');
  await expect(page).toHaveURL('/login');
});

test('redirects happen before the first paint and without the app’s scripts [LG-04, LG-07]', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/u/demo/pouch');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await logInAs(page, 'demo');
  await page.goto('/login');
  await expect(page).toHaveURL('/u/demo/pouch');
});

test('an expired login ends with a message [LG-07, ER-02]', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() =>
    Object.assign(localStorage, { token: 'long-gone', userId: '1', username: 'demo' }),
  );
  await page.goto('/u/demo/giftunique');

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your login has run out. Please log in again.')).toBeVisible();
  expect(await stored(page)).toEqual({});
});

test('logging out in one tab redirects the player’s pages in the others [LG-06, LG-07]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'demo');
  await page.goto('/u/demo/friends');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');

  await other.evaluate(() => localStorage.clear());

  await expect(page).toHaveURL('/login');
});

test('a logged-in player never sees the logged-out navigation, and the profile is fetched at once [LG-05, SH-02]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  const profile = page.waitForRequest(/\/api\/users\/\d+$/);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('header a[href="/login"]'));

  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset.session)).toBe('in');
  expect((await profile).headers()['x-user-token']).toBeTruthy();
});

test('public pages load no code of the player’s own pages', async ({ request }) => {
  for (const address of ['/', '/login', '/tools/sets/40']) {
    expect(await (await request.get(address)).text()).not.toMatch(/assets\/player-layout-/);
  }
  expect(await (await request.get('/u/demo/pouch')).text()).toMatch(/assets\/player-layout-/);
});

test('the login fits a phone and a desktop, without a barrier axe can find', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
  await expectNoSidewaysScroll(page);
  expect(errors).toEqual([]);
});
