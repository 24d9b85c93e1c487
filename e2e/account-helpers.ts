import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { API_HEADERS, DEMO_PASSWORD } from './players.ts';

/** From a network of its own, because registrations are limited per network. */
export async function aPlayer(request: APIRequestContext, username: string, network: string) {
  const form = { username, password: DEMO_PASSWORD };
  const headers = { ...API_HEADERS, 'X-Forwarded-For': network };
  expect((await request.post('/api/register', { headers, form })).status()).toBe(200);

  return {
    username,
    async logIn(userAgent: string) {
      const response = await request.post('/api/login', {
        headers: { ...headers, 'User-Agent': userAgent },
        form,
      });
      const { token, user_id } = await response.json();
      return { token: String(token), userId: String(user_id), username };
    },
    async statusOf({ token }: { token: string }) {
      const asPlayer = { ...headers, 'X-User-Token': token };
      return (await request.get('/api/users/gift/uniques', { headers: asPlayer })).status();
    },
  };
}

export async function storeSession(page: Page, session: Record<string, string>) {
  await page.goto('/faq');
  await page.evaluate((stored) => Object.assign(localStorage, stored), session);
}
