import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, heading, holdRequests } from './item-world.ts';
import { logInAs } from './players.ts';
import {
  dialog,
  field,
  icon,
  openBy,
  openWith,
  rows,
  SUGGEST,
  selected,
  untilFresh,
} from './quick-find-world.ts';

const ROWS_SCRIPT = '**/assets/finder-*.js*';

test.use({ viewport: DESKTOP });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const address of ['/', '/faq', '/news', '/forums', '/tools/sets/40', '/tools/search', '/login']) {
  test(`/ and Ctrl K open quick find on ${address}, focused, and Escape closes it [QL-08]`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await gotoHydrated(page, address);

    for (const key of ['/', 'Control+k', 'Meta+k']) {
      await openBy(page, key);
      await page.keyboard.type('lamp');
      await expect(field(page)).toHaveValue('lamp');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}

test('/ is a character in a field, where Ctrl K opens quick find and Escape gives the focus back [QL-08]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/u/demo/pouch');
  const own = page.getByRole('main').getByRole('searchbox').first();
  await own.fill('a');
  await own.press('/');
  await expect(own).toHaveValue('a/');
  await expect(dialog(page)).toHaveCount(0);

  await own.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
});

test('the icon opens it and has the focus again afterwards; the text stays [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/rules');
  await icon(page).click();
  await page.keyboard.type('great le');
  await page.keyboard.press('Escape');
  await expect(icon(page)).toBeFocused();

  await icon(page).press('Enter');
  await expect(field(page)).toHaveValue('great le');
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toHaveCount(0);
});

test('a name and a number jump to that number [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  await openWith(page, 'great lens 1');

  await expect(dialog(page).getByRole('group', { name: 'Jump to a number' })).toContainText('Great Lens');
  await expect(selected(page)).toContainText('#1');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/tools/item/817/num/1');
  await expect(heading(page)).toHaveText('Great Lens #1');
  await expect(dialog(page)).toHaveCount(0);
});

test('what is typed before the rows are there is not lost, nor is Enter [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  const scriptArrives = await holdRequests(page, ROWS_SCRIPT);
  await openWith(page, 'great lens 1');
  await expect(field(page)).toHaveValue('great lens 1');
  scriptArrives();
  await expect(rows(page).first()).toContainText('Great Lens');
  await field(page).fill('');

  const answerArrives = await holdRequests(page, SUGGEST);
  await field(page).fill('great lens #1');
  await page.keyboard.press('Enter');
  answerArrives();
  await expect(page).toHaveURL('/tools/item/817/num/1');
});

test('arrows and Tab move over the rows, which the field names to screen readers [QL-08]', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq');
  await openWith(page, 'demo');
  await expect(dialog(page).getByRole('group', { name: 'Players' })).toBeVisible();
  // Groups arrive one after the other.
  await expect(async () => {
    const count = await rows(page).count();
    await expect(dialog(page).getByText(`${count} results`)).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(selected(page)).toHaveCount(1);
  const nameOf = async () => {
    const id = await field(page).getAttribute('aria-activedescendant');
    return id ? page.locator(`[id="${id}"]`).getAttribute('aria-selected') : null;
  };
  expect(await nameOf()).toBe('true');

  const first = await selected(page).textContent();
  await page.keyboard.press('ArrowDown');
  expect(await selected(page).textContent()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await selected(page).textContent()).toBe(first);

  const groups = await dialog(page).getByRole('group').count();
  for (let group = 1; group < groups; group++) await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('group').last().getByRole('option', { selected: true })).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await expect(dialog(page).getByRole('link', { name: 'Search everything' })).toBeFocused();
  expect(await nameOf()).toBe('true');
});

test('where its script cannot be loaded, the field still searches, and Try again loads it [QL-08]', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq');
  await page.route(ROWS_SCRIPT, (route) => route.abort());
  await openWith(page, 'great lens');
  await expect(dialog(page).getByText('Suggestions could not be loaded.')).toBeVisible();

  await page.unroute(ROWS_SCRIPT);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toContainText('Great Lens');
});

test('its rows are loaded when it is first opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await gotoHydrated(page, '/faq');
  expect(scripts.filter((url) => url.includes('/finder-'))).toEqual([]);

  await openBy(page, '/');
  await expect(dialog(page).getByRole('listbox')).toBeVisible();
  expect(scripts.filter((url) => /finder-.+\.js/.test(url))).toHaveLength(1);
});

test('quick find fits and is accessible on a phone and a desktop, in both themes [QL-08]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/sets/40');
  await openBy(page, '/');
  await expect(rows(page)).toHaveCount(3);
  await expectFitsBoth(page);
  await page.keyboard.type('great lens 1');
  await expect(selected(page)).toContainText('#1');
  await untilFresh(page);
  await expectFitsBoth(page);
  await field(page).fill('lamp');
  await expect(dialog(page).getByRole('group', { name: 'Items' })).toBeVisible();
  await untilFresh(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap on the icon focuses the field in the same handler, so that the keyboard opens [QL-08]', async ({
    page,
  }) => {
    await gotoHydrated(page, '/rules');
    const focused = await icon(page).evaluate((anchor: HTMLElement) => {
      anchor.click();
      return document.activeElement?.matches('dialog input');
    });

    expect(focused).toBe(true);
    const box = await dialog(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...PHONE });
    // What is cut off says so.
    await expect(field(page)).toHaveCSS('text-overflow', 'ellipsis');
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('without script the icon is a link to the search [QL-10]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/faq');
  await icon(page).click();
  await expect(page).toHaveURL('/tools/search');
  await page.close();
});
