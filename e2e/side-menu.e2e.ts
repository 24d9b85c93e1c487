import { expect, test } from '@playwright/test';
import { PHONE } from './checks.ts';
import { gotoHydrated, untilHydrated } from './item-world.ts';

const ITEMBEE = ['Browse Sets', 'Item Search', 'Profile Search'];
const GENERAL = ['Home', 'Forums', 'About', 'FAQ', 'Places', 'Rules', 'Uniques', 'Support'];

test.use({ viewport: PHONE });

test('the side menu is 220 px wide and closes by button, Escape and a press outside [SH-04]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/sets');
  const open = page.getByRole('banner').getByRole('button', { name: /menu/i }).first();
  const menu = page.getByRole('dialog');

  await open.press('Enter');
  await expect(menu).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.width).toBe(220);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await menu.getByRole('button', { name: /close/i }).click();
  await expect(menu).toBeHidden();

  await open.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(340, 400);
  await expect(menu).toBeHidden();
});

test('logged out, the side menu offers Login, ItemBee and the general pages without Forums [SH-06]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/sets');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
  const menu = page.getByRole('dialog');

  await expect(menu.getByRole('heading')).toHaveText(['ITEMBEE', 'GENERAL']);
  await expect(menu.getByRole('listitem').filter({ visible: true })).toHaveText([
    'Login',
    ...ITEMBEE,
    ...GENERAL.filter((name) => name !== 'Forums'),
  ]);
});

test('logged in, the side menu offers the profile, ItemBee and everything general [SH-05]', async ({
  page,
}) => {
  await page.goto('/tools/sets');
  await page.evaluate(() => {
    localStorage.setItem('token', 't');
    localStorage.setItem('userId', '7');
    localStorage.setItem('username', 'ada');
  });
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
  const menu = page.getByRole('dialog');

  await expect(menu.getByRole('heading')).toHaveText(['PROFILE', 'ITEMBEE', 'GENERAL']);
  await expect(menu.getByRole('listitem').filter({ visible: true })).toHaveText([
    'Pouch',
    'Set Completion',
    'Achievements',
    'Inbox',
    'Friends',
    'Gift Unique',
    'Locked Items',
    'Redeem Code',
    'Hive',
    'Swaps',
    'Plans',
    'Radar',
    'Alerts',
    ...ITEMBEE,
    ...GENERAL,
    'Logout',
  ]);
  for (const [name, path] of [
    ['Pouch', 'pouch'],
    ['Set Completion', 'sets'],
    ['Achievements', 'achievements'],
    ['Inbox', 'inbox'],
    ['Friends', 'friends'],
    ['Gift Unique', 'giftunique'],
    ['Locked Items', 'export'],
    ['Redeem Code', 'redeem'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', `/u/ada/${path}`);
  }
  await expect(menu.getByRole('link', { name: 'Swaps' })).toHaveAttribute('href', '/swaps');
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden();
});
