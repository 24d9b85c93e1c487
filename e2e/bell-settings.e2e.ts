import { expect, type Page, test } from '@playwright/test';
import { stubSubscription } from './bell-world.ts';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';
import { SITE } from './sites.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const SETTINGS = '**/api/me/notifications/settings';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const ways = (page: Page) => panel(page, 'Kinds and Ways');

async function openSettings(page: Page, account: 'muted' | 'staff' = 'muted') {
  await logInAs(page, account);
  await gotoHydrated(page, '/alerts');
  await expect(ways(page)).toBeVisible();
}

test('a visitor logs in first and comes back [AL-02]', async ({ page }) => {
  await page.goto('/alerts');
  await expect(page).toHaveURL('/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('muted');
  await page.getByLabel('Password').fill('honeycomb');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/alerts');
});

test('each kind is switched by way, at once, on all devices; a failure is undone [AL-02]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openSettings(page);
  await expectFitsBoth(page);
  const latch = ways(page).getByRole('switch', { name: 'Trades by feed' });
  const before = await latch.isChecked();
  await expect(ways(page).getByRole('switch')).toHaveCount(44);

  await latch.setChecked(!before);
  await expect(ways(page).getByRole('status')).toHaveText('Kept');
  await page.reload();
  await expect(latch).toBeChecked({ checked: !before });
  expect(errors).toEqual([]);

  await page.route(SETTINGS, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await latch.click();
  await expect(page.getByText('is as it was before')).toBeVisible();
  await expect(latch).toBeChecked({ checked: !before });
  await page.unroute(SETTINGS);
  await latch.setChecked(before);
  await expect(ways(page).getByRole('status')).toHaveText('Kept');
});

test('the notice of a switched-off webhook leads to the webhooks [AL-05]', async ({ page }) => {
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/alerts#webhooks');
  await expect(page.locator('#webhooks')).toBeFocused();
  await expect(page.locator('#webhooks')).toBeInViewport();
});

test('quiet hours are saved with the time zone of the browser [AL-03]', async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: 'Asia/Tokyo' });
  await openSettings(page);
  const quiet = panel(page, 'Quiet hours');
  await quiet.getByRole('switch', { name: 'Quiet hours' }).check();
  const saved = page.waitForResponse((response) => !!response.request().postData()?.includes('23:15'));
  await quiet.getByLabel('From').fill('23:15');
  await quiet.getByLabel('From').blur();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(quiet.getByLabel('From')).toHaveValue('23:15');
  await expect(quiet.getByRole('switch', { name: 'Quiet hours' })).toBeChecked();
  await expect(quiet.getByText('Times of Asia/Tokyo')).toBeVisible();
});

test('the private feed can be copied, and its address changed [AL-04]', async ({ page, request }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSettings(page);
  const feed = panel(page, 'Feed');
  const address = feed.getByLabel('Your private address');
  const make = feed.getByRole('button', { name: 'Make an address' });
  await expect(make.or(address)).toBeVisible();
  if (await make.isVisible()) await make.click();
  await expect(address).toHaveValue(/atom$/);
  const old = await address.inputValue();
  expect((await request.get(old)).status()).toBe(200);
  await feed.getByRole('radio', { name: 'JSON' }).check();
  await expect(address).toHaveValue(old.replace(/atom$/, 'json'));
  await feed.getByRole('button', { name: 'Copy the feed address' }).click();
  await expect(page.getByText('The address is copied.')).toBeVisible();

  await feed.getByRole('button', { name: 'Make a new one' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new one' }).click();
  await expect(address).not.toHaveValue(old.replace(/atom$/, 'json'));
  expect((await request.get(old)).status()).toBe(404);
  await feed.getByRole('radio', { name: 'Atom' }).check();
  expect((await request.get(await address.inputValue())).status()).toBe(200);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a browser is allowed, listed and removed [AL-03]', async ({ page }) => {
    await stubSubscription(page);
    await openSettings(page);
    const push = panel(page, 'Push');
    await push.getByRole('button', { name: /^Allow on this/ }).click();
    const device = push.getByRole('listitem').filter({ hasText: 'This one' });
    // The worker downloads the whole site first.
    await expect(device).toContainText('has not rung yet', { timeout: 60_000 });
    await expect(push.getByRole('button', { name: /^Allow on this/ })).toBeHidden();

    // The worker itself is registered, which the policy of the page must allow.
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toBe(`${SITE}/sw.js`);

    await page.reload();
    await device.getByRole('button', { name: /^Remove/ }).click();
    await expect(device).toBeHidden();
    await page.reload();
    await expect(push.getByRole('button', { name: /^Allow on this/ })).toBeVisible();
  });
});

test('where the browser blocks pushes, the column is off and the panel says how to allow them [AL-03]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await openSettings(page, 'staff');
  await expect(panel(page, 'Push').getByText('This browser blocks notifications')).toBeVisible();
  await expect(ways(page).getByRole('switch', { name: 'Trades by push' })).toBeDisabled();
  await expect(ways(page).getByRole('switch', { name: 'Trades by site' })).toBeEnabled();
});

test('the worker is asked for again each time', async ({ request }) => {
  expect((await request.get('/sw.js')).headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
});

test('settings and webhooks that cannot be loaded say so, each for itself', async ({ page }) => {
  await page.route(SETTINGS, (route) => route.fulfill({ status: 500, json: { error: 'It stumbled.' } }));
  await logInAs(page, 'staff');
  await gotoHydrated(page, '/alerts');
  await expect(page.getByText('Your settings could not be loaded.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(panel(page, 'Webhook')).toBeVisible();
  await page.unroute(SETTINGS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(ways(page)).toBeVisible();
});
