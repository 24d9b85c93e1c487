import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth, PHONE } from './checks.ts';
import { api, gotoHydrated, panel } from './item-world.ts';
import { ALTERED_SITE } from './sites.ts';

/** See travelled-life.mjs: eight stops in seven cities, the first and the last at one place. */
const TRAVELLED = `${ALTERED_SITE}/tools/item/history/2`;

const where = (page: Page) => panel(page, 'Where It Went');
const story = (page: Page) => panel(page, 'Its Story');
const line = (page: Page) => where(page).locator('[aria-live=polite]');
const openChapters = (page: Page) => story(page).locator('details[open] > summary h3');

test('[TM-01] a life has its figures, its map and its chapters, and shows the last stop', async ({
  page,
}) => {
  await gotoHydrated(page, TRAVELLED);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The life of .+ #\d/);
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText('10 years 2 months');
  await expect(figures).toContainText('3,528 km');
  await expect(figures).toContainText('4 yearswith Oona Marsh');
  await expect(where(page)).toContainText('8 stops in 7 cities');
  await expect(line(page)).toContainText('Stop 8 of 8, 9 Nov 2025');
  await expect(openChapters(page)).toHaveText(['Home, for now']);
  await expect(
    where(page).getByRole('img', { name: /^Who had it when: Pim Larkin for 6 months, / }),
  ).toBeVisible();
  await expectFitsBoth(page);
});

test('[TM-01] keys and links step through the stops without loading the page again', async ({ page }) => {
  await gotoHydrated(page, `${TRAVELLED}?stop=2`);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/history/2')) loaded.push(request.url());
  });

  await where(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?stop=3$/);
  await expect(line(page)).toContainText('Stop 3 of 8, 19 Mar 2018');
  await expect(line(page)).toContainText('Portobello Beach, Edinburgh');
  await expect(line(page)).toContainText('502 km from London, after 1 year');
  await expect(openChapters(page)).toHaveText(['Carried north']);

  await page.keyboard.press('ArrowRight');
  await expect(line(page)).toContainText('Stop 4 of 8');
  await page.keyboard.press('End');
  await expect(line(page)).toContainText('Stop 8 of 8');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?stop=8$/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?stop=1$/);
  await expect(where(page).getByRole('link', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  expect(loaded).toEqual([]);
});

test('[TM-01] a stop on the map is a link, and two visits to one place open into a list', async ({
  page,
}) => {
  await gotoHydrated(page, TRAVELLED);
  const stops = where(page).getByRole('list', { name: 'Stops on the map' });

  await stops.getByRole('link', { name: 'Ponte Sant’Angelo, Rome' }).click();
  await expect(page).toHaveURL(/\?stop=6$/);
  await expect(stops.locator('[aria-current=step]')).toHaveText(/^6/);
  await expect(story(page).locator('li[aria-current=step]')).toContainText('Ponte Sant’Angelo');

  await stops.getByText('1, 8').click();
  await stops.getByRole('link', { name: /^8\s*Vondelpark/ }).click();
  await expect(page).toHaveURL(/\?stop=8$/);
});

test('[TM-01] every chapter can be opened, and the figures are in a table', async ({ page }) => {
  await gotoHydrated(page, TRAVELLED);

  await story(page).getByRole('button', { name: 'Open all chapters' }).click();
  await expect(openChapters(page)).toHaveCount(4);
  await story(page).getByRole('button', { name: 'Close all chapters' }).click();
  await expect(openChapters(page)).toHaveText(['Home, for now']);

  await where(page).getByText('The figures as a table').click();
  const rows = where(page)
    .getByRole('table', { name: /^Stops of / })
    .getByRole('row');
  await expect(rows).toHaveCount(9);
  await expect(rows.nth(4)).toContainText('503 km, changed hands on the way');
});

test('[TM-01] without a script the server draws the map of each stop', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE, colorScheme: 'dark' });
  await page.goto(`${TRAVELLED}?stop=6`);
  await expect(line(page)).toContainText('Stop 6 of 8');
  await expect(story(page).getByRole('button')).toHaveCount(0);

  await where(page).getByRole('link', { name: 'Previous' }).click();

  await expect(page).toHaveURL(/\?stop=5$/);
  await expect(line(page)).toContainText('Prater, Vienna');
  await expect(openChapters(page)).toHaveText(['Came in a trade']);
  await page.close();
});

test('[TM-01] at 360 px the map and every label stay inside the page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const stop of [1, 4, 5, 7]) {
    await gotoHydrated(page, `${TRAVELLED}?stop=${stop}`);
    const label = where(page).locator('li[data-now] [class*=label]');
    const box = await label.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  }
});

test('[TM-01] a life in one pouch says so, and a map that did not come leaves the history', async ({
  page,
  request,
}) => {
  const { item_id } = await neverAnywhere(request);
  await page.goto(`/tools/item/history/${item_id}`);
  await expect(where(page)).toContainText('No place known yet. It has stayed in one pouch.');

  await page.goto(`${ALTERED_SITE}/tools/item/history/3`);
  await expect(page.getByRole('alert')).toContainText('The map did not come');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
});

test('[TM-01] a map that could not be drawn leaves the story', async ({ page }) => {
  await page.goto(`${ALTERED_SITE}/tools/item/history/4`);

  await expect(where(page).getByRole('alert')).toContainText('The map did not come');
  await expect(where(page).getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(openChapters(page)).toHaveCount(1);
});

type Journey = { item_id: number; stops: unknown[]; figures: { hands: number } | null };

async function neverAnywhere(request: Parameters<typeof api>[0]): Promise<Journey> {
  for (let id = 1; id < 2_000; id += 7) {
    const journey = await api<Journey>(request, `/items/${id}/journey`);
    if (journey.stops.length === 0 && journey.figures?.hands === 1) return journey;
  }
  throw new Error('Every item was somewhere.');
}
