import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { collectErrors, DESKTOP, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { inventedPage, lockedBy, numberOf, pageOf } from './locked-world.ts';
import { logInAs } from './players.ts';

const LOCK_LIST = '/tools/profile/demo/locklist';
const PAGES = /\/api\/users\/\d+\/lockeditems/;

test('the lock list is loaded, filtered, sorted and shared by its address [LL-01, LK-03, LK-04, LK-05, LK-08]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const items = await lockedBy(request, 'demo');
  const total = items.length.toLocaleString('en');
  await page.goto(LOCK_LIST);
  await expect(count(page)).toHaveText(`${total} of ${total} Items Total`);
  await expect(page.getByRole('columnheader')).toHaveText(['#', 'Name', 'RB DD', 'RB TD', 'RB QD']);
  await expect(rows(page).first().getByRole('cell')).toHaveText([/^#1/, /./, '###', '###', '###']);
  await expect(page.getByLabel('Only lockbox items')).toHaveCount(0);

  await page.getByLabel('Sort by').selectOption('Number, high to low');
  const highest = Math.max(...items.map(({ number }) => number));
  await expect(rows(page).first()).toContainText(`#${highest.toLocaleString('en')}`);

  await page.getByLabel('Set', { exact: true }).selectOption('Unique Items');
  await page.getByLabel('Palindromes').check();
  await page.getByLabel('Highest number').selectOption('Below 100');
  const shown = items.filter(({ set_id, number }) => set_id === 25 && number < 100 && isPalindrome(number));
  expect(shown.length).toBeGreaterThan(0);
  await expect(count(page)).toHaveText(`${shown.length} of ${total} Items Total`);
  await expect
    .poll(() => [...new URL(page.url()).searchParams].toSorted())
    .toEqual([
      ['max', '99'],
      ['palindromes', '1'],
      ['set', '25'],
      ['sort', 'number-down'],
    ]);

  await page.reload();
  await expect(count(page)).toHaveText(`${shown.length} of ${total} Items Total`);
  await expect(page.getByLabel('Palindromes')).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('number-down');
  await page.getByLabel('Ignore Uniques').check();
  await expect(page.getByRole('heading', { name: 'No Items Found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(count(page)).toHaveText(`${total} of ${total} Items Total`);
  await expect(page.getByLabel('Palindromes')).not.toBeChecked();
  await expect(page).toHaveURL(LOCK_LIST);
  expect(errors).toEqual([]);
});

test('names and numbers are searched 300 ms after the last key [LL-01, LK-07]', async ({ page }) => {
  await page.route(PAGES, (route) => route.fulfill({ json: inventedPage(route, 500) }));
  await page.goto(LOCK_LIST);
  await expect(count(page)).toHaveText('500 of 500 Items Total');

  // Measured in the page, from the last key to the result.
  const waited = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let lastKey = 0;
        document.addEventListener('input', () => {
          lastKey = performance.now();
        });
        const heading = document.querySelector('h2[aria-live]') as HTMLElement;
        const look = () => heading.textContent?.startsWith('11 of') && resolve(performance.now() - lastKey);
        new MutationObserver(look).observe(heading, {
          subtree: true,
          characterData: true,
          childList: true,
        });
      }),
  );
  await page
    .getByRole('searchbox', { name: 'Search by name or number' })
    .pressSequentially('LAMP 49', { delay: 30 });

  expect(await waited).toBeGreaterThanOrEqual(299);
  await expect(count(page)).toHaveText('11 of 500 Items Total');
  await expect(page).toHaveURL(/q=LAMP\+49/);

  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('#1,0');
  // 1,000 … 1,099 and, by their digits, 10 … 109.
  const numbers = Array.from({ length: 500 }, (_, index) => String(numberOf(index + 1)));
  const found = numbers.filter((digits) => digits.includes('10')).length;
  await expect(count(page)).toHaveText(`${found} of 500 Items Total`);
});

test('five thousand items load by pages, four at a time, with progress and virtual rows [LL-01, LK-01]', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  let underWay = 0;
  let most = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PAGES, async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    if (pageOf(route) > 6) await gate;
    underWay -= 1;
    await route.fulfill({ json: inventedPage(route, 5_000) });
  });
  await page.goto(LOCK_LIST);
  await expect(page.getByRole('status').filter({ hasText: '6 of 50 Pages' })).toBeVisible();
  release();
  await expect(count(page)).toHaveText('5,000 of 5,000 Items Total');
  expect(most).toBe(4);

  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
  expect(await rows(page).count()).toBeLessThan(60);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('tr[aria-rowindex="5001"]')).toBeInViewport();
  expect(await rows(page).count()).toBeLessThan(60);
});

test('only a failed page is retried, and the rest stays [LL-01, LK-01, ER-02]', async ({ page }) => {
  const asked: number[] = [];
  let isBroken = true;
  let sendLastPage = () => {};
  const lastPage = new Promise<void>((resolve) => {
    sendLastPage = resolve;
  });
  await page.route(PAGES, async (route) => {
    asked.push(pageOf(route));
    if (isBroken && pageOf(route) === 3) return route.abort();
    if (!isBroken) await lastPage;
    return route.fulfill({ json: inventedPage(route, 1_000) });
  });
  await page.goto(LOCK_LIST);
  const alert = page.getByRole('alert').filter({ hasText: 'Page 3 could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(count(page)).toHaveText('900 of 900 Items Total');

  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('9 of 10 Pages')).toBeVisible();
  await expect(count(page)).toHaveText('900 of 900 Items Total');
  sendLastPage();

  await expect(count(page)).toHaveText('1,000 of 1,000 Items Total');
  await expect(alert).toHaveCount(0);
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('a failed first page shows an error with a retry [LK-01, ER-02]', async ({ page }) => {
  await page.route(PAGES, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', error: 'Oh no.' } }),
  );
  await page.goto(LOCK_LIST);
  await expect(page.getByRole('alert')).toContainText('The locked items could not be loaded');

  await page.unroute(PAGES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(count(page)).toBeVisible();
});

test('the shown items can be downloaded as CSV and as JSON [LL-01]', async ({ page, request }) => {
  const items = (await lockedBy(request, 'demo')).filter(({ number }) => number < 50);
  await page.goto(`${LOCK_LIST}?max=49&sort=name-down`);
  await expect(count(page)).toContainText(`${formatNumber(items.length)} of`);

  const json = JSON.parse(await downloaded(page, 'JSON', 'lock-list-demo.json'));
  const csv = await downloaded(page, 'CSV', 'lock-list-demo.csv');

  expect(json.items).toHaveLength(items.length);
  expect(new Set(json.items.map(({ id }: { id: number }) => id))).toEqual(new Set(items.map(({ id }) => id)));
  const firstRow = await rows(page).first().getByRole('link').innerText();
  expect(json.items[0].name).toBe(firstRow);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF?number,name,/);
  expect(lines).toHaveLength(items.length + 1);
  expect(lines[1]).toContain(firstRow.replaceAll('"', '""'));
});

test('going back restores the scroll position and the filters [LL-01]', async ({ page }) => {
  await gotoHydrated(page, `${LOCK_LIST}?sort=name-up`);
  await expect(count(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 6_000));
  const link = page.locator('tr[aria-rowindex="120"] a');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.goBack();

  await expect(page).toHaveURL(`${LOCK_LIST}?sort=name-up`);
  await expect(page.locator('tr[aria-rowindex="120"] a')).toHaveText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(5_000);
});

test('one’s own locked items are filtered by location [LK-01, LK-02, LK-06]', async ({ page, request }) => {
  const errors = collectErrors(page);
  const items = await lockedBy(request, 'demo');
  const boxed = items.filter(({ status }) => status === 'LOCKBOX').length;
  const total = items.length.toLocaleString('en');
  await logInAs(page, 'demo');
  await page.goto('/u/demo/export');
  await expect(count(page)).toHaveText(`${total} of ${total} Items Total`);
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Name',
    'RB DD',
    'RB TD',
    'RB QD',
    'Take out or unlock',
  ]);
  await expect(rows(page).first().getByRole('cell').nth(4)).toHaveText('###');

  await page.getByLabel('Only lockbox items').check();
  await expect(count(page)).toHaveText(`${boxed.toLocaleString('en')} of ${total} Items Total`);
  await page.getByLabel('Only dropped or pouch items').check();
  await expect(page.getByRole('alert')).toContainText('Error (Conflicting Filters)');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByLabel('Only lockbox items').uncheck();
  await expect(count(page)).toHaveText(
    `${(items.length - boxed).toLocaleString('en')} of ${total} Items Total`,
  );
  await expect(page).toHaveURL('/u/demo/export?dropped=1');
  await expect(page).toHaveTitle('Locked Items · WallaBee');
  expect(errors).toEqual([]);
});

test('the lists fit a phone and a desktop, with every word of a row visible, and have no barrier axe can find [LL-01, LK-02]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(LOCK_LIST);
  await expect(count(page)).toBeVisible();
  const words = rows(page).first().getByRole('cell').filter({ visible: true });
  await expect(words).toHaveCount(5);
  const link = rows(page).first().getByRole('link');
  expect(await link.evaluate(({ parentElement: cell }) => cell && cell.scrollWidth - cell.clientWidth)).toBe(
    0,
  );
  await expectFitsBoth(page);
  await expect(words).toHaveCount(5);

  await page.goto(`${LOCK_LIST}?q=nothing+is+called+this`);
  await expect(page.getByRole('heading', { name: 'No Items Found' })).toBeVisible();
  await expectFitsBoth(page);
});

function isPalindrome(number: number): boolean {
  return `${number}` === [...`${number}`].reverse().join('');
}

function count(page: Page) {
  return page.getByRole('heading', { name: /Items Total$/ });
}

function rows(page: Page) {
  return page.locator('tbody > tr');
}

async function downloaded(page: Page, label: string, fileName: string): Promise<string> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: label }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toBe(fileName);
  return readFile(await download.path(), 'utf8');
}
