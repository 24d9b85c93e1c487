import { expect, type Locator, type Page } from '@playwright/test';
import { gotoHydrated } from './item-world.ts';
import { type Account, API_HEADERS, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

export const inForums = '**/api/forum**';

/** Over the API, returning the thread's id, for tests that are not about posting. */
export async function startThread(username: Account, forumId: number, title: string): Promise<number> {
  const { post_id } = await write(username, `/forum/${forumId}`, { title, text: `${title}?` });
  return post_id;
}

export async function answerThread(username: Account, threadId: number, text: string, isHtml = false) {
  await write(username, `/forum/thread/${threadId}`, { text, is_html: String(isHtml) });
}

/** The threads of this forum are long, so that an answer would move one out of the list below. */
const CHAT = 4;

export function threadAddress(forumId: number, threadId: number): string {
  return `/forums/${forumId}/0/${threadId}/0`;
}

/**
 * The address and id of a thread of the demo world, for tests that write in one: a player may start only a few an
 * hour. Each test has a number of its own.
 */
export async function openThread(number: number) {
  const { token } = await sessionOf('demo');
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const read = async (path: string) => (await fetch(`${SITE}/api/forum${path}`, { headers })).json();
  const forums: { id: number }[] = await read('');
  const others = forums.filter(({ id }) => id !== CHAT);
  const pages = await Promise.all(others.map(({ id }) => read(`/${id}/0`)));
  const open = pages
    .flatMap(({ forum, posts }): ListedThread[] =>
      posts.map((thread: ListedThread) => ({ ...thread, forumId: forum.id })),
    )
    .filter(({ closed, post_count }) => !closed && post_count > 1 && post_count < 15)
    .sort((one, other) => one.id - other.id);
  const thread = open[number];
  if (!thread) throw new Error(`There are only ${open.length} open threads.`);
  const { id: threadId, forumId, post_count: posts } = thread;
  return { threadId, address: threadAddress(forumId, threadId), posts };
}

interface ListedThread {
  id: number;
  forumId: number;
  closed: boolean;
  post_count: number;
}

export const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

/** The composer under one of the threads of `openThread`, for the player demo. */
export async function openReply(page: Page, number: number) {
  await logInAs(page, 'demo');
  const thread = await openThread(number);
  await gotoHydrated(page, thread.address);
  await expectComposer(page);
  return thread;
}

export async function expectComposer(page: Page) {
  await boxOf(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Bold (Ctrl B)' })).toBeVisible();
}

export async function postReply(page: Page, text: string) {
  await boxOf(page).fill(text);
  await page.getByRole('button', { name: 'Post Reply' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

/** The menu of a post or of the thread, also where it is open. */
export async function openMenu(around: Locator) {
  const menu = around.locator('details[name="menu"]').first();
  await menu.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
}

export async function write(username: Account, path: string, form: Record<string, string>) {
  const { token } = await sessionOf(username);
  const response = await fetch(`${SITE}/api${path}`, {
    method: 'POST',
    headers: { ...API_HEADERS, 'X-User-Token': token },
    body: new URLSearchParams(form),
  });
  expect(response.status).toBe(200);
  return response.json();
}
