import { type Browser, expect, type Page, test } from '@playwright/test';
import { OFFLINE_ROUTES, type WalkedPage } from './offline-routes.ts';
import { cutNetwork, expectAge, installWorker, restoreNetwork } from './offline-world.ts';
import { dialog } from './quick-find-world.ts';
import { routesOfTheSite } from './routes-of-the-site.ts';
import { sentSize } from './sent-size.ts';
import { SITE } from './sites.ts';

test.use({ serviceWorkers: 'allow' });

const WALKED: readonly WalkedPage[] = Object.values(OFFLINE_ROUTES).flatMap((route) =>
  route.kind === 'reference' ? route.walked : [],
);
const LAST_SEEN = Object.values(OFFLINE_ROUTES).flatMap((route) =>
  route.kind === 'last-seen' ? route.walked : [],
);

test('every route of the site has a decision about its page without a network [FK-01]', () => {
  expect(Object.keys(OFFLINE_ROUTES).sort()).toEqual(routesOfTheSite());
});

test('every page of the reference is shown without a network, with its age [FK-01]', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(400_000);
  const online = await textsOf(browser, WALKED);
  const errors = errorsOf(page);
  await installWorker(page);
  await cutNetwork(context);

  for (const walked of WALKED) await test.step(walked.path, () => expectOffline(page, walked, online));

  expect(errors).toEqual([]);
});

test('links lead through the reference without a network [FK-01]', async ({ page, context }) => {
  const errors = errorsOf(page);
  await installWorker(page);
  await cutNetwork(context);
  await page.goto('/tools/sets/gen/1');

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, 'main a[href="/tools/sets/1"]', /\/tools\/sets\/\d+/);
  await follow(page, 'main a[href^="/tools/item/"]', /\/tools\/item\/\d+$/);
  await follow(page, 'footer a[href="/faq"]', /\/faq$/);
  await follow(page, 'footer a[href="/places"]', /\/places$/);
  await follow(page, 'footer a[href="/news"]', /\/news$/);
  await follow(page, 'main a[href^="/news/"]', /\/news\/.+/);

  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('the search works without a network: as a page, by its form and in quick find [FK-01]', async ({
  page,
  context,
  browser,
}) => {
  const searches: WalkedPage[] = [
    '/tools/search/yeti',
    '/tools/search/croissnat',
    '/tools/search?q=set:attic',
    '/tools/search?q=is:mix%20set:attic&as=table',
    '/tools/search?q=is:palindrone%20set:attic',
    '/tools/search?q=attic&of=sets',
  ].map((path) => ({ path, text: 'part' }));
  const online = await textsOf(browser, searches);
  await installWorker(page);
  await cutNetwork(context);

  for (const { path } of searches) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expectAge(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(online.get(path)?.heading ?? '');
    expect(await resultsOf(page)).toEqual(online.get(path)?.links);
  }
  const box = page.getByRole('main').getByRole('combobox').first();
  await box.fill('mystery box');
  await box.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Mystery Box' }).first()).toBeVisible();

  await page.goto('/faq');
  await page.getByRole('link', { name: 'Search everything' }).click();
  await dialog(page).getByRole('combobox').fill('yeti');
  await expect(
    dialog(page)
      .getByRole('option', { name: /Yeti in Soft Focus/ })
      .first(),
  ).toBeVisible();
});

test('a search for what needs a network says so [FK-01]', async ({ page, context }) => {
  await installWorker(page);
  await cutNetwork(context);

  await page.goto('/tools/search?q=set:attic%20owner:demo');
  await expect(
    page.getByText('owner:demo” needs a network.').or(page.getByText('owner:demo needs a network.')),
  ).toBeVisible();
  await page.goto('/tools/search?q=yeti&of=players');
  await expect(page.getByText('Players need a network.')).toBeVisible();
});

test('a page that was opened before is shown as it was [FK-01]', async ({ page, context }) => {
  await installWorker(page);
  const seen = new Map<string, string>();
  for (const path of LAST_SEEN) {
    await page.goto(path);
    seen.set(path, await page.getByRole('heading', { level: 1 }).innerText());
  }
  await cutNetwork(context);

  for (const path of LAST_SEEN) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.get(path) ?? '');
    await expectAge(page);
  }
});

test('a page that needs a network says so, and opens by itself [FK-01]', async ({ page, context }) => {
  await installWorker(page);
  await cutNetwork(context);

  await page.goto('/tools/item/history/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expect(page.getByRole('main')).toContainText('This page needs a network.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeAttached();

  await restoreNetwork(context);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The life of');
});

test('only the part of a page that needs a network says so, and is loaded again [FK-01]', async ({
  page,
  context,
}) => {
  await installWorker(page);
  await cutNetwork(context);

  await page.goto('/tools/stats');
  const missing = page.getByText('This part needs a network');
  await expectAge(page);
  await expect(missing).toBeVisible();

  await restoreNetwork(context);
  await expect(page.getByRole('heading', { name: 'Today so far' })).toBeVisible();
  await expect(missing).toBeHidden();
});

test('pictures are shown again without a network, and a missing one leaves its plate [FK-01]', async ({
  page,
  context,
}) => {
  await installWorker(page, '/tools/sets/40');
  await page.goto('/tools/sets/40');
  await expect.poll(() => picturesOf(page).then(({ drawn }) => drawn)).toBeGreaterThan(0);
  await expect.poll(() => cachedPictures(page)).toBeGreaterThan(0);
  await cutNetwork(context);

  await page.goto('/tools/sets/40');
  await expect.poll(() => picturesOf(page).then(({ drawn }) => drawn)).toBeGreaterThan(0);
  await page.goto('/tools/sets/25');
  await expect.poll(() => picturesOf(page).then(({ loading }) => loading)).toBe(0);
  expect((await picturesOf(page)).broken).toBe(0);
});

test('what is downloaded at the installation is at most 3 MB', async ({ page, request }) => {
  await installWorker(page);
  const cached = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('version-')) ?? '';
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return addresses.filter((address) => !address.startsWith('/cached/'));
  });
  const worker = await (await request.get('/sw.js')).text();
  const scripts = worker.match(/\/assets\/[\w-]+\.js(?:on)?/g) ?? [];
  const headers = { 'x-wallabee-api-key': 'demo-key', 'accept-encoding': 'br' };

  let bytes = 0;
  for (const address of [...cached, ...scripts, '/sw.js', '/api/reference'])
    bytes += await sentSize(SITE + address, headers);

  expect(cached.length).toBeGreaterThan(100);
  expect(scripts.length).toBe(3);
  expect(worker.length).toBeLessThan(30_000);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(3 * 1024 ** 2);
});

async function expectOffline(page: Page, { path, text, status = 200 }: WalkedPage, online: Texts) {
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  const known = online.get(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(known?.heading ?? '');
  await expect(page.getByText('No connection')).toBeHidden();
  await expectAge(page);
  if (text === 'same') return expect.poll(() => mainText(page)).toBe(known?.text);
  expect((await mainText(page)).length).toBeGreaterThan(80);
  if (text === 'part')
    expect(await resultsOf(page)).toEqual(expect.arrayContaining(known?.links ?? ['online']));
}

interface PageTexts {
  heading: string;
  text: string;
  links: string[];
}

type Texts = ReadonlyMap<string, PageTexts>;

/** With a network, and without a worker. */
async function textsOf(browser: Browser, pages: readonly WalkedPage[]): Promise<Texts> {
  const context = await browser.newContext({ baseURL: SITE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const texts = new Map<string, PageTexts>();
  for (const { path } of pages) {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
    texts.set(path, { heading, text: await mainText(page), links: await resultsOf(page) });
  }
  await context.close();
  return texts;
}

/** All of it, because what is not in view may not have been laid out. */
async function mainText(page: Page): Promise<string> {
  return ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** The items and sets that a page links. */
function resultsOf(page: Page): Promise<string[]> {
  const links = page.locator('main a[href^="/tools/item/"], main a[href^="/tools/sets/"]');
  return links.evaluateAll((all) =>
    all
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => /^\/tools\/(?:item|sets)\/\d+$/.test(address)),
  );
}

/** A failed request is written by the browser itself. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

async function follow(page: Page, selector: string, address: RegExp) {
  await page.locator(selector).first().click();
  await page.waitForURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAge(page);
}

function picturesOf(page: Page) {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[src^="/art/"]')];
    const near = pictures.filter((picture) => picture.getBoundingClientRect().top < innerHeight);
    return {
      drawn: near.filter(({ complete, naturalWidth }) => complete && naturalWidth > 1).length,
      broken: near.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
      loading: near.filter(({ complete }) => !complete).length,
    };
  });
}

function cachedPictures(page: Page) {
  return page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);
}
