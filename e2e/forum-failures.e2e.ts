import { expect, test } from '@playwright/test';
import { inForums, openMenu, openThread, startThread, threadAddress } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

test('a draft survives a reload and a failed send, and is posted once [FO-14, FO-15, ER-02]', async ({
  page,
}) => {
  await logInAs(page, 'demofriend');
  const { address, posts } = await openThread(7);
  await page.goto(address);
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await box.fill('On the head, mostly.');
  await page.reload();
  await expect(box).toHaveValue('On the head, mostly.');

  await page.route(inForums, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Post Reply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await expect(box).toHaveValue('On the head, mostly.');
  await page.unroute(inForums);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(inForums, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Post Reply' }).dblclick();
  // Text typed now would be lost with the post that is being sent.
  await expect(box).not.toBeEditable();
  release();
  await expect(page.getByRole('article')).toHaveCount(posts + 1);
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(posts + 1);
  await expect(box).toHaveValue('');

  await page.goto('/addthread/12');
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a thought');
});

test('a late response to a reply does not pull the player back to its thread [FO-08]', async ({ page }) => {
  await logInAs(page, 'demofriend');
  const { address } = await openThread(8);
  await gotoHydrated(page, address);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(inForums, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Catch me.');
  await page.getByRole('button', { name: 'Post Reply' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await expect(page).toHaveURL('/rules');
  release();

  const toast = page.getByRole('log').filter({ hasText: 'Your reply is posted.' });
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/rules');
  await toast.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Catch me.' })).toBeVisible();
  await expect(toast).toHaveCount(0);
});

test('a failed close shows an error, and the thread stays open [FO-15]', async ({ page }) => {
  await logInAs(page, 'demofriend');
  const threadId = await startThread('demofriend', 12, 'Somebody always brings a trifle');
  await page.goto(threadAddress(12, threadId));
  await page.route('**/close', (route) => route.abort());

  await page.getByRole('button', { name: 'Close Thread' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close Thread' }).click();

  await expect(dialog.getByRole('alert')).toContainText('Error');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
});

test('a failed load shows an error with a retry [ER-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.route(inForums, (route) => route.abort());
  // Without cookies there is no page session, so the browser fetches the page's data.
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { set() {} }));
  for (const [address, heading] of [
    ['/forums', 'Forums'],
    ['/forums/6/0', 'Auction House'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.unroute(inForums);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Add Thread' })).toBeVisible();
  for (const missing of ['/forums/23/0', '/forums/4/0/999999/0']) {
    await page.goto(missing);
    await expect(
      page.getByRole('heading', { name: /There is no such (forum|thread)/ }).first(),
    ).toBeVisible();
  }
  await page.goto('/forums/4/55');
  await expect(page.getByRole('heading', { name: 'There is no page 56' })).toBeVisible();
  const threadId = await startThread('regular 1', 12, 'A page too far');
  await page.goto(`/forums/12/0/${threadId}/55`);
  await expect(page.getByRole('heading', { name: 'There is no page 56' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a page past the end of a list of threads leads to the first page [ER-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.goto('/forums/watched?page=7');
  await expect(page.getByRole('heading', { name: 'There is no page 8' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(page).toHaveURL('/forums/watched');
  await expect(page.getByRole('heading', { name: 'There is no page 8' })).toHaveCount(0);
});

test('older entries of the log that fail are tried again [ER-02]', async ({ page }) => {
  await logInAs(page, 'beekeeper');
  const older = /forum\/moderation\?before=1$/;
  await page.route('**/api/forum/moderation', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), next_before: 1 } });
  });
  await page.route(older, (route) => route.abort());
  await page.goto('/forums/moderation');
  await page.getByRole('button', { name: 'Older entries' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
  await page.unroute(older);
  await retry.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toHaveCount(0);
  await expect(retry).toHaveCount(0);
});

test('a thread is moved only into a forum that was chosen [FX-06, ER-02]', async ({ page }) => {
  const { address } = await openThread(14);
  await logInAs(page, 'beekeeper');
  await page.route('**/api/forum', (route) => route.abort());
  await gotoHydrated(page, address);
  const main = page.getByRole('main');
  await openMenu(main);
  await main.getByRole('button', { name: 'Move thread' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this thread?' });
  const move = dialog.getByRole('button', { name: 'Move thread' });
  await expect(dialog.getByText('The forums could not be loaded')).toBeVisible({ timeout: 20_000 });
  await expect(move).toBeDisabled();

  await page.unroute('**/api/forum');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  const forum = dialog.getByRole('combobox', { name: 'Into the forum' });
  await expect(forum.locator('option:checked')).toHaveText('Choose a forum');
  await expect(move).toBeDisabled();
  await forum.selectOption({ index: 1 });
  await expect(move).toBeEnabled();
});
