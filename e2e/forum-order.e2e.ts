import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { answerThread, openMenu, startThread, threadAddress, write } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

test('a report leads to a removal, an appeal, and the post again [FX-06]', async ({ page }) => {
  const threadId = await startThread('staff', 13, 'A kettle that boils over');
  await answerThread('demofriend', threadId, 'Kettles are for cowards');

  await logInAs(page, 'demo');
  await page.goto(threadAddress(13, threadId));
  const post = page.getByRole('article').filter({ hasText: 'Kettles are for cowards' });
  await openMenu(post);
  await post.getByRole('button', { name: /^Report/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this post?' });
  await dialog.getByRole('radio', { name: /Something else/ }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Error');
  await dialog.getByRole('radio', { name: /Be kind/ }).check();
  await dialog.getByRole('textbox', { name: 'In your words' }).fill('Unkind to kettles.');
  await expectFitsBoth(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible();

  await logInAs(page, 'beekeeper');
  await page.goto('/forums/moderation/queue');
  const reported = page.getByRole('listitem').filter({ hasText: 'Unkind to kettles.' }).first();
  await expect(reported).toContainText('Kettles are for cowards');
  await reported.getByText('Around it').click();
  await expect(reported).toContainText('A kettle that boils over?');
  await expectFitsBoth(page);
  await reported.getByRole('button', { name: /^Remove/ }).click();
  await decide(page, 'Reason', 'Kettles have feelings.', 'Remove');
  await expect(page.getByText('Unkind to kettles.')).toHaveCount(0);

  await logInAs(page, 'demofriend');
  const act = await latestAct(page);
  await page.goto(`/forums/acts/${act}`);
  await expect(page.getByText('Your post was removed')).toBeVisible();
  await expect(page.getByText('Kettles have feelings.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Why was it wrong?' }).fill('It was about courage.');
  await expectFitsBoth(page);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('A second moderator decides by')).toBeVisible();

  await logInAs(page, 'staff');
  await page.goto('/forums/moderation/appeals');
  const appeal = page.getByRole('listitem').filter({ hasText: 'It was about courage.' });
  await expectFitsBoth(page);
  await appeal.getByRole('button', { name: 'Uphold' }).click();
  await decide(page, 'Answer', 'Courage it is.', 'Uphold');
  await expect(page.getByText('It was about courage.')).toHaveCount(0);

  await logInAs(page, 'demofriend');
  await page.goto(`/forums/acts/${act}`);
  await expect(page.getByText('You were right. The act is undone.')).toBeVisible();
  await page.goto(threadAddress(13, threadId));
  await expect(post).toContainText('Kettles are for cowards');
});

test('a moderator pins, slows, moves and merges a thread, and undoes it from the log [FX-06]', async ({
  page,
}) => {
  const intoId = await startThread('staff', 12, 'Where all the cake is');
  const threadId = await startThread('regular 11', 13, 'Cake in the wrong place');
  await logInAs(page, 'beekeeper');
  await page.goto(threadAddress(13, threadId));

  await order(page, 'Pin thread', 'Cake matters.');
  await expect(page.getByText('The thread is pinned.')).toBeVisible();
  await order(page, 'Slow mode', 'One slice at a time.', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Wait' }).selectOption('5 minutes');
  });
  await expect(page.getByText('The slow mode is changed.')).toBeVisible();
  await order(page, 'Move thread', 'It is a party.', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Into the forum' }).selectOption('Party Room');
  });
  await expect(page.getByText('The thread has moved.')).toBeVisible();
  await order(page, 'Merge thread', 'One cake.', async (dialog) => {
    await dialog.getByRole('textbox', { name: /other thread/ }).fill(threadAddress(12, intoId));
  });
  await expect(page.getByRole('article')).toContainText('The posts of this thread are now in');
  await page.getByRole('article').getByRole('link', { name: 'Where all the cake is' }).click();
  await expect(page.getByRole('article').last()).toContainText('Cake in the wrong place?');

  await page.goto('/forums/moderation');
  const merged = page.getByRole('listitem').filter({ hasText: 'One cake.' }).first();
  await merged.getByRole('button', { name: /^Undo/ }).click();
  await decide(page, 'Reason', 'Two cakes after all.', 'Undo');
  await expect(page.getByRole('listitem').filter({ hasText: 'Two cakes after all.' })).toContainText(
    'split a thread',
  );
  await expectFitsBoth(page);
});

test('the open ledger is read without a login or a script, and its file has the act [FX-06]', async ({
  browser,
  page,
  request,
}) => {
  const threadId = await startThread('regular 9', 12, 'A thread for the ledger');
  await write('beekeeper', `/forum/thread/${threadId}/pin`, {
    is_pinned: 'true',
    rule: 'right_place',
    reason: 'For the ledger.',
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  // The ledger may be a minute old.
  await expect(async () => {
    await plain.goto('/forums/ledger');
    await expect(plain.getByRole('table', { name: 'By rule' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await expect(plain.getByRole('heading', { name: 'Rules of conduct' })).toBeVisible();
  await expect(plain.getByRole('heading', { name: 'How to appeal' })).toBeVisible();
  const file = await plain.getByRole('link', { name: /NDJSON/ }).getAttribute('href');
  await context.close();

  const lines = (await (await request.get(file ?? '')).text()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ act: 'pin_thread', rule: 'right_place', thread_id: threadId }),
  );
  await gotoHydrated(page, '/forums/ledger');
  await expectFitsBoth(page);
});

async function order(
  page: Page,
  label: string,
  reason: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  const main = page.getByRole('main');
  await openMenu(main);
  await main.getByRole('button', { name: label }).first().click();
  await fill?.(page.getByRole('dialog'));
  await decide(page, 'Reason', reason, label);
}

async function decide(page: Page, field: string, words: string, label: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: field }).fill(words);
  await dialog.getByRole('button', { name: label }).click();
  await expect(dialog).toBeHidden();
}

/** The bell leads to the act that it is about. */
async function latestAct(page: Page): Promise<string> {
  await page.goto('/alerts/history');
  const entry = page.getByRole('listitem').filter({ hasText: 'removed your post' }).first();
  const href = await entry.locator('a[href*="/forums/acts/"]').first().getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}
