import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Account, logInAs } from './players.ts';

/** Opens a page and waits until the worker has downloaded the site and answers requests. */
export async function installWorker(page: Page, address = '/') {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Logs in, and downloads the site and the lists of the player. */
export async function cacheLists(page: Page, account: Account) {
  await logInAs(page, account);
  await installWorker(page, '/kit');
  await page.reload();
  await page.getByRole('switch', { name: 'Keep my lists on this device' }).check();
  await expect(page.getByText('Everything is here, as of')).toBeVisible({ timeout: 60_000 });
}

/** Requests of the worker itself are cut as well. */
export async function cutNetwork(context: BrowserContext) {
  await context.setOffline(true);
}

export async function restoreNetwork(context: BrowserContext) {
  await context.setOffline(false);
}

/** The line that says how old the answers of a page are. */
export const ageLine = (page: Page) => page.getByText(/^From your field kit, as of/);

export async function expectAge(page: Page) {
  await expect(ageLine(page)).toBeVisible();
}

export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
