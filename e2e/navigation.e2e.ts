import { expect, type Page, test } from '@playwright/test';
import { collectErrors, PHONE } from './checks.ts';
import { gotoHydrated, heading, untilHydrated } from './item-world.ts';

const LENS = { name: /Great Lens/, address: '/tools/item/817', title: 'Great Lens' };

/** Scripts and data requested from now on, without route discovery. */
function collectRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (['script', 'fetch'].includes(request.resourceType()) && pathname !== '/__manifest')
      asked.push(pathname);
  });
  return asked;
}

/** Hydrated, and with the routes of its links discovered. */
async function goToSet(page: Page) {
  const routes = page.waitForResponse('**/__manifest?*');
  await gotoHydrated(page, '/tools/sets/40');
  await (await routes).finished();
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
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

test('a link prefetched on focus opens without requests and without a reload', async ({ page }) => {
  const errors = collectErrors(page);
  await goToSet(page);
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-marked', ''));
  await pointAt(page);
  const asked = collectRequests(page);

  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(LENS.title);

  await expect(page).toHaveTitle(/Great Lens/);
  await expect(page.getByRole('heading', { name: 'Where they are' })).toBeVisible();
  expect(asked).toEqual([]);
  await expect(page.locator('header[data-marked]')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('touching a link prefetches its page', async ({ page }) => {
    await goToSet(page);
    const asked = collectRequests(page);

    await page.getByRole('link', LENS).dispatchEvent('pointerdown', { pointerType: 'touch' });
    await expect.poll(() => asked).toContain(`${LENS.address}.data`);
    await page.getByRole('link', LENS).tap();

    await expect(heading(page)).toHaveText(LENS.title);
    expect(asked.filter((path) => path.endsWith('.data'))).toEqual([`${LENS.address}.data`]);
  });
});

test('a failed prefetch is repeated at the click', async ({ page }) => {
  await goToSet(page);
  let tries = 0;
  await page.route(`**${LENS.address}.data*`, (route) => (++tries === 1 ? route.abort() : route.continue()));
  await page.getByRole('link', LENS).focus();
  await expect.poll(() => tries).toBe(1);

  await page.getByRole('link', LENS).click();

  await expect(heading(page)).toHaveText(LENS.title);
  expect(tries).toBeGreaterThan(1);
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

test('the art of a card has a view transition, except with reduced motion', async ({ page }) => {
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
    // View transitions are skipped after a long wait, as on a busy machine.
    await (await pointAt(page)).click();
    await expect(heading(page)).toHaveText(LENS.title);
    await page.waitForTimeout(100);
    await expect(page.locator('main img[data-moved]')).toHaveCount(moves);
  }
});
