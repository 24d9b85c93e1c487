import { expect, type Page, type Route, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

const INBOX = '/u/demo/inbox';
const contacts = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
const messageNumber = (page: Page, index: number) =>
  messages(page).getByText(new RegExp(`message ${index}$`));
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your friends' });

interface Summary {
  user: { id: number; name: string };
  text: string;
  unread: number;
}

// A request that is still being answered when the test ends must not fail it.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the list shows the contact, the last message, its time and the unread count [IN-01]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  // Other tests may write to these at the same time.
  const busy = [(await sessionOf('demofriend')).userId, (await sessionOf('beekeeper')).userId];
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  await page.goto(INBOX);

  await expect(async () => {
    expect(await contacts(page).getByRole('listitem').count()).toBe((await conversations()).length);
  }).toPass();
  const listed = await conversations();
  for (const { user, text } of listed.filter((one) => !busy.includes(String(one.user.id)))) {
    const row = contacts(page).getByRole('listitem').filter({ hasText: user.name });
    await expect(row, user.name).toContainText(text.split('\n')[0] ?? '');
    await expect(row.locator('time')).toHaveText(/^(\d\d:\d\d|Yesterday|\d+ \w{3,4}( \d{4})?)$/);
    // Another test may read the conversation at the same time.
    await expect(async () => {
      const { unread } = (await conversations()).find((one) => one.user.id === user.id) ?? { unread: 0 };
      expect(await row.locator('[data-badge]').count()).toBe(unread > 0 ? 1 : 0);
    }).toPass();
    await expect(row.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(page.getByText('Choose a conversation')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a friend without a conversation is found by name [IN-01]', async ({ page }) => {
  const friends = await friendsOfDemo();
  const known = new Set((await conversations()).map(({ user }) => user.id));
  const strangers = friends.filter(({ id }) => !known.has(id));
  const friend = await firstOpen(strangers);
  await logInAs(page, 'demo');
  await page.goto(INBOX);

  await search(page).fill(friend.name.toUpperCase());
  await page.getByRole('list', { name: 'Friends to write to' }).getByRole('link').first().click();

  await expect(page).toHaveURL(`${INBOX}/${friend.id}`);
  await expect(page.getByText(`Nothing said yet between you and ${friend.name}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Message to ${friend.name}` })).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await search(page).fill('nobody at all');
  await expect(page.getByText('No friend of that name')).toBeVisible();
});

test('a long conversation opens at its end; older messages come in above, and nothing moves [IN-02]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  await page.route('**/api/inbox/conversation/10*', (route) => serveLongConversation(route));
  await page.route('**/api/inbox/conversation/read/10', (route) =>
    route.fulfill({ json: { recipient_id: 10 } }),
  );
  await page.goto(`${INBOX}/10`);
  await expect(messageNumber(page, 99)).toBeInViewport();
  await expect(messageNumber(page, 59)).toHaveCount(0);

  const top = messageNumber(page, 60);
  await page.getByRole('region', { name: 'Messages' }).focus();
  await page.keyboard.press('Home');
  await expect(messageNumber(page, 20)).toBeAttached();
  await expect(top).toBeInViewport();
  await expect(messageNumber(page, 20)).not.toBeInViewport();

  await messageNumber(page, 20).scrollIntoViewIfNeeded();
  await expect(messageNumber(page, 0)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Show older messages' })).toHaveCount(0);
  await expect(page.getByText(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d+ \w+ 2026$/)).not.toHaveCount(
    0,
  );
  const all = await messages(page)
    .getByText(/message \d+$/)
    .allTextContents();
  expect(all.map((text) => text.slice(text.indexOf('message')))).toEqual(
    Array.from({ length: 100 }, (_, index) => `message ${index}`),
  );
});

test('on a phone list and conversation are two screens [IN-01, IN-02]', async ({ page }) => {
  const { id, name } = await quietPartner();
  await page.setViewportSize(PHONE);
  await logInAs(page, 'demo');
  await page.goto(INBOX);
  await contacts(page).locator(`a[href="${INBOX}/${id}"]`).click();
  await expect(messages(page)).not.toHaveCount(0);
  await expect(contacts(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Back to all conversations' }).click();
  await expect(page).toHaveURL(INBOX);
  await expect(contacts(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('on a desktop they stand side by side, without a barrier axe can find [IN-01, IN-02]', async ({
  page,
}) => {
  const { id, name } = await quietPartner();
  await page.setViewportSize(DESKTOP);
  await logInAs(page, 'demo');
  await page.goto(`${INBOX}/${id}`);

  await expect(messages(page)).not.toHaveCount(0);
  await expect(contacts(page).locator('[aria-current]')).toContainText(name);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a closed conversation can still be read [IN-02]', async ({ page }) => {
  const { id } = await quietPartner();
  await page.route(`**/api/inbox/conversation/${id}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, refusal: 'account_closed' } });
  });
  await logInAs(page, 'demo');
  await page.goto(`${INBOX}/${id}`);

  await expect(messages(page)).not.toHaveCount(0);
  await expect(page.getByText('This account is closed')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('no contacts, no messages and a failed load each have a text [IN-01, ER-02]', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  // An event stream that opens would load the conversations by itself.
  await page.route('**/api/events', (route) => route.abort());
  await logInAs(page, 'demo');
  await page.goto(`${INBOX}/999999`);
  await expect(page.getByRole('heading', { name: 'There is no such player' })).toBeVisible();

  await page.route('**/api/inbox/conversations', (route) =>
    route.fulfill({ json: { conversations: [], has_older: false } }),
  );
  await page.goto(INBOX);
  await expect(page.getByRole('list', { name: 'Friends to write to' }).getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
  await expect(page.getByText('Choose a conversation')).toHaveCount(0);

  await page.route('**/api/users/*/friends', (route) => route.fulfill({ json: { friends: [] } }));
  await page.goto(INBOX);
  await expect(page.getByRole('heading', { name: 'No friends to write to yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your conversations will appear here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a Player' })).toHaveAttribute('href', '/tools/profile');
  await page.unroute('**/api/users/*/friends');

  await page.route('**/api/inbox/conversations', (route) =>
    route.fulfill({ status: 403, json: { error: 'Not now.', code: 'forbidden' } }),
  );
  await page.goto(INBOX);
  await expect(page.getByRole('alert')).toContainText('Your conversations could not be loaded');
  await page.unroute('**/api/inbox/conversations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(contacts(page).getByRole('listitem')).not.toHaveCount(0);
});

async function serveLongConversation(route: Route) {
  const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 101);
  const first = Math.max(before - 41, 0);
  const conversation = Array.from({ length: before - 1 - first }, (_, index) => ({
    id: first + index + 1,
    sender_id: (first + index) % 3 === 0 ? 10 : 9,
    text: `message ${first + index}`,
    created_at: Date.UTC(2026, 0, 1) / 1_000 + (first + index) * 7_000,
  }));
  const answer = await route.fetch({
    url: route
      .request()
      .url()
      .replace(/before=\d+/, ''),
  });
  await route.fulfill({ json: { ...(await answer.json()), conversation, has_older: first > 0 } });
}

async function ask(path: string) {
  const { token } = await sessionOf('demo');
  const response = await fetch(`${SITE}/api${path}`, { headers: { ...API_HEADERS, 'X-User-Token': token } });
  return response.json();
}

async function conversations(): Promise<Summary[]> {
  return (await ask('/inbox/conversations')).conversations;
}

/** A partner that no other test writes to; it depends on the generated world. */
async function quietPartner() {
  const busy = await Promise.all((['demofriend', 'beekeeper'] as const).map(sessionOf));
  const partners = (await conversations()).map(({ user }) => user);
  return firstOpen(partners.filter(({ id }) => !busy.some(({ userId }) => userId === String(id))));
}

async function firstOpen(friends: { id: number; name: string }[]) {
  for (const friend of friends)
    if ((await ask(`/inbox/conversation/${friend.id}`)).refusal === null) return friend;
  throw new Error('Everybody has been written to.');
}

async function friendsOfDemo(): Promise<{ id: number; name: string }[]> {
  return (await ask(`/users/${(await sessionOf('demo')).userId}/friends`)).friends;
}
