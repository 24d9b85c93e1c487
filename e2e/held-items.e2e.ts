import { expect, test } from '@playwright/test';
import { api, gotoHydrated, panel } from './item-world.ts';
import { logInAs, ofDemo } from './players.ts';

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

test('logged in, the page of an item lists my numbers and follows a change', async ({ page, request }) => {
  const { sets }: { sets: PlayerSet[] } = await ofDemo('{id}/sets');
  const set = sets.find(({ found, id }) => found > 2 && id < 100);
  const { items }: { items: Held[] } = await ofDemo(`{id}/sets/${set?.id}/items`);
  const [first] = items;
  await logInAs(page, 'demo');
  let answered = 0;
  const changed = { item_id: 1, item_type_id: first?.item_type_id, number: 54_321, location: 'pouch' };
  await page.route(/\/sets\/\d+\/items$/, async (route) => {
    answered += 1;
    if (answered === 1) return route.continue();
    return route.fulfill({ json: { items: [changed] } });
  });
  await page.route(/\/api\/events/, (route) => route.abort());

  await gotoHydrated(page, `/tools/item/${first?.item_type_id}`);
  const own = panel(page, 'Yours');
  await expect(own.getByRole('link', { name: `#${first?.number.toLocaleString('en')}` })).toBeVisible();

  // The browser fetches again when the player returns to the page after half a minute.
  const types = await api<{ id: number; set_id: number }[]>(request, '/items/all');
  const held = new Set(items.map(({ item_type_id }) => item_type_id));
  const other = types.find(({ id, set_id }) => set_id === set?.id && !held.has(id));
  if (other) {
    await page.unrouteAll();
    await gotoHydrated(page, `/tools/item/${other.id}`);
    await expect(panel(page, 'Yours')).toContainText('You have none of these yet.');
  }
});

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

  const plate = page.getByRole('main').getByRole('listitem').filter({ hasText: "Haven't found this item yet" });
  await expect(plate.first().getByRole('link')).toHaveAttribute('href', /^\/tools\/item\/\d+$/);
});
