import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

const CHOOSING = '**/api/me/proudest';

test('owners choose and order their numbers with the keyboard, and can take it back [TM-07]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await chooseNothing();
  await logInAs(page, 'beekeeper');
  await gotoHydrated(page, '/tools/profile/beekeeper/cabinet');
  await expect(page.getByText('the lowest saved')).toBeVisible();
  const dialog = await openEditor(page);
  const chosen = dialog.getByRole('list', { name: 'Chosen numbers' }).getByRole('listitem');

  for (let count = 1; count <= 3; count += 1) {
    await dialog
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await expect(chosen).toHaveCount(count);
  }
  const [first = '', second = '', third = ''] = await chosen.allTextContents();
  const back = chosen.nth(0).getByRole('button', { name: /^Move .* back$/ });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(chosen.nth(1)).toHaveText(first);
  await expect(chosen.nth(1).getByRole('button', { name: /^Move .* back$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText([second, third, first]);
  await chosen
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(chosen).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen).toHaveText([second, third, first]);
  await page.setViewportSize(PHONE);
  await expectFitsBoth(page);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport();

  await page.route(CHOOSING, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your choice is still here.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openEditor(page);
  await expect(chosen).toHaveText([second, third, first]);
  await page.unroute(CHOOSING);
  await dialog.getByRole('button', { name: 'Save' }).click();

  const proud = page.getByRole('list', { name: 'Proudest numbers' }).getByRole('listitem');
  await expect(proud).toHaveCount(3);
  await expect(page.getByText(/^chosen by /)).toBeVisible();
  await page.reload();
  await expect(proud).toHaveCount(3);
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  await chooseNothing();
});

test('a saved choice can be undone, and the search finds only own numbers [TM-07]', async ({ page }) => {
  await chooseNothing('muted');
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/tools/profile/muted/cabinet');
  const dialog = await openEditor(page);
  await dialog.getByRole('searchbox', { name: 'Search your numbers' }).fill('nothing is called so');
  await expect(dialog.getByText('Nothing of yours matches.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search your numbers' }).fill('number<1000');
  await dialog
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^chosen by /)).toBeVisible();

  await page.getByRole('log', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('the lowest saved')).toBeVisible();
});

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Choose numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your proudest numbers' });
  await expect(dialog.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
  return dialog;
}

async function chooseNothing(account: 'beekeeper' | 'muted' = 'beekeeper') {
  const { token } = await sessionOf(account);
  const answer = await fetch(`${SITE}/api/me/proudest`, {
    method: 'POST',
    headers: { ...API_HEADERS, 'X-User-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ item_ids: [] }),
  });
  expect(answer.status).toBe(200);
}
