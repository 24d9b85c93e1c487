import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';
import { SITE } from './sites.ts';

test('the guide explains the first call, the limits and the errors', async ({ page }) => {
  await page.goto('/developers');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build your own');
  await expect(page.getByText('50 calls a second')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'too_many_requests' })).toBeVisible();
  await expect(page.getByText(`${SITE}/api/sets`)).toBeVisible();
});

test('a call is found, opened by its address and tried', async ({ page }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/developers/calls');
  await page.getByRole('searchbox', { name: 'Filter calls…' }).fill('single-item status');
  await expect(page).toHaveURL(/q=single-item/);
  await expect(page.getByRole('main').locator('details')).toHaveCount(1);

  await gotoHydrated(page, '/developers/calls#get-single-item-itemTypeIds');
  const card = page.locator('#get-single-item-itemTypeIds');
  await card.getByLabel('itemTypeIds').fill('553');
  await card.getByRole('button', { name: 'Send' }).click();

  await expect(card.getByText(/^200, in/)).toBeVisible();
  await expect(card.getByText('"name": "Mystery Box"')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a call shows an example, and leads to the fields of its answer', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls#get-users-player');
  const card = page.locator('#get-users-player');
  await expect(card.getByRole('region', { name: 'An example of an answer' })).toContainText('"Robin Demo"');

  await card.getByRole('link', { name: 'Profile' }).click();

  const model = page.locator('details#Profile');
  // The page has every field of every model, which takes a busy machine a while.
  const field = model.getByText('unread_conversations', { exact: true });
  await expect(field).toBeVisible({ timeout: 60_000 });
  await expect(model.getByText('How many conversations have something unread.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter models…' }).fill('a badge');
  await expect(page.getByRole('main').locator('details')).toHaveCount(1);
});

test('a call that is refused shows why', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls#get-sets');
  const card = page.locator('#get-sets');
  await card.getByLabel('Application key').fill('wbk_nobody');

  await card.getByRole('button', { name: 'Send' }).click();

  await expect(card.getByText(/^401, in/)).toBeVisible();
  await expect(card.getByText('"code": "key_required"')).toBeVisible();
});

test('a call with a JSON body is tried, by PUT', async ({ page }) => {
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/developers/calls#put-me-swaps');
  const card = page.locator('#put-me-swaps');
  await card.getByLabel('offers_spares').fill('true');
  const wants = [
    { kind: 'missing', on: true, gives_better_class: false },
    { kind: 'lower', on: true, better_class_only: true },
  ];
  await card.getByLabel('wants').fill(JSON.stringify(wants));

  await card.getByRole('button', { name: 'Send' }).click();

  await expect(card.getByText(/^200, in/)).toBeVisible();
  await expect(card.getByRole('status')).toContainText('"offers_spares": true');

  await card.getByLabel('wants').fill('everything');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByText(/^400, in/)).toBeVisible();
});

test('a player makes a key, uses it and revokes it [AP-01]', async ({ page, request }) => {
  await logInAs(page, 'beekeeper');
  await page.goto('/developers/keys');
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('Give the key a name first.')).toBeVisible();
  await page.getByLabel('What is it for?').fill('Shelf counter');
  await page.getByRole('button', { name: 'Make key' }).click();

  const key = await page.getByText(/^wbk_/).innerText();
  const call = () => request.get('/api/sets', { headers: { 'X-WallaBee-API-Key': key } });
  expect((await call()).status()).toBe(200);

  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke Shelf counter' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Shelf counter is revoked.')).toBeVisible();
  await expect.poll(async () => (await call()).status()).toBe(401);
});

test('the keys page without a login leads to the login', async ({ page }) => {
  await page.goto('/developers/keys');

  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

for (const address of [
  '/developers',
  '/developers/calls#get-market',
  '/developers/models#Profile',
  '/developers/keys',
]) {
  test(`${address} fits a phone and a desktop and has no barrier axe can find`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);

    await expectFitsBoth(page);
  });
}
