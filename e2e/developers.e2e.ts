import { expect, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, holdRequests } from './item-world.ts';
import { SITE } from './sites.ts';

test('the guide explains the first call, the limits and the errors', async ({ page }) => {
  await page.goto('/developers');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build your own');
  await expect(page.getByText('50 calls a second')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'too_many_requests' })).toBeVisible();
  await expect(page.getByText(`${SITE}/api/sets`)).toBeVisible();
});

test('the code of the guide is copied unchanged, and scrolls within its block', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, '/developers');
  const block = page.getByRole('region', { name: 'Settings of an assistant over stdio', exact: true });

  await expect(block).toContainText('"run", "--silent", "mcp"]');
  expect(await block.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Copy: The sets in curl' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl -H "X-WallaBee-API-Key: YOUR_KEY" ${SITE}/api/sets`,
  );
});

test('without a script the guide shows its code without copy buttons', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/developers');

  await expect(page.getByRole('region', { name: 'The sets in curl' })).toContainText(`${SITE}/api/sets`);
  await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.close();
});

test('a call is found by its summary and its fields, and tried on its page', async ({ page }) => {
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

test('while a search of the calls runs, the old results stay dimmed', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls?q=store_timings');
  const arrive = await holdRequests(page, '**/developers/calls.data**');
  const results = page.getByRole('main').locator('[aria-busy="true"]');

  await page.getByRole('searchbox', { name: 'Search calls and fields…' }).fill('numberinset');
  await expect(page.getByRole('status').filter({ hasText: 'Searching...' })).toBeVisible();
  await expect(results.getByText('Answers with store_timings of StoreItem').first()).toBeVisible();
  arrive();

  await expect(page.getByText('Answers with numberinset of').first()).toBeVisible();
  await expect(page.getByText('Searching...')).toHaveCount(0);
  await expect(results).toHaveCount(0);
});

test('an old anchor leads to the call in the list', async ({ page }) => {
  await page.goto('/developers/calls#get-single-item-itemTypeIds');

  const row = page.locator('#get-single-item-itemTypeIds');
  await expect(row).toBeInViewport();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET /single-item/{itemTypeIds}');
});

test('a call explains every field and links to the models of its answer', async ({ page }) => {
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

test('the events of the stream and the contents of a body are explained', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls/follow-events');
  await page.getByText('2 fields of market').click();
  await expect(page.getByRole('link', { name: 'MarketEvent' })).toHaveAttribute(
    'href',
    '/developers/models/MarketEvent',
  );
  await expect(page.getByText('The key may be in the address, as key')).toBeVisible();

  await page.goto('/developers/calls/change-own-swaps');
  await expect(page.getByRole('link', { name: 'ChangedOffer' })).toHaveAttribute(
    'href',
    '/developers/models/ChangedOffer',
  );
  await expect(page.getByText('2 fields of offers', { exact: true })).toBeVisible();
});

test('an example names the request that it answers', async ({ page }) => {
  await page.goto('/developers/calls/search');

  await expect(page.getByText(/^From the demo world.*GET \/search\?q=/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'In code' })).toContainText('/api/search?q=');
});

test('the samples say which of their values are examples', async ({ page }) => {
  await page.goto('/developers/calls/delete-alert');
  await expect(page.getByRole('region', { name: 'In code' })).toContainText(
    'The value of alertId is an example: replace it with one that exists.',
  );

  await page.goto('/developers/calls/read-profile');
  await expect(page.getByRole('region', { name: 'In code' })).not.toContainText('replace it');
});

test('collapsed parts fit the width of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, '/developers/calls/list-market');

  for (const folded of await page.locator('details > summary').all())
    if (await folded.isVisible()) await folded.click();

  await expect(page.getByText('"error":').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
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

test('a printed page of a call has all of its code, and no buttons', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls/list-market');
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('button', { name: 'Copy: curl' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Try it' })).toBeHidden();
  const code = page.getByRole('region', { name: 'The example' });
  expect(await code.evaluate((block) => block.scrollHeight - block.clientHeight)).toBe(0);
  expect(await code.evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0);
});

test('a deprecated call names its successor', async ({ page }) => {
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

test('the changes of the API are listed and available as a feed', async ({ page, request }) => {
  await page.goto('/developers/changes');

  await expect(page.getByRole('heading', { name: 'How a call is deprecated' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Old names of calls' })).toBeVisible();
  await expectFitsBoth(page);
  expect(await (await request.get('/feeds/api-changes.atom')).text()).toContain(
    '<title>Deprecated: Old names of calls</title>',
  );
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
