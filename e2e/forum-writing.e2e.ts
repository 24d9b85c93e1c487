import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { answerThread, boxOf, expectComposer, openReply } from './forum-steps.ts';
import { logInAs } from './players.ts';

const drafts = '**/api/me/forum-drafts/**';

const post = (page: Page) => page.getByRole('button', { name: 'Post Reply' });

test('a reply is composed with the toolbar, keys and a preview [FX-02]', async ({ page }) => {
  await openReply(page, 0);
  const box = boxOf(page);

  await box.fill('loud and clear');
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 4));
  await page.getByRole('button', { name: 'Bold (Ctrl B)' }).click();
  await expect(box).toHaveValue('[b]loud[/b] and clear');
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(16, 21));
  await box.press('Control+i');
  await expect(box).toHaveValue('[b]loud[/b] and [i]clear[/i]');
  await box.press('Control+z');
  await expect(box).toHaveValue('[b]loud[/b] and clear');

  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('b')).toHaveText('loud');
  await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
  await expect(box).toBeHidden();
  await expect(preview).toContainText('loud and clear');
  await expectFitsBoth(page);
  await page.getByRole('radio', { name: 'Write' }).check({ force: true });
  await post(page).click();

  const article = page.getByRole('article').last();
  await expect(article.locator('b')).toHaveText('loud');
  await expect(box).toHaveValue('');
});

test('players and items are completed by keyboard [FX-02]', async ({ page }) => {
  await openReply(page, 1);
  const box = boxOf(page);

  await box.pressSequentially('Ask @demofr');
  const option = page.getByRole('option', { name: /demofriend/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await expectFitsBoth(page);
  await box.press('Enter');
  await expect(box).toHaveValue('Ask @demofriend ');
  await expect(page.getByRole('listbox')).toBeHidden();

  await box.pressSequentially('for [sun');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.pressSequentially('f');
  await expect(box).toHaveValue('Ask @demofriend for [sunf');
});

test('a pasted address of an item becomes its name; if the call fails it stays [FX-02]', async ({ page }) => {
  await openReply(page, 2);
  const box = boxOf(page);
  const paste = (text: string) =>
    box.evaluate((area: HTMLTextAreaElement, words) => {
      area.focus();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', words);
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
      document.execCommand('insertText', false, words);
    }, text);

  await paste('/tools/item/553/num/7');
  await expect(box).toHaveValue(/^\[.+ #7\]$/);
  await box.press('Control+z');
  await expect(box).toHaveValue('/tools/item/553/num/7');

  await box.fill('');
  await paste('/tools/item/999999');
  await expect(box).toHaveValue('/tools/item/999999');
});

test('a draft follows the player to another device, and nothing is lost [FX-02]', async ({
  page,
  browser,
}) => {
  const { address, posts } = await openReply(page, 3);
  await boxOf(page).fill('Begun at the desk');
  await expect(page.getByText(/^Draft saved, /)).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await logInAs(phone, 'demo');
  await phone.goto(address);
  await boxOf(phone).scrollIntoViewIfNeeded();
  await expect(boxOf(phone)).toHaveValue('Begun at the desk');
  await boxOf(phone).fill('Changed on the phone');
  await expect(phone.getByText(/^Draft saved, /)).toBeVisible();

  await boxOf(page).fill('Changed at the desk, too');
  const other = page.getByRole('status').filter({ hasText: 'another device' });
  await expect(other).toContainText('Changed on the phone');
  await other.getByRole('button', { name: 'Use that one' }).click();
  await expect(boxOf(page)).toHaveValue('Changed on the phone');
  await expect(other).toContainText('Changed at the desk, too');

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(boxOf(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boxOf(page)).toHaveValue('Changed on the phone');
  await post(page).click();
  await expect(page.getByRole('article')).toHaveCount(posts + 1);
  await phone.reload();
  await expect(phone.getByRole('article')).toHaveCount(posts + 1);
  await boxOf(phone).scrollIntoViewIfNeeded();
  await expect(boxOf(phone)).toHaveValue('');
  await phone.context().close();
});

test('a draft stays on the device while the API fails, and is saved afterwards [FX-02]', async ({ page }) => {
  await openReply(page, 4);
  await page.route(drafts, (route) => route.abort());
  await boxOf(page).fill('Typed in a tunnel');
  await expect(
    page.getByText('Draft saved on this device only. The server could not be reached.'),
  ).toBeVisible();
  await page.reload();
  await expect(boxOf(page)).toHaveValue('Typed in a tunnel');

  await page.unroute(drafts);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Draft saved, /)).toBeVisible({ timeout: 20_000 });
});

test('a player edits and deletes an own post [FX-02]', async ({ page }) => {
  await openReply(page, 5);
  await boxOf(page).fill('Second thoughts?');
  await post(page).click();
  const own = page.getByRole('article').last();
  await expect(own).toContainText('Second thoughts?');
  const menu = own.getByLabel(/^More about the post/);
  await menu.click();
  await own.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('textbox', { name: 'Edit your post' });
  await expect(editor).toHaveValue('Second thoughts?');
  await expect(editor).toBeFocused();
  await expect(own).toContainText(/You can edit for another (29|30) minutes\./);

  await editor.fill('Cancelled thoughts');
  await expect(own.getByText(/^Draft saved, /)).toBeVisible();
  const discarding = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await own.getByRole('button', { name: 'Cancel' }).click();
  await discarding;
  await expect(editor).toBeHidden();
  await menu.click();
  const opening = page.waitForResponse(/forum-drafts\/post/);
  await own.getByRole('button', { name: 'Edit' }).click();
  expect(await (await opening).json()).toEqual({ draft: null });
  await expect(editor).toHaveValue('Second thoughts?');

  await editor.fill('[i]Third[/i] thoughts');
  await page.route('**/api/forum/post/*/edit', (route) => route.abort());
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('alert')).toContainText('Error');
  await expect(editor).toHaveValue('[i]Third[/i] thoughts');
  await page.unroute('**/api/forum/post/*/edit');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expect(own.locator('i')).toHaveText('Third');

  await menu.click();
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own).toContainText('This post was deleted by its author.');
});

test('selected words are quoted [FX-02]', async ({ page }) => {
  const { threadId } = await openReply(page, 6);
  await answerThread('regular 9', threadId, 'One of these words is enough.');
  await page.reload();
  await expectComposer(page);
  const answer = page.getByRole('article').last();
  await answer.getByText('One of these words').evaluate((element) => {
    const words = element.firstChild as Text;
    const range = document.createRange();
    range.setStart(words, words.data.indexOf('these'));
    range.setEnd(words, words.data.indexOf('these') + 'these words'.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
  await answer.getByRole('button', { name: /^Quote / }).click();
  await boxOf(page).fill('Are they?');
  await post(page).click();

  const own = page.getByRole('article').last();
  await expect(own).toContainText('Are they?');
  await expect(own.getByRole('blockquote')).toContainText(/ in post \d+\s*these words$/);
});
