import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@wallabee/contract/protocol/problem';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { expectErrorLog } from '../../../../test/server-logs.ts';
import { createTestApp, TEST_KEY } from '../../../../test/world.ts';
import { GENERIC_ITEM } from '../../../features/art/recipes/recipes.ts';
import { imageKey } from '../../../features/catalogue/catalogue.public.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';

const { db, url } = await createTestDatabase();
await ensureSiteKey(db, TEST_KEY);
const clientFolder = await aClientFolder();
const { app } = await createTestApp({ db, url, web: { app: { handlePage }, clientFolder } });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const IMMUTABLE_PICTURE = `/art/item-generic-50.webp?k=${imageKey(GENERIC_ITEM)}`;

const ANSWERS = [
  { what: 'a call', path: '/api/all-sets' },
  { what: 'a refused call', path: '/api/inbox/conversations' },
  { what: 'a call that does not exist', path: '/api/nothing' },
  { what: 'a call that cannot be read', path: '/api/%ff' },
  { what: 'the description of the calls', path: '/api/openapi.json' },
  { what: 'a picture', path: '/api/image/item-generic-50.png' },
  { what: 'a picture that is not there', path: '/api/image/item-generic-51.png' },
  { what: 'a page', path: '/tools/sets' },
  { what: 'a page that failed', path: '/broken' },
  { what: 'a file', path: '/assets/app-1.js' },
  { what: 'a file that is not there', path: '/assets/app-2.js' },
  { what: 'the retro game', path: '/retro/index.html' },
  { what: 'the health check', path: '/healthz' },
  { what: 'the sitemap', path: '/sitemap.xml' },
];

describe.each(ANSWERS)('$what', ({ path }) => {
  test('has the security headers and sets no cookie', async () => {
    const { headers } = await get(path);

    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000; includeSubDomains/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers['content-type']).toMatch(/^(image|font)\/|charset=utf-8/i);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  });
});

test.each(['/tools/sets', '/broken', '/retro/index.html'])(
  '%s has the cross-origin and permissions policies',
  async (path) => {
    const { headers } = await get(path);

    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(self\)/);
  },
);

test.each([
  { what: 'a call', path: '/api/all-sets', hasRequestId: true },
  { what: 'a page', path: '/tools/sets', hasRequestId: true },
  { what: 'a picture that is not there', path: '/art/item-generic-51.webp', hasRequestId: true },
  { what: 'a picture', path: IMMUTABLE_PICTURE, hasRequestId: false },
  { what: 'a file', path: '/assets/app-1.js', hasRequestId: false },
])('$what has a request id: $hasRequestId', async ({ path, hasRequestId }) => {
  const { headers } = await get(path);

  expect('x-request-id' in headers).toBe(hasRequestId);
});

test.each([IMMUTABLE_PICTURE, '/assets/app-1.js'])(
  'files that a page loads many of have few headers: %s',
  async (path) => {
    const { headers } = await get(path);

    expect(JSON.stringify(headers).length).toBeLessThan(500);
  },
);

test('a page’s scripts are files of the site, or allowed by their hashes', async () => {
  const { headers } = await get('/tools/sets');

  const [sources] = /script-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
  expect(sources).toMatch(/^script-src 'self'( 'sha256-[\w+/=]{44}')*$/);
});

test('a failure reveals only its request id', async () => {
  const { statusCode, body, headers } = await get('/broken');

  expect(statusCode).toBe(500);
  expect(body).toContain(String(headers['x-request-id']));
  expect(body).not.toMatch(/secret of the inside|\.ts|node_modules| at /);
});

test.each([
  '/assets/../../../../etc/passwd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/retro/..%2foutside.txt',
  '/retro/%2e%2e%2foutside.txt',
  '/assets/app-1.js%00.png',
  '/assets/',
  '/art/..%2f..%2fetc%2fpasswd',
  '/art/item-1-50.webp%2f..%2f..%2fsecret',
  '/api/image/..%2f..%2fetc%2fpasswd',
  '/api/image/%2e%2e%2f%2e%2e%2fpackage.json',
  '/.git/config',
  '/.env',
])('%s leads to no file', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: wallabee\r\nConnection: close\r\n\r\n`);

  expect(answer).toMatch(/^HTTP\/1.1 (400|403|404) |the page \//);
  expect(answer).not.toMatch(/root:|"name"|outside the folder|console\.log|Index of/);
});

test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
  '%s is a refused method',
  async (method) => {
    const target = method === 'CONNECT' ? 'wallabee:443' : '/api/login';
    const answer = await raw(
      `${method} ${target} HTTP/1.1\r\nHost: wallabee\r\nX-Secret: 1\r\nConnection: close\r\n\r\n`,
    );

    expect(answer).not.toMatch(/^HTTP\/1.1 2/);
    expect(answer).not.toContain('X-Secret');
  },
);

test.each([
  ['a file that is not there', 'GET /assets/app-2.js HTTP/1.1', 404],
  ['a file outside the folder', 'GET /assets/../../package.json HTTP/1.1', 403],
  ['another way to ask for a page', 'PUT /tools/sets HTTP/1.1', 405],
  ['another way to ask for its health', 'DELETE /healthz HTTP/1.1', 405],
  ['a way to ask that is none', 'BREW /api/sets HTTP/1.1', 400],
  ['no HTTP at all', 'good morning', 400],
  ['an address as long as a book', `GET /?q=${'x'.repeat(20_000)} HTTP/1.1`, 431],
])('%s is refused in the common error shape [ER-03]', async (_, line, status) => {
  const answer = await raw(`${line}\r\nHost: wallabee\r\nConnection: close\r\n\r\n`);

  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(Problem.strict().safeParse(JSON.parse(body)).error).toBeUndefined();
});

test.each([
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 5'],
  ['a length beside chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['chunks by another name', 'Transfer-Encoding: xchunked'],
  ['a length that is none', 'Content-Length: +4'],
])('a request with %s is not read as two', async (_, lines) => {
  const request = `POST /api/login HTTP/1.1\r\nHost: wallabee\r\n${lines}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: wallabee\r\nConnection: close\r\n\r\n`;

  expect(await raw(request)).not.toContain('"alive"');
});

function get(path: string) {
  if (path === '/broken') expectErrorLog(/secret of the inside/);
  return app.inject({ url: path, headers: { 'x-wallabee-api-key': TEST_KEY } });
}

/** The request is sent byte for byte. */
function raw(request: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    // The server leaves some of these connections open without an answer.
    socket.setTimeout(5_000, () => socket.destroy());
    socket.write(request);
  });
}

async function handlePage({ url: address }: Request): Promise<Response> {
  const { pathname } = new URL(address);
  if (pathname === '/broken') throw new Error('secret of the inside');
  const isFound = pathname === '/tools/sets';
  return new Response(`the page ${pathname}`, {
    status: isFound ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

async function aClientFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
  afterAll(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'retro'));
  await mkdir(join(folder, 'screenshots'));
  await writeFile(join(folder, 'assets', 'app-1.js'), 'console.log(1)');
  await writeFile(join(folder, 'retro', 'index.html'), '<!doctype html><title>Retro</title>');
  await writeFile(join(folder, 'outside.txt'), 'outside the folder');
  return folder;
}
