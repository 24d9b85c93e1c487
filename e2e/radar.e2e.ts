import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated, heading } from './item-world.ts';
import { logInAs } from './players.ts';
import { degreesBetween, type Point, radarWithFinds } from './radar-world.ts';

const RADAR = /\/api\/me\/radar(\?|$)/;
const main = (page: Page) => page.getByRole('main');
const walk = (page: Page) => page.getByRole('region', { name: 'Worth the walk' });
const cards = (page: Page) => walk(page).getByRole('article');
const map = (page: Page) => page.getByRole('region', { name: /^Map of finds/ });
const pins = (page: Page) => map(page).locator('[data-kind]');

/** This player lacks more than the others. */
async function openWithFinds(page: Page): Promise<string> {
  const address = await radarWithFinds('muted');
  await logInAs(page, 'muted');
  await gotoHydrated(page, address);
  return address;
}

/** Near places share a pin, so it returns the card whose place is farthest from the first card's. */
async function openWithFarCard(page: Page) {
  const answered = page.waitForResponse(RADAR);
  await openWithFinds(page);
  const { places }: { places: (Point & { name: string })[] } = await (await answered).json();
  await expect(cards(page).nth(1)).toBeVisible();
  const placeOf = (text: string) => places.find(({ name }) => text.includes(name));
  const [first, ...others] = (await cards(page).allInnerTexts()).map(placeOf);
  const distances = others.map((place) => (first && place ? degreesBetween(place, first) : 0));
  return cards(page).nth(1 + distances.indexOf(Math.max(...distances)));
}

test.beforeEach(({ page }) => logInAs(page, 'demo'));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('[PN-05] without a point the radar asks where to look, and never for a permission by itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('The page asked for the position.');
    };
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await gotoHydrated(page, '/radar');

  await expect(page.getByRole('heading', { name: 'Where shall we look?' })).toBeVisible();
  await expectFitsBoth(page);
  await page.getByRole('textbox', { name: 'City or place' }).fill('London');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/radar?at=London');
  await expect(map(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Where shall we look?' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('[PN-05] a pressed button looks around the position that the browser gives', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.513_84, longitude: -0.140_21 });
  await gotoHydrated(page, '/radar');
  await page.getByRole('button', { name: 'Use my location' }).click();

  await expect(page).toHaveURL('/radar?at=51.5138%2C-0.1402');
  await expect(map(page)).toBeVisible();
});

test('[PN-05] a refused position says so, and a city still works', async ({ page, context }) => {
  await context.clearPermissions();
  await gotoHydrated(page, '/radar');
  await page.getByRole('button', { name: 'Use my location' }).click();

  await expect(main(page)).toContainText('Your browser did not say where you are.');
  await page.getByRole('textbox', { name: 'City or place' }).fill('London');
  await page.getByRole('button', { name: 'Look there' }).click();
  await expect(map(page)).toBeVisible();
});

test('[PN-05] a name that no city has says so, and what was typed stays', async ({ page }) => {
  await gotoHydrated(page, '/radar?at=Nowhereville');

  await expect(main(page)).toContainText('No city or place is called “Nowhereville”.');
  await expect(page.getByRole('textbox', { name: 'City or place' })).toHaveValue('Nowhereville');
});

test('[PN-05] a pin marks its card and shows the shelf, a card marks its pin', async ({ page }) => {
  const card = await openWithFarCard(page);
  await expect(cards(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: /^On the shelf at/ })).toBeVisible();
  await expect(pins(page).first()).toBeVisible();

  await card.hover();
  await expect(map(page).locator('[data-state="marked"]')).toHaveCount(1);
  await card.getByRole('button', { name: /^Show on the map/ }).click();
  await expect(page).toHaveURL(/[?&]place=\d+/);
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).first()).not.toHaveAttribute('aria-current');
  await expect(map(page).locator('[data-state="chosen"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /^On the shelf at/ })).toBeVisible();
  await expectFitsBoth(page);
});

test('[PN-05] on a phone a pin moves to its card', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openWithFinds(page);
  const chosen = cards(page).and(page.locator('[aria-current]'));
  // Clusters come apart by zooming.
  await expect(async () => {
    if (!page.url().includes('place=')) await pins(page).last().click({ force: true, timeout: 2_000 });
    await expect(chosen).toBeInViewport({ timeout: 1_000 });
  }).toPass();
});

test('[PN-05] the list works by keyboard alone', async ({ page }) => {
  const card = await openWithFarCard(page);
  const button = card.getByRole('button', { name: /^Show on the map/ });
  await button.focus();
  await expect(map(page).locator('[data-state="marked"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
});

test('[PN-05] filters are in the address and compose one query', async ({ page }) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (one) => RADAR.test(one.url()) && asked.push(new URL(one.url()).searchParams));
  await gotoHydrated(page, '/radar?at=London&km=5');
  await page.getByRole('radio', { name: 'Lower' }).check({ force: true });
  await expect(page).toHaveURL('/radar?at=London&gain=lower&km=5');
  await page.getByRole('checkbox', { name: 'Triple digit' }).check();
  await expect(page).toHaveURL('/radar?at=London&gain=lower&km=5&class=td');
  await expect.poll(() => asked.at(-1)?.get('q')).toBe('class:td');
  expect(asked.at(-1)?.get('gain')).toBe('lower');
});

test('[PN-05] a card shows five finds and the rest when asked, as many as its pin says', async ({ page }) => {
  await page.route(RADAR, async (route) => {
    const answer = await (await route.fetch()).json();
    const isWhole = new URL(route.request().url()).searchParams.get('km') === '0.1';
    const [place] = answer.places;
    const [find] = answer.results;
    const results = Array.from({ length: isWhole ? 12 : 6 }, (_, nth) => ({
      ...find,
      item_id: 9_000 + nth,
      place: { ...find.place, id: place.id },
    }));
    await route.fulfill({ json: { ...answer, results, places: [{ ...place, finds: 12 }] } });
  });
  await openWithFinds(page);
  const lines = cards(page).first().getByRole('listitem');
  await expect(lines).toHaveCount(5);

  await cards(page)
    .first()
    .getByRole('button', { name: /^and 7 more/ })
    .click();
  await expect(lines).toHaveCount(12);
});

test('[PN-05] the finds of one seller or friend are found by the name', async ({ page }) => {
  await gotoHydrated(page, '/radar?where=market');
  const offers = main(page).getByRole('list', { name: 'Market' }).getByRole('article');
  await expect(offers.first()).toBeVisible();
  const name = await page.locator('datalist option').first().getAttribute('value');
  const asked = page.waitForRequest((one) => new URL(one.url()).searchParams.get('q') === `owner:"${name}"`);
  await page.getByRole('combobox', { name: 'Seller' }).fill(name ?? '');
  await expect(page).toHaveURL(/[?&]who=/);
  const found = await (await (await asked).response())?.json();

  expect(found.results.length).toBeGreaterThan(0);
  for (const { owner } of found.results) expect(owner.name).toBe(name);
  await expect(offers).toHaveCount(found.results.length);
  await page.getByRole('link', { name: /^Friends’ pouches/ }).click();
  await expect(page).toHaveURL('/radar?where=friends');
  await expect(page.getByPlaceholder(/^All \d+ friends$/)).toBeVisible();
});

test('[PN-05] nothing nearby leads farther', async ({ page }) => {
  await page.route(RADAR, async (route) => {
    const answer = await (await route.fetch()).json();
    const counts = { ...answer.counts, places: 0 };
    await route.fulfill({ json: { ...answer, results: [], places: [], counts } });
  });
  await gotoHydrated(page, '/radar?at=London');

  await expect(page.getByRole('heading', { name: 'Nothing for you within 12 minutes' })).toBeVisible();
  await page.getByRole('link', { name: 'Look wider' }).click();
  await expect(page).toHaveURL('/radar?at=London&km=2');
});

test('[PN-05] the Market has prices and Buy, and asking a friend opens a message with a text', async ({
  page,
}) => {
  await gotoHydrated(page, '/radar?where=market');
  await expect(heading(page)).toHaveText('Radar');
  const offers = main(page).getByRole('list', { name: 'Market' }).getByRole('article');
  await offers.first().getByRole('button', { name: /^Buy/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Friends’ pouches/ }).click();
  await main(page).getByRole('button', { name: /^Ask/ }).first().click();
  await expect(page).toHaveURL(/\/u\/demo\/inbox\/\d+$/);
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(/would you part with your/);
});

test('[PN-05] a radar that fails says so and looks again', async ({ page }) => {
  let isBroken = true;
  await page.route(RADAR, (route) =>
    isBroken
      ? route.fulfill({ status: 400, json: { error: 'Broken.', code: 'bad_request' } })
      : route.continue(),
  );
  await openWithFinds(page);
  await expect(page.getByRole('alert')).toContainText('The radar could not look');
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('[PN-05] a start page that fails says so, and a city can still be named', async ({ page }) => {
  let isBroken = true;
  await page.route(RADAR, (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } })
      : route.continue(),
  );
  await gotoHydrated(page, '/radar');
  await expect(page.getByRole('alert')).toContainText('The radar could not look');
  await expect(page.getByRole('textbox', { name: 'City or place' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
