import { expect, type Locator, test } from '@playwright/test';
import { openThread } from './forum-steps.ts';
import { ageLine, cacheLists, cutNetwork, restoreNetwork } from './offline-world.ts';
import {
  conversationAddress,
  countMessages,
  countPosts,
  expectWaiting,
  messageBox,
  untilOutboxLoaded,
  waiting,
  waitingList,
  writeMessage,
} from './outbox-world.ts';
import { logInAs } from './players.ts';

test.use({ serviceWorkers: 'allow' });

test('messages wait without a network, survive a reload, and are sent once in their order [FK-02]', async ({
  page,
  context,
}) => {
  test.slow();
  const [first, second] = [`First, ${Date.now()}`, `Second, ${Date.now()}`];
  await cacheLists(page, 'demo');
  await page.goto(await conversationAddress('demo', 'demofriend'));
  await expect(messageBox(page)).toBeVisible();
  await untilOutboxLoaded(page);

  await cutNetwork(context);
  await writeMessage(page, first);
  await expectWaiting(page, first);
  await expect(messageBox(page)).toHaveValue('');
  await writeMessage(page, second);
  await expectWaiting(page, second);

  await page.reload();
  await expectWaiting(page, first);
  await expectWaiting(page, second);
  await page.goto('/faq');
  const [pill, line] = [page.getByRole('link', { name: '2 waiting to be sent' }), ageLine(page)];
  await expect(pill).toBeVisible();
  await expect(line).toBeVisible();
  expect(await bottomOf(pill)).toBeLessThanOrEqual(await topOf(line));
  await page.goBack();
  await expectWaiting(page, second);
  expect(await countMessages('demo', 'demofriend', first)).toBe(0);

  await restoreNetwork(context);
  await expect(waitingList(page)).toHaveCount(0, { timeout: 60_000 });
  const sent = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(sent.filter({ hasText: first })).toHaveCount(1);
  await expect(sent.filter({ hasText: second })).toHaveCount(1);
  const texts = await sent.allInnerTexts();
  const placeOf = (text: string) => texts.findIndex((shown) => shown.includes(text));
  expect(placeOf(first)).toBeLessThan(placeOf(second));
  await page.reload();
  expect(await countMessages('demo', 'demofriend', first)).toBe(1);
  expect(await countMessages('demo', 'demofriend', second)).toBe(1);
});

test('a reply waits in its thread and is posted once; one that is taken back is never sent [FK-02]', async ({
  page,
  context,
}) => {
  test.slow();
  const [kept, back] = [`Posted later, ${Date.now()}`, `Never posted, ${Date.now()}`];
  await cacheLists(page, 'demo');
  const { address, threadId } = await openThread(9);
  await page.goto(address);
  const box = page.getByRole('textbox', { name: 'Your reply' });
  await box.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Bold (Ctrl B)' })).toBeVisible();
  await untilOutboxLoaded(page);

  await cutNetwork(context);
  for (const text of [kept, back]) {
    await box.fill(text);
    await page.getByRole('button', { name: 'Post Reply' }).click();
    await expectWaiting(page, text);
    await expect(box).toHaveValue('');
  }

  await page.reload();
  await expectWaiting(page, kept);
  await waiting(page, back).getByRole('button', { name: 'Take back' }).click();
  await expect(box).toHaveValue(back);
  await expect(waiting(page, back)).toHaveCount(0);

  await restoreNetwork(context);
  await expect.poll(() => countPosts('demo', threadId, kept), { timeout: 60_000 }).toBe(1);
  await expect(waitingList(page)).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: kept })).toHaveCount(1);
  await expect(box).toHaveValue(back);
  expect(await countPosts('demo', threadId, back)).toBe(0);
});

test('the kit lists what waits; logging out asks, and removes it [FK-02, FK-03]', async ({
  page,
  context,
}) => {
  test.slow();
  const text = `Lost with the logout, ${Date.now()}`;
  await cacheLists(page, 'demofriend');
  await page.goto(await conversationAddress('demofriend', 'demo'));
  await expect(messageBox(page)).toBeVisible();
  await untilOutboxLoaded(page);
  await cutNetwork(context);
  await writeMessage(page, text);
  await expectWaiting(page, text);

  await page.goto('/kit');
  await expectWaiting(page, text);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 message, post or answer has not been sent.');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expectWaiting(page, text);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await dialog.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByText(text)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await restoreNetwork(context);
  await logInAs(page, 'demofriend');
  await page.goto(await conversationAddress('demofriend', 'demo'));
  await expect(messageBox(page)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  expect(await countMessages('demofriend', 'demo', text)).toBe(0);
});

const bottomOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().top);
