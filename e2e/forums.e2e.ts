import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { postReply } from './forum-steps.ts';
import { logInAs } from './players.ts';

const LOGIN_MESSAGE = 'You must be logged in to view the threads and post comments.';
const VIEWS = ['/forums', '/forums/4/0', '/forums/4/0/1/0', '/addthread/4'];

for (const address of VIEWS) {
  test(`${address} shows the login message to visitors, without script [FO-11, ER-01]`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const visit of [plain, page]) {
      await visit.goto(address);
      const main = visit.getByRole('main');
      await expect(main.getByText(LOGIN_MESSAGE)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      await expect(main.getByRole('article')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    }
    await plain.close();
  });
}

test('a new thread in no known forum is an empty page with its shell [FO-12]', async ({ page }) => {
  await logInAs(page, 'demo');
  for (const id of ['14', '999', 'x', '-1']) {
    await page.goto(`/addthread/${id}`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(page.getByRole('main')).toHaveText('');
  }
  await page.goto('/addthread/10');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Phoenixes of Jabbaclaw');
});

test('no page reveals the name of a staff forum', async ({ request }) => {
  for (const address of ['/forums', '/forums/23/0', '/forums/23/0/1/0', '/addthread/23']) {
    const html = await (await request.get(address)).text();
    expect(html).not.toMatch(/Staff Room|Lodge|Test Hive/);
  }
});

test('from the topics to a list, through its pages to a thread and back [FO-01, FO-02, FO-05]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await logInAs(page, 'demo');
  await page.goto('/forums');
  const topic = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Item Directory' }) });
  await expect(topic).toContainText('whether the picture has a secret in the corner.');
  await expect(page.getByRole('heading', { name: 'Staff Room' })).toHaveCount(0);

  await topic.getByRole('link', { name: 'Item Directory' }).click();
  await expect(page).toHaveURL('/forums/2/0');
  const rows = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText(/by .+ repl.+Latest by .+, \d{1,2} \w+/s);
  await expect(rows.first().locator('img')).toHaveCount(1);

  const pager = page.getByRole('navigation', { name: 'Pages of the forum' });
  await pager.getByRole('link', { name: 'Page 2' }).press('Enter');
  await expect(page).toHaveURL('/forums/2/1');
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const title = await rows.first().getByRole('heading').getByRole('link').innerText();
  await rows.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/forums\/2\/1\/\d+\/0$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const first = page.getByRole('article').first();
  await expect(first.locator('header time')).toHaveText(/\d{1,2} \w+( \d{4})?, \d\d:\d\d/);
  await expect(first.locator('header img')).toHaveCount(1);
  await page.getByRole('link', { name: 'Item Directory' }).first().click();
  await expect(page).toHaveURL('/forums/2/1');
  expect(errors).toEqual([]);
});

test('a thread about an item shows it; tags stand by the names [FO-05]', async ({ page, request }) => {
  await logInAs(page, 'demo');
  await page.goto('/forums/2/0');
  const about = page.getByRole('region', { name: 'About this item' });
  const threads = page.getByRole('main').locator('a[href^="/forums/2/0/"]');
  await expect(threads.first()).toBeVisible();
  const addresses = await threads.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  // Most threads of the directory are about an item.
  for (const address of addresses.slice(0, 10)) {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
    if (await about.isVisible()) break;
  }
  const item = about.getByRole('link');
  await expect(item).toHaveAttribute('href', /^\/tools\/item\/\d+$/);
  await expect(item.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const name = await item.innerText();
  const address = await item.getAttribute('href');
  expect(await (await request.get(address ?? '')).text()).toContain(name.trim());
});

test('a player starts a thread, replies, quotes, and closes it [FO-07, FO-08, FO-09, FO-10, FO-13, FO-14]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.goto('/forums/4/0');
  await page.getByRole('link', { name: 'Add Thread' }).click();
  await expect(page).toHaveURL('/addthread/4');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Chat' })).toHaveAttribute(
    'href',
    '/forums/4/0',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'All forums' })).toHaveAttribute(
    'href',
    '/forums',
  );
  await page.getByRole('textbox', { name: 'Title' }).fill('Which soup for a wet Tuesday?');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('Leek.\nOr not?\n\nSee https://soup.example/leek.');
  // The preview moves the button.
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Leek.');
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page).toHaveURL(/\/forums\/4\/0\/\d+\/0$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Which soup for a wet Tuesday?' })).toBeVisible();
  const posts = page.getByRole('article');
  await expect(posts.first().locator('p', { hasText: 'Leek.' }).locator('br')).toHaveCount(1);
  const link = posts.first().getByRole('link', { name: 'https://soup.example/leek', exact: true });
  await expect(link).toHaveAttribute('rel', /nofollow noopener/);

  await postReply(page, 'Onion, then.');
  await expect(posts).toHaveCount(2);
  await posts
    .nth(0)
    .getByRole('button', { name: /^Quote / })
    .click();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
  await postReply(page, 'I was going to say.');
  await expect(posts).toHaveCount(3);
  const quote = posts.nth(2).getByRole('blockquote');
  await expect(quote).toContainText(/ in post 1.*Leek\./s);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');

  await page.getByRole('button', { name: 'Close Thread' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to close this thread?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
  await page.getByRole('button', { name: 'Close Thread' }).click();
  await dialog.getByRole('button', { name: 'Close Thread' }).click();

  await expect(page.getByRole('main').locator('header').first().getByText('Closed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Close Thread' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Quote/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Chat', exact: true }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'Which soup for a wet Tuesday?' });
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
});

test('a muted player reads and does not write; Official Business is the staff’s [FO-04, FO-16]', async ({
  page,
}) => {
  await logInAs(page, 'muted');
  await page.goto('/forums/5/0');
  await expect(page.getByRole('heading', { level: 1, name: 'Bug Reporting' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Thread' })).toHaveCount(0);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0);
  await page.goto('/addthread/5');
  await expect(page.getByText('You cannot start a thread here')).toBeVisible();

  await logInAs(page, 'demo');
  await page.goto('/addthread/23');
  await expect(page.getByText('You cannot start a thread here')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto('/forums/1/0');
  await expect(page.getByRole('heading', { level: 1, name: 'Official Business' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Thread' })).toHaveCount(0);
  await logInAs(page, 'staff');
  await page.goto('/forums/1/0');
  await expect(page.getByRole('link', { name: 'Add Thread' })).toHaveAttribute('href', '/addthread/1');
});

for (const [pages, addresses] of Object.entries({
  'forums and threads': ['/forums', '/forums/2/1', '/forums/2/0/999999/0', '/addthread/4'],
  'moderation of the forums': [
    '/forums/moderation',
    '/forums/moderation/queue',
    '/forums/moderation/appeals',
    '/forums/ledger',
  ],
  'lists of threads': ['/forums/latest', '/forums/unread', '/forums/mine', '/forums/watched'],
  'searches of the forums': ['/forums/search', '/forums/search?q=nothingsaysthis'],
})) {
  test(`${pages} fit a phone and a desktop and have no barrier axe can find`, async ({ page }) => {
    await logInAs(page, 'beekeeper');
    for (const address of addresses) {
      await open(page, address);
      await expectFitsBoth(page);
    }
  });
}

test('a thread fits a phone and a desktop and has no barrier axe can find', async ({ page }) => {
  await logInAs(page, 'beekeeper');
  await open(page, '/forums/2/0');
  const thread = page.getByRole('main').locator('a[href^="/forums/2/0/"]').first();
  await open(page, (await thread.getAttribute('href')) ?? '?');
  await expectFitsBoth(page);
});

async function open(page: Page, address: string) {
  await page.goto(address);
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(loading).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
