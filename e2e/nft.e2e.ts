import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';

test('the page welcomes, congratulates and lists the steps in order [NF-01, NF-03]', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/NFT');

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to WallaBee' })).toBeVisible();
  const picture = page.getByRole('img', { name: 'The Build-A-Unique NFT' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Congratulations!' })).toContainText('Build-A-Unique NFT');
  const steps = page.getByRole('region', { name: 'How to redeem your code' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Download the app',
    'Create an account',
    'Log in on this site',
    'Enter the NFT code',
    'Receive 100 of the Build-A-Unique NFT item',
    'Find them in the game',
  ]);
  await expect(steps).toContainText('LockBox');
  await expect(steps).toContainText('Open your pouch in the app');
  expect(errors).toEqual([]);
});

test('the plate of the item follows the theme [NF-01]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/NFT');
  const plate = page.getByRole('img', { name: 'The Build-A-Unique NFT' }).locator('..');
  const paint = () => plate.evaluate((element) => getComputedStyle(element).backgroundImage);
  const light = await paint();

  await page.emulateMedia({ colorScheme: 'dark' });

  await expect.poll(paint).not.toBe(light);
});

test('without a stored token the button leads to the login [NF-02]', async ({ page }) => {
  await page.goto('/NFT');

  const panel = page.getByRole('region', { name: 'Congratulations!' });
  await expect(panel.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await expect(panel.getByRole('link', { name: 'Redeem Code Page' })).toBeHidden();
});

test('with a stored token the button leads to the redeem tab [NF-02]', async ({ page }) => {
  await page.addInitScript(() => Object.assign(localStorage, { token: 't', userId: '1', username: 'demo' }));
  await page.goto('/NFT');

  const panel = page.getByRole('region', { name: 'Congratulations!' });
  await expect(panel.getByRole('link', { name: 'Redeem Code Page' })).toHaveAttribute(
    'href',
    '/u/demo/redeem',
  );
  await expect(panel.getByRole('link', { name: 'Login' })).toBeHidden();
});

test('the page is accessible and fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/NFT');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.setViewportSize(DESKTOP);
  await expectNoSidewaysScroll(page);
});
