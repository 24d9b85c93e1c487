import { expect, type Page } from '@playwright/test';
import { type Account, API_HEADERS, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

export async function read<Answer>(account: Account, path: string): Promise<Answer> {
  const { token } = await sessionOf(account);
  const response = await fetch(`${SITE}/api${path}`, { headers: { ...API_HEADERS, 'X-User-Token': token } });
  expect(response.status, path).toBe(200);
  return response.json();
}

/** How many messages with this text the server has. */
export async function countMessages(account: Account, other: Account, text: string): Promise<number> {
  const { userId } = await sessionOf(other);
  const { conversation } = await read<{ conversation: { text: string }[] }>(
    account,
    `/inbox/conversation/${userId}`,
  );
  return conversation.filter((message) => message.text === text).length;
}

export async function countPosts(account: Account, threadId: number, text: string): Promise<number> {
  const { posts } = await read<{ posts: { text: string }[] }>(account, `/forum/thread/${threadId}/0`);
  return posts.filter((post) => post.text.includes(text)).length;
}

export async function conversationAddress(account: Account, other: Account): Promise<string> {
  const [{ username }, { userId }] = await Promise.all([sessionOf(account), sessionOf(other)]);
  return `/u/${username}/inbox/${userId}`;
}

export const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

export const waitingList = (page: Page) => page.getByRole('list', { name: 'Waiting to be sent' });

export const waiting = (page: Page, text: string) =>
  waitingList(page).getByRole('listitem').filter({ hasText: text });

export async function writeMessage(page: Page, text: string) {
  await messageBox(page).fill(text);
  await page.keyboard.press('Enter');
}

export async function expectWaiting(page: Page, text: string) {
  await expect(waiting(page, text)).toContainText('Waiting for the network');
}

/** A page loads the outbox late, and without a network it can use only what is there. */
export async function untilOutboxLoaded(page: Page) {
  await expect.poll(() => page.evaluate(isOutboxLoaded), { timeout: 30_000 }).toBe(true);
}

async function isOutboxLoaded(): Promise<boolean> {
  const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
  const outbox = scripts.find((name) => /\/outbox-[^/]*\.js$/.test(name));
  if (!outbox) return false;
  await import(outbox);
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])');
  return [...sheets].every(({ sheet }) => sheet !== null);
}
