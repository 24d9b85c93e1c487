import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from './item-world.ts';

test('/meta.json has the version, and the footer shows it [RV-02]', async ({ page, request }) => {
  const response = await request.get('/meta.json');
  expect(await response.json()).toEqual({ version: '2024.06.06.002' });

  await page.goto('/faq');
  await expect(page.getByRole('contentinfo')).toContainText('2024.06.06.002');
});

test('an outdated page reloads once when it regains focus [RV-02]', async ({ page }) => {
  const loads = await countLoads(page);
  await page.goto('/faq');
  const asked = await deploy(page, '2024.06.06.003');
  await comeBack(page);
  await expect.poll(loads).toBe(2);
  await comeBack(page);
  await expect.poll(asked).toBe(2);
  await page.waitForTimeout(500);

  expect(loads()).toBe(2);
});

test('with typed text the reload is offered instead [RV-02]', async ({ page }) => {
  const loads = await countLoads(page);
  await page.goto('/login');
  await page.getByRole('textbox', { name: /Username/ }).fill('demo');
  await deploy(page, '2024.06.06.003');
  await comeBack(page);

  const offer = page.getByRole('log', { name: 'Notifications' });
  await expect(offer).toContainText('There is a new version of the site.');
  await expect(page.getByRole('textbox', { name: /Username/ })).toHaveValue('demo');
  expect(loads()).toBe(1);

  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loads).toBe(2);
});

async function countLoads(page: Page) {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

async function deploy(page: Page, version: string) {
  let asked = 0;
  await page.route('**/meta.json', (route) => {
    asked += 1;
    return route.fulfill({ json: { version } });
  });
  return () => asked;
}

/** The page regains focus after hydration. */
async function comeBack(page: Page) {
  await untilHydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
