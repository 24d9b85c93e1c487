import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { SITE } from './sites.ts';

/** Another port is another origin. */
const fanSite = createServer((_, response) => {
  response.setHeader('content-type', 'text/html').end('<title>A shelf of a fan</title>');
});

test.beforeAll(async () => {
  await once(fanSite.listen({ port: 0, host: '127.0.0.1' }), 'listening');
});
test.afterAll(() => fanSite.close());

test.beforeEach(async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(fanSite.address() as AddressInfo).port}/`);
});

/** Fetches from a script of that page. If the browser blocks the request, there is no status. */
function readFrom(page: Page, path: string, headers: Record<string, string>) {
  return page.evaluate(
    async ([address, given]) => {
      const response = await fetch(address, { headers: given }).catch(() => null);
      if (response === null) return { status: null, etag: null, requestId: null };
      await response.json();
      return {
        status: response.status,
        etag: response.headers.get('etag'),
        requestId: response.headers.get('x-request-id'),
      };
    },
    [`${SITE}/api${path}`, headers] as const,
  );
}

test('a page of another site can send unknown headers with a read [DV-05]', async ({ page }) => {
  const answer = await readFrom(page, '/single-item/553', {
    'X-WallaBee-API-Key': 'demo-key',
    'X-Requested-With': 'XMLHttpRequest',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    'X-Shelf-Version': '3',
  });

  expect(answer).toEqual({ status: 200, etag: expect.any(String), requestId: expect.any(String) });
});

test('a page of another site cannot send the token of a player [DV-05]', async ({ page }) => {
  const headers = { 'X-WallaBee-API-Key': 'demo-key', 'X-User-Token': 'stolen' };

  expect(await readFrom(page, '/single-item/553', headers)).toMatchObject({ status: null });
});

test('a page of another site can connect to the tools for assistants [DV-05]', async ({ page }) => {
  const tools = await page.evaluate(async (address) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2025-06-18',
        'X-WallaBee-API-Key': 'demo-key',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    return response.text();
  }, `${SITE}/api/mcp`);

  expect(tools).toContain('"name":"radar"');
});
