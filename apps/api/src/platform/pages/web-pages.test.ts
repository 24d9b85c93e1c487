import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answerFailures, answerStrayCalls } from '../http/error-handler.ts';
import { type PagesOptions, webPages } from './web-pages.ts';

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

test('a page that is unavailable answers with Retry-After [ER-02]', async () => {
  const { app } = await createSite(503);

  const response = await app.inject('/sets');

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
});

test.each([
  { path: '/broken', status: 500, words: 'Something in the hive broke' },
  { path: '/busy', status: 503, words: 'The hive is very busy just now' },
])('when rendering fails, $status is answered with a self-contained page [ER-02]', async (expected) => {
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
});

test('a page reads no body, however long [ER-03]', async () => {
  const { app, asked } = await createSite();

  const response = await app.inject({ method: 'POST', url: '/login', payload: 'x'.repeat(5_000_000) });

  expect(response.statusCode).toBe(200);
  expect(asked).toEqual(['http://wallabee.example/login']);
});

/** The path is sent as it is, because clients that parse addresses would normalise it. */
function get(app: FastifyInstance, path: string) {
  const { port } = app.server.address() as AddressInfo;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end();
  });
}

describe('a cached page', () => {
  const SHEET = '.comb{color:gold}$&';
  const HIVE = '.hive{color:brown}';

  async function createCachingSite({ file = 'style-1.css', status = 200 } = {}) {
    const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
    onTestFinished(() => rm(clientFolder, { recursive: true }));
    await mkdir(join(clientFolder, 'assets'));
    await writeFile(join(clientFolder, 'assets', file), SHEET);
    await writeFile(join(clientFolder, 'assets', 'hive.css'), HIVE);
    const rendered: Request[] = [];
    let notify = () => {};
    const handlePage = async (request: Request, { nonce }: PageVisit) => {
      rendered.push(request);
      const sheets = ['hive.css#', 'style-1.css']
        .map((name) => `<link nonce="${nonce}" rel="stylesheet" href="/assets/${name}"/>`)
        .join('');
      const text = `${sheets}<script nonce="${nonce}">${rendered.length}</script><script>foreign</script>`;
      return new Response(`${text}${'<p>honey</p>'.repeat(500)}`, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    };
    const app = Fastify();
    const visit = {
      webApp: { handlePage },
      callsOf: () => {},
      clientFolder,
      siteUrl: 'http://wallabee.example',
      retroUrl: '/retro',
    };
    const time = { now: 1_000 };
    const notifications = {
      on: (channel: string, handler: (payload: string) => void) => {
        if (channel === 'catalogue_changed') notify = () => handler('');
      },
    };
    const rest = {
      tiles: null,
      browserApi: { baseUrl: '/api', key: '' },
      notifications,
      clock: () => time.now,
    };
    await app.register(webPages({ ...visit, ...rest } as unknown as PagesOptions));
    const read = async (url = '/faq', method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ url, method })).body;
    return { app, rendered, read, time, notify: () => notify() };
  }

  test.each([
    { accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
    { accepted: 'br;q=0.1, gzip', encoding: 'gzip', decode: gunzipSync },
    { accepted: 'gzip;q=0', encoding: undefined, decode: (body: Buffer) => body },
  ])('is sent unchanged to clients that accept $accepted', async ({ accepted, encoding, decode }) => {
    const { app, rendered } = await createCachingSite();
    const ask = () => app.inject({ url: '/faq', headers: { 'accept-encoding': accepted } });

    const [one, other] = [await ask(), await ask()];

    expect(one.headers['content-encoding']).toBe(encoding);
    expect(one.headers.vary).toBe('Accept-Encoding');
    expect(decode(one.rawPayload).toString()).toContain('<script>1</script>');
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
    expect(rendered).toHaveLength(1);
  });

  test('allows its own inline scripts by their hashes, and no other', async () => {
    const { app } = await createCachingSite();

    const { headers, body } = await app.inject('/faq');

    const hash = createHash('sha256').update('1').digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(body).not.toContain('nonce');
  });

  test('contains its stylesheets as one, which the policy allows by its hash', async () => {
    const { app } = await createCachingSite();

    const { headers, body } = await app.inject('/faq');

    expect(body).toContain(`<style>${HIVE}\n${SHEET}</style><link disabled="" data-rel="stylesheet"`);
    expect(body.match(/<link disabled=""/g)).toHaveLength(2);
    expect(body).not.toContain(' rel="stylesheet"');
    const hash = createHash('sha256').update(`${HIVE}\n${SHEET}`).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  test('keeps the link to a missing stylesheet', async () => {
    const { app } = await createCachingSite({ file: 'style-2.css' });

    const { headers, body } = await app.inject('/faq');

    expect(body).not.toMatch(/<style|disabled/);
    expect(headers['content-security-policy']).toContain("style-src 'self';");
  });

  test('is rendered from its address alone', async () => {
    const { app, rendered } = await createCachingSite();

    await app.inject({ url: '/faq?a=1', headers: { cookie: 'a=b', 'x-user-token': 'secret' } });

    expect(rendered[0]?.url).toBe('http://wallabee.example/faq?a=1');
    expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
  });

  test('is revalidated each time, and answered with 304 while it has not changed', async () => {
    const { app, notify } = await createCachingSite();
    const { headers } = await app.inject('/faq');
    const again = (tag: string) => app.inject({ url: '/faq', headers: { 'if-none-match': tag } });

    expect(headers['cache-control']).toBe('no-cache');
    const unchanged = await again(`"other", ${headers.etag}`);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect(unchanged.headers.etag).toBe(headers.etag);
    expect((await again('*')).statusCode).toBe(304);
    notify();
    expect((await again(String(headers.etag))).statusCode).toBe(200);
  });

  test('is rendered again after five seconds, when the catalogue has changed, and for every form', async () => {
    const { read, rendered, time, notify } = await createCachingSite();

    expect(await read()).toContain('>1<');
    time.now += 4_999;
    expect(await read()).toContain('>1<');
    time.now += 1;
    expect(await read()).toContain('>2<');
    notify();
    expect(await read()).toContain('>3<');
    expect(await read('/faq', 'POST')).toContain('>4<');
    expect(await read()).toContain('>3<');
    expect(rendered.at(-1)?.method).toBe('POST');
  });

  test('is one with the status 200, at an address that is not too long', async () => {
    const long = `/faq?${'x'.repeat(300)}`;
    const { read } = await createCachingSite();
    expect([await read(long), await read(long)].map((text) => text.includes('>1<'))).toEqual([true, false]);

    const { app, rendered } = await createCachingSite({ status: 404 });
    const answers = [await app.inject('/faq'), await app.inject('/faq')];
    expect(answers.map(({ headers }) => headers.etag)).toEqual([undefined, undefined]);
    expect(rendered).toHaveLength(2);
  });

  test('is evicted when too many addresses are requested', async () => {
    const { read, rendered } = await createCachingSite();
    for (let number = 0; number < 4_500; number += 1) await read(`/faq?${number}`);
    await read('/faq?4499');
    expect(rendered).toHaveLength(4_500);

    await read('/faq?0');
    expect(rendered).toHaveLength(4_501);
  });
});
