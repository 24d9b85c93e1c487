import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE } from './checks.ts';
import { openThread } from './forum-steps.ts';
import { gotoHydrated, holdRequests, untilHydrated } from './item-world.ts';
import { DEMO_PASSWORD, type DemoAccount, logInAs } from './players.ts';

const main = (page: Page) => page.getByRole('main');
const headerLogin = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

async function logIn(page: Page, username: DemoAccount = 'demofriend') {
  await expect(page).toHaveURL('/login');
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();
}

for (const address of [
  '/',
  '/tools/sets/40?q=lens',
  '/tools/profile/demo/wishlist/100',
  '/developers/keys',
]) {
  test(`the header’s Login returns to ${address} [LG-03]`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await gotoHydrated(page, address);
    await headerLogin(page).click();
    await logIn(page);

    await expect(page).toHaveURL(address);
    await expect(headerLogin(page)).toBeHidden();
  });
}

for (const address of ['/forums/4/0', '/addthread/4']) {
  test(`the login message returns to ${address} [LG-03, FO-11]`, async ({ page }) => {
    await gotoHydrated(page, address);
    await main(page).getByRole('link', { name: 'Login' }).click();
    await logIn(page);

    await expect(page).toHaveURL(address);
  });
}

test('the login returns to the linked post, and going back skips the login [LG-03, FO-11]', async ({
  page,
}) => {
  const { address: thread } = await openThread(9);
  await gotoHydrated(page, '/faq');
  await page.evaluate((address) => {
    history.pushState(null, '', address);
  }, '/faq');
  await gotoHydrated(page, `${thread}#post-1`);
  await main(page).getByRole('link', { name: 'Login' }).click();
  await logIn(page);

  await expect(page).toHaveURL(`${thread}#post-1`);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
  await expect(page.getByText('Posting as Zoë Demofriend')).toBeVisible();
});

for (const tab of ['redeem?code=NO-SUCH-CODE', 'redeem/NO-SUCH-CODE', 'giftunique', 'inbox']) {
  test(`without a login /u/demofriend/${tab} is opened after it [LG-03, LG-07]`, async ({ page }) => {
    await page.goto(`/u/demofriend/${tab}`);
    await logIn(page);

    await expect(page).toHaveURL(`/u/demofriend/${tab}`);
    if (tab.includes('CODE')) await expect(main(page).getByRole('alert')).toContainText('does not exist');
  });
}

test('a link pressed before the page’s script has loaded returns, too [LG-03]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const arrive = await holdRequests(page, '**/assets/entry.client*.js');
  await page.goto('/rules', { waitUntil: 'commit' });
  await headerLogin(page).click();
  await expect(page).toHaveURL('/login');
  arrive();
  await logIn(page);

  await expect(page).toHaveURL('/rules');
});

test('the footer and the side menu return to their page, over a reload of the login [LG-03, SH-06]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, '/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await gotoHydrated(page, '/privacy');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await logIn(page);

  await expect(page).toHaveURL('/privacy');
});

test('where no page asked for it, the login leads to the pouch [LG-03]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, '/rules');
  await headerLogin(page).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('banner').getByRole('link', { name: 'Uniques' }).click();
  await expect(page.getByRole('heading', { name: 'Uniques', level: 1 })).toBeVisible();

  await page.goto('/login');
  await logIn(page);

  await expect(page).toHaveURL('/u/demofriend/pouch');
});

test('an address of another site is never returned to [LG-03]', async ({ page }) => {
  for (const foreign of [
    'https://evil.example/',
    '//evil.example/',
    '/\\\\evil.example',
    '/.//evil.example',
  ]) {
    await page.goto('/login');
    await page.evaluate((address) => sessionStorage.setItem('loginReturn', address), foreign);
    await logIn(page);
    await expect(page).toHaveURL('/u/demofriend/pouch');
    await page.evaluate(() => localStorage.clear());
  }
});

test('after an expired login the player is back with what was typed [LG-03, LG-07, ER-02]', async ({
  page,
}) => {
  const { address } = await openThread(10);
  await logInAs(page, 'demofriend');
  await page.setViewportSize(DESKTOP);
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await gotoHydrated(page, address);
  await box.fill('Two nails and a prayer.');
  // Saving the draft would notice the end of the login before the click does.
  await expect(page.getByText(/^Draft saved, /)).toBeVisible();
  await expire(page);
  await page.getByRole('button', { name: 'Post Reply' }).click();
  await expect(page.getByText('Your login has run out. Please log in again.')).toBeVisible();
  await page.reload();
  await logIn(page);
  await expect(page).toHaveURL(address);
  await expect(box).toHaveValue('Two nails and a prayer.');

  await gotoHydrated(page, '/u/demofriend/redeem');
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('Half-A-Code');
  await expire(page);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/u/demofriend/redeem');
  await expect(code).toHaveValue('Half-A-Code');
});

/** The page has not noticed yet that its login ended. */
async function expire(page: Page) {
  await page.evaluate(() => localStorage.setItem('token', 'long-gone'));
}

test('the password can be shown, and is sent either way [LG-01]', async ({ page }) => {
  await page.goto('/login');
  await untilHydrated(page);
  const password = page.getByLabel('Password');
  await password.fill(DEMO_PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(DEMO_PASSWORD);
  await page.getByLabel('Username').fill('demofriend');
  await page.getByLabel('Username').press('Enter');
  await expect(page).toHaveURL('/u/demofriend/pouch');
});
