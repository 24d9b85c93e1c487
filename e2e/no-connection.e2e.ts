import { expect, type Page, test } from '@playwright/test';
import { PREFETCHED_SECONDS } from '@wallabee/contract/protocol/prefetching';
import { expectAccessible, expectFitsBoth, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated, heading } from './item-world.ts';
import { logInAs } from './players.ts';

const WORDS = 'No connection. The page opens as soon as you are back online.';

const toast = (page: Page) => page.getByRole('alert').filter({ hasText: WORDS });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

async function gotoWithRoutes(page: Page, address: string) {
  await gotoHydrated(page, address);
  await page.waitForLoadState('networkidle');
}

test('a link without a connection leaves the page and its input, and opens after reconnecting [ER-02]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(PHONE);
  await gotoWithRoutes(page, '/login');
  await page.getByLabel('Username').fill('juniper');
  const rules = page.getByRole('contentinfo').getByRole('link', { name: 'Rules' });

  await context.setOffline(true);
  await rules.click();
  await expect(toast(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await tryAgain(page).click();
  await expect(toast(page)).toHaveCount(1);

  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Username')).toHaveValue('juniper');

  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Rules');
  await expect(page).toHaveURL('/rules');
  await expect(toast(page)).toBeHidden();
});

test('dismissing the notice cancels the navigation [ER-02]', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  await gotoWithRoutes(page, '/login');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await expect(toast(page)).toBeVisible();
  await expectAccessible(page);

  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await context.setOffline(false);
  await page.waitForTimeout(500);

  await expect(toast(page)).toBeHidden();
  await expect(page).toHaveURL('/login');
});

test('Try again checks at once, even when the browser reports being offline [ER-02]', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await gotoWithRoutes(page, '/login');
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await expect(toast(page)).toBeVisible();

  await page.unroute('**/*');
  await tryAgain(page).click();

  await expect(page).toHaveURL('/rules');
});

test('a search without a connection stays in the box, and runs after reconnecting [ER-02]', async ({
  page,
  context,
}) => {
  await gotoWithRoutes(page, '/tools/search');
  await context.setOffline(true);
  await page.getByRole('combobox').fill('lantern');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('lantern');

  await context.setOffline(false);

  await expect(page).toHaveURL('/tools/search/lantern');
});

test('a prefetched page opens without a connection [ER-02]', async ({ page, context }) => {
  await gotoWithRoutes(page, '/tools/sets/40');
  const lens = page.getByRole('link', { name: /Great Lens/ });
  const came = page.waitForResponse('**/tools/item/817.data*');
  await lens.focus();
  await (await came).finished();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.keyboard.press('Enter');

  await expect(heading(page)).toHaveText('Great Lens');
  await expect(toast(page)).toBeHidden();
});

test('going back without a connection shows that, and recovers by itself [ER-02]', async ({
  page,
  context,
}) => {
  await gotoWithRoutes(page, '/tools/sets/40');
  await page.getByRole('link', { name: /Great Lens/ }).click();
  await expect(heading(page)).toHaveText('Great Lens');

  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('No connection');
  await expectFitsBoth(page);
  await tryAgain(page).click();
  await expect(tryAgain(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(heading(page)).toHaveText('No connection');

  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText('No connection');
  await expect(page).toHaveURL('/tools/sets/40');
  await expect(page.getByRole('link', { name: /Great Lens/ })).toBeVisible();
});

test('a page whose prefetched data are too old waits for the connection [ER-02]', async ({
  page,
  context,
}) => {
  await gotoWithRoutes(page, '/tools/sets/40');
  const came = page.waitForResponse('**/tools/item/817.data*');
  const lens = page.getByRole('link', { name: /Great Lens/ });
  await lens.focus();
  await (await came).finished();
  await page.waitForTimeout((PREFETCHED_SECONDS + 1) * 1_000);

  await context.setOffline(true);
  await page.keyboard.press('Enter');

  await expect(toast(page)).toBeVisible();
  await expect(page).toHaveURL('/tools/sets/40');
});

test('after logging out without a connection the page is left once it is back [ER-02]', async ({
  page,
  context,
}) => {
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/u/muted/friends');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();

  await context.setOffline(false);

  await expect(page).toHaveURL('/');
});
