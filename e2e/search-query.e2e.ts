import { expect, test } from '@playwright/test';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, heading, holdRequests } from './item-world.ts';
import { logInAs } from './players.ts';
import { ATTIC, answerOf, kindTabs, queryBox, queryPage, WRONG } from './search-world.ts';

test('a query is said back, and every kind has a tab with its count [QL-06, QL-07]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const { words, counts } = await answerOf(request, ATTIC);
  await gotoHydrated(page, queryPage(ATTIC));

  await expect(heading(page)).toHaveText(words);
  await expect(heading(page).locator('[data-kind="number"]')).toHaveText('Numbers below 1,000');
  await expect(kindTabs(page).getByRole('link')).toHaveText(
    ['Items', 'Numbers', 'Sets', 'Players', 'Places', 'Threads'].map(
      (name) => `${name}${formatNumber(counts[name.toLowerCase()] ?? -1)}`,
    ),
  );
  await expect(kindTabs(page).getByRole('link', { name: 'Numbers' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('status').filter({ hasText: 'numbers' })).toContainText(
    `of ${formatNumber(counts.numbers ?? 0)} numbers, in 15 items`,
  );
  await expect(queryBox(page)).toHaveValue(ATTIC);

  await kindTabs(page).getByRole('link', { name: 'Sets' }).click();
  await expect(page).toHaveURL(queryPage(ATTIC, '&of=sets'));
  await expect(page.getByRole('link', { name: /Up the Attic Ladder/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('each kind has its look, and its results lead to their pages [QL-06]', async ({ page }) => {
  for (const [of, path] of [
    ['items', /\/tools\/item\/\d+$/],
    ['numbers', /\/tools\/item\/\d+\/num\/\d+$/],
    ['sets', /\/tools\/sets\/\d+/],
    ['players', /\/tools\/profile\//],
    ['places', /\/tools\/place\/\d+$/],
  ] as const) {
    const q = of === 'places' ? 'status:place' : ATTIC;
    await gotoHydrated(page, queryPage(q, `&of=${of}`));
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(path);
  }
});

test('numbers can be sorted, listed in a table and paged through [QL-06]', async ({ page, request }) => {
  const { paging, results } = await answerOf(request, ATTIC, '&order=moved');
  await gotoHydrated(page, queryPage(ATTIC));

  await page.getByLabel('Sort by').selectOption('moved');
  await expect(page).toHaveURL(queryPage(ATTIC, '&of=numbers&order=moved'));
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText(results[0]?.name ?? '?');
  await expect(first).toContainText(`#${formatNumber(results[0]?.number ?? 0)}`);

  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Last moved' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('row')).toHaveCount(61);
  await page.getByRole('link', { name: 'Number', exact: true }).click();
  await expect(page).toHaveURL(/order=number/);
  await expect(page.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');

  const pager = page.getByRole('navigation', { name: 'Pages of results' });
  await pager.getByRole('link', { name: `Page ${paging.total_pages}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`page=${paging.total_pages}`));
  await expect(page).toHaveURL(/as=table/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('plates and table show one answer, without another request [QL-06]', async ({ page }) => {
  await gotoHydrated(page, queryPage(ATTIC));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search\.data/.test(request.url())) asked.push(request.url());
  });

  await page.getByRole('link', { name: 'Table', exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole('table')).toBeVisible();

  expect(asked).toEqual([]);
});

test('terms take their colours while they are typed [QL-07]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  await queryBox(page).pressSequentially('set:attic number<100 is:round -owner:demo lamp');

  const ink = page.locator('[aria-hidden] > [data-kind]');
  await expect(ink).toHaveText(['set:attic', 'number<100', 'is:round', '-owner:demo', 'lamp']);
  expect(await ink.evaluateAll((terms) => terms.map((term) => term.getAttribute('data-kind')))).toEqual([
    'where',
    'number',
    'pattern',
    'not',
    'word',
  ]);
});

test('the text and its ink lie exactly over each other, on one line and on several [QL-07]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, queryPage(`${ATTIC} is:palindrome -status:recycled ("long cord" or lamp)`));

  const sizes = await queryBox(page).evaluate((area: HTMLTextAreaElement) => {
    const ink = area.previousElementSibling as HTMLElement;
    const style = (element: HTMLElement) => {
      const { font, letterSpacing, wordSpacing, padding, whiteSpace } = getComputedStyle(element);
      return { font, letterSpacing, wordSpacing, padding, whiteSpace, width: element.clientWidth };
    };
    return { area: style(area), ink: style(ink), grown: area.clientHeight, inkHeight: ink.clientHeight };
  });

  expect(sizes.area).toEqual(sizes.ink);
  expect(sizes.grown).toBeGreaterThan(80);
  expect(sizes.grown).toBe(sizes.inkHeight);
});

test('a visitor is told that the forums need a login, a player finds threads [QL-06]', async ({ page }) => {
  await gotoHydrated(page, queryPage('trade', '&of=threads'));
  await expect(page.getByRole('main').getByText('to search the forums as well.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search the posts by author, forum and day' })).toBeHidden();

  await logInAs(page, 'demo');
  await gotoHydrated(page, queryPage('trade', '&of=threads'));
  await expect(page.getByRole('main').locator('article a[href^="/forums/"]').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('to search the forums as well.')).toBeHidden();
});

test('the link is copied, and a button offers the feeds of the query [QL-06]', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoHydrated(page, queryPage(ATTIC));
  await page.getByRole('link', { name: 'Share link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}${queryPage(ATTIC, '&of=numbers')}`,
  );

  await page.getByRole('button', { name: 'Feeds' }).click();
  const feed = page.getByRole('link', { name: 'Atom feed' });
  await expect(feed).toBeVisible();
  const answer = await request.get((await feed.getAttribute('href')) ?? '?');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  await page.keyboard.press('Escape');
  await expect(feed).toBeHidden();
});

test('while another kind loads, the old results stay dimmed [QL-06]', async ({ page }) => {
  await gotoHydrated(page, queryPage(ATTIC));
  const arrive = await holdRequests(page, '**/tools/search.data**');

  await kindTabs(page).getByRole('link', { name: 'Items' }).click({ noWaitAfter: true });
  await expect(page.getByText('Searching...')).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  arrive();

  await expect(page).toHaveURL(/of=items/);
  await expect(page.getByText('Searching...')).toHaveCount(0);
});

test('recent searches are offered by an empty box, and can be forgotten [QL-06]', async ({ page }) => {
  await gotoHydrated(page, '/tools/search');
  const box = queryBox(page);
  await box.fill('set:attic #7');
  await box.press('Enter');
  await expect(page).toHaveURL(queryPage('set:attic #7'));

  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await page.goto('/tools/search');
  await page.getByRole('link', { name: 'set:attic #7' }).click();
  await expect(page).toHaveURL(queryPage('set:attic #7'));

  await gotoHydrated(page, '/tools/search');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0);
});

test('everything works as links and forms without a script [QL-10]', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tools/search');
  await page.getByPlaceholder('Search for Items...').fill(WRONG);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(queryPage(WRONG));

  await page.getByRole('link', { name: 'Did you mean is:palindrome?' }).click();
  await expect(heading(page)).toHaveText(/that read the same backwards/);
  await page.getByLabel('Sort by').selectOption('moved');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/order=moved/);
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Numbers' })).toBeVisible();
  await kindTabs(page).getByRole('link', { name: 'Items' }).click();
  await expect(page).toHaveURL(/of=items/);
  await page.getByRole('button', { name: 'Feeds' }).click();
  await expect(page.getByRole('link', { name: 'JSON feed' })).toBeVisible();
  await page.close();
});

test('search results are not for search engines, and have a canonical address', async ({ request }) => {
  const html = await (await request.get(queryPage(ATTIC, '&as=table'))).text();

  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/tools\/search\?q=set%3Aattic\+number%3C1000"/);
});

test('the pages of a search fit a phone and a desktop and have no barrier axe can find', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  for (const path of [
    queryPage(ATTIC),
    queryPage(ATTIC, '&as=table'),
    queryPage(WRONG),
    queryPage('owner:me'),
    queryPage('set:attic number>99999'),
    queryPage('lamp', '&of=threads'),
    queryPage('status:place', '&of=places'),
    queryPage(ATTIC, '&of=players'),
  ]) {
    await gotoHydrated(page, path);
    await expectFitsBoth(page);
  }
});
