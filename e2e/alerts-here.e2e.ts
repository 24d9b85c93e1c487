import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { alertsOf, deleteAlerts, failAlerts } from './alerts-world.ts';
import { expectFitsBoth } from './checks.ts';
import { api, firstNumber, gotoHydrated, mostIssued } from './item-world.ts';
import { planOfSet } from './plan-world.ts';
import { logInAs, sessionOf } from './players.ts';

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => deleteAlerts('beekeeper'));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const main = (page: Page) => page.getByRole('main');
const alertOn = (page: Page) => main(page).getByRole('link', { name: /^Alert on/ });
const said = (page: Page) => page.getByRole('log', { name: 'Notifications' });

interface Place {
  address: string;
  alert: object;
  label?: string;
}

/** A destroyed number has no button. */
async function movingNumber(request: APIRequestContext) {
  const type = await mostIssued(request);
  const { item_id, number } = await firstNumber(request, type.id, ({ location }) => location === 'pouch');
  return { item_id, address: `/tools/item/${type.id}/num/${number}` };
}

async function places(request: APIRequestContext): Promise<Record<string, Place>> {
  const item = await api<{ name: string }>(request, '/items/553/number/1');
  const moving = await movingNumber(request);
  const category = await api<{ places: { id: number }[] }>(request, '/placecategories/1/places');
  const placeId = category.places[0]?.id ?? 0;
  const { userId } = await sessionOf('demo');
  const { impossible } = await planOfSet('beekeeper', 25);
  const type = impossible.find(({ reason }) => reason !== 'undiscovered')?.item ?? { name: '' };
  const number = { of: 'number', about: { id: moving.item_id }, q: '' };
  return {
    'a set': { address: '/tools/sets/40', alert: { of: 'set', about: { id: 40 }, q: '' } },
    'subsets of a set': { address: '/tools/sets/25/sub', alert: { of: 'set', about: { id: 25 } } },
    'an item': {
      address: '/tools/item/553',
      alert: { of: 'numbers', q: `"${item.name}" status:market,place`, name: `${item.name} turns up` },
    },
    'a number': { address: moving.address, alert: number },
    'a place': { address: `/tools/place/${placeId}`, alert: { of: 'place', about: { id: placeId } } },
    'a player': {
      address: '/tools/profile/demo/bio',
      alert: { of: 'player', about: { id: Number(userId) } },
    },
    'a thread': {
      address: '/forums/4/0/1',
      label: 'Follow this thread',
      alert: { of: 'thread', about: { id: 1 } },
    },
    'a search': {
      address: '/tools/search?q=set:attic+number%3C1000',
      alert: { of: 'numbers', q: 'set:attic number<1000' },
    },
    'a search for items': { address: '/tools/search/box', alert: { of: 'items', q: 'box' } },
    'the radar': {
      address: '/radar?where=market&class=sd',
      alert: { of: 'numbers', q: 'beats:me status:market class:sd', name: 'Beats mine on the Market' },
    },
    'a plan': {
      address: '/plan/25',
      label: `Tell me when ${type.name}`,
      alert: { of: 'numbers', q: `"${type.name}" status:market,place` },
    },
  };
}

for (const name of [
  'a set',
  'subsets of a set',
  'an item',
  'a number',
  'a place',
  'a player',
  'a thread',
  'a search',
  'a search for items',
  'the radar',
  'a plan',
]) {
  test(`[AL-01] on the page of ${name} one press makes an alert`, async ({ page, request }) => {
    const { address, alert, label = 'Tell me when' } = (await places(request))[name] as Place;
    await logInAs(page, 'beekeeper');
    await gotoHydrated(page, address);
    await main(page).getByRole('button', { name: label, exact: true }).click();

    await expect(said(page)).toContainText('You will hear of it');
    await expect(alertOn(page).first()).toBeFocused();
    const [made, ...others] = await alertsOf('beekeeper');
    expect(others).toEqual([]);
    expect(made).toMatchObject({ ...alert, paused: false, mistake: null });
    const change = said(page).getByRole('link', { name: 'Change' });
    await expect(change).toHaveAttribute('href', `/alerts#alert-${made?.id}`);
    await expect(alertOn(page).first()).toHaveAttribute('href', `/alerts#alert-${made?.id}`);
  });
}

test('[AL-01] the history of a number knows the alert of its page, and Undo takes it back', async ({
  page,
  request,
}) => {
  const { item_id, address } = await movingNumber(request);
  await logInAs(page, 'beekeeper');
  await gotoHydrated(page, address);
  await main(page).getByRole('button', { name: 'Tell me when' }).click();
  await expect(alertOn(page)).toBeVisible();
  await gotoHydrated(page, `/tools/item/history/${item_id}`);
  await expect(alertOn(page)).toBeVisible();
  await alertOn(page).click();
  await expect(page).toHaveURL(/\/alerts#alert-\d+$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Every move of' }).first()).toBeFocused();

  await gotoHydrated(page, '/tools/sets/40');
  await main(page).getByRole('button', { name: 'Tell me when' }).click();
  await said(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByRole('button', { name: 'Tell me when' })).toBeVisible();
  await expect(said(page)).toContainText('The alert is gone again.');
  await expect.poll(() => alertsOf('beekeeper')).toMatchObject([{ of: 'number' }]);
});

test('[AL-01] a refused alert says why and can be pressed again', async ({ page }) => {
  await failAlerts(page, /\/api\/me\/alerts$/, ['POST'], 'You have 200 alerts.');
  await logInAs(page, 'beekeeper');
  await gotoHydrated(page, '/tools/sets/40');
  await main(page).getByRole('button', { name: 'Tell me when' }).click();
  await expect(said(page)).toContainText('The alert could not be made. You have 200 alerts.');
  await expect(said(page).getByRole('link', { name: 'Your alerts' })).toHaveAttribute('href', '/alerts');
  await expectFitsBoth(page);

  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Tell me when' }).click();
  await expect(alertOn(page)).toBeVisible();
});

test('[AL-01] a visitor comes to the login, and back', async ({ page }) => {
  await gotoHydrated(page, '/tools/sets/40');
  await main(page).getByRole('link', { name: 'Tell me when' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('loginReturn'))).toBe('/tools/sets/40');
});

test('[AL-01] a player has no such button on the own profile, and no page has it without a script', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/tools/profile/demo/bio');
  await expect(main(page).getByRole('link', { name: 'Edit profile' })).toBeVisible();
  await expect(main(page).getByText('Tell me when')).toHaveCount(0);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/tools/sets/40');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByText('Tell me when')).toBeHidden();
  await plain.close();
});
