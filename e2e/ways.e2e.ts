import { expect, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { asPlayer } from './plan-world.ts';
import { logInAs } from './players.ts';

interface Ways {
  own: { item_id: number; number: number; status: string; is_locked: boolean; price: number | null }[];
  ways: { kind: string; words: string }[];
}

interface OwnPouch {
  items: { item_id: number; is_locked: boolean; is_spare: boolean; price: number | null }[];
}

interface Pouch {
  items: { item_id: number; item_type_id: number; name: string; number: number }[];
}

/** A type of which the player carries a free item. Tests that change an item each take their own. */
async function carriedType(nth = 0) {
  const { items: known } = await asPlayer<OwnPouch>('demofriend', '/me/pouch');
  const free = new Set(
    known.filter(({ is_locked, price }) => !is_locked && price === null).map(({ item_id }) => item_id),
  );
  const { items } = await asPlayer<Pouch>('demofriend', '/users/demofriend/pouch');
  const item = items.filter(({ item_id }) => free.has(item_id)).at(nth);
  if (!item) throw new Error('The player carries nothing that is free.');
  return item;
}

test('an item page lists every way for a player, with what they have of it [PN-01]', async ({ page }) => {
  const { item_type_id } = await carriedType();
  const { ways } = await asPlayer<Ways>('demofriend', `/me/ways/${item_type_id}`);
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, `/tools/item/${item_type_id}`);

  const panel = page.getByRole('region', { name: 'Ways to get it' });
  await expect(
    panel.getByRole('list', { name: 'Ways, the cheapest first' }).getByRole('listitem'),
  ).toHaveCount(ways.length);
  for (const { words } of ways) await expect(panel).toContainText(words);
  await expect(panel.getByRole('link', { name: 'Plan it' })).toHaveAttribute(
    'href',
    `/plan?types=${item_type_id}`,
  );
  await expectFitsBoth(page);
});

test('visitors load nothing of the ways [PN-01]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await gotoHydrated(page, '/tools/item/553');

  await expect(page.getByRole('region', { name: 'Ways to get it' })).toHaveCount(0);
  expect(asked.filter((url) => /\/me\/ways|own-ways-(?!slot)/.test(url))).toEqual([]);
});

test('an item is locked at once and unlocked by Undo [PN-04]', async ({ page }) => {
  const item = await carriedType();
  const name = `${item.name} #${item.number.toLocaleString('en')}`;
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, `/u/demofriend/pouch?q=${item.number}`);

  await page
    .getByRole('button', { name: `What to do with ${name}` })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Lock ${name}` })
    .press('Enter');
  const toasts = page.getByRole('log');
  await expect(toasts).toContainText(`${name} is locked.`);
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts).toContainText(`${name} is unlocked.`);
});

test('a price is checked in place, and stays after a failure [PN-04]', async ({ page }) => {
  const item = await carriedType(-1);
  const name = `${item.name} #${item.number.toLocaleString('en')}`;
  await page.route('**/api/me/actions', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', error: 'The server is resting.' } }),
  );
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, `/u/demofriend/pouch?q=${item.number}`);

  await page
    .getByRole('button', { name: `What to do with ${name}` })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Sell ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: /on the Market$/ });
  const price = dialog.getByRole('textbox', { name: 'Asking price in honeycombs' });
  await price.fill('1000001');
  await dialog.getByRole('button', { name: 'Put on the Market' }).click();
  await expect(dialog).toContainText('Write a whole number from 1 to 1,000,000.');

  await price.fill('35');
  await price.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The server is resting.');
  await expect(price).toHaveValue('35');
});
