import { expect, type Page, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectFitsBoth, PHONE } from './checks.ts';
import { api, gotoHydrated } from './item-world.ts';
import { inventedPage, lockedBy } from './locked-world.ts';
import { logInAs } from './players.ts';

const WISH_LIST = '/tools/profile/demo/wishlist/M';
const LOCK_LIST = '/tools/profile/demo/locklist';

/** Not those of the links to the groups. */
const rows = (page: Page) => page.getByRole('main').locator('section[aria-labelledby] > ul > li, tbody > tr');
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('long pages are dense on a phone: pixels for each item [SD-01, WL-02, LL-01]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { items } = await api<{ items: unknown[] }>(request, '/all-sets/25');
  const locked = await lockedBy(request, 'demo');
  // What surrounds the list: heading, filters, footer.
  const REST = 3_200;

  await gotoHydrated(page, '/tools/sets/25');
  expect((await pageHeight(page)) - REST).toBeLessThan(items.length * 42);

  await gotoHydrated(page, WISH_LIST);
  await expect(page.getByText(/^Loading the /)).toHaveCount(0);
  const needed = Number((await page.getByRole('search').getByRole('status').innerText()).replace(/\D/g, ''));
  expect(needed).toBeGreaterThan(200);
  expect((await pageHeight(page)) - REST).toBeLessThan(needed * 34);

  await gotoHydrated(page, LOCK_LIST);
  await expect(page.getByRole('heading', { name: /Items Total$/ })).toBeVisible();
  expect((await pageHeight(page)) - REST).toBeLessThan(locked.length * 46);
});

test('a long set is grouped by subset, with links to the groups [SD-01]', async ({ page, request }) => {
  const { subsets } = await api<{ subsets: { subset_id: number; name: string; item_count: number }[] }>(
    request,
    '/all-sets/25/sub',
  );
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, '/tools/sets/25');
  const last = subsets.at(-1);
  const group = page.getByRole('region', { name: last?.name ?? '?' });
  await expect(group.getByRole('listitem')).toHaveCount(last?.item_count ?? 0);
  await expect(group.getByRole('heading').getByRole('link')).toHaveAttribute(
    'href',
    `/tools/sets/25/sub/${last?.subset_id}`,
  );

  await page.getByText('Jump to a subset').click();
  await page
    .getByRole('navigation', { name: 'Jump to a subset' })
    .getByRole('link', { name: last?.name ?? '?' })
    .click();
  await expect(group.getByRole('heading')).toBeInViewport();
  await expect(page).toHaveURL(`/tools/sets/25#subset-${last?.subset_id}`);
});

test('a long set fits a phone and a desktop with its links open, and has no barrier axe can find [SD-01]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/sets/25?q=the');
  await page.getByText('Jump to a subset').click();
  await expectFitsBoth(page);
});

test('a wish list is grouped by set, and a link jumps to a set that is not rendered yet [WL-02]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, WISH_LIST);
  await expect(page.getByText(/^Loading the /)).toHaveCount(0);
  await page.getByText('Jump to a set').click();
  const links = page.getByRole('navigation', { name: 'Jump to a set' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(10);

  const target = links.nth(-3);
  const id = new URL((await target.getAttribute('href')) ?? '', 'http://x').hash.slice(1);
  await expect(page.locator(`h3#${id}`)).toHaveCount(0);
  await target.click();

  const heading = page.locator(`h3#${id}`);
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.locator(`section[aria-labelledby="${id}"] li`).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('the lock list has links to classes, letters or years, by its order [LL-01, LK-05]', async ({
  page,
}) => {
  await page.route('**/lockeditems*', (route) => route.fulfill({ json: inventedPage(route, 3_000) }));
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, LOCK_LIST);
  await page.getByText('Jump to', { exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Jump to' }).getByRole('link');
  await expect(links).toContainText([
    'SD, 1 to 9',
    'DD, 10 to 99',
    'TD, 100 to 999',
    'QD, 1,000 to 9,999',
    '10,000',
  ]);

  await links.nth(3).click();
  const first = page.locator('tbody > tr').filter({ hasText: 'QD' }).first();
  await expect(first).toBeInViewport();
  await expect(first.getByRole('link')).toBeFocused();

  await page.getByLabel('Sort by').selectOption('Name, A-Z');
  await expect(links).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('Age, oldest first');
  await expect(page.getByText('Jump to', { exact: true })).toHaveCount(0);
});

test('the plain lists are whole documents without virtual rows, and keep the filters [SD-03, WL-02, LL-01]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, `${WISH_LIST}?q=bell`);
  const count = await page.getByRole('search').getByRole('status').innerText();
  await page.getByRole('link', { name: 'Plain list, to print or search in' }).click();
  await expect(page).toHaveURL(`${WISH_LIST}?q=bell&view=plain`);
  await expect(page.getByText(count)).toBeVisible();
  await expect(rows(page)).toHaveCount(Number(count.split(' ')[0]?.replace(',', '')));
  await expectFitsBoth(page);
  await page.getByRole('link', { name: 'Back to the list with pictures' }).click();
  await expect(page).toHaveURL(`${WISH_LIST}?q=bell`);

  await page.goto('/tools/sets/25?view=plain');
  const { items } = await api<{ items: unknown[] }>(request, '/all-sets/25');
  await expect(rows(page)).toHaveCount(items.length);

  const locked = (await lockedBy(request, 'demo')).filter(({ number }) => number === 3);
  await gotoHydrated(page, `${LOCK_LIST}?number=3`);
  await page.getByRole('link', { name: 'Plain list, to print or search in' }).click();
  await expect(page).toHaveURL(`${LOCK_LIST}?number=3&view=plain`);
  await expect(page.locator('tbody > tr')).toHaveCount(locked.length);
  expect(errors).toEqual([]);
});

test('the plain lists fit a phone and a desktop and have no barrier axe can find [SD-03, WL-02, LL-01]', async ({
  page,
}) => {
  for (const address of ['/tools/sets/25?q=the', `${LOCK_LIST}?q=bell`, `${WISH_LIST}?q=bell`]) {
    await page.goto(`${address}&view=plain`);
    await expect(rows(page).first()).toBeVisible();
    await expectFitsBoth(page);
  }
});

test('one’s own locked items have the same plain list [LK-01]', async ({ page, request }) => {
  const { id } = await api<{ id: number }>(request, '/users/demo');
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/u/demo/export?lockbox=1');
  await page.getByRole('link', { name: 'Plain list, to print or search in' }).click();

  await expect(page).toHaveURL(`/tools/profile/${id}/locklist?lockbox=1&view=plain`);
  const boxed = (await lockedBy(request, 'demo')).filter(({ status }) => status === 'LOCKBOX');
  await expect(page.locator('tbody > tr')).toHaveCount(boxed.length);
});

test('printing renders the whole list, and the screen few rows again [WL-02, LL-01]', async ({
  page,
  request,
}) => {
  const locked = await lockedBy(request, 'demo');
  await gotoHydrated(page, LOCK_LIST);
  const lockRows = page.locator('tbody > tr');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', `${locked.length + 1}`);
  await expect.poll(() => lockRows.count()).toBeLessThan(100);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(lockRows).toHaveCount(locked.length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => lockRows.count()).toBeLessThan(100);

  await gotoHydrated(page, WISH_LIST);
  await expect(page.getByText(/^Loading the /)).toHaveCount(0);
  const groups = page.getByRole('main').locator('section[aria-labelledby^="set-"]');
  const links = page.getByRole('navigation', { name: 'Jump to a set' }).getByRole('link');
  const few = await groups.count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await groups.count()).toBeGreaterThan(few);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.getByText('Jump to a set').click();
  expect(await links.count()).toBeGreaterThan(few);
  await expect.poll(() => groups.count()).toBeLessThanOrEqual(few);
});

test('on paper there is the list, without head, forms and links to parts [SD-01, WL-02, LL-01]', async ({
  page,
}) => {
  for (const address of ['/tools/sets/25', WISH_LIST, LOCK_LIST]) {
    await gotoHydrated(page, `${address}?view=plain`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').locator('form, details, nav').filter({ visible: true })).toHaveCount(
      0,
    );
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    await page.emulateMedia({ media: null, colorScheme: null });
  }
});
