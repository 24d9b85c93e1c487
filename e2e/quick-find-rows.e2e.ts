import { expect, test } from '@playwright/test';
import { DESKTOP } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { dialog, field, openBy, openWith, rows, SUGGEST, selected, untilFresh } from './quick-find-world.ts';

test.use({ viewport: DESKTOP });
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('rows have a picture, say why they are there, and link to all of their kind [QL-08]', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq');
  await openWith(page, 'lamp');
  const items = dialog(page).getByRole('group', { name: 'Items' });

  await expect(items.locator('mark').first()).toHaveText(/^lamp$/i);
  await expect(items.getByRole('img', { includeHidden: true }).first()).toBeVisible();
  await expect(items.getByText(/ issued$/).first()).toBeVisible();
  const all = items.getByRole('option', { name: /^All [\d,]+ Items/ });
  await expect(all).toHaveAttribute('href', '/tools/search?q=lamp&of=items');
});

test('old rows stay while new ones load and where they fail, with Try again [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  await openWith(page, 'great lens');
  await expect(rows(page).first()).toContainText('Great Lens');

  let isFailing = true;
  await page.route(SUGGEST, (route) => (isFailing ? route.abort() : route.continue()));
  await field(page).fill('liberty');
  await expect(dialog(page).getByRole('alert')).toContainText('That could not be looked up.');
  await expect(rows(page).first()).toContainText('Great Lens');

  isFailing = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toContainText('Liberty');
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
});

test('Ctrl Enter searches everything, and so does Enter where nothing is found [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  await openWith(page, 'lamp');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/tools\/search(\?q=|\/)lamp/);
  await expect(dialog(page)).toHaveCount(0);

  await gotoHydrated(page, '/faq');
  await openWith(page, 'zzzzqqqq');
  await expect(dialog(page).getByText('Nothing here is called “zzzzqqqq”.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/search(\?q=|\/)zzzzqqqq/);
});

test('a search with filters is one row, which Enter and a tap open [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  await openWith(page, 'set:attic is:round');
  const group = dialog(page).getByRole('group', { name: 'A search with filters' });
  await expect(group.getByRole('option')).toContainText('set:attic is:round');
  await untilFresh(page);
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/search?q=set%3Aattic+is%3Around');

  await gotoHydrated(page, '/faq');
  await openWith(page, 'is:prime');
  await group.getByRole('option').click();
  await expect(page).toHaveURL('/tools/search?q=is%3Aprime');
});

test('a kind without a neighbour has the whole width [QL-08]', async ({ page }) => {
  await page.route(SUGGEST, async (route) => {
    const answer = await route.fetch();
    const { jumps, groups } = await answer.json();
    const two = groups.filter(({ kind }: { kind: string }) => kind === 'items' || kind === 'sets');
    await route.fulfill({ json: { jumps, groups: two } });
  });
  await gotoHydrated(page, '/faq');
  await openWith(page, 'lamp');
  const widthOf = async (name: string) =>
    (await dialog(page).getByRole('group', { name }).boundingBox())?.width ?? 0;
  await expect(dialog(page).getByRole('group', { name: 'Sets' })).toBeVisible();
  expect(await widthOf('Sets')).toBe(await widthOf('Items'));
});

test('an empty field has recent searches and three examples [QL-08]', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  await openBy(page, '/');
  await expect(dialog(page).getByRole('group', { name: 'Try one of these' }).getByRole('option')).toHaveCount(
    3,
  );
  await expect(selected(page)).toHaveCount(0);

  await page.keyboard.type('great lens 1');
  await expect(selected(page)).toContainText('#1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tools/item/817/num/1');

  await openBy(page, '/');
  await expect(field(page)).toHaveValue('');
  const recent = dialog(page).getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option').first()).toHaveText('great lens 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('great lens 1');
  await expect(field(page)).toBeFocused();

  await field(page).fill('');
  await recent.getByRole('option', { name: 'Forget them' }).click();
  await expect(recent).toHaveCount(0);
});
