import { expect, type Page, test } from '@playwright/test';
import { alertsOf, alterAlerts, deleteAlerts, failAlerts, makeAlert, type OwnAlert } from './alerts-world.ts';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated, panel } from './item-world.ts';
import { logInAs } from './players.ts';

const ONE = /\/api\/me\/alerts\/\d+$/;

test.describe.configure({ mode: 'serial' });
test.beforeEach(() => deleteAlerts('demofriend'));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Alerts, newest first' }).getByRole('listitem').filter({ hasText: name });
const said = (page: Page) => page.getByRole('log', { name: 'Notifications' });

test('[AL-01] without an alert the page teaches with three examples, and each is one press', async ({
  page,
}) => {
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/alerts');
  const own = panel(page, 'Your alerts');
  await expect(own.getByRole('heading', { name: 'No alert yet. Three to begin with' })).toBeVisible();
  await expectFitsBoth(page);

  await own.getByRole('button', { name: 'Tell me when A single digit lies about' }).click();

  await expect(row(page, 'Single digits at places')).toContainText('Has not rung yet');
  expect(await alertsOf('demofriend')).toMatchObject([{ of: 'numbers', q: 'class:sd status:place' }]);
  await said(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByRole('heading', { name: 'No alert yet. Three to begin with' })).toBeVisible();
  expect(await alertsOf('demofriend')).toEqual([]);
});

test('[AL-01] an alert is edited, and its query said back or mended before it is saved', async ({ page }) => {
  const { id } = await makeAlert('demofriend', { of: 'numbers', q: 'number<100', name: 'Low ones' });
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, `/alerts#alert-${id}`);
  await expect(row(page, 'Low ones')).toBeFocused();
  await row(page, 'Low ones').getByRole('button', { name: 'Edit Low ones' }).click();
  const form = page.getByRole('dialog', { name: 'Edit the alert' });
  await expect(form).toContainText('Waits for: Numbers below 100');

  await form.getByRole('textbox', { name: 'Search' }).fill('is:palindrone');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('It could not be saved.');
  await expect(form.getByRole('textbox', { name: 'Search' })).toHaveValue('is:palindrone');
  await form.getByRole('button', { name: 'Did you mean is:palindrome?' }).click();
  await expect(form).toContainText('that read the same backwards');
  await expectFitsBoth(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Both ways');
  await form.getByRole('checkbox', { name: 'Push to your devices' }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(form).toBeHidden();
  await expect(row(page, 'Both ways')).toContainText('that read the same backwards');
  const ways = row(page, 'Both ways').getByRole('list', { name: 'Reaches you by' });
  await expect(ways.getByRole('listitem')).toHaveText(['Bell', 'Feed']);
  expect(await alertsOf('demofriend')).toMatchObject([
    { id, q: 'is:palindrome', name: 'Both ways', ways: { site: true, push: false, feed: true } },
  ]);
});

test('[AL-01] an alert is made by a query of its own', async ({ page }) => {
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/alerts');
  await page.getByRole('button', { name: 'Make an alert' }).click();
  const form = page.getByRole('dialog', { name: 'Make an alert' });
  await form.getByRole('button', { name: 'Make it' }).click();
  await expect(form).toContainText('Write what it should wait for.');
  await form.getByRole('radio', { name: 'Item types' }).check();
  await form.getByRole('textbox', { name: 'Search' }).fill('is:exclusive');
  await form.getByRole('button', { name: 'Make it' }).click();

  await expect(form).toBeHidden();
  await expect.poll(() => alertsOf('demofriend')).toMatchObject([{ of: 'items', q: 'is:exclusive' }]);
  await expect(
    page.getByRole('list', { name: 'Alerts, newest first' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('[AL-01] an alert is paused and resumed at once, and deleted with a way back', async ({ page }) => {
  await makeAlert('demofriend', { of: 'set', about_id: 40, q: 'number<50', name: 'The set' });
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/alerts');
  await row(page, 'The set').getByRole('button', { name: 'Pause The set' }).click();
  await expect(row(page, 'The set')).toContainText('Paused');
  await expect.poll(async () => (await alertsOf('demofriend'))[0]?.paused).toBe(true);

  await row(page, 'The set').getByRole('button', { name: 'Delete The set' }).click();
  await expect(row(page, 'The set')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your alerts' })).toBeFocused();
  await expect.poll(() => alertsOf('demofriend')).toEqual([]);
  await said(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'The set')).toContainText('Paused');
  expect(await alertsOf('demofriend')).toMatchObject([
    { of: 'set', about: { id: 40 }, q: 'number<50', name: 'The set', paused: true },
  ]);

  await row(page, 'The set').getByRole('button', { name: 'Resume The set' }).click();
  await expect(row(page, 'The set')).not.toContainText('Paused');
  await expect.poll(async () => (await alertsOf('demofriend'))[0]?.paused).toBe(false);
});

test('[AL-01] a change that is refused is taken back and says why', async ({ page }) => {
  await makeAlert('demofriend', { of: 'numbers', q: 'number<100', name: 'Low ones' });
  await failAlerts(page, ONE, ['PATCH', 'DELETE'], 'The bees are asleep.');
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/alerts');
  await row(page, 'Low ones').getByRole('button', { name: 'Pause Low ones' }).click();
  await expect(said(page)).toContainText('Low ones could not be changed. The bees are asleep.');
  await expect(row(page, 'Low ones').getByRole('button', { name: 'Pause Low ones' })).toBeVisible();

  await row(page, 'Low ones').getByRole('button', { name: 'Delete Low ones' }).click();
  await expect(said(page)).toContainText('Low ones could not be deleted. The bees are asleep.');
  await expect(row(page, 'Low ones')).toBeVisible();
});

test('[AL-01] the list shows what rang, what is wrong, and how much room is left', async ({ page }) => {
  const alert = await makeAlert('demofriend', { of: 'numbers', q: 'number<100', name: 'Low ones' });
  await alterAlerts(page, () => [
    { ...alert, matches: 1_234, last_rang_at: new Date(Date.now() - 9.5 * 60_000).toISOString() },
    { ...alert, id: alert.id + 1, name: 'Gone', mistake: 'There is no set “Attic” any more.' },
    ...Array.from({ length: 188 }, (_, place): OwnAlert => ({ ...alert, id: alert.id + 2 + place })),
  ]);
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/alerts');

  await expect(row(page, 'Rang')).toContainText('Rang 1,234 times · 9 min ago');
  await expect(row(page, 'Gone').getByRole('alert')).toHaveText('There is no set “Attic” any more.');
  await expect(panel(page, 'Your alerts')).toContainText('190 of 200 alerts. Delete some to make room.');
  await expectFitsBoth(page);
});

test('[AL-01] a list that does not come says so and comes again', async ({ page }) => {
  await failAlerts(page, /\/api\/me\/alerts$/, ['GET'], 'The bees are asleep.');
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/alerts');
  await expect(page.getByRole('heading', { name: 'Your alerts did not come' })).toBeVisible();
  await expect(panel(page, 'Your alerts')).toContainText('The bees are asleep.');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No alert yet. Three to begin with' })).toBeVisible();
});

test('[AL-01] the page needs a login and returns to it', async ({ page }) => {
  await page.goto('/alerts');
  await expect(page).toHaveURL('/login');
});
