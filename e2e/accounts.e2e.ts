import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { aPlayer, storeSession } from './account-helpers.ts';
import { collectErrors, DESKTOP, expectFitsBoth } from './checks.ts';
import { untilHydrated } from './item-world.ts';
import { DEMO_PASSWORD, logInAs } from './players.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';

const main = (page: Page) => page.getByRole('main');
const logins = (page: Page) =>
  main(page).getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem');

test('logins are listed with their device, ended one by one and all at once [LG-07]', async ({
  page,
  request,
}, { retry }) => {
  const errors = collectErrors(page);
  const player = await aPlayer(request, `drowsy-moth-${retry}`, '198.51.100.1');
  const [firefox, iphone] = [await player.logIn(FIREFOX), await player.logIn(IPHONE)];
  await player.logIn(IPHONE);
  await storeSession(page, await player.logIn(await page.evaluate(() => navigator.userAgent)));
  await page.goto(`/u/${player.username}/sessions`);

  // One of them is the registration's own login.
  await expect(logins(page)).toHaveCount(5);
  await expect(logins(page).first()).toContainText('Chrome on Linux');
  await expect(logins(page).first()).toContainText('This device');
  await expect(logins(page).first()).toContainText('Last used just now');
  await expect(logins(page).first().getByRole('button')).toHaveCount(0);
  await expectFitsBoth(page);

  await page.getByRole('button', { name: /^Log out Firefox on Linux, logged in / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    /^Log out this device\?Firefox on Linux, logged in .* has to log in again/,
  );
  expect(await player.statusOf(firefox)).toBe(200);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(logins(page)).toHaveCount(4);
  await expect(page.getByText('Firefox on Linux is logged out.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  expect([await player.statusOf(firefox), await player.statusOf(iphone)]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Log out all others' }).click();
  await dialog.getByRole('button', { name: 'Log out all others' }).click();
  await expect(logins(page)).toHaveCount(1);
  await expect(main(page).getByText('You are not logged in anywhere else.')).toBeVisible();
  expect(await player.statusOf(iphone)).toBe(401);
  await expectFitsBoth(page);
  expect(errors).toEqual([]);
});

test('a failed load and a failed logout show an error with a retry [ER-02]', async ({ page, request }, {
  retry,
}) => {
  const player = await aPlayer(request, `brisk-newt-${retry}`, '198.51.100.2');
  await player.logIn(FIREFOX);
  await storeSession(page, await player.logIn(IPHONE));
  const api = /\/api\/me\//;
  await page.route(api, (route) =>
    route.fulfill({ status: 400, json: { code: 'bad_input', error: 'Not now.' } }),
  );
  await page.goto(`/u/${player.username}/sessions`);
  await expect(main(page).getByText('Your logins could not be loaded.')).toBeVisible();
  await expect(main(page).getByText('Your two-step login could not be loaded.')).toBeVisible();
  await expectFitsBoth(page);

  await page.unroute(api);
  await main(page).getByRole('button', { name: 'Try again' }).first().click();
  await expect(logins(page)).toHaveCount(3);
  await page.route(api, (route) => route.abort());
  await page.getByRole('button', { name: 'Log out all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all others' }).click();
  await expect(page.getByText('Logging out did not work. Try again in a moment.')).toBeVisible();
  await expect(logins(page)).toHaveCount(3);
});

test('a second factor is set up, asked for at each login, and turned off [LG-02, LG-03]', async ({
  page,
  request,
}, { retry }) => {
  await page.setViewportSize(DESKTOP);
  const player = await aPlayer(request, `quiet-otter-${retry}`, '198.51.100.3');
  await storeSession(page, await player.logIn(FIREFOX));
  await page.goto(`/u/${player.username}/sessions`);

  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeFocused();
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill('not honeycomb');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('That password is not right.')).toBeVisible();
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Add WallaBee to your app' })).toBeFocused();
  const secret = (await main(page).getByRole('code').innerText()).replaceAll(' ', '');
  const codeIn = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1_000 });
  await expectFitsBoth(page);
  await page.getByLabel('Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(/That code is not right/)).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeIn(-30));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const recoveryCodes = await main(page).getByRole('code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await expectFitsBoth(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(recoveryCodes.join('\n'));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(main(page).getByRole('heading', { name: 'Two-step login' })).toBeFocused();
  await expect(main(page).getByText('10 recovery codes are left.')).toBeVisible();
  await expectFitsBoth(page);

  await logOutAndIn(page, player.username);
  await expect(page.getByText('This account also needs a code.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(player.username);
  await expect(page.getByLabel('Password')).toHaveValue(DEMO_PASSWORD);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectFitsBoth(page);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await page.getByLabel('Code').fill(codeIn(30));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/u/${player.username}/pouch`);

  await logOutAndIn(page, player.username);
  await page.getByLabel('Password').fill('not honeycomb');
  await expect(page.getByLabel('Code')).toHaveCount(0);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/u/${player.username}/pouch`);
  await page.goto(`/u/${player.username}/sessions`);
  await expect(main(page).getByText('9 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveValue('');
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
  await dialog.getByLabel('Code from the app, or a recovery code').fill(recoveryCodes[0] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText(/That code is not right/)).toBeVisible();
  await expectFitsBoth(page);
  await dialog.getByLabel('Code from the app, or a recovery code').fill(recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step login is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('staff without a second factor are asked to set one up, and nobody else is', async ({ page }) => {
  const hint = main(page).getByText('Please set up two-step login.');
  await logInAs(page, 'staff');
  await page.goto('/u/staff/sessions');
  await expect(hint).toBeVisible();

  await logInAs(page, 'demo');
  await page.goto('/u/demo/sessions');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

async function logOutAndIn(page: Page, username: string) {
  await page.setViewportSize(DESKTOP);
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.goto('/login');
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
}
