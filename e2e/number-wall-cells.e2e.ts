import { expect, test } from '@playwright/test';
import { DESKTOP, expectAccessible, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, holdRequests } from './item-world.ts';
import { ALTERED_SITE } from './sites.ts';
import {
  aWallType,
  cardOf,
  cellOf,
  digitsIn,
  keyOf,
  numbersOf,
  rowsOf,
  tableOf,
  wallOf,
} from './wall-world.ts';

test.use({ viewport: DESKTOP });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('keys walk the wall from one tab stop, jump, open and let go [QL-09]', async ({ page, request }) => {
  const type = await aWallType(request);
  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  await cellOf(page, '1').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const press = async (keys: string, number: string) => {
    for (const one of keys.split(' ')) await page.keyboard.press(one);
    await expect.poll(focused).toMatch(new RegExp(`^${number} [A-Z]`));
  };
  await press('ArrowRight', '2');
  await press('5 2 5 Enter', '525');
  await press('ArrowDown', '575');
  await press('ArrowUp ArrowUp', '475');
  await press('Home', '450');
  await press('End', '499');
  await press('PageUp', '399');
  await press('PageDown PageDown', '599');
  await expect(wallOf(page).locator('a[tabindex="0"]')).toHaveCount(1);

  await page.keyboard.press('Enter');
  await expect(cardOf(page, '599')).toContainText('#599');
  await expect(page).toHaveURL(/\?n=599$/);
  await press('ArrowLeft', '598');
  await expect(cardOf(page, '598')).toContainText('#598');
  await page.keyboard.press('Escape');
  await expect(cardOf(page, '598')).toHaveCount(0);
  await expect.poll(focused).toMatch(/^598 /);
  await page.keyboard.press('Enter');
  await expect(cardOf(page, '598')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/tools/item/${type.id}/num/598`);
});

test('a press on a cell shows its card beside it, with the neighbours and the history [QL-09]', async ({
  page,
  request,
}) => {
  const type = await aWallType(request);
  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  await page.getByLabel('Find a number').fill('149');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(cardOf(page, '149')).toBeVisible();
  const at = await cellOf(page, '149').boundingBox();
  const beside = await cardOf(page, '149').boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(at?.x ?? 0);

  await cardOf(page, '149').getByRole('button', { name: 'Close' }).click();
  await expect(cardOf(page, '149')).toHaveCount(0);
  const width = at?.width ?? 0;
  await page.mouse.click((at?.x ?? 0) + width / 2 - 40 * (width / 1.5 || width), (at?.y ?? 0) + width / 2);
  const [shown] = (await page.getByRole('complementary').first().textContent())?.match(/#\d+/) ?? [];
  expect(digitsIn(shown ?? '')).toBeGreaterThan(100);
  expect(digitsIn(shown ?? '')).toBeLessThan(149);

  await page.getByLabel('Find a number').fill('#42');
  await page.getByLabel('Find a number').press('Enter');
  await cardOf(page, '42').getByRole('button', { name: 'Next number' }).click();
  await expect(cardOf(page, '43')).toBeVisible();
  const { results } = await numbersOf(request, type.id, '#43');
  if (results[0]?.owner) await expect(cardOf(page, '43')).toContainText(results[0].owner.name);
  await cardOf(page, '43').getByRole('link', { name: 'History' }).click();
  await expect(page).toHaveURL(/\/tools\/item\/history\/\d+/);

  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  await page.getByLabel('Find a number').fill('999999');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(/The last one issued is/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the card is a sheet with steps of 44 pixels, and rows have twenty numbers [QL-09]', async ({
    page,
    request,
  }) => {
    const type = await aWallType(request);
    await gotoHydrated(page, `/tools/item/${type.id}/numbers?n=525`);
    const sheet = await cardOf(page, '525').boundingBox();
    expect(sheet?.x).toBe(0);
    expect(sheet?.width).toBe(PHONE.width);
    expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(PHONE.height);
    await expect(cellOf(page, '525')).toBeInViewport();
    for (const name of ['Previous number', 'Next number']) {
      const step = await cardOf(page, '525').getByRole('button', { name }).boundingBox();
      expect(Math.min(step?.width ?? 0, step?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await cellOf(page, '525').focus();
    await page.keyboard.press('ArrowUp');
    await expect(cardOf(page, '505')).toBeVisible();
    await page.getByRole('radio', { name: 'Letters' }).check({ force: true });
    await cellOf(page, '505').focus();
    await page.keyboard.press('ArrowUp');
    await expect(cardOf(page, '495')).toBeVisible();
  });
});

test('a wall of more than 10,000 shows one class at a time [QL-09]', async ({ page }) => {
  await gotoHydrated(page, `${ALTERED_SITE}/tools/item/817/numbers`);
  const tabs = page.getByRole('navigation', { name: 'Class of the wall' });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('grid')).toHaveCount(1);

  await tabs.getByRole('link', { name: 'Triple digits' }).click();

  await expect(page).toHaveURL(/\?class=td$/);
  await expect(page.getByRole('grid', { name: 'Triple digits' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(tableOf(page)).toContainText('of 900');
});

test.describe('with 100,000 numbers', () => {
  const LONG = `${ALTERED_SITE}/tools/item/817/numbers?class=beyond`;
  const STATES = '**/api/itemtypes/817/numbers/states**';

  test('the wall is wax until its states come, and only a band that fails is replaced [QL-09]', async ({
    page,
  }) => {
    await page.route(STATES, (route) => route.abort());
    await gotoHydrated(page, LONG);
    await expect(
      page.getByRole('alert').filter({ hasText: 'These numbers could not be loaded' }),
    ).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(50);
    await expect(keyOf(page).getByRole('checkbox', { name: /Saved/ })).toBeChecked();

    await page.unroute(STATES);
    const arrive = await holdRequests(page, STATES);
    await page.getByRole('button', { name: 'Try again' }).click();
    arrive();
    await expect(page.getByRole('grid', { name: 'Beyond four digits' })).toBeVisible();
    await expect(page.getByRole('grid').locator('[data-state="saved"]').first()).toBeAttached();
  });

  test('it is drawn where it is seen, and sieved in an instant [QL-09]', async ({ page }) => {
    await gotoHydrated(page, LONG);
    await expect(page.getByRole('grid').locator('[data-state="saved"]').first()).toBeAttached();
    const elements = () => page.locator('main *').count();
    expect(await elements()).toBeLessThan(2_500);

    await page.getByLabel('Find a number').fill('99,999');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(cardOf(page, '99,999')).toBeVisible();
    await expect(cellOf(page, '99,999')).toBeInViewport();
    expect(await elements()).toBeLessThan(2_500);

    const ms = await keyOf(page)
      .getByRole('checkbox', { name: /Saved/ })
      .evaluate((box: HTMLInputElement) => {
        const began = performance.now();
        box.click();
        return performance.now() - began;
      });
    // About 30 ms where nothing else runs.
    expect(ms).toBeLessThan(1_000);
    await expect(page).toHaveURL(/status=/);
  });
});

test('the wall fits and is accessible on a phone and a desktop, in both themes [QL-09]', async ({
  page,
  request,
}) => {
  const type = await aWallType(request);
  await gotoHydrated(page, `/tools/item/${type.id}/numbers?is=palindrome&n=525`);
  await expect(cardOf(page, '525')).toBeVisible();
  await expectFitsBoth(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoHydrated(page, `/tools/item/${type.id}/numbers?marks=letters`);
  await expectAccessible(page);
});
