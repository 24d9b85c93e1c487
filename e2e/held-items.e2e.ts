import { expect, test } from '@playwright/test';
import { gotoHydrated, panel } from './item-world.ts';
import { API_HEADERS, logInAs, ofDemo, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

interface Held {
  item_type_id: number;
  number: number;
  location: string;
}

interface PlayerSet {
  id: number;
  name: string;
  found: number;
  number: number;
  percentage: number;
  missing: { name: string }[];
  added_since: number;
}

test('logged in, the page of a set marks what I have, with my number', async ({ page }) => {
  const { sets }: { sets: PlayerSet[] } = await ofDemo('{id}/sets');
  const set = sets.find(({ found, id }) => found > 2 && id < 100);
  const { items }: { items: Held[] } = await ofDemo(`{id}/sets/${set?.id}/items`);
  const saved = items.find(({ location }) => location === 'saved');
  expect(saved).toBeDefined();

  await gotoHydrated(page, `/tools/sets/${set?.id}`);
  await expect(page.getByText(/^You have #/)).toHaveCount(0);
  await logInAs(page, 'demo');
  await gotoHydrated(page, `/tools/sets/${set?.id}`);

  const types = new Set(items.map(({ item_type_id }) => item_type_id));
  await expect(page.getByText(/^You have #/)).toHaveCount(types.size);
  const plate = page.getByRole('main').locator(`a[href="/tools/item/${saved?.item_type_id}"]`);
  await expect(plate).toContainText(`You have #${saved?.number.toLocaleString('en')}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(`You have ${types.size} of`);
});

test('logged in, the page of an item lists my numbers and follows a change at once', async ({ page }) => {
  await logInAs(page, 'staff');
  await gotoHydrated(page, `/tools/item/${BUILD_A_UNIQUE}`);
  const own = panel(page, 'Yours');
  await expect(own).toContainText('You have none of these yet.');

  const { token, userId } = await sessionOf('staff');
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const redeemed = await fetch(`${SITE}/api/users/${userId}/redeem/${CODE}`, { headers });
  expect(redeemed.status).toBe(200);

  await expect(own.getByText('Lockbox')).toBeVisible();
  await expect(own.getByRole('link')).toHaveCount(12);
  await expect(own).toContainText('and 88 more');
  await own.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/tools\/item\/history\/\d+$/);
});

const BUILD_A_UNIQUE = 2690;
/** No other journey redeems it. */
const CODE = 'BUILD-A-UNIQUE-7';

test('set cards name what is missing and why a finished set is not complete [PS-01, PS-04]', async ({
  page,
}) => {
  const { sets }: { sets: PlayerSet[] } = await ofDemo('{id}/sets');
  const few = sets.find(({ missing, id }) => missing.length > 0 && id !== 13);
  const answer = {
    sets: sets.map((set, place) =>
      place === 0
        ? { ...set, number: 2, percentage: 92, found: 11, numberinset: 12, completed: false, added_since: 1 }
        : set,
    ),
    completedSets: 1,
  };
  await logInAs(page, 'demo');
  await page.route(/\/api\/users\/\d+\/sets$/, (route) => route.fulfill({ json: answer }));
  await page.goto('/u/demo/sets');

  const grown = page.getByRole('link', { name: new RegExp(`^${sets[0]?.name}`) });
  await expect(grown).toContainText('Finished: #2');
  await expect(grown).toContainText('One item was added since');
  if (few) {
    const card = page.getByRole('main').locator(`a[href="/u/demo/sets/${few.id}"]`);
    await expect(card).toContainText(`Missing: ${few.missing.map(({ name }) => name).join(', ')}`);
  }
});

test('an item that is missing from a set leads to its page [PS-05]', async ({ page }) => {
  const { sets }: { sets: PlayerSet[] } = await ofDemo('{id}/sets');
  const set = sets.find(({ percentage, id }) => percentage < 100 && id < 100 && id !== 13);
  await logInAs(page, 'demo');
  await page.goto(`/u/demo/sets/${set?.id}?show=missing`);

  const plate = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: "Haven't found this item yet" });
  await expect(plate.first().getByRole('link')).toHaveAttribute('href', /^\/tools\/item\/\d+$/);
});
