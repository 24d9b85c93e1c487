import { type BrowserContext, expect, type Page } from '@playwright/test';
import { SITE } from './sites.ts';

export type DemoAccount = 'demo' | 'demofriend' | 'beekeeper' | 'staff' | 'muted';

/**
 * A player of the world who writes what a test needs in the forums. A player may write only so often, and the tests
 * of the whole suite share the demo accounts. Each test has a number of its own.
 */
export type Regular = `regular ${number}`;

export type Account = DemoAccount | Regular;

export const DEMO_PASSWORD = 'honeycomb';
export const API_HEADERS = { 'X-WallaBee-API-Key': 'demo-key' };

interface StoredSession {
  token: string;
  userId: string;
  username: string;
}

const sessions = new Map<string, Promise<StoredSession>>();

/** One login per account and worker, because logins are limited per address. */
export function sessionOf(username: Account): Promise<StoredSession> {
  const session = sessions.get(username) ?? logIn(username);
  sessions.set(username, session);
  return session;
}

/** Stores a real login in the browser. The page must be opened or reloaded afterwards. */
export async function logInAs(page: Page, username: Account, site = SITE) {
  const session = await sessionOf(username);
  // A blank page of the site shares its storage without running its scripts.
  const blankPage = `${site}/blank`;
  await page.route(blankPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blankPage);
  await page.evaluate((stored) => Object.assign(localStorage, stored), session);
  // While a page has a route, every request passes through the test and nothing is cached.
  await page.unroute(blankPage);
}

/** Ends the login of the tests of this worker too, so that the next one logs in anew. */
export async function logOut(page: Page, username: Account) {
  sessions.delete(username);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

export async function setPageSessionCookie(context: BrowserContext, username: DemoAccount, site = SITE) {
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

export async function ofDemo(path: string) {
  const { token, userId } = await sessionOf('demo');
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  return (await fetch(`${SITE}/api/users/${path.replace('{id}', userId)}`, { headers })).json();
}

async function logIn(account: Account): Promise<StoredSession> {
  const username = usernameOf(account);
  const response = await fetch(`${SITE}/api/login`, {
    method: 'POST',
    headers: API_HEADERS,
    body: new URLSearchParams({ username, password: DEMO_PASSWORD }),
  });
  expect(response.status).toBe(200);
  const { token, user_id, username: name } = await response.json();
  return { token, userId: String(user_id), username: name };
}

function usernameOf(account: Account): string {
  if (!account.startsWith('regular ')) return account;
  const username = process.env.E2E_REGULARS?.split(' ')[Number(account.slice('regular '.length))];
  if (!username) throw new Error(`There is no ${account}.`);
  return username;
}
