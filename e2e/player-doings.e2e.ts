import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './checks.ts';
import { API_HEADERS, DEMO_PASSWORD, logInAs } from './players.ts';

const main = (page: Page) => page.getByRole('main');

test('a unique is gifted with a random variant, and every refusal has a text [GU-01, GU-02, GU-03]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.goto('/u/demo/giftunique');
  const send = main(page).getByRole('button', { name: 'Gift Unique' });
  await send.click();
  await expect(page.getByText('You must specify a user.')).toBeVisible();

  const recipient = page.getByLabel('Username of the recipient');
  for (const { name, error } of [
    { name: 'nobody-at-all', error: 'Error: There is no such player.' },
    { name: 'demo', error: 'Error: You cannot gift a unique to yourself.' },
    { name: 'banned', error: 'Error: This player cannot receive gifts.' },
  ]) {
    await recipient.fill(name);
    await send.click();
    await expect(main(page).getByRole('alert')).toHaveText(error);
    await expect(recipient).toHaveValue(name);
  }

  await expect(page.getByLabel('Variant')).toHaveValue('1');
  const unique = await page.getByLabel('Unique', { exact: true }).locator('option:checked').innerText();
  const variants = await page
    .getByLabel('Variant')
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await recipient.fill('muted');
  const sent = page.waitForRequest('**/api/users/gift/uniques/send');
  await send.click();
  const chosen = new URLSearchParams((await sent).postData() ?? '').get('variant_id');
  expect(variants.filter((variant) => variant !== '1')).toContain(chosen);
  await expect(main(page).getByRole('status').last()).toHaveText(
    new RegExp(`^Success!: ${unique} #[\\d,]+ created and sent to Quiet Quentin$`),
  );
  await expect(recipient).toHaveValue('');
});

test('a new player’s pages, from the first login to the first hundred items [LG-03, GU-04, RD-01, RD-02, RD-03, RD-04, BD-01, BD-02]', async ({
  page,
  request,
}, { retry }) => {
  await page.setViewportSize(PHONE);
  const username = `newbee-${retry}`;
  const code = `BUILD-A-UNIQUE-${9 - retry}`;
  const form = { username, password: DEMO_PASSWORD };
  expect((await request.post('/api/register', { headers: API_HEADERS, form })).status()).toBe(200);
  await page.goto('/login');
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(`/u/${username}/pouch`);
  await expect(main(page).getByRole('heading', { name: 'Your pouch is empty' })).toBeVisible();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name });
  await tab('Friends').click();
  await expect(main(page).getByRole('heading', { name: 'No friends yet' })).toBeVisible();
  await tab('Gift Unique').click();
  await expect(
    main(page).getByText('You currently do not own any Uniques that you are able to gift.'),
  ).toBeVisible();

  await tab('Redeem').click();
  await main(page).getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByText('You must specify a code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(main(page).getByRole('alert')).toContainText(
    'This code does not exist. Codes are case sensitive.',
  );

  // A link with a code redeems it once.
  let redeems = 0;
  await page.route('**/redeem/*', async (route) => {
    redeems += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(`/u/${username}/redeem?code=${code}`);
  await expect(page.getByText('Processing…')).toBeVisible();
  await expect(
    main(page).getByText('100 Build-A-Unique NFT created and sent to your lockbox.'),
  ).toBeVisible();
  // The code leaves the address, so that going back does not redeem it again.
  await expect(page).toHaveURL(`/u/${username}/redeem`);
  await main(page).getByRole('link', { name: 'See your locked items' }).click();
  await expect(page).toHaveURL(`/u/${username}/export`);
  await expect(page.getByRole('heading', { name: /Items Total$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  expect(redeems).toBe(1);
  await page.unroute('**/redeem/*');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await main(page).getByRole('button', { name: 'Redeem' }).click();
  await expect(main(page).getByRole('alert')).toContainText('You have redeemed this code already.');

  await tab('Birthday').click();
  await expect(main(page).getByText('You can set your birthday only once.')).toBeVisible();
  await expect(main(page).locator('header').first()).toContainText('Date Missing');
  await page.getByLabel('Month', { exact: true }).selectOption('October');
  await page.getByLabel('Day', { exact: true }).selectOption('9');
  await page.route('**/setbirthday', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Set Birthday' }).click();
  await expect(main(page).getByText('The server could not be reached. Nothing has been saved')).toBeVisible();
  await page.unroute('**/setbirthday');
  await main(page).getByRole('button', { name: 'Set Birthday' }).click();
  await expect(main(page).getByText('Your birthday is 9 October.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Set Birthday' })).toHaveCount(0);
  await expect(main(page).locator('header').first()).toContainText('9 October');
});

test('an empty birthday is shown as not set [BD-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.route('**/chkbday', (route) => route.fulfill({ json: { birthday: '' } }));
  await page.goto('/u/demo/birthday');

  await expect(main(page).getByText('Birthday Not Set.')).toBeVisible();
});
