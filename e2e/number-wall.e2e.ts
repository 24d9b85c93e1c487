import { expect, test } from '@playwright/test';
import { collectErrors, DESKTOP } from './checks.ts';
import { api, gotoHydrated, heading, panel } from './item-world.ts';
import { logInAs } from './players.ts';
import {
  aWallType,
  cardOf,
  cellOf,
  digitsIn,
  keyCounts,
  keyOf,
  numbersOf,
  rowsOf,
  tableOf,
  type WallType,
  wallOf,
} from './wall-world.ts';

test.use({ viewport: DESKTOP });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the item’s page leads to every number, on the wall and in the table [QL-09]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const type = await aWallType(request);
  await gotoHydrated(page, `/tools/item/${type.id}`);
  await panel(page, 'Where They Are').getByRole('link', { name: 'Every number: who has it' }).click();

  await expect(page).toHaveURL(`/tools/item/${type.id}/numbers`);
  await expect(heading(page)).toHaveText('Who has it');
  await expect(page).toHaveTitle(`Who has it: ${type.name} · WallaBee`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/numbers$/);
  expect(await keyCounts(page)).toBe(type.total_issued);

  const { results } = await numbersOf(request, type.id);
  await expect(rowsOf(page)).toHaveCount(50);
  const shown = await rowsOf(page).locator('th').allTextContents();
  expect(shown.map(digitsIn)).toEqual(results.slice(0, 50).map(({ number }) => number));
  for (const [place, { owner }] of results.slice(0, 50).entries())
    if (owner) await expect(rowsOf(page).nth(place)).toContainText(owner.name);

  await tableOf(page).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rowsOf(page).first()).toContainText('#51');
  await tableOf(page).getByRole('link', { name: 'Number' }).click();
  await expect(page).toHaveURL(/sort=down$/);
  await expect(rowsOf(page).first()).toContainText(`#${type.total_issued.toLocaleString('en')}`);
  expect(errors).toEqual([]);
});

test('class, pattern, state and owner sieve the wall and the table, and are the address [QL-09]', async ({
  page,
  request,
}) => {
  const type = await aWallType(request);
  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  const before = await wallOf(page).boundingBox();
  await page.getByRole('radio', { name: 'TD' }).check({ force: true });
  await page.getByRole('radio', { name: /^Palindrome/ }).check({ force: true });

  await expect(page).toHaveURL(/\?class=td&is=palindrome$/);
  const wanted = await numbersOf(request, type.id, 'class:td is:palindrome');
  const total = wanted.paging.total_results;
  await expect(tableOf(page)).toContainText(`of ${total}`);
  expect(await keyCounts(page)).toBe(total);
  await expect(rowsOf(page).first()).toContainText('#101');
  // Nothing moves, it only loses its light.
  expect(await wallOf(page).boundingBox()).toEqual(before);
  await expect.poll(() => cellOf(page, '1').evaluate((dim) => getComputedStyle(dim).opacity)).toBe('0.15');

  const [largest] = await keyOf(page)
    .locator('label')
    .evaluateAll((labels) =>
      labels
        .map((label) => ({
          state: label.querySelector('input')?.value ?? '',
          count: Number(label.querySelector('small')?.textContent?.replace(/\D/g, '')),
        }))
        .sort((one, other) => other.count - one.count),
    );
  expect(largest?.count).toBeLessThan(total);
  await keyOf(page).locator(`input[value="${largest?.state}"]`).uncheck({ force: true });
  await expect(page).toHaveURL(/&status=/);
  expect(new URL(page.url()).searchParams.get('status')?.split(',')).not.toContain(largest?.state);
  await expect(tableOf(page)).toContainText(`of ${total - (largest?.count ?? 0)}`);
});

test('the numbers of one owner, and a name that nobody has [QL-09]', async ({ page, request }) => {
  const type = await aWallType(request);
  const { results } = await numbersOf(request, type.id);
  const owner = results.find((number) => number.owner)?.owner?.name ?? '?';
  const theirs = await numbersOf(request, type.id, `owner:"${owner}"`);
  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  const field = page.getByRole('searchbox', { name: 'Owner' });
  await field.fill(owner);
  await field.press('Enter');

  await expect(page).toHaveURL(/\?owner=/);
  await expect(tableOf(page)).toContainText(`of ${theirs.paging.total_results}`);
  for (const row of await rowsOf(page).all()) await expect(row).toContainText(owner);
  expect(await keyCounts(page)).toBe(theirs.paging.total_results);

  await field.fill('nobody at all');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('nobody at all');
  await expect(rowsOf(page)).toHaveCount(50);

  await logInAs(page, 'demo');
  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  await page.getByRole('searchbox', { name: 'Owner' }).fill('me');
  await page.getByRole('searchbox', { name: 'Owner' }).press('Enter');
  await expect(page).toHaveURL(/\?owner=demo$/);

  // As after a login from there.
  await gotoHydrated(page, `/tools/item/${type.id}/numbers?owner=me`);
  await expect(page).toHaveURL(/\?owner=demo$/);
  await expect(page.getByRole('searchbox', { name: 'Owner' })).toHaveValue('demo');
});

test('what no number is says which filter to leave out [QL-09]', async ({ page, request }) => {
  const type = await aWallType(request);
  await gotoHydrated(page, `/tools/item/${type.id}/numbers?class=sd&is=sequence`);
  await expect(page.getByRole('heading', { name: 'No number is all of this' })).toBeVisible();

  await page.getByRole('link', { name: 'Without Sequence: 9' }).click();

  await expect(page).toHaveURL(/\?class=sd$/);
  await expect(rowsOf(page)).toHaveCount(9);
});

test('unknown and undiscovered types have no wall [QL-09, ER-03]', async ({ page, request }) => {
  expect((await page.goto('/tools/item/999999/numbers'))?.status()).toBe(404);
  const types = await api<WallType[]>(request, '/items/all');
  const known = new Set(types.map(({ id }) => id));
  const { items } = await api<{ items: { item_type_id: number; name: string }[] }>(request, '/sets/40');
  const hidden = items.find(({ name, item_type_id }) => name === '?' || !known.has(item_type_id));
  if (hidden) expect((await page.goto(`/tools/item/${hidden.item_type_id}/numbers`))?.status()).toBe(404);
});

test('without script the filters are a form, and the table and its pages are links [QL-09, QL-10]', async ({
  browser,
  request,
}) => {
  const type = await aWallType(request);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/tools/item/${type.id}/numbers`);
  await page.getByRole('radio', { name: 'DD' }).check({ force: true });
  await page.getByRole('radio', { name: /^Repdigit/ }).check({ force: true });
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/class=dd/);
  await expect(rowsOf(page)).toHaveCount(9);
  await expect(rowsOf(page).first()).toContainText('#11');

  await page.getByLabel('Find a number').fill('42');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/n=42/);
  await expect(page).toHaveURL(/is=repdigit/);
  await expect(cardOf(page, '42').getByRole('link', { name: 'Open #42' })).toBeVisible();

  await page.goto(`/tools/item/${type.id}/numbers`);
  await tableOf(page).getByRole('link', { name: 'Next page' }).click();
  await expect(rowsOf(page).first()).toContainText('#51');
  await cellOf(page, '7').click();
  await expect(page).toHaveURL(`/tools/item/${type.id}/num/7`);
  await page.close();
});

test('in forced colours the wall has its own', async ({ page, request }) => {
  const type = await aWallType(request);
  await page.emulateMedia({ forcedColors: 'active' });
  await gotoHydrated(page, `/tools/item/${type.id}/numbers`);
  const fills = await page
    .getByRole('grid', { name: 'Triple digits' })
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  expect(new Set(fills).size).toBeGreaterThan(2);
});
