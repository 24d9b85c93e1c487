import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { answerThread, openMenu, startThread, threadAddress } from './forum-steps.ts';
import { logInAs } from './players.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The sanitiser's own vectors, sent to the page unsanitised. */
const XSS_VECTORS: string[] = JSON.parse(
  readFileSync(new URL('../apps/api/src/features/forums/xss-vectors.json', import.meta.url), 'utf8'),
);

test('a BeeKeeper removes a post, reopens a thread, and all of it is in the log', async ({ page }) => {
  const threadId = await startThread('staff', 13, 'A swap that went wrong');
  await answerThread('regular 10', threadId, 'Unkind words about a badger');
  await logInAs(page, 'beekeeper');
  await page.goto(threadAddress(13, threadId));
  const post = page.getByRole('article').nth(1);
  const ofStaff = page.getByRole('article').first();
  await openMenu(ofStaff);
  await expect(ofStaff.getByRole('button', { name: /^Mute/ })).toBeVisible();
  await expect(ofStaff.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await openMenu(post);
  await post.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this post?' });
  await expect(dialog).toContainText('Its author and moderators can still read it');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Badgers read this too.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(post).toContainText('This post was removed by a moderator.');
  await expect(post).not.toContainText('Unkind words');

  await page.getByRole('button', { name: 'Close Thread' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close Thread' }).click();
  await page.getByRole('button', { name: 'Reopen Thread' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Closed by mistake.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen Thread' }).click();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();

  await page.goto('/forums');
  await page.getByRole('link', { name: 'Moderation log', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Badgers read this too.' });
  await expect(entry).toContainText('removed a post by');
  await entry.getByText('What it said').click();
  await expect(entry.getByText('Unkind words about a badger')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Closed by mistake.' })).toContainText(
    'reopened',
  );
});

test('the forums right is granted and revoked, with a reason [FO-16]', async ({ page }) => {
  await logInAs(page, 'beekeeper');
  await page.goto('/forums/8/0');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const post = page.getByRole('article').filter({ hasNotText: /Staff|BeeKeeper/ });
  const name = (await post.first().getByRole('link').first().innerText()).trim();
  const ofSame = page.getByRole('article', { name: new RegExp(`by ${name}$`) }).first();

  await openMenu(ofSame);
  await ofSame.getByRole('button', { name: 'Take forums right' }).click();
  await confirmWith(page, 'Sold the same hat twice.');
  await openMenu(ofSame);
  await expect(ofSame.getByRole('button', { name: 'Give forums right' })).toBeVisible();
  await ofSame.getByRole('button', { name: 'Give forums right' }).click();
  await confirmWith(page, 'Bought both hats back.');
  await openMenu(ofSame);
  await expect(ofSame.getByRole('button', { name: 'Take forums right' })).toBeVisible();
});

test('of any HTML that a server sends nothing runs, and only text and links are shown [FO-06]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.route(/api\/forum\/thread\/\d+\/\d+$/, async (route) => {
    const answer = await (await route.fetch()).json();
    const [post] = answer.posts;
    answer.posts = XSS_VECTORS.map((text, position) => ({
      ...post,
      id: position + 1,
      position,
      text,
      is_html: true,
    }));
    answer.posts.push({
      ...post,
      id: 9_999,
      text: '<p>Kept <b>bold</b> <a href="https://x.example/">x</a></p>',
      is_html: true,
    });
    await route.fulfill({ json: answer });
  });
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto('/forums/4/0/1/0');
  const last = page.locator('#post-9999');
  await expect(last.locator('b')).toHaveText('bold');
  await expect(last.getByRole('link', { name: 'x', exact: true })).toHaveAttribute(
    'rel',
    /nofollow noopener/,
  );

  const offsets = await page.evaluate(() =>
    [...document.querySelectorAll('article > div *')].flatMap((element) => [
      ...(/^(a|b|blockquote|br|code|del|em|h[34]|hr|i|li|ol|p|pre|s|span|strong|sub|sup|u|ul)$/.test(
        element.localName,
      )
        ? []
        : [element.outerHTML]),
      ...[...element.attributes]
        .filter(({ name }) => !['href', 'rel', 'data-discover'].includes(name))
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
      ...(/^\s*(javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '')
        ? [element.outerHTML]
        : []),
    ]),
  );
  expect(offsets).toEqual([]);
  expect(ran).toEqual([]);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('a long list shows three pages at each edge and five around the current one [FO-03]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.route('**/api/forum/3/20', async (route) => {
    const answer = await (await route.fetch({ url: route.request().url().replace('/20', '/0') })).json();
    await route.fulfill({ json: { ...answer, total_pages: 41 } });
  });
  await page.goto('/forums/3/20');

  const pager = page.getByRole('navigation', { name: 'Pages of the forum' });
  await expect(pager).toBeVisible();
  const labels = await pager.getByRole('link', { name: /^Page/ }).allInnerTexts();

  expect(labels).toEqual(['1', '2', '3', '19', '20', '21', '22', '23', '39', '40', '41']);
  await expect(pager.getByRole('link', { name: 'Page 21' })).toHaveAttribute('aria-current', 'page');
});

async function confirmWith(page: Page, reason: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: /forums right/ }).click();
  await expect(dialog).toBeHidden();
}
