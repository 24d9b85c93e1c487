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

test('a call is found by its words and by its fields, and tried on its page', async ({ page }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/developers/calls');
  await page.getByRole('searchbox', { name: 'Search calls and fields…' }).fill('store_timings');
  await expect(page).toHaveURL(/q=store_timings/);
  await expect(page.getByText('2 of ')).toBeVisible();
  await expect(page.getByText('Answers with store_timings of StoreItem').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search calls and fields…' }).fill('single-item status');
  await page.getByRole('link', { name: '/single-item/{itemTypeId}/status' }).first().click();
  await expect(page).toHaveURL('/developers/calls/read-item-status');
  await page.getByLabel('itemTypeId').fill('553');
  await page.getByRole('button', { name: 'Send' }).click();

  const console = page.getByRole('region', { name: 'Try it' });
  await expect(console.getByText(/^200, in/)).toBeVisible();
  await expect(console.getByText('"item_type_id": 553')).toBeVisible();
  expect(errors).toEqual([]);
});

test('an address from before calls had pages leads to the call in the list', async ({ page }) => {
  await page.goto('/developers/calls#get-single-item-itemTypeIds');

  const row = page.locator('#get-single-item-itemTypeIds');
  await expect(row).toBeInViewport();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET /single-item/{itemTypeIds}');
});

test('a call explains every field, and leads to the models of its answer', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls/read-profile');
  await expect(page.getByRole('region', { name: 'Example of an answer' })).toContainText('"Robin Demo"');
  await expect(page.getByRole('region', { name: 'curl' })).toContainText(`${SITE}/api/users/demo`);

  const answers = page.getByRole('region', { name: 'Answers' });
  await answers.getByRole('link', { name: 'Profile', exact: true }).first().click();

  await expect(page).toHaveURL('/developers/models/Profile');
  await expect(page.getByText('unread_conversations', { exact: true })).toBeVisible();
  await expect(page.getByText('How many conversations have something unread.')).toBeVisible();
  await page.getByRole('link', { name: '/users/{player}', exact: false }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/users/{player}');
});

test('models are found by a word of their description', async ({ page }) => {
  await gotoHydrated(page, '/developers/models');

  await page.getByRole('searchbox', { name: 'Filter models…' }).fill('a badge');

  await expect(page.getByText(/^1 of \d+ models$/)).toBeVisible();
});

test('the code of a call is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoHydrated(page, '/developers/calls/list-market');

  await page.getByRole('button', { name: 'Copy: curl' }).click();

  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`curl '${SITE}/api/market'`);
});

test('a deprecated call says what to use', async ({ page }) => {
  await page.goto('/developers/calls/read-numbered-item-by-old-name');

  await expect(page.getByText('Deprecated since 2026-11-19.')).toBeVisible();
  await page.getByRole('link', { name: 'GET /items/{itemTypeId}/number/{number}' }).first().click();
  await expect(page).toHaveURL('/developers/calls/read-numbered-item');
});

test('a call and a model that do not exist are not found', async ({ request }) => {
  for (const path of ['calls/read-zeppelins', 'models/Zeppelin', 'models/constructor'])
    expect((await request.get(`/developers/${path}`)).status(), path).toBe(404);
});

test('without a script the search of calls, their fields and their neighbours work', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/developers/calls');
  await page.getByRole('searchbox', { name: 'Search calls and fields…' }).fill('numberinset');
  await page.getByRole('main').getByRole('button', { name: 'Show results' }).click();
  await page.getByRole('link', { name: '/users/{player}/sets' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET /users/{player}/sets');
  await page.getByText('fields of sets').first().click();
  await expect(page.getByText('numberinset', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('The console needs JavaScript.')).toBeVisible();
  await page.getByRole('navigation', { name: 'More calls of this group' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/users/{player}/sets/{setId}');
  await page.close();
});

test('the changes of the API are listed, and a feed', async ({ page, request }) => {
  await page.goto('/developers/changes');

  await expect(page.getByRole('heading', { name: 'How a call is deprecated' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Old names of calls' })).toBeVisible();
  await expectFitsBoth(page);
  expect(await (await request.get('/feeds/api-changes.atom')).text()).toContain(
    '<title>Deprecated: Old names of calls</title>',
  );
});

test('a call that is refused shows why', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls/list-sets');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByLabel('Application key').fill('wbk_nobody');

  await console.getByRole('button', { name: 'Send' }).click();

  await expect(console.getByText(/^401, in/)).toBeVisible();
  await expect(console.getByText('"code": "key_required"')).toBeVisible();
});

test('a call with a JSON body is tried, by PUT', async ({ page }) => {
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/developers/calls/change-own-swaps');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByLabel('offers_spares').fill('true');
  const wants = [
    { kind: 'missing', on: true, gives_better_class: false },
    { kind: 'lower', on: true, better_class_only: true },
  ];
  await console.getByLabel('wants').fill(JSON.stringify(wants));

  await console.getByRole('button', { name: 'Send' }).click();

  await expect(console.getByText(/^200, in/)).toBeVisible();
  await expect(console.getByRole('status')).toContainText('"offers_spares": true');

  await console.getByLabel('wants').fill('everything');
  await console.getByRole('button', { name: 'Send' }).click();
  await expect(console.getByText(/^400, in/)).toBeVisible();
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
  await expect.poll(async () => (await call()).status()).toBe(401);
});

test('the use of a key is a chart, with its refusals, or says why there is none', async ({ page }) => {
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
  await card('New').scrollIntoViewIfNeeded();
  await expect(card('New')).toContainText('No calls in the last 30 days.');
  await card('Broken').scrollIntoViewIfNeeded();
  await expect(card('Broken')).toContainText('The use of this key could not be loaded.');
  await card('Busy').getByText('The figures as a table').click();
  await expect(card('Busy').getByRole('row', { name: '1 Jun 2026 290 45' })).toBeVisible();
  await expectFitsBoth(page);

  function aKey(id: number, name: string) {
    const used = { calls_today: 290, calls_this_month: 4_350, last_used_on: '2026-06-01' };
    return { id, name, ending: 'x7Qe', created_at: '2026-05-01T08:00:00.000Z', revoked_at: null, ...used };
  }
});

test('the keys page without a login leads to the login', async ({ page }) => {
  await page.goto('/developers/keys');

  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

for (const address of [
  '/developers',
  '/developers/calls',
  '/developers/calls?q=number',
  '/developers/calls/read-hive',
  '/developers/calls/read-numbered-item-by-old-name',
  '/developers/models',
  '/developers/models/Swap',
  '/developers/keys',
]) {
  test(`${address} fits a phone and a desktop and has no barrier axe can find`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);

    await expectFitsBoth(page);
  });
}
