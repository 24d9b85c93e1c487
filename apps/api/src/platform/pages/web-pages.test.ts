import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerFailures, answerStrayCalls } from '../http/error-handler.ts';
import { type PagesOptions, webPages } from './web-pages.ts';

/** The pages beside an API that has one call. */
async function createSite(status = 200) {
  const asked: string[] = [];
  const handlePage = async ({ url }: Request) => {
    asked.push(url);
    if (url.endsWith('/broken')) throw new Error('broken');
    if (url.endsWith('/busy')) throw Object.assign(new Error('busy'), { statusCode: 503 });
    return new Response('a page', { status, headers: { 'content-type': 'text/html' } });
  };
  const site = { siteUrl: 'http://wallabee.example', clientFolder: '/nowhere' };
  const visit = { ...site, webApp: { handlePage }, callsOf: () => {}, retroUrl: '/retro' };
  const app = Fastify();
  await app.register(
    async (api) => {
      answerFailures(api);
      answerStrayCalls(api);
      api.get('/sets', () => ({ sets: [] }));
    },
    { prefix: '/api' },
  );
  await app.register(
    webPages({ ...visit, tiles: null, browserApi: { baseUrl: '/api', key: '' } } as unknown as PagesOptions),
  );
  return { app, asked };
}

test('only prefetched page data may be used again by the browser, for a moment', async () => {
  const { app } = await createSite();
  const prefetch = { 'sec-purpose': 'prefetch' };
  const cacheControl = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers['cache-control'];

  expect(await cacheControl('/faq.data', prefetch)).toBe('private, max-age=10');
  expect(await cacheControl('/faq.data')).toBe('no-cache');
  expect(await cacheControl('/faq', prefetch)).toBe('no-cache');
});

test.each(['GET', 'POST'] as const)(
  'a call that does not exist is answered as a call, not with a page, to %s [ER-03]',
  async (method) => {
    const { app, asked } = await createSite();

    const response = await app.inject({ method, url: '/api/no-such-call' });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'not_found',
      error: `There is no call ${method} /api/no-such-call.`,
    });
    expect((await app.inject({ method, url: '/api' })).json()).toMatchObject({ code: 'not_found' });
    expect(asked).toEqual([]);
    expect((await app.inject('/api/sets')).json()).toEqual({ sets: [] });
  },
);

test.each([
  '//elsewhere.example/faq?a=//b',
  '/\\\\elsewhere.example/faq?a=//b',
  '///elsewhere.example/faq?a=//b',
])('%s is an address of this site', async (path) => {
  const { app, asked } = await createSite();
  await app.listen({ port: 0, host: '127.0.0.1' });

  const { statusCode, headers } = await get(app, path);
  await app.close();

  expect(statusCode).toBe(308);
  expect(headers.location).toBe('/elsewhere.example/faq?a=//b');
  expect(asked).toEqual([]);
});

test('a page that is away for a moment says when to come back [ER-02]', async () => {
  const { app } = await createSite(503);

  const response = await app.inject('/sets');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
});

test.each([
  { path: '/broken', status: 500, words: 'Something in the hive broke' },
  { path: '/busy', status: 503, words: 'The hive is very busy just now' },
])(
  'where no page can be made, $status is told on a page that needs nothing else [ER-02]',
  async (expected) => {
    const { app } = await createSite();

    const { statusCode, headers, body } = await app.inject(expected.path);

    expect(statusCode).toBe(expected.status);
    expect(headers['retry-after']).toBe(expected.status === 503 ? '2' : undefined);
    expect(body).toContain(expected.words);
    expect(body).toContain('Try again');
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${digest}'`);
    expect(body).not.toMatch(/<script|style=|https?:/);
  },
);

test('a page reads no body, however long [ER-03]', async () => {
  const { app, asked } = await createSite();

  const response = await app.inject({ method: 'POST', url: '/login', payload: 'x'.repeat(5_000_000) });

  expect(response.statusCode).toBe(200);
  expect(asked).toEqual(['http://wallabee.example/login']);
});

/** As it stands: whatever parses addresses would have understood it already. */
function get(app: FastifyInstance, path: string) {
  const { port } = app.server.address() as AddressInfo;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

describe('a kept page', () => {
  const SHEET = '.comb{color:gold}$&';

  /** Its page tells what it was made of. */
  async function createKeepingSite(kept = 'style-1.css') {
    const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
    onTestFinished(() => rm(clientFolder, { recursive: true }));
    await mkdir(join(clientFolder, 'assets'));
    await writeFile(join(clientFolder, 'assets', kept), SHEET);
    const made: Request[] = [];
    let announce = () => {};
    const handlePage = async (asked: Request, { nonce }: PageVisit) => {
      made.push(asked);
      const sheet = `<link nonce="${nonce}" rel="stylesheet" href="/assets/style-1.css"/>`;
      const text = `${sheet}<script nonce="${nonce}">${made.length}</script>${'<p>honey</p>'.repeat(500)}`;
      return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    };
    const app = Fastify();
    const visit = {
      webApp: { handlePage },
      callsOf: () => {},
      clientFolder,
      siteUrl: 'http://wallabee.example',
      retroUrl: '/retro',
    };
    const notifications = {
      on: (_: string, handler: () => void) => {
        announce = handler;
      },
    };
    const rest = { tiles: null, browserApi: { baseUrl: '/api', key: '' }, notifications };
    await app.register(webPages({ ...visit, ...rest } as unknown as PagesOptions));
    return { app, made, announce: () => announce() };
  }

  const nonceIn = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];

  test('has a nonce of its own in every answer, the one that the policy names', async () => {
    const { app, made } = await createKeepingSite();
    const seen = new Set<string | undefined>();

    for (const coding of ['identity', 'gzip', 'gzip', 'identity']) {
      const response = await app.inject({ url: '/faq', headers: { 'accept-encoding': coding } });
      const packed = response.headers['content-encoding'] === 'gzip';
      expect(packed).toBe(coding === 'gzip');
      const text = packed ? gunzipSync(response.rawPayload).toString() : response.body;
      const nonce = nonceIn(text);
      expect(String(response.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      expect(Buffer.from(nonce ?? '', 'base64')).toHaveLength(16);
      seen.add(nonce);
    }

    expect(seen.size).toBe(4);
    expect(made).toHaveLength(1);
  });

  test('has its stylesheet in it, which the policy allows by its digest, and asks for it no more', async () => {
    const { app } = await createKeepingSite();

    const { headers, body } = await app.inject('/faq');

    expect(body).toContain(`<style>${SHEET}</style><link disabled=""`);
    const digest = createHash('sha256').update(SHEET).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${digest}';`);
  });

  test('keeps the link to a stylesheet that is not there', async () => {
    const { app } = await createKeepingSite('style-2.css');

    const { headers, body } = await app.inject('/faq');

    expect(body).not.toMatch(/<style|disabled/);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  test('is made of its address alone', async () => {
    const { app, made } = await createKeepingSite();

    await app.inject({ url: '/faq?a=1', headers: { cookie: 'a=b', 'x-user-token': 'secret' } });

    expect(made[0]?.url).toBe('http://wallabee.example/faq?a=1');
    expect([...(made[0]?.headers ?? [])]).toEqual([]);
  });

  test('may not be shown again without asking, and has no tag that would let an old nonce live on', async () => {
    const { app } = await createKeepingSite();

    const { headers } = await app.inject('/faq');

    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
  });

  test('is made anew when the catalogue has changed, and for every form', async () => {
    const { app, made, announce } = await createKeepingSite();
    const texts = async (method: 'GET' | 'POST' = 'GET') => (await app.inject({ url: '/faq', method })).body;

    expect(await texts()).toContain('>1<');
    announce();
    expect(await texts()).toContain('>2<');
    expect(await texts('POST')).toContain('>3<');
    expect(await texts()).toContain('>2<');
    expect(made.at(-1)?.method).toBe('POST');
  });
});
