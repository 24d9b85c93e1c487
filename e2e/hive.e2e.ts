import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, heading, panel } from './item-world.ts';
import { API_HEADERS, DEMO_PASSWORD, logInAs } from './players.ts';
import { some, swapItems, swapOf } from './swaps-world.ts';

const HIVE = /\/api\/me\/hive(\?|$)/;
const bench = (page: Page) => page.getByRole('navigation', { name: 'Your workbench' });
const shelf = (page: Page, name: string) => page.getByRole('region', { name });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The answer of the API, changed by the test. */
async function alterHive(page: Page, facts: object) {
  await page.route(HIVE, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), ...facts } });
  });
}

test('[PN-06] the hive shows a ring that waits, shelves with ways, and the desk, with one call of its own', async ({
  page,
  request,
}) => {
  const swap = await swapOf(some(await swapItems(request), 0, 2, 1), {}, [false, true, true]);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await logInAs(page, 'demo');
  await alterHive(page, { waiting: [swap], waiting_total: 3 });
  await gotoHydrated(page, '/hive');

  await expect(heading(page)).toHaveText('Your hive');
  await expect(page.getByText('Aino and Nia D. have agreed; this ring waits only for you.')).toBeVisible();
  await expect(page.getByRole('figure', { name: /Swap ring of three/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Look at the ring' })).toHaveAttribute('href', '/swaps/7');
  await expect(page.getByRole('link', { name: 'All 3 that wait' })).toHaveAttribute('href', '/swaps');
  await expect(shelf(page, 'New, and not yet yours').locator('[data-tag]').first()).toBeVisible();
  const plans = shelf(page, 'Nearly finished').getByRole('link', { name: /^Plan the last/ });
  await expect(plans.first()).toHaveAttribute('href', /^\/plan\/\d+$/);
  await expect(panel(page, 'Waiting for your word').getByRole('listitem')).toHaveCount(1);
  await expect(panel(page, 'Nearly earned').getByRole('progressbar').first()).toBeVisible();
  expect(asked.filter((path) => path === '/api/me/hive')).toHaveLength(1);
  expect(asked.filter((path) => /\/api\/me\/(swaps|radar|plans)/.test(path))).toEqual([]);
  await expectFitsBoth(page);
});

test('[PN-06] the bench row leads between hive, swaps, plans and radar and belongs to Home', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/hive');

  await expect(bench(page).getByRole('link')).toHaveText([/^Hive$/, /^Swaps/, /^Plans$/, /^Radar$/]);
  await expect(bench(page).getByRole('link', { name: 'Hive' })).toHaveAttribute('aria-current', 'page');
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('aria-current', 'true');
  await bench(page).getByRole('link', { name: 'Radar' }).click();
  await expect(heading(page)).toHaveText('Radar');
  await expect(bench(page).getByRole('link', { name: 'Radar' })).toHaveAttribute('aria-current', 'page');
});

test('[PN-06] without a ring the wall shows the best gap, and without one the way to the radar', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await alterHive(page, { waiting: [], waiting_total: 0 });
  await gotoHydrated(page, '/hive');
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the radar' }).first()).toBeVisible();
  await expect(panel(page, 'Waiting for your word')).toContainText('No ring waits for you.');

  await page.unroute(HIVE);
  const nothing = {
    new_types: [],
    new_total: 0,
    lower: [],
    lower_total: 0,
    sets: [],
    post: [],
    achievements: [],
  };
  await alterHive(page, { waiting: [], waiting_total: 0, ...nothing, unread: 0, start: null });
  await page.reload();
  await expect(page.getByText('All is quiet: no ring waits')).toBeVisible();
  await expect(shelf(page, 'New, and not yet yours')).toContainText('You have everything that is new.');
  await expect(panel(page, 'Post')).toContainText('No unread messages.');
  await expectFitsBoth(page);
});

test('[PN-06] a new account has a hive that says what comes', async ({ page }, { retry }) => {
  const username = `hive-newcomer-${retry}`;
  const form = { username, password: DEMO_PASSWORD };
  const response = await page.request.post('/api/register', { headers: API_HEADERS, form });
  const { token, user_id } = await response.json();
  await page.goto('/login');
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    token,
    userId: String(user_id),
    username,
  });
  await gotoHydrated(page, '/hive');

  await expect(heading(page)).toHaveText('Your hive');
  await expect(shelf(page, 'Nearly finished')).toContainText('No set is begun yet.');
  await expect(shelf(page, 'Lower than yours, lying near you')).toContainText(
    'The radar looks around any city.',
  );
  await expect(panel(page, 'Waiting for your word')).toContainText('Rings come once you have something');
  await bench(page).getByRole('link', { name: 'Plans' }).click();
  await expect(page.getByRole('region', { name: 'Sets to begin with' })).toBeVisible();
});

test('[PN-06] a hive that cannot be loaded says so and loads again', async ({ page }) => {
  await logInAs(page, 'demo');
  let isBroken = true;
  await page.route(HIVE, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } })
      : route.continue(),
  );
  await gotoHydrated(page, '/hive');

  await expect(page.getByRole('alert')).toContainText('Your hive could not be loaded');
  await expect(heading(page)).toHaveText('Your hive');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shelf(page, 'Nearly finished')).toBeVisible();
});

test('[PN-06] visitors are sent to the login, and nothing of the hive is shown', async ({ page }) => {
  await page.goto('/hive');

  await expect(page).toHaveURL('/login');
  await expect(bench(page)).toHaveCount(0);
});

test('[PN-06] home shows visitors how it plays, and leads players to their hive without a shift', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  await expect(shelf(page, 'How it plays').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('link', { name: /Your hive/ })).toBeHidden();

  await logInAs(page, 'demo');
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, '/');
  await expect(page.getByRole('heading', { name: 'How it plays' })).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Your hive/ })
    .click();
  await expect(page).toHaveURL('/hive');
});

test('[PN-06] sets and achievements can be sorted by how little is missing', async ({ page }) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/u/demo/sets');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Nearest first' });
  await expect(page).toHaveURL('/u/demo/sets?sort=nearest');
  await expect(page.getByRole('main').locator('a[href^="/plan/"]').first()).toContainText('Plan the last');

  await gotoHydrated(page, '/u/demo/achievements?sort=nearest');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).not.toContainText('Earned on');
});
