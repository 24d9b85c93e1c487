import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { aPlayer, storeSession } from './account-helpers.ts';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { DEMO_PASSWORD } from './players.ts';

const main = (page: Page) => page.getByRole('main');

test('a player downloads an archive with the password [TM-06]', async ({ page, request }, { retry }) => {
  const player = await aPlayer(request, `tidy-otter-${retry}`, '198.51.100.31');
  await storeSession(page, await player.logIn('test'));
  await page.goto(`/u/${player.username}/data`);
  await page.getByRole('button', { name: 'Download archive' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('guess');
  await dialog.getByRole('button', { name: 'Download archive' }).click();
  await expect(dialog.getByText('That password is not right.')).toBeVisible();

  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download archive' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe(`wallabee-${player.username}.zip`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('archive.json')).toBe(true);
  await expect(page.getByText('Your archive is downloaded.')).toBeVisible();
});

test('a player deletes the account, and a login restores it [PP-02]', async ({ page, request }, {
  retry,
}) => {
  const errors = collectErrors(page);
  const player = await aPlayer(request, `quiet-heron-${retry}`, '198.51.100.32');
  const elsewhere = await player.logIn('elsewhere');
  await storeSession(page, await player.logIn('test'));
  await page.goto(`/u/${player.username}/data`);
  await expect(main(page).getByText('Log in to restore the account with everything in it.')).toBeVisible();
  await expectFitsBoth(page);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your username').fill(player.username);
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();

  await expect(page.getByText('Your account is closed. It will be deleted on')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await player.statusOf(elsewhere)).toBe(401);
  await page.goto(`/tools/profile/${player.username}`);
  await expect(main(page).getByText('Self Deleted or Banned')).toBeVisible();

  await page.goto('/login');
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Username').fill(player.username);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Your account is restored')).toBeVisible();
  await expect(page).toHaveURL(`/u/${player.username}/pouch`);
  expect(errors).toEqual([]);
});

test('another name is refused in words beside its field', async ({ page, request }, { retry }) => {
  const player = await aPlayer(request, `plain-finch-${retry}`, '198.51.100.33');
  await storeSession(page, await player.logIn('test'));
  await page.goto(`/u/${player.username}/data`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your username').fill('demo');
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();

  await expect(dialog.getByText('That is not your username.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveValue('');
});
