import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { answerThread, startThread, threadAddress } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { API_HEADERS, type DemoAccount, logInAs, sessionOf, setPageSessionCookie } from './players.ts';
import { queryPage } from './search-world.ts';
import { SITE } from './sites.ts';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function callAs(username: DemoAccount, method: string, path: string) {
  const { token } = await sessionOf(username);
  const response = await fetch(`${SITE}/api${path}`, {
    method,
    headers: { ...API_HEADERS, 'X-User-Token': token },
  });
  expect(response.status).toBe(200);
  return response.json();
}

const second = (page: Page) => page.getByRole('article').nth(1);

test('a buzz counts at once, stays, and is taken back [FX-04]', async ({ page }) => {
  const threadId = await startThread('demo', 4, 'Which teapot sings');
  await answerThread('regular 5', threadId, 'The blue one, in D minor.');
  await logInAs(page, 'demo');
  await page.goto(threadAddress(4, threadId));
  const post = second(page);

  await expect(page.getByRole('article').first().getByRole('button', { name: /^Buzz/ })).toHaveCount(0);
  await post.getByRole('button', { name: /^Buzz, / }).click();
  const buzzed = post.getByRole('button', { name: /^Buzzed 1, / });
  await expect(buzzed).toHaveAttribute('aria-pressed', 'true');
  await expectFitsBoth(page);

  await page.reload();
  await expect(buzzed).toBeVisible();
  await post.getByLabel(/^More about the post/).click();
  await post.getByRole('button', { name: 'Who buzzed' }).click();
  await expect(page.getByRole('dialog', { name: 'Who buzzed' })).toContainText('@demo');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await buzzed.click();
  await expect(post.getByRole('button', { name: /^Buzz, / })).toHaveAttribute('aria-pressed', 'false');
});

test('a buzz that fails is not shown as given [FX-04]', async ({ page }) => {
  const threadId = await startThread('regular 5', 4, 'Where the jam went');
  await logInAs(page, 'demo');
  await page.route('**/buzz', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many calls.', code: 'too_many_requests' } }),
  );
  await page.goto(threadAddress(4, threadId));
  await page.getByRole('button', { name: /^Buzz, / }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your buzz was not changed.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buzz, / })).toHaveAttribute('aria-pressed', 'false');
});

// No other journey has this reader read what this author writes.
test('a muted player is folded, and is unmuted from the list [FX-04]', async ({ page }) => {
  const threadId = await startThread('demofriend', 4, 'Loud neighbours');
  await answerThread('staff', threadId, 'I play the tuba at dawn.');
  await logInAs(page, 'demofriend');
  await page.goto(threadAddress(4, threadId));
  const post = second(page);
  const [name = ''] = (await post.getByRole('link').first().innerText()).trim().split('\n');

  await post.getByLabel(/^More about the post/).click();
  await post.getByRole('button', { name: `Mute ${name}` }).click();
  await expect(post).toContainText('whom you muted');
  await expect(post).not.toContainText('tuba');
  await expectFitsBoth(page);
  await post.getByRole('button', { name: /^Show/ }).click();
  await expect(post).toContainText('tuba');

  await page.getByLabel('More about this thread').click();
  await page.getByRole('button', { name: 'Mute thread' }).click();
  await expect(page.getByRole('log')).toContainText('no longer rings');

  await gotoHydrated(page, '/alerts');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const list = page.getByRole('list', { name: 'Muted in the Forums' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: `Unmute ${name}` }).click();
  await list.getByRole('button', { name: 'Unmute Loud neighbours' }).click();
  await expect(page.getByText('You have muted nothing and nobody.')).toBeVisible();
});

test('posts are searched by words, author and forum, with a script and without [FX-05]', async ({
  page,
  browser,
}) => {
  const threadId = await startThread('regular 6', 4, 'A missing barometer');
  await answerThread('regular 7', threadId, 'Your barometer is in my zeppelin.');
  await logInAs(page, 'demo');
  await page.goto('/forums/4');
  await page.getByRole('searchbox', { name: /^Search Chat/ }).fill('zeppelin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/forums\/search\?q=zeppelin&forum=4$/);
  const results = page.getByRole('list', { name: 'Posts found' });
  await expect(results.getByRole('listitem')).toHaveCount(1);
  await expect(results.locator('mark')).toHaveText('zeppelin');
  await expectFitsBoth(page);

  await page.getByRole('textbox', { name: 'Author' }).fill('demo');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Author' }).fill('no-such-player');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('There is no such player.')).toBeVisible();

  await page.goto('/forums/search?q=zeppelin');
  await results.getByRole('link', { name: /barometer/ }).click();
  await expect(page).toHaveURL(new RegExp(`/forums/4/0/${threadId}/0#post-`));

  const context = await browser.newContext({ javaScriptEnabled: false });
  await setPageSessionCookie(context, 'demo');
  const plain = await context.newPage();
  await plain.goto(`${SITE}/forums/search`);
  await plain.getByRole('searchbox', { name: 'Words' }).fill('zeppelin');
  await plain.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(plain.getByRole('list', { name: 'Posts found' }).getByRole('listitem')).toHaveCount(1);
  await context.close();
});

test('the threads lead to the search of posts with the words typed, and back [QL-06, FX-05]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await gotoHydrated(page, queryPage('trade status:place', '&of=threads'));
  await page.getByRole('link', { name: 'Search the posts by author, forum and day' }).click();
  await expect(page).toHaveURL('/forums/search?q=trade');
  await expect(page.getByRole('searchbox', { name: 'Words' })).toHaveValue('trade');
  await expect(page.getByRole('list', { name: 'Posts found' }).getByRole('listitem').first()).toBeVisible();
  await expectFitsBoth(page);

  await page.getByRole('link', { name: 'Search the whole site' }).click();
  await expect(page).toHaveURL('/tools/search?q=trade');
});

test('signs alone find no posts, and a day alone does [FX-05]', async ({ page }) => {
  await logInAs(page, 'demo');
  const hint = page.getByRole('heading', { name: 'What shall the bees look for?' });
  const results = page.getByRole('list', { name: 'Posts found' }).getByRole('listitem');
  for (const query of ['', '?q=', '?q=%20%20&forum=4', '?q=%22%22']) {
    await page.goto(`/forums/search${query}`);
    await expect(hint).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Words' })).toBeVisible();
    await expect(results).toHaveCount(0);
  }
  await page.getByLabel('Until').fill('2030-01-01');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(results.first()).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('a guest is asked to log in before searching [FX-05, FO-11]', async ({ page }) => {
  await page.goto('/forums/search?q=hat');
  await expect(page.getByText('You must be logged in to view the threads')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Words' })).toHaveCount(0);
});

test('a failed search says so, and can be tried again [FX-05]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.route('**/api/forum/search*', (route) => route.abort());
  await page.goto('/forums/search?q=trade');
  await expect(page.getByRole('heading', { name: 'The search failed' })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/forum/search*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Posts found' }).getByRole('listitem').first()).toBeVisible();
});

test('an item page lists the threads that name the item [FX-05]', async ({ page }) => {
  const item = await callAs('demo', 'GET', '/single-item/553');
  const threadId = await startThread('regular 7', 13, `Looking for ${item.name}`);
  await logInAs(page, 'demo');
  await page.goto('/tools/item/553');
  const link = page.getByRole('region', { name: 'In the Forums' }).getByRole('link', {
    name: `Looking for ${item.name}`,
  });
  await expect(link).toHaveAttribute('href', `/forums/13/0/${threadId}/0`);
  await expectFitsBoth(page);
});
