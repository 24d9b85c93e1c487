import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectFitsBoth } from './checks.ts';
import { api, fact, gotoHydrated, heading, holdRequests, mostIssued, type TypeFacts } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

test('a visitor goes from a set to an item, a number, its history and back [IT-01, NU-01, HI-03]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/tools/sets/40');
  await page.getByRole('link', { name: /Great Lens/ }).click();
  await expect(page).toHaveURL('/tools/item/817');
  await expect(heading(page)).toHaveText('Great Lens');

  await page.getByRole('textbox', { name: 'Find a number' }).fill('1');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL('/tools/item/817/num/1');
  await expect(heading(page)).toHaveText('Great Lens #1');

  await page.getByRole('link', { name: 'View History' }).click();
  await expect(page).toHaveURL(/\/tools\/item\/history\/\d+#history$/);
  await expect(heading(page)).toHaveText('The life of Great Lens #1');

  await page.getByRole('link', { name: 'Back to #1 Great Lens' }).click();
  await expect(page).toHaveURL('/tools/item/817/num/1');
  await page.getByRole('link', { name: 'Back to Great Lens' }).click();
  await expect(page).toHaveURL('/tools/item/817');
  await page.getByRole('link', { name: 'Back to Set' }).click();
  await expect(page).toHaveURL('/tools/sets/40');
  expect(errors).toEqual([]);
});

test('an item shows its facts at a glance, with commas in its numbers [IT-01, IT-13]', async ({
  page,
  request,
}) => {
  const { name, id, total_issued } = await mostIssued(request);
  expect(total_issued).toBeGreaterThan(999);

  await page.goto(`/tools/item/${id}`);

  await expect(heading(page)).toHaveText(name);
  await expect(fact(page, 'Total issued')).toHaveText(total_issued.toLocaleString('en-US'));
  await expect(page.getByRole('textbox', { name: 'Find a number' })).toHaveAttribute(
    'placeholder',
    `1 to ${total_issued.toLocaleString('en-US')}`,
  );
  await expect(page.getByRole('columnheader', { name: '1–9,999' })).toBeVisible();

  await page.goto('/tools/item/817');
  await expect(fact(page, 'Released')).toHaveText('14 Aug 2015');
  await expect(fact(page, 'Set').getByRole('link')).toHaveAttribute('href', '/tools/sets/40');
  await expect(fact(page, 'Set').locator('img')).toHaveAttribute('src', /\/art\/set-40-/);
  await expect(fact(page, 'How to get it')).toHaveText('MIX');
  await expect(page.getByText('It turns a candle into a promise')).toBeVisible();
});

test('a loading mark is shown until the next item arrives [IT-01]', async ({ page }) => {
  await gotoHydrated(page, '/tools/sets/40');
  const arrive = await holdRequests(page, '**/tools/item/818.data**');

  await page.getByRole('link', { name: /Fog Bell/ }).click();

  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  arrive();
  await expect(heading(page)).toHaveText('Fog Bell');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('the image opens in a modal 764 px wide and returns the focus [IT-02]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, '/tools/item/817');
  const opener = page.getByRole('link', { name: 'Show Great Lens large' });
  await opener.click();

  const modal = page.getByRole('dialog', { name: 'Great Lens' });
  await expect(modal).toBeVisible();
  expect((await modal.boundingBox())?.width).toBe(764);
  await expect(modal.getByRole('img')).toHaveAttribute('src', /-800\.webp/);

  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Find acts only on a number above 0, with commas or without [IT-03]', async ({ page }) => {
  await gotoHydrated(page, '/tools/item/817');
  const box = page.getByRole('textbox', { name: 'Find a number' });
  for (const refused of ['0', '-4', 'seven', '1.5', '']) {
    await box.fill(refused);
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(
      refused === ''
        ? 'Type the number to find, from 1 up.'
        : `“${refused}” is not an item number. Type a whole number from 1 up.`,
    );
    await expect(box).toHaveValue(refused);
    await expect(page).toHaveURL('/tools/item/817');
  }

  await box.fill('1,000');
  await box.press('Enter');
  await expect(page).toHaveURL('/tools/item/817/num/1000');
});

test('Find works without a script [IT-03]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tools/item/817');

  await page.getByRole('textbox', { name: 'Find a number' }).fill('2');
  await page.getByRole('button', { name: 'Find' }).click();

  await expect(page).toHaveURL('/tools/item/817/num/2');
  await page.goto('/tools/item/817?number=abc');
  await expect(heading(page)).toHaveText('Great Lens');
  const box = page.getByRole('textbox', { name: 'Find a number' });
  await expect(box).toHaveValue('abc');
  await expect(box).toHaveAccessibleDescription(/“abc” is not an item number/);
  await page.close();
});

test('an undiscovered item reveals nothing', async ({ page, request }) => {
  const types = await api<TypeFacts[]>(request, '/items/all');
  const hidden = types.find(({ name }) => name === '?');

  for (const address of [`/tools/item/${hidden?.id}`, `/tools/item/${hidden?.id}/num/1`]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Undiscovered Item');
    await expect(page.getByRole('link', { name: 'Back to Set' })).toHaveAttribute(
      'href',
      `/tools/sets/${hidden?.set_id}`,
    );
    await expect(page.getByRole('main').locator('img, dl, form')).toHaveCount(0);
  }
});

for (const address of [
  '/tools/item/0',
  '/tools/item/999999',
  '/tools/item/abc',
  '/tools/item/817/num/abc',
  '/tools/item/999999/num/1',
]) {
  test(`${address} is a designed page with the status 404 [SH-10]`, async ({ page }) => {
    const response = await page.goto(address);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: /Item Search/ }).first()).toBeVisible();
  });
}

test('a shared item has a preview card', async ({ page }) => {
  await page.goto('/tools/item/820?variant=3');
  const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');

  await expect(page).toHaveTitle('Storm Glass · WallaBee');
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/tools\/item\/820$/);
  expect(await content('og:title')).toBe('Storm Glass · WallaBee');
  expect(await content('og:image')).toMatch(/\/previews\/item-820\.png\?k=[\w-]{16}$/);
  const picture = await page.request.get((await content('og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(picture.headers()['cache-control']).toContain('immutable');
});

test('while the API is down the item pages say so and can be tried again [ER-02]', async ({ page }) => {
  for (const address of ['/tools/item/817', '/tools/item/817/num/1', '/tools/item/history/1']) {
    const response = await page.goto(`${FAILING_SITE}${address}`);

    expect(response?.status()).toBe(503);
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', address);
  }
});

for (const address of [
  '/tools/item/817',
  '/tools/item/820?variant=3',
  '/tools/item/553',
  '/tools/item/3001',
  '/tools/item/2801',
  '/tools/item/817/num/1',
  '/tools/item/817/num/4999',
  '/tools/item/history/1',
  '/tools/item/history/0',
]) {
  test(`${address} fits a phone and a desktop and has no barrier axe can find`, async ({ page }) => {
    await page.goto(address);
    await expectFitsBoth(page);
  });
}
