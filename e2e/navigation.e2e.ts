import { expect, type Page, test } from '@playwright/test';
import { collectErrors, PHONE } from './checks.ts';
import { gotoHydrated, heading, holdRequests } from './item-world.ts';

const LENS = { name: /Great Lens/, address: '/tools/item/817', title: 'Great Lens' };

/** Scripts and data requested from now on. */
function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(data|js)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

async function goToSet(page: Page) {
  await gotoHydrated(page, '/tools/sets/40');
  await page.waitForLoadState('networkidle');
}

/** The link is focused, and all prefetches have finished. */
async function pointAt(page: Page) {
  const link = page.getByRole('link', LENS);
  const asked = collectRequests(page);
  let came = 0;
  page.on('requestfinished', (request) => {
    if (asked.includes(new URL(request.url()).pathname)) came += 1;
  });
  await link.focus();
  await expect.poll(() => asked).toContain(`${LENS.address}.data`);
  await expect.poll(() => asked.join()).toContain('/assets/item-page-');
  await expect.poll(() => asked.length - came).toBe(0);
  return link;
}

/**
 * Responses from the network from now on, without those from the prefetch cache and of the live updates, which start
 * once the page is shown.
 */
async function collectTransfers(page: Page): Promise<string[]> {
  const transfers: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.responseReceived', ({ response, type }) => {
    const isCached = response.fromDiskCache || response.fromPrefetchCache;
    const { pathname } = new URL(response.url);
    // Pages that follow events load the parser after their first paint.
    if (isCached || /^\/api\/|event-parser/.test(pathname)) return;
    if (type === 'Fetch' || type === 'Script') transfers.push(pathname);
  });
  await devtools.send('Network.enable');
  return transfers;
}

test('a link prefetched on focus opens without requests and without a reload', async ({ page }) => {
  const errors = collectErrors(page);
  await goToSet(page);
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-marked', ''));
  await pointAt(page);
  const transfers = await collectTransfers(page);

  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(LENS.title);

  await expect(page).toHaveTitle(/Great Lens/);
  await expect(page.getByRole('heading', { name: 'Where they are' })).toBeVisible();
  expect(transfers).toEqual([]);
  await expect(page.locator('header[data-marked]')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('touching a link prefetches its page', async ({ page }) => {
    await goToSet(page);
    const asked = collectRequests(page);

    await page.getByRole('link', LENS).dispatchEvent('touchstart');

    await expect.poll(() => asked).toContain(`${LENS.address}.data`);
    await page.getByRole('link', LENS).tap();
    await expect(heading(page)).toHaveText(LENS.title);
  });
});

test('a failed prefetch is repeated at the click', async ({ page, context }) => {
  await goToSet(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', LENS).focus();
  await failed;

  await context.setOffline(false);
  await page.getByRole('link', LENS).click();

  await expect(heading(page)).toHaveText(LENS.title);
});

test('a failed prefetch of a script does not reload the page', async ({ page }) => {
  await goToSet(page);
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-marked', ''));
  await page.route('**/assets/item-page-*.js', (route) => route.abort());

  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('link', LENS).focus();
  await failed;
  await page.waitForTimeout(200);

  await expect(page.locator('header[data-marked]')).toBeVisible();
  await expect(heading(page)).not.toHaveText(LENS.title);
});

test('a link pressed with a modifier key opens in a new tab', async ({ page }) => {
  await goToSet(page);

  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', LENS).click({ modifiers: ['ControlOrMeta'] }),
  ]);

  await expect(heading(beside)).toHaveText(LENS.title);
  await expect(page).toHaveURL('/tools/sets/40');
});

test('the art of a card moves into its page, except with reduced motion', async ({ page }) => {
  for (const { reducedMotion, moves } of [
    { reducedMotion: 'no-preference', moves: 1 },
    { reducedMotion: 'reduce', moves: 0 },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...motion) {
        this.setAttribute('data-moved', '');
        return animate.apply(this, motion);
      };
    });
    await goToSet(page);
    await (await pointAt(page)).click();
    await expect(heading(page)).toHaveText(LENS.title);
    await page.waitForTimeout(100);
    await expect(page.locator('main img[data-moved]')).toHaveCount(moves);
  }
});

test('the page being left is not rendered again while the next one loads', async ({ page }) => {
  await goToSet(page);
  expect(await countRendered(page)).toBeGreaterThan(50);
  const release = await holdRequests(page, `**${LENS.address}.data*`);

  await page.getByRole('link', LENS).dispatchEvent('click');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  expect(await countRendered(page)).toBe(0);

  release();
  await expect(heading(page)).toHaveText(LENS.title);
});

test('charts stay as they were sent while their script is missing and the next page loads', async ({
  page,
}) => {
  await page.route('**/assets/set-race-*.js', (route) => route.abort());
  await goToSet(page);
  const race = page.getByRole('heading', { name: 'The Race to Completion' });
  const release = await holdRequests(page, `**${LENS.address}.data*`);

  await page.getByRole('link', LENS).dispatchEvent('click');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(race).toBeVisible();

  release();
  await expect(heading(page)).toHaveText(LENS.title);
});

/** React stores the props of an element in a field of it, and replaces them when it is rendered. */
function countRendered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const site = globalThis as { propsBefore?: Map<Element, unknown> };
    const before = site.propsBefore;
    site.propsBefore = new Map(
      [...document.querySelectorAll('main *')].flatMap((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
        return key ? [[element, Reflect.get(element, key)]] : [];
      }),
    );
    return [...site.propsBefore].filter(([element, props]) => before?.get(element) !== props).length;
  });
}
