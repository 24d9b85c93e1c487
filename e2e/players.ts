import { type BrowserContext, expect, type Page } from '@playwright/test';
import { SITE } from './sites.ts';

/** Of the demo accounts; all have the same password. */
export type DemoAccount = 'demo' | 'demofriend' | 'beekeeper' | 'staff' | 'muted';

export const DEMO_PASSWORD = 'honeycomb';
export const API_HEADERS = { 'X-WallaBee-API-Key': 'demo-key' };

interface StoredSession {
  token: string;
  userId: string;
  username: string;
}

const sessions = new Map<string, Promise<StoredSession>>();

/** One login for each account and worker: the API lets an address log in only so often. */
export function sessionOf(username: DemoAccount): Promise<StoredSession> {
  const session = sessions.get(username) ?? logIn(username);
  sessions.set(username, session);
  return session;
}

/** Puts a real login into the browser's storage. The page must be opened, or reloaded, after it. */
export async function logInAs(page: Page, username: DemoAccount, site = SITE) {
  const session = await sessionOf(username);
  // On the site, so that it shares the storage; answered by the test, so that nothing of the site runs.
  const blankPage = `${site}/blank`;
  await page.route(blankPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blankPage);
  await page.evaluate((stored) => Object.assign(localStorage, stored), session);
}

/** The page session that the site has written for whoever was here before with this login. */
export async function showPass(context: BrowserContext, username: DemoAccount, site = SITE) {
  const { token, userId } = await sessionOf(username);
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const response = await fetch(`${SITE}/api/page-session`, { method: 'POST', headers });
  const { page_session } = await response.json();
  const value = `${userId}.${page_session}`;
  await context.addCookies([
    {
      name: 'page-session',
      value,
      domain: new URL(site).hostname,
      path: '/forums',
      sameSite: 'Strict',
    },
  ]);
  return value;
}

/** What the API answers the demo player, below users/: `{id}` is their own. */
export async function ofDemo(path: string) {
  const { token, userId } = await sessionOf('demo');
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  return (await fetch(`${SITE}/api/users/${path.replace('{id}', userId)}`, { headers })).json();
}

async function logIn(username: DemoAccount): Promise<StoredSession> {
  const response = await fetch(`${SITE}/api/login`, {
    method: 'POST',
    headers: API_HEADERS,
    body: new URLSearchParams({ username, password: DEMO_PASSWORD }),
  });
  expect(response.status).toBe(200);
  const { token, user_id, username: name } = await response.json();
  return { token, userId: String(user_id), username: name };
}
