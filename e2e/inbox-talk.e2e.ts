import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './checks.ts';
import { expectWaiting, waitingList } from './outbox-world.ts';
import { API_HEADERS, type DemoAccount, logInAs, sessionOf } from './players.ts';
import { startSecondServer } from './second-server.ts';
import { SECOND_SITE, SITE } from './sites.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');

let second: Awaited<ReturnType<typeof startSecondServer>> | undefined;

// The next test needs the port.
test.afterEach(async () => {
  await second?.stop();
  second = undefined;
});

test('two friends talk, each at a server of their own; badges follow [IN-02, IN-03, SH-03, PR-03, RV-01]', async ({
  browser,
}) => {
  test.slow();
  second = await startSecondServer();
  const [demo, beekeeper] = [await browser.newPage(), await browser.newPage()];
  const errors = [collectErrors(demo), collectErrors(beekeeper)];
  const [demoId, beekeeperId] = [(await sessionOf('demo')).userId, (await sessionOf('beekeeper')).userId];
  // In some worlds demo has written already.
  await ask('beekeeper', `/inbox/conversation/read/${demoId}`);
  const before = await unreadOf('beekeeper');
  await logInAs(beekeeper, 'beekeeper', SECOND_SITE);
  await beekeeper.goto(`${SECOND_SITE}/u/beekeeper/pouch`);
  await expectBadges(beekeeper, before);
  await logInAs(demo, 'demo');
  await demo.goto(`/u/demo/inbox/${beekeeperId}`);

  const text = `Swap, ${Date.now()}?`;
  await box(demo).pressSequentially('<b>Hello</b> https://example.com/lamp.');
  await demo.keyboard.press('Shift+Enter');
  await box(demo).pressSequentially(text);
  await demo.keyboard.press('Enter');
  await expect(messages(demo).last()).toContainText(text);
  await expect(box(demo)).toHaveValue('');
  await expect(box(demo)).toBeFocused();

  await expectBadges(beekeeper, before + 1);
  await beekeeper.getByRole('link', { name: /^Inbox/ }).click();
  await beekeeper
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: /Robin Demo/ })
    .click();
  await expect(beekeeper).toHaveURL(`${SECOND_SITE}/u/beekeeper/inbox/${demoId}`);
  const arrived = messages(beekeeper).last();
  await expect(arrived.locator('p')).toContainText('<b>Hello</b> https://example.com/lamp.');
  expect(await arrived.locator('p').innerText()).toContain(`lamp.\n${text}`);
  await expect(arrived.getByRole('link')).toHaveAttribute('href', 'https://example.com/lamp');
  await expect(arrived.getByRole('link')).toHaveAttribute('rel', /nofollow.*noopener/);
  await expectBadges(beekeeper, before);

  const answer = `Gladly, ${Date.now()}.`;
  await box(beekeeper).fill(answer);
  await beekeeper.getByRole('button', { name: 'Send' }).click();
  await expect(messages(demo).last()).toContainText(answer);
  await expect.poll(() => conversationUnread('demo', beekeeperId)).toBe(0);
  expect(errors).toEqual([[], []]);
  await Promise.all([demo.close(), beekeeper.close()]);
});

test('messages sent during a lost connection appear after reconnecting [RV-01, IN-02]', async ({ page }) => {
  const [friendId, demoId] = [(await sessionOf('demofriend')).userId, (await sessionOf('demo')).userId];
  let isDown = true;
  await page.route('**/api/events', (route) => (isDown ? route.abort() : route.continue()));
  await logInAs(page, 'demofriend');
  // Opening a conversation fetches it again after marking it read, which must not hide a missed event.
  const askedAgain = page
    .waitForResponse('**/api/inbox/conversation/read/*')
    .then(() => page.waitForResponse(`**/api/inbox/conversation/${demoId}`));
  await page.goto(`/u/demofriend/inbox/${demoId}`);
  await askedAgain;
  await expect(box(page)).toBeVisible();

  const text = `Are you there, ${Date.now()}?`;
  await send('demo', friendId, text);
  isDown = false;

  // The page backs off after each failure, so several retries may take long on a slow machine.
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1, { timeout: 60_000 });
});

test('after a lost response the message waits over a reload, and is sent once [IN-04, FK-02]', async ({
  page,
}) => {
  const demoId = (await sessionOf('demo')).userId;
  const text = `Only once, ${Date.now()}`;
  await logInAs(page, 'demofriend');
  await page.goto(`/u/demofriend/inbox/${demoId}`);

  await page.route('**/api/inbox/conversation/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await box(page).fill(text);
  await page.keyboard.press('Enter');
  await expectWaiting(page, text);
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expectWaiting(page, text);

  await page.unroute('**/api/inbox/conversation/*');

  await expect(waitingList(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  const sent = await conversation('demofriend', demoId);
  expect(sent.filter((message) => message.text === text)).toHaveLength(1);
});

test('a blank message is not sent by Enter nor by the button [IN-04]', async ({ page }) => {
  const demoId = (await sessionOf('demo')).userId;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/inbox/conversation/')) {
      sent.push(request.postData() ?? '');
    }
  });
  await logInAs(page, 'demofriend');
  await page.goto(`/u/demofriend/inbox/${demoId}`);

  await box(page).fill(' \n ');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(box(page)).toHaveValue(' \n ');
  const text = `Not blank, ${Date.now()}`;
  await box(page).fill(text);
  await page.keyboard.press('Enter');

  await expect(messages(page).last()).toContainText(text);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Not');
});

test('a server that fails shows a Try again button [IN-04, ER-02]', async ({ page }) => {
  const demoId = (await sessionOf('demo')).userId;
  const text = `At last, ${Date.now()}`;
  await logInAs(page, 'demofriend');
  await page.goto(`/u/demofriend/inbox/${demoId}`);
  await page.route('**/api/inbox/conversation/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  );
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('error!');
  await expect(page.getByRole('alert')).toContainText('was not sent');
  await expect(box(page)).toHaveValue(text);
  await page.unroute('**/api/inbox/conversation/*');

  await page.getByRole('button', { name: 'Try again' }).click();

  // Other tests write to the same conversation.
  await expect(messages(page).filter({ hasText: text })).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a message whose read mark failed is marked with the next one [IN-03]', async ({ page }) => {
  const [friendId, demoId] = [(await sessionOf('demofriend')).userId, (await sessionOf('demo')).userId];
  // The test answers itself, because other tests read the same conversation.
  let state = { unread: 0, last_message_id: 900_000 };
  let isDown = false;
  await page.route('**/api/inbox/conversations', async (route) => {
    const { conversations, ...rest } = await (await route.fetch()).json();
    const changed = conversations.map((summary: { user: { id: number } }) =>
      summary.user.id === Number(demoId) ? { ...summary, ...state } : summary,
    );
    await route.fulfill({ json: { ...rest, conversations: changed } });
  });
  await page.route('**/api/inbox/conversation/read/*', (route) => {
    if (isDown) return route.abort();
    state = { ...state, unread: 0 };
    return route.continue();
  });
  await logInAs(page, 'demofriend');
  const opened = page.waitForResponse('**/api/inbox/conversation/read/*');
  await page.goto(`/u/demofriend/inbox/${demoId}`);
  await opened;
  const row = page.getByRole('list', { name: 'Conversations' }).locator('[aria-current]');
  await expect(row).toBeVisible();

  isDown = true;
  state = { unread: 1, last_message_id: 900_001 };
  await send('demo', friendId, `Unread, ${Date.now()}`);
  await expect(row.locator('[data-badge]')).toBeVisible();
  isDown = false;
  state = { unread: 2, last_message_id: 900_002 };
  await send('demo', friendId, `Read, ${Date.now()}`);

  await expect(row.locator('[data-badge]')).toHaveCount(0);
  expect(state.unread).toBe(0);
  // A response still being altered at the end of the test could not be read.
  await page.unrouteAll({ behavior: 'wait' });
});

async function expectBadges(page: Page, count: number) {
  const badges = page.locator('header [data-badge="danger"]:visible', { hasText: 'unread conversation' });
  await expect(badges).toHaveText(
    count === 0 ? [] : Array.from({ length: 2 }, () => new RegExp(`^${count} `)),
  );
}

async function ask(account: DemoAccount, path: string, body?: Record<string, string>) {
  const { token } = await sessionOf(account);
  const response = await fetch(`${SITE}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...API_HEADERS, 'X-User-Token': token },
    ...(body && { body: new URLSearchParams(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function unreadOf(account: DemoAccount): Promise<number> {
  return (await ask(account, `/users/${(await sessionOf(account)).userId}`)).unread_conversations;
}

async function conversationUnread(account: DemoAccount, otherId: string): Promise<number | undefined> {
  const { conversations } = await ask(account, '/inbox/conversations');
  return conversations.find(({ user }: { user: { id: number } }) => user.id === Number(otherId))?.unread;
}

async function conversation(account: DemoAccount, otherId: string): Promise<{ text: string }[]> {
  return (await ask(account, `/inbox/conversation/${otherId}`)).conversation;
}

function send(account: DemoAccount, otherId: string, text: string) {
  return ask(account, `/inbox/conversation/${otherId}`, { text });
}
