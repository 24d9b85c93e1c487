import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { type PlanFacts, planOfSet, purchaseIn, setPlanWith, stepCard } from './plan-world.ts';
import { logInAs } from './players.ts';

/** This player lacks more than the others, so the plans have steps of every kind. */
const PLAYER = 'muted';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a plan shows every step of a set with its way, and the sum [PN-02]', async ({ page }) => {
  const { address, name, plan } = await setPlanWith(PLAYER, ({ steps }) => steps.length > 1);
  await logInAs(page, PLAYER);
  await gotoHydrated(page, address);

  await expect(page.getByRole('heading', { level: 1, name: `Finish ${name}` })).toBeVisible();
  for (const { item } of plan.steps) await expect(stepCard(page, item.name).first()).toBeVisible();
  const slip = page.getByRole('region', { name: 'The sum' });
  await expect(slip).toContainText(`In all`);
  await expect(slip).toContainText(plan.honeycombs.toLocaleString('en'));
  await expectFitsBoth(page);
});

test('another way can be used, is announced, and can be taken back [PN-02]', async ({ page }) => {
  const { address, plan } = await setPlanWith(PLAYER, ({ steps }) => steps.some(hasOther));
  const step = plan.steps.find(hasOther);
  await logInAs(page, PLAYER);
  await gotoHydrated(page, address);

  const card = stepCard(page, step?.item.name ?? '').first();
  await card.getByText(/other ways?$/).click();
  await card.getByRole('link', { name: /^Use/ }).first().press('Enter');

  await expect(page).toHaveURL(/use=/);
  await expect(page.getByRole('status').filter({ hasText: /The plan now costs/ })).toBeAttached();
  await card.getByRole('link', { name: /Back to the best way/ }).click();
  await expect(page).not.toHaveURL(/use=/);
  const total = page.getByRole('status').filter({ hasText: /The plan now costs/ });
  await expect(total).toContainText(`costs ${plan.honeycombs.toLocaleString('en')} honeycombs`);
});

function hasOther({ others }: PlanFacts['steps'][number]) {
  return others.some(({ is_certain }) => is_certain);
}

test('a purchase is confirmed with its cost, done once, and the plan follows [PN-04]', async ({ page }) => {
  const { address, plan } = await setPlanWith('beekeeper', (one) => purchaseIn(one) !== undefined);
  const step = purchaseIn(plan);
  if (!step) throw new Error('The plan has no purchase.');
  const sent = await countActions(page);
  await logInAs(page, 'beekeeper');
  await gotoHydrated(page, address);

  await stepCard(page, step.item.name).first().getByRole('button', { name: /^Buy/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(step.item.name);
  await expect(dialog).toContainText(`It costs${step.honeycombs.toLocaleString('en')}`);
  await expect(dialog).toContainText(
    `You have ${plan.balance.toLocaleString('en')} honeycombs, ${(plan.balance - step.honeycombs).toLocaleString('en')} remain.`,
  );
  await dialog.getByRole('button', { name: 'Buy' }).dblclick();

  await expect(page.getByRole('log')).toContainText(`Bought ${step.item.name} #`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'The sum' })).toContainText(
    `You hold ${(plan.balance - step.honeycombs).toLocaleString('en')} honeycombs`,
  );
  expect(sent()).toBe(1);
  await expect(page.locator(':focus')).not.toHaveCount(0);
});

test('after a purchase the focus is on a step of the new plan [PN-04]', async ({ page }) => {
  const { address, plan } = await setPlanWith(
    PLAYER,
    (one) => one.steps.length > 1 && purchaseIn(one) !== undefined,
  );
  const name = purchaseIn(plan)?.item.name ?? '';
  await logInAs(page, PLAYER);
  await gotoHydrated(page, address);
  const done = { events: [], items: [], balance: 0, completed: null };
  await page.route('**/api/me/actions', (route) => route.fulfill({ json: done }));
  await page.route(/\/api\/me\/plan\?/, async (route) => {
    const answer = await (await route.fetch()).json();
    const left = answer.steps.filter(({ item }: PlanFacts['steps'][number]) => item.name !== name);
    const steps = left.map((step: object, place: number) => ({ ...step, step: place + 1 }));
    await route.fulfill({ json: { ...answer, steps } });
  });
  await stepCard(page, name).first().getByRole('button', { name: /^Buy/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Buy' }).press('Enter');

  await expect(dialog).toBeHidden();
  await expect(stepCard(page, name)).toHaveCount(0);
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
});

test('a query that is too wide is refused in words and can be changed [PN-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/plan?q=missing%3Ame');

  await expect(page.getByRole('alert')).toContainText('A plan has at most 200');
  await expect(page.getByRole('textbox', { name: 'A query for items' })).toHaveValue('missing:me');
  await expectFitsBoth(page);
});

test('item types that do not exist are said as such [PN-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/plan?types=1');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such item');
});

test('a broken query shows each mistake once and no broken suggestion [PN-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/plan?q=((');

  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Did you mean/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'A query for items' })).toHaveValue('((');
});

test('a refusal is shown in the dialog, which stays, and the plan is read again [PN-04]', async ({
  page,
}) => {
  const { address, plan } = await setPlanWith(PLAYER, (one) => purchaseIn(one) !== undefined);
  const step = purchaseIn(plan);
  await logInAs(page, PLAYER);
  await page.route('**/api/me/actions', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'refused', reason: 'not_on_market', error: 'It is no longer on the Market.' },
    }),
  );
  await gotoHydrated(page, address);
  await stepCard(page, step?.item.name ?? '')
    .first()
    .getByRole('button', { name: /^Buy/ })
    .click();
  const readAgain = page.waitForRequest(/\/api\/me\/plan\?/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Buy' }).click();

  await expect(dialog.getByRole('alert')).toContainText('It is no longer on the Market.');
  await readAgain;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const gone = page.getByRole('region', { name: 'Just gone' });
  await expect(gone.locator('del').first()).toContainText(step?.item.name ?? '');
  await expect(gone).toContainText('It is no longer on the Market.');
  await expectFitsBoth(page);
});

test('a plan starts at the position that the browser gives, once asked [PN-02]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.513_84, longitude: -0.140_21 });
  await openStart(page);
  await page.getByRole('button', { name: 'Use my location' }).click();

  await expect(page).toHaveURL(/[?&]lat=51\.5138&lng=-0\.1402/);
  await expect(page.getByText('You start where you are.').first()).toBeVisible();
});

test('a refused position says so, and a city is a start as well [PN-02]', async ({ page, context }) => {
  await context.clearPermissions();
  await openStart(page);
  await page.getByRole('button', { name: 'Use my location' }).click();

  await expect(page.getByText('Your browser did not say where you are.')).toBeVisible();
  await page.getByRole('textbox', { name: 'City or place' }).fill('London');
  await page.getByRole('button', { name: 'Start there' }).click();
  await expect(page.getByText('You start at London.').first()).toBeVisible();
});

async function openStart(page: Page) {
  const { address } = await setPlanWith(PLAYER, ({ steps }) => steps.length > 0);
  await logInAs(page, PLAYER);
  await gotoHydrated(page, address);
  const elsewhere = page.getByRole('button', { name: 'Start elsewhere' });
  await expect(elsewhere.or(page.getByRole('button', { name: 'Use my location' }))).toBeVisible();
  if (await elsewhere.isVisible()) await elsewhere.click();
}

test('a plan is exported as files that parse [PN-07]', async ({ page }) => {
  const { address, plan } = await setPlanWith(PLAYER, ({ steps }) => steps.length > 0);
  await logInAs(page, PLAYER);
  await gotoHydrated(page, address);
  const exports = page.getByRole('group', { name: 'Export the plan as' });

  const json = await textOf(
    await download(page, () => exports.getByRole('button', { name: 'JSON' }).click()),
  );
  expect(JSON.parse(json)).toMatchObject({ title: plan.title });
  const csv = await textOf(await download(page, () => exports.getByRole('button', { name: 'CSV' }).click()));
  expect(csv.trim().split(/\r?\n/)).toHaveLength(plan.steps.length + 1);

  const gpx = exports.getByRole('button', { name: 'GPX' });
  if (await gpx.isEnabled()) {
    const xml = await textOf(await download(page, () => gpx.click()));
    expect(await page.evaluate(parsesAsXml, xml)).toBe('gpx');
  }
});

function parsesAsXml(xml: string) {
  return new DOMParser().parseFromString(xml, 'application/xml').documentElement.localName;
}

test('what cannot be had is said with its reason [PN-03]', async ({ page }) => {
  // Only their owners gift uniques, so some of them cannot be had in any world.
  const { impossible } = await planOfSet('demo', 25);
  expect(impossible.length).toBeGreaterThan(0);
  await logInAs(page, 'demo');
  await gotoHydrated(page, '/plan/25');

  const list = page.getByRole('region', { name: 'No way now' });
  for (const { item, why } of impossible.slice(0, 5)) {
    const row = list.getByRole('listitem').filter({ hasText: item.name }).first();
    await expect(row).toContainText(why);
  }
});

async function countActions(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me/actions')) count += 1;
  });
  return () => count;
}

async function download(page: Page, act: () => Promise<void>): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
}

async function textOf(file: Download): Promise<string> {
  return (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '');
}
