import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { answerThread, startThread, threadAddress } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

const FORUM = 12;
const drafts = '**/api/me/forum-drafts/**';

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const post = (page: Page) => page.getByRole('button', { name: 'Post Reply' });

async function aThread(page: Page, title: string): Promise<string> {
  await logInAs(page, 'demo');
  const threadId = await startThread('demo', FORUM, title);
  const address = threadAddress(FORUM, threadId);
  await gotoHydrated(page, address);
  await expect(page.getByRole('button', { name: 'Bold (Ctrl B)' })).toBeVisible();
  return address;
}

test('a reply is composed with the toolbar, keys and a preview [FX-02]', async ({ page }) => {
  await aThread(page, 'Tools for writing');
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
  await page.getByText('Preview', { exact: true }).first().click();
  await expect(box).toBeHidden();
  await expect(preview).toContainText('loud and clear');
  await expectFitsBoth(page);
  await page.getByText('Write', { exact: true }).click();
  await post(page).click();

  const article = page.getByRole('article').nth(1);
  await expect(article.locator('b')).toHaveText('loud');
  await expect(box).toHaveValue('');
});

test('players and items are completed by keyboard [FX-02]', async ({ page }) => {
  await aThread(page, 'Who and what');
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
  await aThread(page, 'Pasted');
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
  const address = await aThread(page, 'Two devices');
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
  await expect(page.getByRole('article')).toHaveCount(2);
  await phone.reload();
  await expect(phone.getByRole('article')).toHaveCount(2);
  await boxOf(phone).scrollIntoViewIfNeeded();
  await expect(boxOf(phone)).toHaveValue('');
  await phone.context().close();
});

test('a draft stays on the device while the API fails, and is saved afterwards [FX-02]', async ({ page }) => {
  await aThread(page, 'No connection');
  await page.route(drafts, (route) => route.abort());
  await boxOf(page).fill('Typed in a tunnel');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await page.reload();
  await expect(boxOf(page)).toHaveValue('Typed in a tunnel');

  await page.unroute(drafts);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Draft saved, /)).toBeVisible({ timeout: 20_000 });
});

test('a player edits and deletes an own post [FX-02]', async ({ page }) => {
  await aThread(page, 'Second thoughts');
  const first = page.getByRole('article').first();
  const menu = first.getByLabel(/^More about the post/);
  await menu.click();
  await first.getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('textbox', { name: 'Edit your post' });
  await expect(editor).toHaveValue('Second thoughts?');
  await expect(editor).toBeFocused();
  await expect(first).toContainText(/You can edit for another (29|30) minutes\./);
  await editor.fill('[i]Third[/i] thoughts');
  await page.route('**/api/forum/post/*/edit', (route) => route.abort());
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('alert')).toContainText('Error');
  await expect(editor).toHaveValue('[i]Third[/i] thoughts');
  await page.unroute('**/api/forum/post/*/edit');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.locator('i')).toHaveText('Third');
  await expect(editor).toBeHidden();

  await menu.click();
  await first.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(first).toContainText('This post was deleted by its author.');
});

test('selected words are quoted [FX-02]', async ({ page }) => {
  const address = await aThread(page, 'Only a part');
  const threadId = Number(address.split('/')[4]);
  await answerThread('demofriend', threadId, 'One of these words is enough.');
  await page.reload();
  const answer = page.getByRole('article').nth(1);
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

  const quote = page.getByRole('article').nth(2).getByRole('blockquote');
  await expect(quote).toContainText(/wrote\s*these words$/);
});
