import { expect, type Page, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectFitsBoth, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { gotoHydrated, heading, holdRequests, untilHydrated } from './item-world.ts';
import { logInAs, ofDemo } from './players.ts';

const POUCH = '/u/demo/pouch';
const CLASSES = { gold: 'sd', crimson: 'dd', royalblue: 'td', seagreen: 'qd', linen: 'beyond' };

interface PouchFacts {
  id: number;
  item_type_id: number;
  name: string;
  number: number;
  set_id: number;
  set_name: string;
  status: string;
  prestige_color: keyof typeof CLASSES;
}

const cards = (page: Page) => page.getByRole('list', { name: 'Pouch' }).getByRole('listitem');
const count = (page: Page) => page.getByRole('search').getByRole('status');

const { compare } = new Intl.Collator('en', { numeric: true });

async function demoPouch(): Promise<PouchFacts[]> {
  return (await ofDemo('{id}/pouch')).items;
}

test('the pouch is searched by name or number, and its cards lead to histories [PO-01, PO-02]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  const items = await demoPouch();
  const first = items[0] as PouchFacts;
  await page.goto(POUCH);
  const card = cards(page).first();
  await expect(card).toHaveAttribute('aria-setsize', `${items.length}`);
  await expect(card.getByRole('link')).toHaveAttribute('href', `/tools/item/history/${first.id}`);
  await expect(card).toContainText(first.name);
  await expect(card).toContainText(`#${first.number.toLocaleString('en')}`);
  await expect(card.getByRole('img')).toHaveAttribute('alt', `${first.name} artwork`);
  await expect(card.locator('[data-prestige]').first()).toHaveAttribute(
    'data-prestige',
    CLASSES[first.prestige_color],
  );

  await page.getByRole('searchbox').fill(first.name.toUpperCase());
  const named = items.filter(({ name }) => name.toLowerCase().includes(first.name.toLowerCase()));
  await expect(count(page)).toHaveText(`${named.length} of ${items.length} items`);
  await page.getByRole('searchbox').fill(String(first.number));
  const numbered = items.filter(({ number }) => number === first.number);
  await expect(count(page)).toHaveText(`${numbered.length} of ${items.length} items`);
  await expect(page).toHaveURL(`${POUCH}?q=${first.number}`);
});

test('the pouch is sorted and filtered, and the address holds all of it [PO-01]', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  const items = await demoPouch();
  await gotoHydrated(page, POUCH);
  const firstIs = (wanted: PouchFacts | undefined) =>
    expect(cards(page).first().getByRole('link')).toHaveAttribute(
      'href',
      `/tools/item/history/${wanted?.id}`,
    );
  await firstIs(items[0]);

  await page.getByLabel('Sort by').selectOption('Number, low to high');
  const lowest = Math.min(...items.map(({ number }) => number));
  await expect(cards(page).first()).toContainText(`#${lowest}`);
  await page.getByLabel('Sort by').selectOption('Name, A-Z');
  const sorted = items.toSorted((a, b) => compare(a.name, b.name) || a.number - b.number);
  await firstIs(sorted[0]);
  await page.getByLabel('Sort by').selectOption('Set, A-Z');
  await firstIs(sorted.toSorted((a, b) => compare(a.set_name, b.set_name))[0]);

  const locked = items.filter(({ status }) => status === 'LOCKED');
  expect(locked.length).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: 'Locked' }).check();
  await expect(count(page)).toHaveText(`${locked.length} of ${items.length} items`);
  await expect(cards(page).first().locator('[data-tag="locked"] svg')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Locked' }).uncheck();

  await page.getByRole('checkbox', { name: 'Duplicates' }).check();
  const copies = (item: PouchFacts) => items.filter(({ item_type_id }) => item_type_id === item.item_type_id);
  const doubled = items.filter((item) => copies(item).length > 1);
  expect(doubled.length).toBeGreaterThan(1);
  await expect(count(page)).toHaveText(`${doubled.length} of ${items.length} items`);

  const setId = doubled[0]?.set_id;
  await page.getByLabel('Set', { exact: true }).selectOption(`${setId}`);
  const ofSet = doubled.filter(({ set_id }) => set_id === setId);
  await expect(count(page)).toHaveText(`${ofSet.length} of ${items.length} items`);
  const prestige = CLASSES[(ofSet[0] as PouchFacts).prestige_color];
  await page.getByLabel('Class of the number').selectOption(prestige);
  const ofClass = ofSet.filter(({ prestige_color }) => CLASSES[prestige_color] === prestige);
  await expect(count(page)).toHaveText(`${ofClass.length} of ${items.length} items`);
  await page.getByRole('radio', { name: 'Compact' }).check();
  await expect
    .poll(() => [...new URL(page.url()).searchParams].toSorted())
    .toEqual([
      ['class', prestige],
      ['duplicates', '1'],
      ['set', `${setId}`],
      ['sort', 'set'],
      ['view', 'compact'],
    ]);

  await page.reload();
  await expect(count(page)).toHaveText(`${ofClass.length} of ${items.length} items`);
  await expect(page.getByRole('checkbox', { name: 'Duplicates' })).toBeChecked();
  await expect(page.getByLabel('Set', { exact: true })).toHaveValue(`${setId}`);
  await expect(page.getByLabel('Class of the number')).toHaveValue(prestige);
  await expect(page.getByLabel('Sort by')).toHaveValue('set');
  await expect(page.getByLabel('Compact')).toBeChecked();
  expect(errors).toEqual([]);
});

test('a filter that leaves nothing says so and can be cleared [PO-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  const items = await demoPouch();
  await gotoHydrated(page, `${POUCH}?q=nothing+is+called+this&locked=1&sort=name&view=compact`);
  await expect(page.getByRole('heading', { name: 'No Items Found' })).toBeVisible();
  await expect(page.getByText('“nothing is called this” and fits all of the filters')).toBeVisible();
  await expectFitsBoth(page);

  await page.getByRole('link', { name: 'Show everything' }).click();

  await expect(page).toHaveURL(`${POUCH}?sort=name&view=compact`);
  await expect(count(page)).toHaveText(`${items.length} items`);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Locked' })).not.toBeChecked();
});

test('going back from an item and a reload show the same cards at the same place [PO-02]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await logInAs(page, 'demo');
  const items = await demoPouch();
  await gotoHydrated(page, `${POUCH}?sort=name`);
  await expect(count(page)).toHaveText(`${items.length} items`);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const place = Math.floor(items.length * 0.72);
  const card = page.locator(`li[aria-posinset="${place}"]`);
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole('link').getAttribute('href');
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();

  await card.getByRole('link').click();
  await expect(page).toHaveURL(name ?? '?');
  await page.goBack();
  await expect(page).toHaveURL(`${POUCH}?sort=name`);
  await expect(card.getByRole('link')).toHaveAttribute('href', name ?? '?');
  await expect.poll(top).toBe(before);

  // Nothing is cached after a reload, so the list is loaded again.
  await card.getByRole('link').click();
  await expect(page).toHaveURL(name ?? '?');
  await expect(card).toHaveCount(0);
  // The router stores the position of the page that its effects know.
  await untilHydrated(page);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(card.getByRole('link')).toHaveAttribute('href', name ?? '?');
  await expect.poll(top).toBe(before);

  await page.reload();
  await expect(card.getByRole('link')).toHaveAttribute('href', name ?? '?');
  // The rows above are estimated, because they are not rendered.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(10);
});

test('going back before the scripts of a reloaded page have loaded shows the pouch [PO-02]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  const errors = collectErrors(page);
  await gotoHydrated(page, POUCH);
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/history/);
  const release = await holdRequests(page, '**/assets/entry.client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(POUCH);
  release();

  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  expect(errors).toEqual([]);
});

test('many cards stay few elements, and the columns fit every width [PO-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  const items = await demoPouch();
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    ...(items[index % items.length] as PouchFacts),
    id: index + 1,
    item_id: index + 1,
  }));
  await page.route('**/api/users/*/pouch', (route) => route.fulfill({ json: { items: many } }));
  await page.setViewportSize(PHONE);
  await gotoHydrated(page, POUCH);
  await expect(count(page)).toHaveText('3,000 items');
  expect(await cards(page).count()).toBeLessThan(90);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('li[aria-posinset="3000"]')).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(90);
  await page.evaluate(() => scrollTo(0, 0));

  const columns = { 360: [3, 4], 700: [4, 6], 768: [4, 6], 1024: [5, 7], 1440: [6, 9] };
  for (const [width, [shelf = 0, compact = 0]] of Object.entries(columns)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    await page.getByRole('radio', { name: 'Shelf' }).check();
    await expect.poll(() => columnsOf(page), `${width} px`).toBeGreaterThanOrEqual(shelf);
    await page.getByRole('radio', { name: 'Compact' }).check();
    await expect.poll(() => columnsOf(page), `${width} px, compact`).toBeGreaterThanOrEqual(compact);
    await expectNoSidewaysScroll(page);
  }
});

test('a pouch that cannot be loaded says so and is tried again; an empty one says what to do [PO-01, ER-02]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.route('**/api/users/*/pouch', (route) =>
    route.fulfill({ status: 400, json: { code: 'bad_input', error: 'Oh no.' } }),
  );
  await page.goto(POUCH);
  await expect(page.getByRole('alert')).toContainText('Your pouch could not be loaded');

  await page.unroute('**/api/users/*/pouch');
  await page.route('**/api/users/*/pouch', (route) => route.fulfill({ json: { items: [] } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your pouch is empty' })).toBeVisible();
});

test('the pouch fits a phone and a desktop and has no barrier axe can find, in both sizes [PO-01]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  for (const address of [POUCH, `${POUCH}?view=compact&sort=number`]) {
    await gotoHydrated(page, address);
    await expect(cards(page).first()).toBeVisible();
    await expectFitsBoth(page);
  }
});

function columnsOf(page: Page): Promise<number> {
  return page
    .getByRole('list', { name: 'Pouch' })
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
}
