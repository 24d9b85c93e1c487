import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { api, gotoHydrated, holdRequests, mostIssued, panel } from './item-world.ts';
import { keyCounts } from './wall-world.ts';

test.use({ viewport: DESKTOP });

interface Month {
  month: string;
  total: number;
}

interface Charts {
  day: string;
  total_issued: number;
  issued: Month[];
  classes: { digits: number; total: number; locations: Record<string, number> }[];
  rarity: { digits: number; free: number; total: number; rarer_than: number; commoner_than: number }[];
}

const LETTERS = ['SD', 'DD', 'TD', 'QD', '5D', '6D'];

test('[TM-02] the tables of an item’s charts are the answer of the call', async ({ page, request }) => {
  const errors = collectErrors(page);
  const type = await mostIssued(request);
  const charts = await chartsOf(request, type.id);

  await gotoHydrated(page, `/tools/item/${type.id}`);

  expect(await tableIn(panel(page, 'Issued over the Years'))).toEqual(byYear(charts.issued));
  expect(await tableIn(panel(page, 'Kept, Free and Gone'))).toEqual(charts.classes.map(partsOf));
  expect((await tableIn(panel(page, 'How Rare It Is'))).map((cells) => cells.slice(0, 2))).toEqual(
    charts.rarity.map(({ digits, free, total }) => [
      LETTERS[digits - 1],
      `${figure(free)} of ${figure(total)}`,
    ]),
  );
  await expect(panel(page, 'Issued over the Years').getByRole('figure')).toContainText(
    `${figure(charts.total_issued)} issued so far`,
  );
  expect(errors).toEqual([]);
});

test('[TM-03] the slider shows where the numbers were, and is the address', async ({ page, request }) => {
  const type = await mostIssued(request);
  await gotoHydrated(page, `/tools/item/${type.id}`);
  const chart = panel(page, 'Kept, Free and Gone');
  const slider = chart.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'today');

  await slider.focus();
  for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowLeft');

  await expect(page).toHaveURL(/[?&]at=\d{4}-\d\d-\d\d$/);
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  const past = await chartsOf(request, type.id, `?at=${at}`);
  await expect.poll(() => tableIn(chart)).toEqual(past.classes.map(partsOf));
  await expect(slider).toBeFocused();

  await page.keyboard.press('End');

  await expect(page).toHaveURL(/\/\d+$/);
  await expect(slider).toHaveAttribute('aria-valuetext', 'today');
});

test('[TM-03] a slider moved before its script is loaded is not forgotten', async ({ page, request }) => {
  const type = await mostIssued(request);
  const release = await holdRequests(page, '**/assets/item-charts-*.js');
  await gotoHydrated(page, `/tools/item/${type.id}`);
  const slider = panel(page, 'Kept, Free and Gone').getByRole('slider');

  await slider.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'today');
  release();

  await expect(page).toHaveURL(/[?&]at=\d{4}-\d\d-\d\d$/);
  await expect(slider).not.toHaveAttribute('aria-valuetext', 'today');
});

test('[TM-03] without a script a form asks for the day', async ({ browser, request }) => {
  const type = await mostIssued(request);
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/tools/item/${type.id}`);
  const chart = panel(page, 'Kept, Free and Gone');
  await expect(chart.getByRole('slider')).toBeHidden();

  await chart.getByLabel('As of', { exact: true }).fill('2025-06-30');
  await chart.getByRole('button', { name: 'Show' }).click();

  await expect(page).toHaveURL(/\?at=2025-06-30$/);
  const past = await chartsOf(request, type.id, '?at=2025-06-30');
  expect(await tableIn(chart)).toEqual(past.classes.map(partsOf));
  await page.close();
});

test('[TM-03] the wall of numbers shows a past day', async ({ page, request }) => {
  const type = await mostIssued(request);
  const past = await chartsOf(request, type.id, '?at=2025-06-30');

  await gotoHydrated(page, `/tools/item/${type.id}/numbers?at=2025-06-30`);

  expect(await keyCounts(page)).toBe(past.total_issued);
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '30 Jun 2025');
  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'today');
  await expect.poll(() => keyCounts(page)).toBe(type.total_issued);
});

test('[TM-02] the race to complete a set is the answer of the call', async ({ page, request }) => {
  const { sets } = await api<{ sets: { id: number; total_completed: number }[] }>(request, '/sets');
  const set = sets.reduce((most, some) => (some.total_completed > most.total_completed ? some : most));
  const race = await api<{ finishers: Month[]; first: { player: { name: string } }[] }>(
    request,
    `/all-sets/${set.id}/race`,
  );

  await gotoHydrated(page, `/tools/sets/${set.id}`);

  expect(await tableIn(panel(page, 'The Race to Completion'))).toEqual(byYear(race.finishers));
  await expect(panel(page, 'First to Finish').getByRole('listitem')).toHaveCount(race.first.length);
  for (const [place, { player }] of race.first.entries())
    await expect(panel(page, 'First to Finish').getByRole('listitem').nth(place)).toContainText(player.name);
});

test('[TM-02] the figures of the game are the answer of the call', async ({ page, request }) => {
  const { months } = await api<{ months: Record<string, number | string>[] }>(request, '/stats/days');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click();
  await expect(page).toHaveURL('/tools/stats');

  for (const [name, heading] of [
    ['finds', 'Finds'],
    ['issued', 'Items Issued'],
    ['new_players', 'New Players'],
  ] as const) {
    const rows = await tableIn(panel(page, heading));
    const shown = rows.flatMap((cells) => cells.slice(1, 13)).filter((cell) => cell !== '');
    // Players may act while the page is read, so the current month may differ.
    expect(shown.slice(0, -1)).toEqual(months.slice(0, -1).map((month) => figure(Number(month[name]))));
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`charts fit a phone and can be read, ${colorScheme}`, async ({ page, request }) => {
    const type = await mostIssued(request);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    for (const address of [`/tools/item/${type.id}`, '/tools/stats', `/tools/sets/${type.set_id}`]) {
      await gotoHydrated(page, address);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

function chartsOf(request: APIRequestContext, id: number, query = ''): Promise<Charts> {
  return api<Charts>(request, `/single-item/${id}/charts${query}`);
}

/** Of a closed table, so it is not read as it is seen. */
function tableIn(region: Locator): Promise<string[][]> {
  return region
    .locator('details tbody > tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

function byYear(months: readonly Month[]): string[][] {
  const ends = new Map(months.map(({ month, total }) => [month.slice(0, 4), total]));
  let before = 0;
  return [...ends].map(([year, total]) => {
    const added = total - before;
    before = total;
    return [year, figure(added), figure(total)];
  });
}

function partsOf({ digits, total, locations: at }: Charts['classes'][number]): string[] {
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (at[name] ?? 0), 0);
  const gone = of('mixed', 'destroyed', 'recycle_center', 'unique_pool', 'limbo');
  const counts = [of('saved'), of('pouch'), of('lockbox'), of('dropped', 'mixing_pool'), gone, total];
  return [LETTERS[digits - 1] ?? '', ...counts.map(figure)];
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
