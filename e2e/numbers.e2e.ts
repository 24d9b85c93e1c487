import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { bareNumbers } from './bare-numbers.ts';
import { gotoHydrated, mostIssued } from './item-world.ts';

test('an item with large numbers writes them with thousands commas [IT-13]', async ({ page, request }) => {
  for (const address of await addressesOfLargeNumbers(request)) await expectCommas(page, address);
});

test('a bare number would be found, and years and codes are not', async ({ page }) => {
  // Hydration sets the title again.
  await gotoHydrated(page, '/rules');
  await page.evaluate(() => {
    document.title = 'Great Lens #15062';
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<p>1234 of 5,678 since 2012 as <code>9999</code></p><img alt="10000 bees">',
      );
  });

  expect(await bareNumbers(page)).toEqual(['#15062', '10000', '1234']);
});

async function expectCommas(page: Page, address: string) {
  await gotoHydrated(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => bareNumbers(page), address).toEqual([]);
}

async function addressesOfLargeNumbers(request: APIRequestContext): Promise<string[]> {
  const { id, total_issued } = await mostIssued(request);
  expect(total_issued).toBeGreaterThan(1_000);
  const headers = { 'X-WallaBee-API-Key': 'demo-key' };
  const last = await request.get(`/api/items/${id}/number/${total_issued}`, { headers });
  const { item_id } = await last.json();
  const item = `/tools/item/${id}`;
  return [item, `${item}/num/${total_issued}`, `${item}/num/1234567`, `/tools/item/history/${item_id}`];
}
