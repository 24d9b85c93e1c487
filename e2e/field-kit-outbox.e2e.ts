import { expect, type Page, test } from '@playwright/test';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { gotoHydrated } from './item-world.ts';
import {
  conversationAddress,
  countMessages,
  expectWaiting,
  messageBox,
  read,
  untilOutboxLoaded,
  waiting,
  waitingList,
  writeMessage,
} from './outbox-world.ts';
import { logInAs, logOut } from './players.ts';
import { callAs, firstPair, propose, takePart } from './swap-world.ts';
import { offerOf, openSwaps, pagingOf, some, swapItems, swapOf, swapRing } from './swaps-world.ts';

const CONVERSATIONS = '**/api/inbox/conversation/*';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function openConversation(page: Page) {
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, await conversationAddress('demofriend', 'demo'));
  await expect(messageBox(page)).toBeVisible();
  await untilOutboxLoaded(page);
}

test('after a lost response a message is sent again with its key, and is there once [FK-02]', async ({
  page,
}) => {
  const text = `Arrived without an answer, ${Date.now()}`;
  await openConversation(page);
  const keys: (string | undefined)[] = [];
  await page.route(CONVERSATIONS, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 2) return route.continue();
    await route.fetch();
    await route.abort();
  });

  await writeMessage(page, text);

  const sent = page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: text });
  await expect.poll(() => keys.length, { timeout: 60_000 }).toBeGreaterThan(2);
  await expect(waitingList(page)).toHaveCount(0);
  await expect(sent).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
  expect(await countMessages('demofriend', 'demo', text)).toBe(1);
});

test('a refused message stays with its reason, and its text can be edited [FK-02]', async ({
  page,
  context,
}) => {
  const text = `Refused, ${Date.now()}`;
  await openConversation(page);
  await context.setOffline(true);
  await writeMessage(page, text);
  await expectWaiting(page, text);
  const problem = { code: 'refused', reason: 'not_friends', error: 'You can only write to your friends.' };
  await page.route(CONVERSATIONS, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json: problem }) : route.continue(),
  );

  await context.setOffline(false);

  await expect(waiting(page, text)).toContainText('Not sent. You can only write to your friends.');
  await page.goto('/faq');
  await expect(page.getByRole('link', { name: '1 could not be sent' })).toBeVisible();
  await page.goBack();
  await expect(waiting(page, text)).toContainText('Not sent.');
  await messageBox(page).fill('Typed since');
  await waiting(page, text).getByRole('button', { name: 'Edit' }).click();
  await expect(messageBox(page)).toHaveValue(`${text}\n\nTyped since`);
  await expect(waitingList(page)).toHaveCount(0);
  expect(await countMessages('demofriend', 'demo', text)).toBe(0);
});

test('two tabs show the same, and send it once [FK-02]', async ({ page, context }) => {
  const text = `From two tabs, ${Date.now()}`;
  await openConversation(page);
  const other = await context.newPage();
  await gotoHydrated(other, await conversationAddress('demofriend', 'demo'));
  await expect(messageBox(other)).toBeVisible();
  let answered = 0;
  for (const tab of [page, other])
    tab.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().includes('/inbox/')) answered += 1;
    });
  await context.setOffline(true);

  await writeMessage(page, text);
  await expectWaiting(page, text);
  await expectWaiting(other, text);
  await context.setOffline(false);

  for (const tab of [page, other]) {
    await expect(waitingList(tab)).toHaveCount(0, { timeout: 60_000 });
    await expect(tab.getByRole('list', { name: 'Messages' }).getByText(text)).toHaveCount(1);
  }
  expect(answered).toBe(1);
  expect(await countMessages('demofriend', 'demo', text)).toBe(1);
});

test('another player on the device sees, sends and removes nothing [FK-02, FK-03]', async ({
  page,
  context,
}) => {
  const text = `Of another player, ${Date.now()}`;
  await openConversation(page);
  await context.setOffline(true);
  await writeMessage(page, text);
  await expectWaiting(page, text);
  // The login is lost without a logout, as when a session has ended elsewhere.
  await page.evaluate(() => {
    for (const name of ['token', 'userId', 'username']) localStorage.removeItem(name);
  });
  await context.setOffline(false);

  await logInAs(page, 'beekeeper');
  await gotoHydrated(page, '/kit');
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /waiting to be sent/ })).toHaveCount(0);
  await page.waitForTimeout(2_000);
  expect(await countMessages('demofriend', 'demo', text)).toBe(0);
  await logOut(page, 'beekeeper');

  await logInAs(page, 'demofriend');
  await page.goto('/');
  await expect.poll(() => countMessages('demofriend', 'demo', text), { timeout: 60_000 }).toBe(1);
});

test('an agreement waits, and is given once [FK-02]', async ({ page, context }) => {
  await takePart('staff');
  const { other, pair } = await firstPair('staff', ['demo', 'demofriend']);
  const { id } = await propose('staff', other, pair);
  await logInAs(page, other);
  await gotoHydrated(page, `/swaps/${id}`);
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await untilOutboxLoaded(page);
  await context.setOffline(true);

  await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await expectWaiting(page, 'Your agreement');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toHaveCount(0);
  expect((await read<Swap>(other, `/swaps/${id}`)).state).toBe('open');
  await waiting(page, 'Your agreement').getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await expectWaiting(page, 'Your agreement');
  await context.setOffline(false);

  await expect
    .poll(async () => (await read<Swap>(other, `/swaps/${id}`)).state, { timeout: 60_000 })
    .toBe('settled');
  await expect(waitingList(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible();
});

test('changed offers wait, stay on the page, and are sent once [FK-02]', async ({ page, request }) => {
  const items = await swapItems(request);
  const offers = some(items, 0, 1).map((item) => offerOf(item));
  const sent = await openSwaps(page, { offers });
  await untilOutboxLoaded(page);
  await page.route('**/api/me/swaps', (route) => (isCut ? route.abort() : route.fallback()));
  let isCut = true;
  const name = items[0]?.name ?? '';

  await page.getByRole('button', { name: new RegExp(`Take ${name}.* off`) }).click();
  await expectWaiting(page, 'is no longer offered');
  await expect(page.getByRole('button', { name: new RegExp(`Take ${name}.* off`) })).toHaveCount(0);
  expect(sent).toEqual([]);

  isCut = false;
  await expect(waitingList(page)).toHaveCount(0, { timeout: 60_000 });
  expect(sent).toEqual([{ offers: [{ item_id: items[0]?.item_id, offered: false }] }]);
});

test('a proposal waits in place of its button, and is sent once [FK-02]', async ({ page, request }) => {
  const items = some(await swapItems(request), 0, 1);
  await openSwaps(page, { rings: [await swapRing(items)], paging: pagingOf(1) });
  await untilOutboxLoaded(page);
  const proposed: unknown[] = [];
  let isCut = true;
  await page.route('**/api/swaps', async (route) => {
    if (isCut) return route.abort();
    proposed.push(route.request().postDataJSON());
    return route.fulfill({ json: await swapOf(items) });
  });

  const propose = page.getByRole('button', { name: 'Propose this ring' });
  await propose.click();
  await expectWaiting(page, 'Your proposal of this ring');
  await expect(propose).toHaveCount(0);
  await waiting(page, 'Your proposal').getByRole('button', { name: 'Take back' }).click();
  await propose.click();
  await expectWaiting(page, 'Your proposal of this ring');

  isCut = false;
  await expect(waitingList(page)).toHaveCount(0, { timeout: 60_000 });
  expect(proposed).toHaveLength(1);
});

test('a message to the ring waits, and is sent once [FK-02]', async ({ page, context }) => {
  await takePart('staff');
  const { other, pair } = await firstPair('staff', ['demofriend', 'demo']);
  const { id } = await propose('staff', other, pair);
  const text = `To the ring, ${Date.now()}`;
  await logInAs(page, other);
  await gotoHydrated(page, `/swaps/${id}`);
  const box = page.getByRole('textbox', { name: 'Write to the ring' });
  await box.fill(text);
  await untilOutboxLoaded(page);
  await context.setOffline(true);

  await box.press('Enter');
  await expectWaiting(page, text);
  await expect(box).toHaveValue('');
  await waiting(page, text).getByRole('button', { name: 'Take back' }).click();
  await expect(box).toHaveValue(text);
  await box.press('Enter');
  await expectWaiting(page, text);
  await context.setOffline(false);

  const messages = async () => (await read<Swap>(other, `/swaps/${id}`)).messages;
  await expect
    .poll(async () => (await messages()).filter((one) => one.text === text).length, { timeout: 60_000 })
    .toBe(1);
  await expect(waitingList(page)).toHaveCount(0);
  await expect(page.getByText(text)).toHaveCount(1);
  await callAs(other, ['POST', `/swaps/${id}/decline`]);
});
