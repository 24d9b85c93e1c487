import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openWebhooks(page: Page, account: 'staff' | 'beekeeper') {
  await logInAs(page, account);
  await gotoHydrated(page, '/alerts#webhooks');
  await expect(page.locator('#webhooks')).toBeVisible();
}

test('a webhook is added, tested, paused, changed and deleted; its deliveries are listed [AL-05]', async ({
  page,
}) => {
  test.slow();
  await openWebhooks(page, 'beekeeper');
  const main = page.getByRole('main');
  await main.getByLabel('Address', { exact: true }).fill('http://goose.invalid/hook');
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main.getByText('Give an address that begins with https://')).toBeVisible();
  await main.getByLabel('Address', { exact: true }).fill('https://127.0.0.1/hook');
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main.getByText('It was not added.')).toBeVisible();
  await expect(main.getByLabel('Address', { exact: true })).toHaveValue('https://127.0.0.1/hook');

  await main.getByLabel('Address', { exact: true }).fill('https://goose.invalid/hook');
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = panel(page, 'The secret of your webhook');
  await expect(secret.getByText(/^whs_/)).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();
  const webhook = page.getByRole('region', { name: /^Webhook / });
  await expect(webhook).toContainText('Nothing was delivered yet.');

  await webhook.getByRole('button', { name: 'Send a test' }).click();
  await expect(webhook.getByText('The test did not arrive')).toBeVisible();
  await webhook.getByText('Deliveries of the last 30 days').click();
  await expect(webhook.getByRole('listitem')).toHaveCount(1);
  await webhook.getByText('What was sent').click();
  await expect(webhook.locator('pre')).toContainText('dl_');
  await webhook.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('It did not arrive')).toBeVisible();
  // A failure stays until it is dismissed, above the page.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectFitsBoth(page);

  await webhook.getByRole('button', { name: 'Pause' }).click();
  await expect(webhook.getByText('Paused', { exact: true })).toBeVisible();
  await webhook.getByRole('button', { name: 'Start again' }).click();
  await expect(webhook.getByRole('button', { name: 'Pause' })).toBeVisible();
  await webhook.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the address' });
  await dialog.getByLabel('Address').fill('https://swan.invalid/hook');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(webhook).toContainText('https://swan.invalid/hook');

  await webhook.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The webhook is deleted.')).toBeVisible();
  await expect(main.getByText('https://swan.invalid/hook')).toHaveCount(0);
});

test('what belongs to one of several webhooks has its address in its name [AL-05]', async ({ page }) => {
  const [goose, swan] = ['goose.invalid/hook', 'swan.invalid/hook'];
  await page.route('**/api/me/webhooks', (route) =>
    route.fulfill({ json: { webhooks: [webhookOf(1, goose), webhookOf(2, swan)] } }),
  );
  await page.route('**/api/me/webhooks/*/deliveries?*', (route) =>
    route.fulfill({ json: { deliveries: [deliveryOf(1), deliveryOf(2)], paging: PAGING } }),
  );
  await openWebhooks(page, 'staff');
  for (const address of [goose, swan]) {
    await panel(page, `Webhook ${address}`).getByText('Deliveries of the last 30 days').click();
    await expect(page.getByRole('button', { name: `Delete ${address}`, exact: true })).toBeVisible();
  }
  const buttons = page.locator('#webhooks').getByRole('button');
  await expect(buttons.filter({ hasText: 'Send again' })).toHaveCount(4);

  const names = await page
    .locator('#webhooks :is(button, summary)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent));

  expect(names).toEqual([...new Set(names)]);
  await expectFitsBoth(page);
});

const PAGING = { results_per_page: 20, total_results: 2, total_pages: 1, current_page: 1 };

function webhookOf(id: number, address: string) {
  return {
    id,
    url: `https://${address}`,
    state: 'working',
    failures: 0,
    last_failure: null,
    last_failed_at: null,
    last_delivered_at: null,
    created_at: '2026-11-16T08:14:00.000Z',
  };
}

function deliveryOf(second: number) {
  return {
    id: `dl_${second}`,
    state: 'delivered',
    event: 'test',
    words: 'A test from WallaBee',
    status: 204,
    failure: null,
    attempts: 1,
    created_at: `2026-11-16T08:14:0${second}.000Z`,
    last_attempt_at: `2026-11-16T08:14:0${second}.000Z`,
    next_attempt_at: null,
    body: '{}',
  };
}
