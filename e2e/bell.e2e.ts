import { expect, test } from '@playwright/test';
import {
  bellOf,
  mentionStaff,
  mentionStaffIn,
  notificationOf,
  notificationsOf,
  numberOf,
  panelOf,
} from './bell-world.ts';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const NONE_UNREAD = { all: 0, trades: 0, mentions: 0 };
const LIST = /\/api\/me\/notifications(\?|$)/;

test('the bell rings live, its count is cleared on all devices, and an entry is read once it is followed [AL-02]', async ({
  browser,
}) => {
  test.slow();
  const [page, other] = [await browser.newPage(), await browser.newPage()];
  const errors = collectErrors(page);
  const title = `Who has it? ${Date.now()}`;
  for (const one of [page, other]) {
    await logInAs(one, 'staff');
    await gotoHydrated(one, '/faq');
    await expect(bellOf(one)).toBeVisible();
  }

  const thread = await mentionStaff(title);

  for (const one of [page, other]) await expect(bellOf(one)).toHaveAccessibleName(/, \d+ new$/);
  await bellOf(page).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  const entry = panel.getByRole('region', { name: 'New' }).getByRole('listitem').filter({ hasText: title });
  await expect(entry).toContainText('wrote your name in');
  for (const one of [page, other]) await expect(bellOf(one)).toHaveAccessibleName('Notifications');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bellOf(page)).toBeFocused();

  // The same thread again is gathered into one entry.
  await mentionStaffIn(thread);
  await expect(bellOf(page)).toHaveAccessibleName(/, \d+ new$/);
  await bellOf(page).click();
  await expect(entry).toContainText(`2 times somebody wrote to you in ${title}`);
  const marked = page.waitForResponse(/\/api\/me\/notifications\/read$/);
  await entry.getByRole('link').last().click();
  expect((await marked).status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`/forums/4/0/${thread}/`));
  await expect(panel).toBeHidden();

  await bellOf(page).click();
  const earlier = panel.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await expect(entry).toBeHidden();
  await bellOf(page).click();
  await expect(panel).toBeHidden();
  expect(errors).toEqual([]);
});

test('entries are filtered, marked at once, and marked as unread again where that fails [AL-02]', async ({
  page,
}) => {
  const trade = notificationOf(9, { kind: 'trades', words: 'Zoë offers', parts: [text('Zoë offers')] });
  const sets = notificationOf(8);
  const counts = { all: 2, trades: 1, mentions: 0 };
  await page.route(LIST, (route) => {
    const isFiltered = route.request().url().includes('kinds=trades');
    return route.fulfill({ json: notificationsOf(isFiltered ? [trade] : [trade, sets], { unread: counts }) });
  });
  await page.route('**/api/me/notifications/read', (route) => route.abort());
  await logInAs(page, 'staff');
  await gotoHydrated(page, '/faq');
  await bellOf(page).click();
  const panel = panelOf(page);
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectFitsBoth(page);

  await panel.getByRole('radio', { name: 'Trades 1' }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Zoë offers');
  await panel.getByRole('radio', { name: 'All' }).check();
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('could not be marked as read')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'New' }).getByRole('listitem')).toHaveCount(2);

  await page.unroute('**/api/me/notifications/read');
  const read = page.waitForRequest('**/api/me/notifications/read');
  await page.route('**/api/me/notifications/read', (route) => route.fulfill({ json: { success: true } }));
  await page.route(LIST, (route) =>
    route.fulfill({
      json: notificationsOf([{ ...trade, is_read: true }], { unread: NONE_UNREAD }),
    }),
  );
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  expect((await read).postDataJSON()).toEqual({ up_to: 9 });
  await expect(panel.getByRole('region', { name: 'New' })).toBeHidden();
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeFocused();
});

test('an entry that is being marked stays read when an older list arrives, and is marked once [AL-02]', async ({
  page,
}) => {
  const side = numberOf('Goose, Middle Seat');
  const trade = notificationOf(9, { kind: 'trades', deal: { get: side, give: side } });
  let [isRead, marks] = [false, 0];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, (route) =>
    route.fulfill({
      json: notificationsOf([{ ...trade, is_read: isRead }], {
        unread: isRead ? NONE_UNREAD : { all: 1, trades: 1, mentions: 0 },
      }),
    }),
  );
  await page.route('**/api/me/notifications/read', async (route) => {
    marks += 1;
    await answered;
    isRead = true;
    await route.fulfill({ json: { success: true } });
  });
  await logInAs(page, 'staff');
  await gotoHydrated(page, '/faq');
  await bellOf(page).click();
  const panel = panelOf(page);
  // Twice within one frame, before the entry moves from under the pointer.
  await panel.getByRole('button', { name: 'Later' }).evaluate((later: HTMLElement) => {
    later.click();
    later.click();
  });
  const older = page.waitForResponse(/kinds=trades/);
  await panel.getByRole('radio', { name: 'Trades' }).check();
  await older;

  await expect(panel.getByRole('region', { name: 'Earlier' }).getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('region', { name: 'New' })).toBeHidden();
  await expect(panel.getByRole('radio', { name: 'Trades', exact: true })).toBeChecked();
  answer();
  await expect.poll(() => isRead).toBe(true);
  await panel.getByRole('radio', { name: 'All' }).check();
  await expect(panel.getByRole('region', { name: 'Earlier' }).getByRole('listitem')).toHaveCount(1);
  expect(marks).toBe(1);
});

test('a quiet bell says so, and a stuck one tries again while its count stays', async ({ page }) => {
  let isStuck = true;
  await page.route(LIST, (route) =>
    isStuck
      ? route.fulfill({ status: 500, json: { error: 'The server stumbled.' } })
      : route.fulfill({ json: notificationsOf([]) }),
  );
  // Other tests write to staff, and each notification loads the list again.
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/faq');
  await bellOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('alert')).toContainText('The bell is stuck', { timeout: 30_000 });

  isStuck = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('All quiet.')).toBeVisible();
  await panel.getByRole('link', { name: 'Choose what rings' }).click();
  await expect(page).toHaveURL('/alerts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the bell tells you');
});

test('without its panel the bell leads to its page', async ({ page }) => {
  await page.route('**/assets/bell-panel*', (route) => route.abort());
  await logInAs(page, 'staff');
  await gotoHydrated(page, '/faq');
  await expect(bellOf(page)).toHaveAttribute('href', '/alerts');
  await bellOf(page).click();
  await expect(page).toHaveURL('/alerts');
});

test('visitors have no bell', async ({ page }) => {
  await gotoHydrated(page, '/faq');
  await expect(bellOf(page)).toBeHidden();
});

test('the history pages back, and shows one kind [AL-02]', async ({ page }) => {
  const first = Array.from({ length: 20 }, (_, place) => notificationOf(100 - place));
  await page.route(LIST, (route) => {
    const { searchParams } = new URL(route.request().url());
    const isOlder = searchParams.get('before') === '81';
    const older = [notificationOf(80, { at: '2019-06-02T10:00:00.000Z' })];
    return route.fulfill({
      json: isOlder
        ? notificationsOf(older)
        : notificationsOf(searchParams.has('kinds') ? [] : first, { has_more: true, next_before: 81 }),
    });
  });
  await logInAs(page, 'staff');
  await gotoHydrated(page, '/alerts/history');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await expect(main.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expectFitsBoth(page);

  await main.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL('/alerts/history?before=81');
  await expect(main.getByRole('heading', { name: 'June 2019' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('link', { name: 'Back to the newest' }).click();
  await expect(main.getByRole('listitem')).toHaveCount(20);
  await main.getByLabel('Show').selectOption('Trades');
  await expect(page).toHaveURL('/alerts/history?kind=trades');
  await expect(main.getByRole('heading', { name: 'Nothing of this kind yet' })).toBeVisible();
});

function text(words: string) {
  return { is: 'text', text: words, url: null };
}
