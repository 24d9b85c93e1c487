import { expect, test } from '@playwright/test';
import { expectAccessible, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

test('a player makes a key, uses it and revokes it [AP-01]', async ({ page, request }) => {
  await logInAs(page, 'beekeeper');
  await page.goto('/developers/keys');
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('Give the key a name first.')).toBeVisible();
  const name = page.getByLabel('What is it for?');
  await expect(name).toBeFocused();
  await name.fill('Shelf counter');
  await page.getByRole('button', { name: 'Make key' }).click();

  const key = await page.getByText(/^wbk_/).innerText();
  const call = () => request.get('/api/sets', { headers: { 'X-WallaBee-API-Key': key } });
  expect((await call()).status()).toBe(200);

  await page.getByRole('button', { name: 'Done' }).click();
  await expect(name).toBeFocused();
  const card = page.getByRole('article').filter({ hasText: key.slice(-4) });
  await expect(card).toContainText(/Left of the burst now: *[0-9]+ of 500/);
  await expect(card.getByRole('figure', { name: 'Calls by day' })).toContainText(
    '1 call in the last 30 days',
    { timeout: 60_000 },
  );
  await expect(page.getByText('Each key makes 50 calls a second')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revoke Shelf counter' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Shelf counter is revoked.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keys you have made' })).toBeFocused();
  await expect.poll(async () => (await call()).status()).toBe(401);
});

test('the use of a key is a chart with refusals, or a note if there is none', async ({ page }) => {
  await logInAs(page, 'beekeeper');
  const days = Array.from({ length: 30 }, (_, place) => ({
    day: new Date(Date.UTC(2026, 4, 3 + place)).toISOString().slice(0, 10),
    calls: place * 10,
    refused: place === 29 ? 45 : 0,
  }));
  const names = { 1: 'Busy', 2: 'New', 3: 'Broken' } as const;
  await page.route('**/api/keys', (route) =>
    route.fulfill({ json: { keys: Object.entries(names).map(([id, name]) => aKey(Number(id), name)) } }),
  );
  await page.route('**/api/keys/*/use', (route) => {
    const [, id] = /keys\/(\d)/.exec(route.request().url()) ?? [];
    if (id === '3') return route.fulfill({ status: 404, json: { code: 'not_found', error: 'No such key.' } });
    const none = days.map(({ day }) => ({ day, calls: 0, refused: 0 }));
    const use = { calls_per_second: 50, burst: 500, left: 372, days: id === '1' ? days : none };
    return route.fulfill({ json: use });
  });

  await gotoHydrated(page, '/developers/keys');

  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('Busy')).toContainText('372 of 500');
  await expect(card('Busy')).toContainText('4,350 calls in the last 30 days, most on 1 Jun 2026: 290.');
  await expect(card('Busy')).toContainText('45 were refused.');
  for (const label of ['7 May', '1 Jun'])
    await expect(card('Busy').getByText(label, { exact: true })).toBeVisible();
  await card('New').scrollIntoViewIfNeeded();
  await expect(card('New')).toContainText('No calls in the last 30 days.');
  await expect(card('New')).toContainText('Last usedNever');
  await card('Broken').scrollIntoViewIfNeeded();
  await expect(card('Broken')).toContainText('The use of this key could not be loaded.');
  await card('Busy').getByText('The figures as a table').click();
  await expect(card('Busy').getByRole('row', { name: '1 Jun 2026 290 45' })).toBeVisible();
  await expectFitsBoth(page);

  function aKey(id: number, name: string) {
    const isNew = name === 'New';
    const used = { calls_today: 290, calls_this_month: 4_350, last_used_on: isNew ? null : '2026-06-01' };
    const created_at = isNew ? new Date().toISOString() : '2026-05-01T08:00:00.000Z';
    return { id, name, ending: 'x7Qe', created_at, revoked_at: null, ...used };
  }
});

test('the keys page without a login leads to the login', async ({ page }) => {
  await page.goto('/developers/keys');

  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('without a script the keys page says that it needs one, and offers no login', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/developers/keys');

  const main = page.getByRole('main');
  expect(await main.innerText()).toContain('Your keys need JavaScript');
  await expect(main.getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Your keys' })).toBeInViewport({ ratio: 1 });
  await page.close();
});
