import { expect, test } from '@playwright/test';
import { api, firstNumber, type HistoryFacts, heading, mostIssued, oneOfEachLocation } from './item-world.ts';
import { ALTERED_SITE } from './sites.ts';

test('a number shows its card, and one goes on to its neighbours [NU-01, NU-04]', async ({
  page,
  request,
}) => {
  const { id, name, total_issued } = await mostIssued(request);
  const last = total_issued.toLocaleString('en-US');
  await page.goto(`/tools/item/${id}/num/1`);
  const browsing = page.getByRole('navigation', { name: 'Other numbers' });
  await expect(browsing.getByRole('link')).toHaveText(['Next #2']);
  await expect(page.getByRole('article').getByText('SD', { exact: true })).toBeVisible();

  await browsing.getByRole('link', { name: 'Next' }).click();
  await expect(heading(page)).toHaveText(`${name} #2`);
  await expect(browsing.getByRole('link')).toHaveText(['Previous #1', 'Next #3']);

  await page.goto(`/tools/item/${id}/num/${total_issued + 10}`);
  await expect(browsing.getByRole('link')).toHaveText([
    `Previous #${(total_issued + 9).toLocaleString('en-US')}`,
  ]);
  await page.goto(`/tools/item/${id}/num/${total_issued + 11}`);
  await browsing.getByRole('link', { name: 'Previous' }).click();
  await expect(heading(page)).toHaveText(`${name} #${last}`);
  await expect(page.getByRole('link', { name: 'View History' })).toBeVisible();
});

test('a number that nobody has made is a page of its own with the status 404 [NU-02]', async ({ page }) => {
  for (const number of ['0', '4999', '99999999999']) {
    const response = await page.goto(`/tools/item/817/num/${number}`);

    expect(response?.status()).toBe(404);
    await expect(page.getByText('Item has not been created yet!')).toBeVisible();
    await expect(page.getByRole('article').locator('img')).toHaveAttribute(
      'src',
      '/art/item-generic-200.webp',
    );
    await expect(page.getByRole('link', { name: 'View History' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Previous|Next/ }).first()).toBeVisible();
  }
});

test('a number shows its whereabouts and links its holder [NU-03]', async ({ page, request }) => {
  const wanted = new Map([
    ['saved', /^Saved by /],
    ['lockbox', /^In the LOCKBOX of /],
    ['pouch', /^In the POUCH of /],
    ['dropped', /^Is (DROPPED at|LOCKED by) /],
    ['mixed', /^(Used to CREATE or ADD to |Item Destroyed$)/],
    ['mixing_pool', /^Can be found in The Mixerpool$/],
    ['recycle_center', /^Can be found in The Recycle Center$/],
  ]);
  for (const [location, item] of await oneOfEachLocation(request, [...wanted.keys()])) {
    await page.goto(`/tools/item/${item.item_type_id}/num/${item.number}`);
    const line = page.getByRole('article').getByRole('paragraph').first();
    await expect(line).toHaveText(wanted.get(location) ?? '?');
    if (item.user && location !== 'dropped')
      await expect(line.getByRole('link')).toHaveAttribute('href', `/tools/profile/${item.user.id}/bio`);
  }
});

test('an item of a variant shows its colours [NU-01]', async ({ page, request }) => {
  const found = await firstNumber(request, 820, ({ variant_id }) => variant_id !== null);

  await page.goto(`/tools/item/820/num/${found.number}`);

  await expect(page.getByRole('article').locator('img')).toHaveAttribute(
    'src',
    new RegExp(`/art/item-820\\.${found.variant_id}-400`),
  );
  await expect(page.getByText(found.variant_name ?? '?', { exact: true })).toBeVisible();
});

test('a history is a timeline of labels, dates, players and items [HI-01, HI-02]', async ({
  page,
  request,
}) => {
  const mixed = await firstNumber(request, 817, () => true);
  const events = await api<HistoryFacts[]>(request, `/items/history/${mixed.item_id}`);
  const made = events.at(-1);
  expect(made?.type).toBe('itemcreated');

  await page.goto(`/tools/item/history/${mixed.item_id}`);

  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(events.length);
  const origin = articles.last();
  await expect(origin.getByRole('heading', { name: 'Created' })).toBeVisible();
  await expect(origin.locator('time')).toHaveAttribute('datetime', made?.created_at ?? '?');
  await expect(origin).toContainText(made?.secondary_item?.name ?? '?');
  await expect(origin).toContainText(made?.tertiary_item?.name ?? '?');
  await expect(origin).toContainText(`#${mixed.number}`);
  await expect(origin.getByRole('link', { name: made?.user?.name ?? '?' })).toHaveAttribute(
    'href',
    `/tools/profile/${made?.user?.id}/bio`,
  );
});

test('a long history comes in pages [HI-01]', async ({ page }) => {
  const events = page.getByRole('main').getByRole('article');
  const pages = page.getByRole('navigation', { name: 'Pages of the history' });
  await page.goto(`${ALTERED_SITE}/tools/item/history/1`);
  await expect(events).toHaveCount(40);
  const newest = await events.first().locator('time').getAttribute('datetime');
  expect(newest).toBe('2016-04-05T12:00:00.000Z');

  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=1#history$/);
  await expect(events.first().locator('time')).toHaveAttribute('datetime', '2016-02-25T12:00:00.000Z');
  await expect(events).toHaveCount(40);

  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/\?page=2#history$/);
  await expect(events).toHaveCount(15);
  await expect(events.last().locator('time')).toHaveAttribute('datetime', '2016-01-02T12:00:00.000Z');
});

test('a missing history shows a recycled item with the status 404 [HI-02]', async ({ page }) => {
  for (const id of ['2147483647', '0', 'abc']) {
    const response = await page.goto(`/tools/item/history/${id}`);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('article').getByRole('heading', { name: 'Recycled' })).toBeVisible();
    await expect(page.getByRole('article').locator('img')).toHaveAttribute(
      'src',
      '/art/item-generic-200.webp',
    );
  }
});
