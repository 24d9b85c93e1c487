import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, heading } from './item-world.ts';
import { API_HEADERS, DEMO_PASSWORD, logInAs } from './players.ts';
import { SITE } from './sites.ts';

const main = (page: Page) => page.getByRole('main');
const save = (page: Page) => main(page).getByRole('button', { name: 'Save' });

test('players change their name, home, bio and picture, and lose nothing they typed [SP-08, PP-04]', async ({
  page,
}, { retry }) => {
  const errors = collectErrors(page);
  await page.setViewportSize(PHONE);
  const { userId, username } = await register(page, `editor-${retry}`);
  await page.goto(`/tools/profile/${userId}/bio`);
  await main(page).getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(`/u/${username}/profile`);
  const [name, bio] = [page.getByLabel('Name', { exact: true }), page.getByLabel('Bio')];
  await expect(name).toHaveValue(username);

  await name.fill('WallaBee Staff');
  await bio.fill('One line\nAnd another');
  await page.getByLabel('Home').fill('Saltby, England');
  await save(page).click();
  await expect(main(page).getByText('could be mistaken for the site’s own')).toBeVisible();
  await name.fill('Quiet Quentìn');
  const change = '**/api/me/profile';
  await page.route(change, (route) => route.abort());
  await save(page).click();
  await expect(main(page).getByText('What you typed is still here')).toBeVisible();
  await page.unroute(change);
  await page.reload();
  await expect(name).toHaveValue('Quiet Quentìn');
  await expect(bio).toHaveValue('One line\nAnd another');
  await save(page).click();
  await expect(main(page).getByText('Saved. Everybody sees it now.')).toBeVisible();
  await expect(heading(page)).toHaveText('Quiet Quentìn');

  const avatar = main(page).locator('header img').first();
  const drawn = await avatar.getAttribute('src');
  await page.locator('input[type=file]').setInputFiles(await aPhoto(page));
  await expect(main(page).getByText('That is your picture now.')).toBeVisible();
  await expect(avatar).not.toHaveAttribute('src', drawn ?? '');
  await expectFitsBoth(page);
  await page.setViewportSize(PHONE);
  await page.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(main(page).getByText('could not be read as a picture')).toBeVisible();

  await main(page).getByRole('link', { name: 'Edit Profile' }).first().waitFor();
  await gotoHydrated(page, '/tools/profile/quiet%20quentin/bio');
  await expect(heading(page)).toHaveText('2 Players Called “quiet quentin”');
  const choices = main(page).getByRole('list', { name: 'Players' }).getByRole('link');
  await expect(choices).toHaveCount(2);
  await expectFitsBoth(page);
  await choices.filter({ hasText: `@${username}` }).click();
  await expect(page).toHaveURL(`/tools/profile/${userId}/bio`);
  await expect(main(page).getByRole('region', { name: 'Bio' }).getByRole('paragraph')).toHaveText([
    'One line',
    'And another',
  ]);

  await gotoHydrated(page, `/u/${username}/profile`);
  await main(page).getByRole('button', { name: 'Remove Picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Picture' }).click();
  await expect(main(page).getByText('The drawn one is back.')).toBeVisible();
  await expect(avatar).toHaveAttribute('src', drawn ?? '');
  expect(errors.filter((error) => !/Failed to load|ERR_FAILED|400/.test(error))).toEqual([]);
});

test('a muted player sees why nothing new can be written [SP-08]', async ({ page }) => {
  await logInAs(page, 'muted');
  await page.goto('/u/muted/profile');
  await expect(main(page).getByText('you can remove what is here')).toBeVisible();
  const bio = page.getByLabel('Bio');
  await bio.fill('Something new');

  await save(page).click();

  await expect(main(page).getByRole('alert').filter({ hasText: 'forums right' })).toBeVisible();
  await expect(bio).toHaveValue('Something new');
  await main(page).getByRole('button', { name: 'Discard Changes' }).click();
  await expect(bio).not.toHaveValue('Something new');
});

async function register(page: Page, username: string) {
  const form = { username, password: DEMO_PASSWORD };
  const response = await page.request.post(`${SITE}/api/register`, { headers: API_HEADERS, form });
  expect(response.status()).toBe(200);
  const { token, user_id } = await response.json();
  const userId = String(user_id);
  const blank = `${SITE}/blank`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blank);
  await page.evaluate((stored) => Object.assign(localStorage, stored), { token, userId, username });
  return { userId, username };
}

/** Larger than the server takes, as a camera makes them: noise does not compress. */
async function aPhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1800 });
    const context = canvas.getContext('2d');
    const pixels = context?.createImageData(2400, 1800);
    if (!context || !pixels) return '';
    let seed = 7;
    for (let place = 0; place < pixels.data.length; place += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      pixels.data[place] = place % 4 === 3 ? 255 : seed % 256;
    }
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const buffer = Buffer.from(base64, 'base64');
  expect(buffer.length).toBeGreaterThan(4 * 1024 * 1024);
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}
