import { type BrowserContext, expect, test } from '@playwright/test';
import { collectErrors, DESKTOP, PHONE } from './checks.ts';
import { answerThread, inForums, startThread, threadAddress } from './forum-steps.ts';
import { gotoHydrated, untilHydrated } from './item-world.ts';
import { DEMO_PASSWORD, logInAs, setPageSessionCookie } from './players.ts';
import { FAILING_SITE } from './sites.ts';

const LOGIN_MESSAGE = 'You must be logged in to view the threads and post comments.';
const pageSessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.includes('page-session'));

test('a logged-in player reads the forums without script [FO-01, FO-02, FO-05]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  await setPageSessionCookie(context, 'demo');
  const page = await context.newPage();

  await page.goto('/forums');
  await expect(page.getByRole('heading', { level: 2, name: 'Item Directory' })).toBeVisible();
  await page.getByRole('link', { name: 'Item Directory' }).click();
  await expect(page.getByRole('link', { name: 'Add Thread' })).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/forums\/2\/0\/\d+\/0$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(LOGIN_MESSAGE)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).not.toBeEditable();
  await context.close();
});

test('a server-rendered page requests no data again and hydrates without changes, in any time zone', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', viewport: PHONE });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await logInAs(page, 'demo');
  const pageSession = await setPageSessionCookie(context, 'demo');
  await page.evaluate((value) => localStorage.setItem('pageSession', value), pageSession);
  const threadId = await startThread('staff', 12, 'How hats are worn');
  const html =
    '<h3>On</h3><ul><li>the <a href="/rules">head</a></li></ul><p>one<button><p>two</p></button></p>';
  await answerThread('staff', threadId, html, true);
  await page.goto('/forums/2/0');
  const listed = (await page.locator('a[href^="/forums/2/0/"]').first().getAttribute('href')) ?? '';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  for (const address of ['/forums', '/forums/2/0', listed, threadAddress(12, threadId)]) {
    await page.goto(address);
    // Only a hydrated page shows the player's links.
    await expect(page.locator('a[href^="/u/demo"]').first()).toBeAttached();
  }
  await expect(page.getByRole('article').nth(1).getByRole('link', { name: 'head' })).toBeVisible();
  const time = page.getByRole('article').first().locator('time');
  const instant = new Date((await time.getAttribute('datetime')) ?? '');
  const hours = instant.toLocaleTimeString('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' });
  await expect(time).toContainText(hours);
  expect(asked.filter((path) => /\/api\/forum|\.data/.test(path))).toEqual([]);
  expect(asked.filter((path) => /\/api\/me\/forum\/(thread\/\d+\/0|\d+\/0)$/.test(path))).toEqual([]);
  expect(errors).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Party Room' }).first().click();
  await expect(page).toHaveURL('/forums/12/0');
  await expect(page.getByRole('heading', { level: 1, name: 'Party Room' })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
  await context.close();
});

test('the page session starts with the login and ends with the logout [LG-03, LG-06, FO-11]', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESKTOP);
  await gotoHydrated(page, '/login');
  await page.getByLabel('Username').fill('muted');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/u/muted/pouch');
  await expect
    .poll(() => pageSessionCookies(context))
    .toMatchObject([{ path: '/forums', sameSite: 'Strict', domain: '127.0.0.1' }]);

  const html = await (await page.goto('/forums/5/0'))?.text();
  expect(html).toContain('Latest by');
  expect(html).not.toContain(await page.evaluate(() => localStorage.token));
  await expect(page.getByRole('heading', { level: 1, name: 'Bug Reporting' })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await pageSessionCookies(context)).toEqual([]);

  await page.goto('/forums/5/0');
  await expect(page.getByRole('main').getByText(LOGIN_MESSAGE)).toBeVisible();
});

test('the stored login decides who reads, not the page session [LG-05, FO-11]', async ({ page, context }) => {
  const errors = collectErrors(page);
  await logInAs(page, 'staff');
  await setPageSessionCookie(context, 'demo');
  await page.goto('/forums');
  await expect(page.getByRole('heading', { name: 'Staff Room' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staff Room' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await setPageSessionCookie(context, 'demo');
  await page.goto('/forums/4/0');
  await expect(page.getByRole('main').getByText(LOGIN_MESSAGE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Thread' })).toHaveCount(0);
  expect(await pageSessionCookies(context)).toEqual([]);
  expect(errors).toEqual([]);
});

test('logging out in another tab closes the forums here [LG-06, FO-11]', async ({ page, context }) => {
  await logInAs(page, 'demo');
  await page.goto('/forums');
  await expect(page.getByRole('heading', { name: 'Item Directory' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/faq');

  await other.evaluate(() => localStorage.clear());

  await expect(page.getByRole('main').getByText(LOGIN_MESSAGE)).toBeVisible();
  await expect.poll(() => pageSessionCookies(context)).toEqual([]);
});

test('a draft is restored in a server-rendered page [FO-15]', async ({ page }) => {
  await logInAs(page, 'demofriend');
  const address = threadAddress(12, await startThread('demofriend', 12, 'Kept under the hat'));
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await page.goto(address);
  await box.fill('A sandwich.');
  await expect.poll(() => pageSessionCookies(page.context())).toHaveLength(1);

  const html = await (await page.reload())?.text();

  expect(html).toContain('Kept under the hat?');
  await expect(box).toHaveValue('A sandwich.');
  await expect(page.getByText('Posting as Zoë Demofriend')).toBeVisible();
});

test('without the API, or with an expired page session, the page is rendered without a reader [ER-02, FO-11]', async ({
  page,
  request,
}) => {
  const cookie = `page-session=1.${'gone'.repeat(11).slice(1)}`;
  for (const address of ['/forums', '/forums/4/0', '/forums/4/0/1/0', `${FAILING_SITE}/forums/4/0`]) {
    const answer = await request.get(address, { headers: { cookie } });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain(LOGIN_MESSAGE);
  }

  await page.route(inForums, (route) => route.abort());
  await logInAs(page, 'demo', FAILING_SITE);
  await setPageSessionCookie(page.context(), 'demo', FAILING_SITE);
  await page.goto(`${FAILING_SITE}/forums/4/0`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});
