import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { boxOf, openReply } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';

test('unfinished posts are listed, opened and discarded [FX-02]', async ({ page }) => {
  const { address } = await openReply(page, 12);
  await boxOf(page).fill('Half a thought about');
  await expect(page.getByText(/^Draft saved, /)).toBeVisible();
  await page.goto('/addthread/9');
  await page.getByRole('textbox', { name: 'Title' }).fill('A party without hats');
  await page.getByRole('textbox', { name: 'Message' }).fill('Perhaps in');
  await expect(page.getByText(/^Draft saved, /)).toBeVisible();

  await gotoHydrated(page, '/forums/mine');
  const list = page.getByRole('list', { name: 'Unfinished posts' });
  const reply = list.getByRole('listitem').filter({ hasText: 'Half a thought about' });
  const thread = list.getByRole('listitem').filter({ hasText: 'A party without hats: Perhaps in' });
  await expect(reply).toContainText(/^Reply in /);
  await expect(thread).toContainText('New thread in Yetis of Snugglepuff');
  await expectFitsBoth(page);

  await reply.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${address.replace(/0$/, '')}\\d+#reply$`));
  await expect(boxOf(page)).toHaveValue('Half a thought about');
  await expect(boxOf(page)).toBeFocused();
  await page.goto('/forums/mine');
  await thread.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A party without hats');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Perhaps in');

  await gotoHydrated(page, '/forums/mine');
  await thread.getByRole('button', { name: 'Discard: New thread in Yetis of Snugglepuff' }).click();
  await expect(thread).toHaveCount(0);
  await page.route('**/api/me/forum-drafts/**', (route) => route.abort());
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The draft could not be restored.' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/me/forum-drafts/**');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(thread).toBeVisible();
  await expect(failure).toHaveCount(0);
  await thread.getByRole('button', { name: /^Discard/ }).click();
  await reply.getByRole('button', { name: /^Discard/ }).click();
  await expect(reply).toHaveCount(0);
  await page.goto('/addthread/9');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('the draft of an edit leads back into its editor [FX-02]', async ({ page }) => {
  await openReply(page, 13);
  await boxOf(page).fill('A first thought.');
  await page.getByRole('button', { name: 'Post Reply' }).click();
  const own = page.getByRole('article').last();
  await expect(own).toContainText('A first thought.');
  await own.getByLabel(/^More about the post/).click();
  await own.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('textbox', { name: 'Edit your post' });
  await editor.fill('A second thought, unfinished');
  await expect(own.getByText(/^Draft saved, /)).toBeVisible();

  await gotoHydrated(page, '/forums/mine');
  const draft = page
    .getByRole('list', { name: 'Unfinished posts' })
    .getByRole('listitem')
    .filter({ hasText: 'A second thought, unfinished' });
  await endEditing(page);
  await draft.getByRole('link', { name: /^Edit of your post in / }).click();
  await expect(editor).toHaveValue('A second thought, unfinished');
  await expect(own).toContainText('The time to edit is up. Copy your text and post it as a reply.');
  await expect(own.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.unroute(threadStates);

  await page.goto('/forums/mine');
  await draft.getByRole('link', { name: /^Edit of your post in / }).click();
  await expect(page).toHaveURL(/#edit-\d+$/);
  await expect(editor).toHaveValue('A second thought, unfinished');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(own).toContainText('A second thought, unfinished');
  await page.goto('/forums/mine');
  await expect(page.getByRole('heading', { name: 'My threads' })).toBeVisible();
  await expect(draft).toHaveCount(0);
});

const threadStates = '**/api/me/forum/thread/*/*';

/** As half an hour after the post. */
async function endEditing(page: Page) {
  await page.route(threadStates, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const state: { posts: object[] } = await response.json();
    const posts = state.posts.map((post) => ({ ...post, editable_until: null }));
    await route.fulfill({ response, json: { ...state, posts } });
  });
}
