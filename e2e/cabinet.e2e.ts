import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { api, fact, gotoHydrated, panel } from './item-world.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { ALTERED_SITE, SITE } from './sites.ts';

interface CabinetFacts {
  proudest: { is_chosen: boolean; numbers: { name: string; number: number; why: string }[] };
  facts: { saved: number; sets_finished: number; cities: number };
  calendar: { total: number; days: { finds: number; trades: number; mixes: number }[] };
  growth: { points: { month: string; saved: number }[] };
  trophies: { total: number; sets: { name: string; number: number }[] };
  latest_finds: { name: string }[];
}

const inEnglish = new Intl.NumberFormat('en');

test('a visitor without a script sees the whole cabinet below the bio [TM-07, PP-05]', async ({
  browser,
  request,
}) => {
  const { proudest, facts, calendar, growth, trophies, latest_finds } = await cabinetOf(request, 'demo');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/tools/profile/demo/cabinet');

  await expect(fact(page, 'Saved')).toHaveText(inEnglish.format(facts.saved));
  await expect(fact(page, 'Sets finished')).toHaveText(inEnglish.format(facts.sets_finished));
  await expect(fact(page, 'Cities')).toHaveText(String(facts.cities));
  const proud = page.getByRole('list', { name: 'Proudest numbers' }).getByRole('listitem');
  await expect(proud).toHaveCount(proudest.numbers.length);
  await expect(proud.first()).toContainText(proudest.numbers[0]?.name ?? '');
  await expect(proud.first()).toContainText(proudest.numbers[0]?.why ?? '');
  const cups = page.getByRole('list', { name: 'Sets finished' }).getByRole('listitem');
  await expect(cups).toHaveCount(trophies.sets.length);
  await expect(cups.first()).toContainText(`No. ${trophies.sets[0]?.number}`);
  await expect(page.getByRole('list', { name: 'Latest Finds' }).getByRole('link')).toHaveText(
    latest_finds.map(({ name }) => name),
  );
  await expect(panel(page, 'How It Grew')).toContainText(
    `${inEnglish.format(growth.points.at(-1)?.saved ?? 0)} items saved since`,
  );
  await expect(panel(page, 'A Year of Foraging')).toContainText(
    `${inEnglish.format(calendar.total)} finds, trades and mixes`,
  );
  await expect(panel(page, 'Friends in Common')).toHaveCount(0);
  await page.close();
});

test('the tables have the figures of the calendar and the growth [TM-07, TM-02]', async ({
  page,
  request,
}) => {
  const { calendar, growth } = await cabinetOf(request, 'demo');
  await page.goto('/tools/profile/demo/cabinet');

  const days = await figuresIn(page, 'A Year of Foraging');
  const months = await figuresIn(page, 'How It Grew');

  expect(days.map((cells) => cells.slice(1).map(Number))).toEqual(
    calendar.days.map(({ finds, trades, mixes }) => [finds, trades, mixes]),
  );
  expect(months.map(([, saved]) => saved)).toEqual(growth.points.map(({ saved }) => inEnglish.format(saved)));
});

test('the cabinet is the first tab, and the bio stays a page of its own [TM-07, PP-05]', async ({ page }) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/tools/profile/demo/bio');
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  await expect(tabs.getByRole('link', { name: 'Bio' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Bio' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Proudest numbers' })).toHaveCount(0);

  await tabs.getByRole('link').first().click();

  await expect(page).toHaveURL('/tools/profile/demo/cabinet');
  await expect(page).toHaveTitle('Robin Demo · Cabinet · WallaBee');
  await expect(tabs.getByRole('link', { name: 'Cabinet' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('region', { name: 'Bio' })).toBeVisible();
  await expect(panel(page, 'How It Grew')).toBeVisible();
  await page.reload();
  await untilRestHydrated(page);
  await page.goto('/tools/profile/demo/trophies');
  await expect(tabs.getByRole('link', { name: 'Cabinet' })).toHaveAttribute('aria-current', 'page');
  expect(errors).toEqual([]);
});

test('all finished sets are one page away [TM-07]', async ({ page, request }) => {
  const { trophies } = await cabinetOf(request, 'demo');
  await gotoHydrated(page, '/tools/profile/demo/cabinet');

  await page.getByRole('link', { name: `All ${trophies.total}` }).click();

  await expect(page).toHaveURL(/\/tools\/profile\/\d+\/trophies$/);
  await expect(page).toHaveTitle('Robin Demo · Sets Finished · WallaBee');
  await expect(page.getByRole('list', { name: 'Sets finished' }).getByRole('listitem')).toHaveCount(
    trophies.total,
  );
  await expectFitsBoth(page);
});

test('a player who was not out this year has empty cells, and a closed account no calendar [TM-07, PP-02]', async ({
  page,
  request,
}) => {
  const { id, name } = await playerWithNothing(request);
  await page.goto(`/tools/profile/${id}/cabinet`);
  await expect(panel(page, 'A Year of Foraging')).toContainText(
    /no finds, trades or mixes.*Not out yet this year\./,
  );
  await expect(page.getByText(`${name} has no saved numbers.`)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectFitsBoth(page);

  for (const closed of ['memorial', 'departed', 'banned']) {
    await page.goto(`/tools/profile/${closed}/cabinet`);
    await expect(panel(page, 'How It Grew')).toBeVisible();
    await expect(panel(page, 'A Year of Foraging')).toHaveCount(0);
    await expect(panel(page, 'Latest Finds')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Offer a Trade' })).toHaveCount(0);
  }
});

test('a logged-in player sees friends in common, and none on the own profile [TM-07]', async ({ page }) => {
  const { userId, token } = await sessionOf('demofriend');
  const demo = await sessionOf('demo');
  const answer = await fetch(`${SITE}/api/me/friends-in-common/${demo.userId}`, {
    headers: { ...API_HEADERS, 'X-User-Token': token },
  });
  const { friends, total, friends_count } = await answer.json();
  await logInAs(page, 'demofriend');

  await page.goto('/tools/profile/demo/cabinet');
  const common = panel(page, 'Friends in Common');
  await untilRestHydrated(page);
  if (total > 0) {
    await expect(common).toContainText(`${total} of ${friends_count}`);
    await expect(common.getByRole('link')).toHaveText(friends.map(({ name }: { name: string }) => name));
  } else await expect(common).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Offer a Trade' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose numbers' })).toHaveCount(0);

  await gotoHydrated(page, `/tools/profile/${userId}/cabinet`);
  await expect(page.getByRole('button', { name: 'Choose numbers' })).toBeVisible();
  await untilRestHydrated(page);
  await expect(common).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Offer a Trade' })).toHaveCount(0);
});

test('while the cabinet fails, the bio is there, and it can be tried again [TM-07, ER-02]', async ({
  page,
}) => {
  const response = await page.goto(`${ALTERED_SITE}/tools/profile/staff/cabinet`);

  expect(response?.status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Bio' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The cabinet did not come' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/tools/profile/staff/cabinet',
  );
  await page.goto(`${ALTERED_SITE}/tools/profile/staff/bio`);
  await expect(page.getByRole('heading', { name: 'The cabinet did not come' })).toHaveCount(0);
});

test('the cabinet fits a phone and a desktop in both themes [TM-07]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tools/profile/demo/cabinet');
  await expectFitsBoth(page);
});

function cabinetOf(request: APIRequestContext, player: string) {
  return api<CabinetFacts>(request, `/users/${player}/cabinet`);
}

/** A player who has not been out for a year and has saved nothing. */
async function playerWithNothing(request: APIRequestContext) {
  for (let id = 1; id <= 500; id += 1) {
    const answer = await request.get(`/api/users/${id}/cabinet`, { headers: API_HEADERS });
    if (!answer.ok()) continue;
    const { calendar, proudest }: Partial<CabinetFacts> = await answer.json();
    if (calendar?.total === 0 && proudest?.numbers.length === 0)
      return api<{ id: number; name: string }>(request, `/users/${id}`);
  }
  throw new Error('Every player has been out this year.');
}

/** What is below the proudest numbers is hydrated after the first action. */
async function untilRestHydrated(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => {
    const chart = document.querySelector('main figure');
    return chart !== null && Object.keys(chart).some((key) => key.startsWith('__reactFiber'));
  });
}

/** The cells of each row. */
async function figuresIn(page: Page, name: string): Promise<string[][]> {
  const rows = panel(page, name).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}
