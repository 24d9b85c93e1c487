import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, panel } from './item-world.ts';
import { DEMO_PASSWORD, logInAs } from './players.ts';
import {
  offerOf,
  openSwaps,
  ownSwapsOf,
  pagingOf,
  some,
  stubOwnSwaps,
  swapItems,
  swapOf,
  swapRing,
} from './swaps-world.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByRole('log', { name: 'Notifications' });

test('a visitor logs in first, and returns to the rings', async ({ page }) => {
  await page.goto('/swaps?who=pairs');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await main(page).getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL('/swaps?who=pairs');
  await expect(page.getByRole('radio', { name: 'Two players' })).toBeChecked();
});

test('what waits for the player comes first, then what is broken, then what was found', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const items = await swapItems(request);
  await openSwaps(page, {
    proposals: [await swapOf(some(items, 3, 4))],
    broken: [await swapOf(some(items, 0, 2, 1), { id: 9, state: 'broken' })],
    rings: [await swapRing(some(items, 5, 6, 3, 2, 4))],
    paging: pagingOf(14),
    offers: some(items, 0, 3).map((item) => offerOf(item)),
  });

  const headings = main(page).getByRole('article').getByRole('heading');
  await expect(headings).toHaveText(['A straight swap with Aino', /A ring of three/, /A ring of five/]);
  const waiting = page.getByRole('list', { name: 'Open proposals' });
  await expect(waiting).toContainText('Aino proposed it; it ends on Monday');
  for (const name of ['Agree', 'Decline']) {
    await expect(waiting.getByRole('link', { name })).toHaveAttribute('href', '/swaps/7');
  }
  await expect(page.getByRole('search', { name: 'Filter rings' })).toContainText(
    '14 rings, best for you first',
  );
  await expectFitsBoth(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'You offer 2' }).click();
  await expect(panel(page, 'You offer')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('the filters are in the address, and a failure leaves the panels', async ({ page, request }) => {
  const items = await swapItems(request);
  await logInAs(page, 'demo');
  let isDown = false;
  await stubOwnSwaps(page, { answer: () => ownSwapsOf({ offers: [offerOf(items[0])] }) });
  await page.route(/\/api\/me\/swaps\?.*who=pairs/, (route) =>
    isDown
      ? route.fulfill({ status: 400, json: { code: 'bad_input', error: 'Not today.' } })
      : route.fulfill({ json: ownSwapsOf({ offers: [offerOf(items[0])] }) }),
  );
  await gotoHydrated(page, '/swaps');
  isDown = true;
  await page.getByRole('radio', { name: 'Two players' }).check();
  await expect(page).toHaveURL('/swaps?who=pairs');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('The rings could not be loaded');
  await expect(panel(page, 'You offer')).toContainText(items[0]?.name ?? '?');

  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No ring is like this' })).toBeVisible();
  await page.getByLabel('Set', { exact: true }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/swaps\?who=pairs&set=\d+$/);
  await page.getByRole('link', { name: 'Show all rings' }).click();
  await expect(page).toHaveURL('/swaps');
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
});

const NO_WANTS = [{ kind: 'missing', on: false, gives_better_class: false }];

for (const { what, facts, address = '/swaps', words } of [
  { what: 'nothing is offered', facts: { offers_spares: false }, words: 'You offer nothing now' },
  { what: 'there are no spares', facts: {}, words: 'You carry no spares' },
  { what: 'nothing is wanted', facts: { wants: NO_WANTS }, words: 'You want nothing now' },
  { what: 'the page is too far', facts: {}, address: '/swaps?page=9', words: 'There is no such page' },
  {
    what: 'three proposals are without an answer',
    facts: { halted_by: 'unanswered' },
    words: '3 proposals are without your answer',
  },
  { what: 'eight proposals are open', facts: { halted_by: 'open' }, words: 'you have 8 open proposals' },
]) {
  test(`the page says what to do where ${what}`, async ({ page }) => {
    await openSwaps(page, facts, address);

    await expect(main(page)).toContainText(words);
    await expectFitsBoth(page);
  });
}

test('a switch that fails is put back, and the page says so', async ({ page }) => {
  await logInAs(page, 'demo');
  const sent = await stubOwnSwaps(page, { answer: () => ownSwapsOf(), change: () => 503 });
  await gotoHydrated(page, '/swaps');
  const spares = page.getByRole('switch', { name: 'Offer all my spares' });

  await spares.click();

  await expect(page.getByRole('alert')).toContainText('It was not changed. The server is resting.');
  await expect(spares).toBeChecked();
  expect(sent).toEqual([{ offers_spares: false }]);
});

test('changes are shown at once and sent one after the other', async ({ page }) => {
  await logInAs(page, 'demo');
  const sent = await stubOwnSwaps(page, { answer: () => ownSwapsOf() });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/me\/swaps$/, async (route) => {
    await answered;
    await route.fallback();
  });
  await gotoHydrated(page, '/swaps');
  const spares = page.getByRole('switch', { name: 'Offer all my spares' });
  const lower = page.getByRole('switch', { name: 'Lower numbers than mine' });

  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && requests.push(request.postData() ?? ''));
  await spares.click();
  await expect.poll(() => requests).toHaveLength(1);
  await lower.click();
  await expect(spares).not.toBeChecked();
  await expect(lower).toBeChecked();
  expect(requests).toHaveLength(1);

  answer();
  await expect.poll(() => sent.map((body) => Object.keys(body))).toEqual([['offers_spares'], ['wants']]);
});

test('a want that is not saved stays typed', async ({ page }) => {
  await logInAs(page, 'demo');
  await stubOwnSwaps(page, { answer: () => ownSwapsOf(), change: () => 503 });
  await gotoHydrated(page, '/swaps');
  await page.getByRole('button', { name: 'Add a want' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a want' });
  await dialog.getByLabel('Name').fill('Low ones');
  await dialog.getByLabel('Search').fill('number<10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The server is resting.');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a want' }).click();

  await expect(dialog.getByLabel('Name')).toHaveValue('Low ones');
  await expect(dialog.getByLabel('Search')).toHaveValue('number<10');
});

test('a ring that is not for the player is hidden, and shown again by Undo', async ({ page, request }) => {
  const items = await swapItems(request);
  const ring = await swapRing(some(items, 0, 2, 1));
  await logInAs(page, 'demo');
  let isHidden = false;
  const sent = await stubOwnSwaps(page, {
    answer: () => ownSwapsOf(isHidden ? {} : { rings: [ring], paging: pagingOf(1) }),
    change: ({ not_for_me }) => {
      [{ hidden: isHidden }] = not_for_me as [{ hidden: boolean }];
      return 200;
    },
  });
  await gotoHydrated(page, '/swaps');
  const found = page.getByRole('list', { name: 'Found for you' });

  await found.getByRole('button', { name: 'Not for me' }).click();
  await expect(found).toHaveCount(0);
  const exchange = { gives: items[0]?.item_id, gets: items[1]?.item_id };
  await expect.poll(() => sent).toEqual([{ not_for_me: [{ ...exchange, hidden: true }] }]);

  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(found).toBeVisible();
  expect(sent[1]).toEqual({ not_for_me: [{ ...exchange, hidden: false }] });
});

test('a refused proposal says why, beside its ring', async ({ page, request }) => {
  const items = await swapItems(request);
  await openSwaps(page, { rings: [await swapRing(some(items, 0, 2, 1))], paging: pagingOf(1) });
  const keys: (string | undefined)[] = [];
  await page.route(/\/api\/swaps$/, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 409, json: { code: 'refused', error: 'Aino no longer offers it.' } });
  });

  await page.getByRole('button', { name: 'Propose this ring' }).click();

  await expect(page.getByRole('article').getByRole('alert')).toContainText('Aino no longer offers it.');
  expect(keys).toEqual([expect.stringMatching(/.+/)]);
});
