import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import { type Deployments, type Server, startDeployments, startServer } from './deployments.ts';
import { untilHydrated } from './item-world.ts';
import { isOfNext, makeNextBuild, NEXT_VERSION, oldScripts } from './next-build.ts';
import { cutNetwork, installWorker } from './offline-world.ts';
import { logInAs } from './players.ts';
import { WORLD_FOLDER } from './sites.ts';

test.use({ serviceWorkers: 'allow' });

// One set of servers for all tests.
test.describe.configure({ mode: 'default' });

let next: Server;
let withoutWorker: Server;
let deployments: Deployments;

test.beforeAll(async () => {
  const build = join(WORLD_FOLDER, 'next-build');
  makeNextBuild(build);
  [next, withoutWorker] = await Promise.all([
    startServer(build),
    startServer(join(import.meta.dirname, '..'), { SERVICE_WORKER: 'off' }),
  ]);
});
test.beforeEach(async () => {
  deployments = await startDeployments();
});
test.afterEach(() => deployments.stop());
test.afterAll(() => Promise.all([next?.stop(), withoutWorker?.stop()]));

test('the version check opens the new version as a whole, and nothing of the old one stays [FK-04]', async ({
  page,
  context,
}) => {
  await installWorker(page, `${deployments.site}/faq`);
  await page.evaluate(() => caches.open('own-test'));
  expect(await buildsOf(page)).toEqual(['old']);
  await expect(page.getByRole('contentinfo')).toContainText(SITE_VERSION);

  deployments.switchTo(next.address);
  await untilNew(page);

  expect(await buildsOf(page)).toEqual(['next']);
  await expect.poll(() => versionsOf(page), { timeout: 30_000 }).toEqual(['next']);
  expect(await page.evaluate(() => caches.has('own-test'))).toBe(true);
  await cutNetwork(context);
  await page.goto(`${deployments.site}/tools/item/1`);
  await expect(page.getByRole('contentinfo')).toContainText(NEXT_VERSION);
  expect(await buildsOf(page)).toEqual(['next']);
});

test('a walk during a deployment has pages of one build each, and an old tab goes on working [FK-04]', async ({
  page,
  context,
}) => {
  await installWorker(page, `${deployments.site}/login`);
  const walk = await context.newPage();
  await walk.goto(`${deployments.site}/tools`);
  await untilHydrated(walk);
  await untilHydrated(page);
  await page.getByRole('textbox', { name: /Username/ }).fill('demo');
  const documents = countDocuments(walk);

  deployments.switchTo(next.address);
  await walk.getByRole('link', { name: /News/ }).first().click();
  await expect(walk).toHaveURL(/\/news$/);
  await expect(walk.getByRole('contentinfo')).toContainText(NEXT_VERSION);
  expect(await buildsOf(walk)).toEqual(['next']);
  expect(documents()).toBe(1);

  // The page of the new build activates its worker, while the old page is open.
  await expect.poll(() => versionsOf(walk), { timeout: 60_000 }).toEqual(['next', 'old']);
  await expect.poll(() => activeBuild(walk), { timeout: 60_000 }).toBe('next');
  await untilHydrated(walk);
  await walk.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(walk).toHaveURL(/\/faq$/);
  expect(await buildsOf(walk)).toEqual(['next']);
  expect(documents()).toBe(1);

  const late = oldScripts().find((name) => name.startsWith('sessions-page-'));
  const loaded = await page.evaluate((name) => import(`/assets/${name}`).then(Object.keys), late);
  expect(loaded).toContain('default');
  await comeBack(page);
  await expect(page.getByRole('log', { name: 'Notifications' })).toContainText('There is a new version');
  await expect(page.getByRole('textbox', { name: /Username/ })).toHaveValue('demo');
  expect(await buildsOf(page)).toEqual(['old']);
  await page.getByRole('link', { name: /News/ }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  await expect(page.getByRole('contentinfo')).toContainText(NEXT_VERSION);
  expect(await buildsOf(page)).toEqual(['next']);
  await expect.poll(() => versionsOf(page), { timeout: 30_000 }).toEqual(['next']);
});

test('where the new worker cannot be installed the site works, and the old one stays for no network [FK-04]', async ({
  page,
  context,
}) => {
  await installWorker(page, `${deployments.site}/faq`);
  deployments.switchTo(next.address);
  deployments.breakPaths(/^\/api\/reference$/);
  await untilNew(page);
  expect(await buildsOf(page)).toEqual(['next']);
  await page.getByRole('link', { name: /News/ }).first().click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await buildsOf(page)).toEqual(['next']);
  expect(await versionsOf(page)).toEqual(['old']);

  await cutNetwork(context);
  await page.goto(`${deployments.site}/tools/item/1`);
  await expect(page.getByRole('contentinfo')).toContainText(SITE_VERSION);
  expect(await buildsOf(page)).toEqual(['old']);
});

test('switched off, the worker and its caches are gone at the next version check [FK-04]', async ({
  page,
}) => {
  await installWorker(page, `${deployments.site}/login`);
  await untilHydrated(page);
  await page.getByRole('textbox', { name: /Username/ }).fill('demo');
  deployments.switchTo(withoutWorker.address);
  expect(await (await fetch(`${withoutWorker.address}/meta.json`)).json()).toMatchObject({
    service_worker: 'off',
  });

  await comeBack(page);
  await expect.poll(() => leftOf(page)).toEqual([0, 0]);
  await expect(page.getByRole('textbox', { name: /Username/ })).toHaveValue('demo');

  await page.goto(`${deployments.site}/faq`);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await leftOf(page)).toEqual([0, 0]);
});

test('switched off, the worker removes itself when the browser updates it, and pushes say why [FK-04]', async ({
  page,
}) => {
  await installWorker(page, `${deployments.site}/faq`);
  deployments.switchTo(withoutWorker.address);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => leftOf(page)).toEqual([0, 0]);

  await logInAs(page, 'staff', deployments.site);
  await page.goto(`${deployments.site}/alerts`);
  await expect(page.getByText('this site has switched them off')).toBeVisible();
});

/** Of the files in `/assets` that the document has loaded. */
async function buildsOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[href]'), ({ href }) => href),
    ...Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => src),
  ]);
  const files = addresses.filter((address) => /\/assets\/.+\.(js|css|woff2)$/.test(address));
  expect(files.length).toBeGreaterThan(3);
  return [...new Set(files.map((file) => (isOfNext(file) ? 'next' : 'old')))].sort();
}

async function versionsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  const versions = names.filter((name) => name.startsWith('version-'));
  return versions.map((name) => (name.endsWith('-next') ? 'next' : 'old')).sort();
}

/** The active worker gives its own copy of the page's settings away only as its script's text. */
async function activeBuild(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const active = await (await caches.open('clients')).match('/clients/active');
    return registration?.waiting === null && (await active?.text())?.endsWith('-next') ? 'next' : 'old';
  });
}

async function leftOf(page: Page): Promise<[number, number]> {
  return page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
}

/** Each check waits a moment for the download, which is slow on a busy machine. */
async function untilNew(page: Page) {
  await expect(async () => {
    await comeBack(page);
    await expect(page.getByRole('contentinfo')).toContainText(NEXT_VERSION, { timeout: 11_000 });
  }).toPass({ timeout: 100_000 });
}

async function comeBack(page: Page) {
  await untilHydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
