import { expect, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { cutNetwork, installWorker } from './offline-world.ts';
import { ALTERED_SITE, FAILING_SITE } from './sites.ts';

test('the status page shows the state, the parts and the history', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  const main = page.getByRole('main');
  for (const part of ['Site and API', 'Database', 'Event stream', 'The game', 'Alerts', 'Pictures'])
    await expect(main.getByRole('heading', { level: 3, name: part })).toBeVisible();
  await expect(main.getByText('It answers, and changes are stored.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: 'The last 90 days' })).toBeVisible();
  await expectFitsBoth(page);
  expect(errors).toEqual([]);
});

test('trouble is described in words, for past days too', async ({ page }) => {
  await gotoHydrated(page, `${ALTERED_SITE}/status`);
  const main = page.getByRole('main');

  await expect(main.getByText('Some parts do not work.')).toBeVisible();
  await expect(main.getByText('Does not work', { exact: true })).toBeVisible();
  await expect(main.getByText('Read only', { exact: true })).toBeVisible();
  await expect(main.getByText('2.13 %')).toBeVisible();
  const history = main.getByRole('figure', { name: 'The last 90 days' });
  await expect(history).toContainText('2 of 60 recorded days had trouble, last ');
  await expect(history).toContainText(': 80.0 % of its recorded minutes were well.');
  await history.getByText('The figures as a table').click();
  await expect(history.getByRole('row')).toHaveCount(91);
  await expect(history.getByRole('row', { name: /Trouble 80\.0 % 288 1,440$/ })).toHaveCount(1);

  await expectFitsBoth(page);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

test('the strip of 90 days names every month, on a phone too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, `${ALTERED_SITE}/status`);

  const history = page.getByRole('main').getByRole('figure', { name: 'The last 90 days' });
  for (const month of monthsBegunInLastDays(90))
    await expect(history.getByText(month, { exact: true })).toBeVisible();
});

test('if the API fails, the page says that the status is unknown', async ({ page }) => {
  const response = await page.goto(`${FAILING_SITE}/status`);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
  await expect(page.getByText('We could not learn how the site is.')).toBeVisible();
  await expect(page.getByText('Everything works.')).toHaveCount(0);
  await expectFitsBoth(page);
});

test('if later answers fail, the page marks its last one as outdated', async ({ page }) => {
  await page.clock.install();
  await gotoHydrated(page, '/status');
  await page.route('**/api/status', (route) => route.abort());

  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('alert')).toContainText('We could not learn how the site is.', {
      timeout: 1_000,
    });
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'As of' })).toHaveAttribute(
    'data-state',
    'outdated',
  );
});

test.describe('with the field kit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a cached status is never shown', async ({ page, context }) => {
    await installWorker(page);
    await page.goto('/status');
    await expect(page.getByText('It answers, and changes are stored.')).toBeVisible();
    await cutNetwork(context);

    await page.goto('/status');

    await expect(page.getByRole('main')).toContainText('This page needs a network.');
    await expect(page.getByText('It answers, and changes are stored.')).toHaveCount(0);
  });
});

function monthsBegunInLastDays(days: number): string[] {
  const today = new Date();
  return Array.from({ length: days }, (_, ago) => new Date(today.getTime() - ago * 24 * 3600 * 1000))
    .filter((day) => day.getUTCDate() === 1)
    .map((day) => day.toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' }));
}
