import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { api, fact, gotoHydrated, heading, oneOfEachLocation } from './item-world.ts';
import { FAILING_SITE } from './sites.ts';

interface PlaceFacts {
  id: number;
  name: string;
  lat: number;
  lng: number;
  item_count: number;
  max_items: number;
  people_count: number;
}

const TILES = 'https://tile.openstreetmap.org/**';
const ONE_TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>';

test('a place shows its facts, its map, what lies there and who has been there [PC-01]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const asked = await serveTiles(page);
  const place = await somePlace(request);
  const { items } = await api<{ items: { name: string; number: number; item_type_id: number }[] }>(
    request,
    `/places/${place.id}/items`,
  );
  const { people } = await api<{ people: { id: number; name: string }[] }>(
    request,
    `/places/${place.id}/people`,
  );

  await gotoHydrated(page, `/tools/place/${place.id}`);

  await expect(heading(page)).toHaveText(place.name);
  await expect(page).toHaveTitle(`${place.name} · WallaBee`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tools\/place\/\d+$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /previews\/place-\d+\.png\?k=/,
  );
  await expect(fact(page, 'Items')).toHaveText(`${place.item_count} / ${place.max_items}`);
  await expect(fact(page, 'Visitors')).toHaveText(`${place.people_count}`);
  await expect(heading(page).locator('xpath=ancestor::header').locator('img')).toHaveJSProperty(
    'complete',
    true,
  );

  const map = page.getByRole('region', { name: `Map of ${place.name}` });
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeVisible();
  expect(await map.evaluate((element) => element.clientHeight)).toBe(300);
  expect(new Set(asked.map((address) => new URL(address).pathname.split('/')[1]))).toEqual(new Set(['15']));
  const pin = await map.locator('.leaflet-marker-icon').boundingBox();
  const frame = await map.boundingBox();
  expect((pin?.x ?? 0) + (pin?.width ?? 0) / 2).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 2, -1);
  expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeCloseTo((frame?.y ?? 0) + (frame?.height ?? 0) / 2, -1);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();

  await map.focus();
  await page.keyboard.press('+');
  await expect.poll(() => asked.some((address) => new URL(address).pathname.startsWith('/16/'))).toBe(true);

  const first = items[0];
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(items.length);
  await expect(page.getByRole('link', { name: first?.name ?? '?' }).first()).toHaveAttribute(
    'href',
    `/tools/item/${first?.item_type_id}/num/${first?.number}`,
  );
  const visitor = people[0];
  await expect(
    page
      .getByRole('region', { name: 'Visitors' })
      .getByRole('link', { name: visitor?.name ?? '?' })
      .first(),
  ).toHaveAttribute('href', `/tools/profile/${visitor?.id}/bio`);
  expect(errors).toEqual([]);
});

test('a locked item names its owner, and the number page leads to its place [PC-01, NU-03]', async ({
  page,
  request,
}) => {
  await serveTiles(page);
  const { id, item } = await aLockedItem(request);

  await page.goto(`/tools/item/${item.item_type_id}/num/${item.number}`);
  await page.getByRole('main').locator(`a[href="/tools/place/${id}"]`).click();

  await expect(page).toHaveURL(`/tools/place/${id}`);
  const plate = page.locator(`a[href="/tools/item/${item.item_type_id}/num/${item.number}"]`);
  await expect(plate).toContainText(item.name);
  const owner = page.getByRole('listitem').filter({ has: plate }).getByRole('link', { name: item.user_name });
  await expect(owner).toHaveAttribute('href', `/tools/profile/${item.user_id}/bio`);
});

test('without tiles a plain grid has the pin and the coordinates, and no credit of a map [PC-01]', async ({
  page,
  request,
}) => {
  const place = await somePlace(request);
  await page.route(TILES, (route) => route.abort());

  await gotoHydrated(page, `/tools/place/${place.id}`);

  const map = page.getByRole('region', { name: `Map of ${place.name}` });
  await expect(map.locator('.leaflet-marker-icon')).toBeVisible();
  await expect(map.locator('.leaflet-tile-loaded:not(img)').first()).toBeVisible();
  await expect(map.locator('img.leaflet-tile-loaded')).toHaveCount(0);
  await expect(page.getByText(`${Math.abs(place.lat).toFixed(5)}°`)).toBeVisible();
  await expect(page.getByText('No map here, only the positions. North is up.')).toBeVisible();
  await expect(page.getByText('OpenStreetMap contributors')).toHaveCount(0);
  expect(await looksOfGround(map)).toEqual({ colours: 2, isSquare: true });
});

/** Streets would be broad bands of their own colour; chart paper has one-pixel lines in even squares. */
function looksOfGround(map: Locator) {
  return map
    .locator('.leaflet-tile-loaded:not(img)')
    .first()
    .evaluate((tile) => {
      const { backgroundImage, backgroundSize } = getComputedStyle(tile);
      const bands = [...backgroundImage.matchAll(/(oklch|color|oklab)\([^)]*\) (\d+)px/g)];
      const sizes = new Set(backgroundSize.split(', ').flatMap((size) => size.split(' ').slice(0, 2)));
      return {
        colours: new Set(bands.filter(([, , width]) => width === '1').map(([whole]) => whole)).size,
        isSquare: [...sizes].every((size) => ['128px', '32px', 'auto'].includes(size)),
      };
    });
}

test('without script the page is complete, with a drawn map [PC-01]', async ({ browser, request }) => {
  const place = await somePlace(request);
  const page = await browser.newPage({ javaScriptEnabled: false });

  await page.goto(`/tools/place/${place.id}`);

  await expect(heading(page)).toHaveText(place.name);
  await expect(page.locator('figure img').first()).toBeVisible();
  await expect(page.locator('figure noscript p')).toHaveText('No map here, only the positions. North is up.');
  await expect(page.getByText('OpenStreetMap contributors')).toHaveCount(0);
  await expect(page.getByText(`${Math.abs(place.lng).toFixed(5)}°`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
  await page.close();
});

test('only the page of a place loads the map, and only images from one other host [PC-01]', async ({
  page,
  request,
}) => {
  const { id } = await somePlace(request);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await serveTiles(page);

  await gotoHydrated(page, '/tools/sets/40');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /leaflet|live-map|openstreetmap/.test(address))).toEqual([]);

  const response = await page.goto(`/tools/place/${id}`);
  await expect.poll(() => asked.filter((address) => /live-map/.test(address))).toHaveLength(1);
  // The server inlines the map's stylesheet.
  expect(await response?.text()).toContain('.leaflet-container');
  expect(response?.headers()['content-security-policy']).toContain(
    "img-src 'self' data: https://tile.openstreetmap.org;",
  );
});

test('an unknown place is a 404, and an API that is down an error [PC-01, ER-02]', async ({ page }) => {
  for (const id of ['2147483647', 'abc', '-1']) {
    const response = await page.goto(`/tools/place/${id}`);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toBeVisible();
  }

  const failed = await page.goto(`${FAILING_SITE}/tools/place/1`);
  expect(failed?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/tools/place/1');
});

test('a place fits a phone and a desktop and has no barrier axe can find', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await serveTiles(page);
  await gotoHydrated(page, `/tools/place/${(await somePlace(request)).id}`);
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();

  await expectFitsBoth(page);
});

async function serveTiles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TILES, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: ONE_TILE });
  });
  return asked;
}

async function somePlace(request: APIRequestContext): Promise<PlaceFacts> {
  const dropped = (await oneOfEachLocation(request, ['dropped'])).get('dropped');
  const { place_id } = await api<{ place_id: number }>(request, `/items/${dropped?.item_id}`);
  return api(request, `/places/${place_id}`);
}

async function aLockedItem(request: APIRequestContext) {
  const { lat, lng } = await somePlace(request);
  const { places } = await api<{ places: { id: number }[] }>(request, `/places?lat=${lat}&lng=${lng}`);
  for (const { id } of places) {
    const { items } = await api<{ items: LockableItem[] }>(request, `/places/${id}/items`);
    const item = items.find(({ username }) => username !== null);
    if (item) return { id, item };
  }
  throw new Error('Nothing is locked at any of these places.');
}

interface LockableItem {
  item_type_id: number;
  number: number;
  name: string;
  username: string | null;
  user_id: number;
  user_name: string;
}
