import { type Browser, expect, type Page, test } from '@playwright/test';
import { answerThread, startThread, threadAddress } from './forum-steps.ts';
import { logInAs } from './players.ts';

const OF_READING = /\/api\/me\/forum\/thread\/\d+\/read$/;

/** Another device of the same player. */
async function aDevice(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logInAs(page, 'demofriend');
  return page;
}

async function openAndRead(page: Page, address: string) {
  const reported = page.waitForResponse((response) => OF_READING.test(response.url()));
  await page.goto(address);
  await reported;
}

test('the divider, the jump and the dots are right over two devices [FX-01]', async ({ browser }) => {
  const threadId = await startThread('regular 3', 12, 'Hats over two devices');
  await answerThread('regular 3', threadId, 'A first answer');
  const [phone, laptop] = [await aDevice(browser), await aDevice(browser)];
  await openAndRead(phone, threadAddress(12, threadId));
  await expect(phone.getByRole('separator')).toHaveCount(0);

  await answerThread('regular 3', threadId, 'News of the first hat');
  await answerThread('regular 4', threadId, 'News of the second hat');
  await laptop.goto('/forums/12/0');
  const row = laptop.getByRole('listitem').filter({ hasText: 'Hats over two devices' });
  const reported = laptop.waitForResponse((response) => OF_READING.test(response.url()));
  await row.getByRole('link', { name: /^2 new/ }).click();

  await expect(laptop).toHaveURL(new RegExp(`${threadAddress(12, threadId)}#post-\\d+$`));
  const line = laptop.getByRole('separator', { name: 'New since your last visit, 2 posts' });
  await expect(line).toBeVisible();
  const isAbove = await line.evaluate((separator) =>
    separator.parentElement?.nextElementSibling?.textContent?.includes('News of the first hat'),
  );
  expect(isAbove).toBe(true);
  await expect(laptop.getByRole('link', { name: /^First unread.*2 posts$/ })).toBeVisible();
  await reported;
  // The line stays for the visit, though the posts have been read.
  await expect(line).toBeVisible();

  await phone.goto('/forums/12/0');
  await expect(phone.getByRole('link', { name: 'Hats over two devices', exact: true })).toBeVisible();
  await expect(
    phone
      .getByRole('listitem')
      .filter({ hasText: 'Hats over two devices' })
      .getByText(/\d new/),
  ).toHaveCount(0);
  await phone.goto(threadAddress(12, threadId));
  await expect(phone.getByRole('article')).toHaveCount(4);
  await expect(phone.getByRole('separator')).toHaveCount(0);
});

test('marking all as read takes threads off the list of the unread ones [FX-01]', async ({ page }) => {
  await startThread('regular 1', 12, 'Marked as a whole');
  await logInAs(page, 'beekeeper');
  await page.goto('/forums/unread');
  const thread = page.getByRole('listitem').filter({ hasText: 'Marked as a whole' });
  await expect(thread.getByText('in Party Room')).toBeVisible();
  await page.getByRole('link', { name: 'All forums' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d+ new$/)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Mark all read' }).click();

  await expect(page.getByText('Everything is marked as read.')).toBeVisible();
  await page.getByRole('link', { name: 'Unread', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Unread', exact: true })).toBeVisible();
  await expect(thread).toHaveCount(0);
  await page.getByRole('link', { name: 'Latest', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Marked as a whole', exact: true })).toBeVisible();
  await expect(thread.getByText(/\d new/)).toHaveCount(0);
});

test('marking all as read is undone from its status, over devices [FX-01]', async ({ page, browser }) => {
  await startThread('regular 2', 12, 'Unread once more');
  await logInAs(page, 'staff');
  await page.goto('/forums/unread');
  const thread = page.getByRole('listitem').filter({ hasText: 'Unread once more' });
  await expect(thread).toBeVisible();

  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(thread).toHaveCount(0);
  await page.getByRole('log').getByRole('button', { name: 'Undo' }).click();

  await expect(page.getByText('What was unread is unread again.')).toBeVisible();
  await expect(thread).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await logInAs(other, 'staff');
  await other.goto('/forums/unread');
  await expect(other.getByRole('listitem').filter({ hasText: 'Unread once more' })).toBeVisible();
  await other.context().close();
});

test('a day of the thread and a date lead to their posts [FX-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.goto('/forums/1/0/1/0');
  const along = page.getByRole('region', { name: 'Along the Thread' });
  await along.getByRole('link').last().click();
  await expect(page).toHaveURL(/#at-\d+$/);

  await page.getByRole('link', { name: 'Jump to date' }).click();
  await expect(along.getByLabel('Jump to a date')).toBeFocused();
  await along.getByLabel('Jump to a date').fill('2000-01-01');
  await along.getByRole('button', { name: 'Go' }).click();

  await expect(page).toHaveURL(/\/forums\/1\/0\/1\/0#at-0$/);
  await expect(page.getByRole('article').first()).toBeFocused();
  await page.getByRole('link', { name: 'Latest', exact: true }).click();
  await expect(page.getByRole('article').last()).toBeInViewport();
});

test('keys go from post to post and to the reply, and are off while writing [FX-01]', async ({ page }) => {
  const threadId = await startThread('regular 2', 12, 'Keys to the hats');
  await answerThread('regular 2', threadId, 'The second key');
  await logInAs(page, 'demo');
  await page.goto(threadAddress(12, threadId));
  const posts = page.getByRole('article');
  await expect(posts.first().getByRole('button', { name: /^Buzz/ })).toBeVisible();

  await page.keyboard.press('j');
  await expect(posts.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(posts.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(posts.nth(0)).toBeFocused();
  await page.keyboard.press('b');
  await expect(posts.nth(0).getByRole('button', { name: /^Buzzed 1/ })).toBeVisible();
  await page.keyboard.press('r');
  const reply = page.getByRole('textbox', { name: 'Your reply' });
  await expect(reply).toBeFocused();
  await page.keyboard.type('jolly bunk');
  await expect(reply).toHaveValue('jolly bunk');
  await reply.fill('');
});

test('guests get the login message in place of the lists [FX-01, FO-11]', async ({ page }) => {
  for (const view of ['latest', 'unread', 'mine', 'watched']) {
    await page.goto(`/forums/${view}`);
    await expect(
      page.getByText('You must be logged in to view the threads and post comments.'),
    ).toBeVisible();
  }
});
