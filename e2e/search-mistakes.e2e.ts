import { expect, test } from '@playwright/test';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { gotoHydrated, heading } from './item-world.ts';
import { logInAs } from './players.ts';
import { ATTIC, answerOf, kindTabs, queryBox, queryPage, WRONG } from './search-world.ts';
import { FAILING_SITE } from './sites.ts';

test('a mistake has a caret and a fix, and the rest still searches [QL-07]', async ({ page }) => {
  await gotoHydrated(page, queryPage(WRONG));
  const box = queryBox(page);
  const panel = page.getByRole('main').getByRole('alert');

  await expect(panel.getByRole('heading')).toHaveText('A number cannot be palindrone.');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAttribute('aria-describedby', (await panel.getAttribute('id')) ?? '?');
  await expect(page.getByText('Until it is mended, this is what the other three words find:')).toBeVisible();
  await expect(heading(page)).toHaveText(/^Numbers below 1,000 in Up the Attic Ladder, not recycled/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '#' }).first()).toBeVisible();
  const repdigit = panel.getByRole('link', { name: 'repdigit' });
  await expect(repdigit).toHaveAttribute('href', queryPage(WRONG.replace('palindrone', 'repdigit')));

  await panel.getByRole('link', { name: 'Did you mean is:palindrome?' }).click();
  await expect(page).toHaveURL(queryPage(WRONG.replace('palindrone', 'palindrome')));
  await expect(heading(page)).toHaveText(/that read the same backwards/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(box).toHaveValue(WRONG.replace('palindrone', 'palindrome'));
});

test('where nothing is found, one term fewer is offered [QL-07]', async ({ page }) => {
  await gotoHydrated(page, queryPage('set:attic number>99999 status:saved'));

  await expect(page.getByRole('heading', { name: 'No number is all of this' })).toBeVisible();
  await page.getByRole('link', { name: /^Without number>99999:/ }).click();

  await expect(page).toHaveURL(/q=set%3Aattic\+status%3Asaved/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Saved by');
});

test('owner:me says what it needs, and after the login it is answered [QL-06]', async ({ page, request }) => {
  await gotoHydrated(page, queryPage('owner:me is:round'));
  await expect(page.getByRole('heading', { name: 'owner:me is about you' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('loginReturn'))).toBe(
    queryPage('owner:me is:round'),
  );

  const { counts } = await answerOf(request, 'owner:demo is:round');
  await logInAs(page, 'demo');
  await gotoHydrated(page, queryPage('owner:me is:round'));
  await expect(kindTabs(page).getByRole('link', { name: 'Numbers' })).toHaveText(
    `Numbers${formatNumber(counts.numbers ?? -1)}`,
  );
  await expect(page.getByRole('heading', { name: 'owner:me is about you' })).toBeHidden();
});

test('a search of which no term is right does not claim that nothing exists [QL-07]', async ({ page }) => {
  for (const q of ['is:palindrone', 'owner:me']) {
    await page.goto(queryPage(q));
    await expect(page.getByRole('heading', { name: 'Nothing was searched yet' })).toBeVisible();
    await expect(page.getByText(/^No (items|numbers) found$/i)).toHaveCount(0);
  }
});

test('the line below the kinds goes from edge to edge of a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(queryPage(ATTIC));
  const line = await kindTabs(page).evaluate((tabs) => {
    const band = tabs.closest('[class*="band"]');
    return band && { width: band.clientWidth, shadow: getComputedStyle(band).boxShadow };
  });
  expect(line?.width).toBe(1600);
  expect(line?.shadow).toContain('inset');
});

test('no query is a server error, and one that is too long or too broad is told [QL-10]', async ({
  page,
  request,
}) => {
  for (const q of ['(((', '"', '-', 'or or', 'number<', ':::', '%00', 'moves>0 hands>0', '#'.repeat(300)]) {
    const response = await request.get(queryPage(q));
    expect(response.status(), q).toBeLessThan(500);
  }
  await page.goto(queryPage('lamp '.repeat(120)));
  await expect(page.getByRole('heading', { name: 'A search has at most 500 characters.' })).toBeVisible();

  await page.goto(queryPage(ATTIC, '&page=9999'));
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('where the search fails, the query and the tabs stay [QL-10, ER-02]', async ({ page }) => {
  const response = await page.goto(`${FAILING_SITE}${queryPage(ATTIC)}`);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'The search could not be answered' })).toBeVisible();
  await expect(queryBox(page)).toHaveValue(ATTIC);
  await expect(kindTabs(page).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', queryPage(ATTIC));
});
