import type { Page } from '@playwright/test';
import { API_HEADERS, type DemoAccount, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

export interface OwnAlert {
  id: number;
  of: string;
  about: { id: number; label: string } | null;
  q: string;
  name: string;
  words: string;
  ways: { site: boolean; push: boolean; feed: boolean; webhook_id: number | null };
  paused: boolean;
  mistake: string | null;
  created_at: string;
  last_rang_at: string | null;
  matches: number;
}

async function call(as: DemoAccount, path: string, method = 'GET', body?: object) {
  const { token } = await sessionOf(as);
  const headers = { ...API_HEADERS, 'X-User-Token': token, 'Content-Type': 'application/json' };
  const sent = { method, headers: body ? headers : { ...API_HEADERS, 'X-User-Token': token } };
  const response = await fetch(`${SITE}/api/me/alerts${path}`, {
    ...sent,
    ...(body && { body: JSON.stringify(body) }),
  });
  return response.json();
}

export async function alertsOf(as: DemoAccount): Promise<OwnAlert[]> {
  return (await call(as, '')).alerts;
}

export function makeAlert(as: DemoAccount, alert: object): Promise<OwnAlert> {
  return call(as, '', 'POST', alert);
}

export async function deleteAlerts(as: DemoAccount) {
  for (const { id } of await alertsOf(as)) await call(as, `/${id}`, 'DELETE');
}

const LIST = /\/api\/me\/alerts$/;

/** The list of the API, changed by the test. */
export async function alterAlerts(page: Page, change: (alerts: OwnAlert[]) => OwnAlert[]) {
  await page.route(LIST, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const { alerts } = await response.json();
    await route.fulfill({ json: { alerts: change(alerts) } });
  });
}

export async function failAlerts(page: Page, address: RegExp, methods: string[], message: string) {
  await page.route(address, (route) =>
    methods.includes(route.request().method())
      ? route.fulfill({ status: 400, json: { code: 'bad_input', error: message } })
      : route.fallback(),
  );
}
