import { type Browser, expect, type Page, test } from '@playwright/test';
import { cacheLists, cacheNames, cutNetwork, expectAge, restoreNetwork } from './offline-world.ts';
import { type DemoAccount, logInAs, logOut } from './players.ts';
import { SITE } from './sites.ts';

test.use({ serviceWorkers: 'allow' });

const HELD_SET = 40;

const OWN_PAGES = [
  '/u/demo/pouch',
  '/u/demo/sets',
  `/u/demo/sets/${HELD_SET}`,
  '/u/demo/achievements',
  '/u/demo/friends',
  '/u/demo/inbox',
  '/u/demo/export',
  '/u/demo/swaps',
  '/u/demo/giftunique',
  '/u/demo/birthday',
  '/tools/profile/demo/cabinet',
  '/tools/profile/demo/trophies',
  '/tools/profile/demo/uniques',
  '/tools/profile/demo/bio',
  '/tools/profile/demo/locklist',
  '/tools/profile/demo/swaps',
  '/tools/profile/demo/wishlist',
  '/tools/profile/demo/wishlist/100',
  '/hive',
  '/swaps',
  '/plan',
  '/alerts/history',
];

test('every page of own lists opens without a network, though it was never open before [FK-01]', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  await cacheLists(page, 'demo');
  await cutNetwork(context);
  const online = await onlinePage(browser, 'demo');
  const failed = failedCalls(page);

  for (const address of [...OWN_PAGES, await firstPlan(online)]) {
    await test.step(address, async () => {
      await online.goto(SITE + address);
      await page.goto(address);
      await expectAge(page);
      // Other tests may change a few lines in between.
      await expect(async () => {
        const links = await linksOf(online);
        const here = await linksOf(page);
        const missing = [...links].filter((link) => !here.has(link));
        expect(missing.length, missing.join('\n')).toBeLessThanOrEqual(links.size / 20);
        expect(await headingOf(page)).toBe(await headingOf(online));
      }).toPass({ timeout: 30_000 });
      await expect(page.getByText(/could not be (loaded|read|found)/)).toHaveCount(0);
      expect([...failed]).toEqual([]);
      failed.clear();
    });
  }
  await online.context().close();
});

/** Which sets are nearly complete depends on the day until which the world was played. */
async function firstPlan(page: Page): Promise<string> {
  await page.goto(`${SITE}/plan`);
  const link = page.getByRole('main').locator('a[href^="/plan/"]').first();
  return (await link.getAttribute('href')) ?? '';
}

test('a conversation and a thread that were read last open without a network [FK-01]', async ({
  page,
  context,
}) => {
  await cacheLists(page, 'beekeeper');
  await page.goto('/u/beekeeper/inbox');
  await page.getByRole('main').locator('a[href^="/u/beekeeper/inbox/"]').first().click();
  await page.waitForURL(/\/inbox\/\d+/);
  const conversation = page.url();
  await expect(page.getByRole('log')).toBeVisible();
  const thread = await firstThread(page);
  await page.goto(thread);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const posts = await page.getByRole('article').count();
  await cutNetwork(context);

  await page.goto(conversation);
  await expect(page.getByRole('log')).toBeVisible();
  await expectAge(page);
  await page.goto(thread);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('article')).toHaveCount(posts);
  await expectAge(page);
});

test('a thread that was opened by its link is there after a reload without a network [FK-01]', async ({
  page,
  context,
}) => {
  await cacheLists(page, 'beekeeper');
  const thread = await firstThread(page);
  await page.locator(`a[href^="${thread}"]`).first().click();
  await page.waitForURL(`**${thread}*`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const posts = await page.getByRole('article').count();
  await expect.poll(() => isCached(page, page.url()), { timeout: 30_000 }).toBe(true);
  await cutNetwork(context);

  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(posts);
  await expectAge(page);
});

test('logging out removes everything of the player from the device [FK-03]', async ({ page, context }) => {
  await cacheLists(page, 'demo');
  await page.goto('/u/demo/pouch');
  await page.goto('/tools/profile/demo/cabinet');
  const ofThePlayer = expect.stringMatching(/^own-|demo/);
  await expect.poll(() => cachedAddresses(page)).toContainEqual(ofThePlayer);

  await logOut(page, 'demo');
  await expect.poll(() => cachedAddresses(page)).not.toContainEqual(ofThePlayer);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);

  await cutNetwork(context);
  await page.goto('/u/demo/pouch');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/tools/profile/demo/cabinet');
  await expect(page.getByText('Robin Demo')).toHaveCount(0);
});

test('a second player on the device finds nothing of the first [FK-03]', async ({ page, context }) => {
  await cacheLists(page, 'demo');
  // The login is lost without a logout, as when a session has ended elsewhere.
  await page.evaluate(() => localStorage.clear());
  await logInAs(page, 'beekeeper');
  await page.goto('/kit');
  await expect(page.getByRole('switch', { name: 'Keep my lists on this device' })).not.toBeChecked();

  await cutNetwork(context);
  await page.goto('/u/beekeeper/pouch');
  await expect(page.getByText('could not be loaded').first()).toBeVisible({ timeout: 30_000 });
  await page.goto('/u/demo/pouch');
  await expect(page.getByText('Robin Demo')).toHaveCount(0);
});

test('switching it off removes the lists, and back online the newest are fetched [FK-01]', async ({
  page,
  context,
}) => {
  await cacheLists(page, 'staff');
  await cutNetwork(context);
  await page.goto('/u/staff/friends');
  await expectAge(page);
  await restoreNetwork(context);
  await expect(page.getByText(/^From your field kit, as of/)).toBeHidden();

  await page.goto('/kit');
  await page.getByRole('switch', { name: 'Keep my lists on this device' }).uncheck();
  await expect.poll(() => cacheNames(page)).not.toContainEqual(expect.stringMatching(/^own-/));
});

async function firstThread(page: Page): Promise<string> {
  for (const address of ['/forums', '/forums/1']) {
    await page.goto(address);
    const thread = [...(await linksOf(page))].find((href) => /^\/forums\/\d+\/\d+\/\d+/.test(href));
    if (thread) return thread;
  }
  throw new Error('The forums link to no thread.');
}

function isCached(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (url) => {
    const path = new URL(url);
    path.hash = '';
    return (await caches.match(path.href, { ignoreVary: true })) !== undefined;
  }, address);
}

async function onlinePage(browser: Browser, account: DemoAccount): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await logInAs(page, account);
  return page;
}

/** Calls that nothing on the device has answered. The stream of events cannot work without a network. */
function failedCalls(page: Page): Set<string> {
  const failed = new Set<string>();
  page.on('requestfailed', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') failed.add(pathname + search);
  });
  return failed;
}

function headingOf(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText();
}

async function linksOf(page: Page): Promise<Set<string>> {
  await page.waitForTimeout(300);
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return new Set(hrefs);
}

/** Of everything that is not part of the site itself. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.startsWith('version-'));
    const entries = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
    );
    return (await Promise.all(entries)).flat();
  });
}
