import { expect, test } from '@playwright/test';
import { untilHydrated } from './item-world.ts';
import { cacheNames, cutNetwork, expectAge, installWorker } from './offline-world.ts';

test.use({ serviceWorkers: 'allow' });

test('what was removed from the device stays away, and is downloaded again [FK-01]', async ({
  page,
  context,
}) => {
  await installWorker(page, '/faq');
  const other = await context.newPage();
  await other.goto('/faq');
  await page.goto('/kit');
  await page.getByRole('button', { name: 'Remove it from this device' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  // The device's own note about the hint remains.
  await expect.poll(() => cacheNames(page)).toEqual(['device']);
  await untilHydrated(other);
  await other.getByRole('link', { name: 'News' }).first().click();
  await expect(other).toHaveURL('/news');
  await other.goto('/tools/item/5');
  await other.waitForTimeout(1_000);
  expect(await cacheNames(page)).toEqual(['device']);

  await page.getByRole('button', { name: 'Put the site on this device' }).click();
  await expect(page.getByText('The site is here.')).toBeVisible({ timeout: 60_000 });
  await cutNetwork(context);
  await page.goto('/tools/item/11');
  await expectAge(page);
});
