import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectFitsBoth, PHONE } from './checks.ts';
import { api } from './item-world.ts';
import { ALTERED_SITE, FAILING_SITE } from './sites.ts';

const NUMBER = /^(#[\d,]+|None found yet$)/;
const shelf = (page: Page) => page.getByRole('region', { name: 'Latest arrivals' });
const news = (page: Page) => page.getByRole('region', { name: 'News from the hive' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner says what the game is and where to get it [HM-01]', async ({ page }) => {
    await page.goto('/');

    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: 'The world is full of small numbered things.' }),
    ).toBeVisible();
    await expect(main.getByText('Forage them at real places')).toBeVisible();
    await expect(main.getByRole('link', { name: /iPhone/ })).toHaveAttribute('href', /^https:/);
    await expect(main.getByRole('link', { name: /Android/ })).toHaveAttribute('href', /^https:/);
  });

  test('the shelves and the news are complete, and nothing is marked live [HM-02, HM-03]', async ({
    page,
  }) => {
    await page.goto('/');

    await expect(shelf(page).getByRole('listitem')).toHaveCount(8);
    await expect(shelf(page).getByText(NUMBER)).toHaveCount(8);
    await expect(news(page).getByRole('listitem')).toHaveCount(6);
    await expect(page.getByText('Live numbers')).toHaveCount(0);
  });
});

test('the latest items are of several sets, and one without a number says so [HM-03]', async ({
  page,
  request,
}) => {
  const latest = await api<{ set_id: number }[]>(request, '/items/latest');
  expect(new Set(latest.map(({ set_id }) => set_id)).size).toBeGreaterThanOrEqual(4);

  await page.goto(ALTERED_SITE);
  await expect(shelf(page).getByRole('listitem').first()).toContainText('None found yet');
  await expect(shelf(page).getByText('#0')).toHaveCount(0);
});

test('the page is identical for every visitor', async ({ request }) => {
  const pages = await Promise.all(
    [{}, { cookie: 'session=1', 'accept-language': 'de', 'x-user-token': 'stolen' }].map(async (headers) =>
      (await request.get('/', { headers })).text(),
    ),
  );

  const [one, other] = pages;
  expect(one).toBe(other);
});

test('the comb shows items that lead to their pages [HM-01]', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/');
  const comb = page.getByRole('list', { name: 'Some of the things to find' });
  await expect(comb.getByRole('link')).toHaveCount(9);
  for (const picture of await comb.getByRole('img').all())
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await comb.getByRole('link', { name: 'Off-Duty Hedgehog' }).click();

  await expect(page).toHaveURL('/tools/item/198');
  expect(errors).toEqual([]);
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the newest items stand on two shelves of four, each with its picture, name and number [HM-03]', async ({
    page,
  }) => {
    await page.goto('/');
    const plates = await shelf(page).getByRole('listitem').all();

    for (const plate of plates) {
      await plate.scrollIntoViewIfNeeded();
      await expect(plate.getByRole('link')).toHaveAttribute('href', /^\/tools\/item\/\d+$/);
      await expect(plate.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
      await expect(plate.getByText(NUMBER)).toBeVisible();
    }
    // Measured in one call, because the page may still be scrolling.
    const tops = await shelf(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((plate) => Math.round(plate.getBoundingClientRect().top)));
    const [first = 0] = tops;
    const below = tops.filter((top) => top !== first);
    expect([tops.length - below.length, below.length, new Set(below).size]).toEqual([4, 4, 1]);

    const name = await plates[0]?.getByRole('img').getAttribute('alt');
    await plates[0]?.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name?.replace(' artwork', '') ?? '');
  });
});

test.describe('numbers that go up', () => {
  test('a new number moves the counter of its item and no other, on every open page, without a reload [HM-04]', async ({
    context,
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('/');
    const plate = shelf(one).getByRole('listitem').nth(2);
    const href = (await plate.getByRole('link').getAttribute('href')) ?? '';
    const others = await numbersBut(one, 2);
    await sendNewItem(context, { item_type_id: Number(href.split('/').at(-1)), number: 7_770 });

    for (const page of [one, other]) {
      await page.goto('/');
      await page.evaluate(() => Object.assign(window, { hasStayed: true }));
      const counter = shelf(page)
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${href}"]`) });
      await expect(counter).toContainText('#7,770');
      await expect(counter).toContainText('QD');
      expect(await numbersBut(page, 2)).toEqual(others);
      expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
    }
  });

  test('the number chip is animated, except with reduced motion [HM-04]', async ({ page, context }) => {
    await page.goto('/');
    const href = await shelf(page).getByRole('link').first().getAttribute('href');
    await sendNewItem(context, { item_type_id: Number(href?.split('/').at(-1)), number: 8_880 });

    for (const [reducedMotion, animation] of [
      ['no-preference', /tick/],
      ['reduce', 'none'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await expect(shelf(page).getByText('#8,880')).toHaveCSS('animation-name', animation);
    }
  });

  test('the page says that its numbers are live only while they are [HM-04]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Live numbers')).toBeVisible();

    await page.route('**/api/events', (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await expect(shelf(page).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByText('Live numbers')).toHaveCount(0);
  });

  test('after a lost connection it reconnects and fetches what it missed [RV-01]', async ({ page }) => {
    let isDown = true;
    await page.route('**/api/events', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/');
    await page.waitForRequest('**/api/events');
    await expect(page.getByText('Live numbers')).toHaveCount(0);

    isDown = false;
    await page.waitForResponse('**/api/items/latest');
    await expect(page.getByText('Live numbers')).toBeVisible();
  });

  test('one page opens one stream, and closes it when it is left', async ({ page }) => {
    const opened: string[] = [];
    page.on('request', (request) => request.url().includes('/api/events') && opened.push(request.url()));
    await page.goto('/');
    await expect(page.getByText('Live numbers')).toBeVisible();

    const closed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/events'));
    await page.getByRole('link', { name: 'All news' }).click();

    await closed;
    expect(opened).toHaveLength(1);
  });
});

test('while the API is down the banner stays, and the page names what is missing [ER-02]', async ({
  page,
}) => {
  const response = await page.goto(FAILING_SITE);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The shelves could not be filled');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  await expect(news(page)).toContainText('The news cannot be had right now.');
});

test('the home page fits a phone and a desktop and has no barrier axe can find', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expectFitsBoth(page);
});

/** Every stream opened from now on sends this event and ends. */
async function sendNewItem(context: BrowserContext, item: { item_type_id: number; number: number }) {
  await context.route('**/api/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 3000\n\nevent: new_item\ndata: ${JSON.stringify(item)}\n\n`,
    }),
  );
}

async function numbersBut(page: Page, place: number): Promise<string[]> {
  const numbers = await shelf(page).getByText(NUMBER).allInnerTexts();
  return numbers.toSpliced(place, 1);
}
