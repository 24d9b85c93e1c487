import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@wallabee/contract/protocol/problem';
import { describe, expect, test } from 'vitest';
import { type Operation, operationsOf } from '../../../test/checks/api-description.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createTestApp, TEST_KEY } from '../../../test/world.ts';
import { ensureSiteKey } from '../sessions/application-keys.queries.ts';

const API_HOST = 'api.wallabee.example';
const { db, url } = await createTestDatabase();
await ensureSiteKey(db, TEST_KEY);
const web = { app: { handlePage }, clientFolder: await aClientFolder() };
const { app } = await createTestApp({ db, url, web, environment: { API_HOST } });
const port = new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port;
const description = (await app.inject('/api/openapi.json')).json();
const calls = operationsOf(description).map(({ method, path, operation }) => ({
  method,
  path: path.replace(/\{(\w+)\}/g, (_, name) => fixedPart(operation, name) ?? '1'),
}));

const READ = 'GET, HEAD, OPTIONS';
const READ_PATHS = [
  '/',
  '/tools/sets',
  '/tools/sets.data',
  '/forums/4',
  '/feeds/news.atom',
  '/feeds/news.json',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
  '/meta.json',
  '/art/item-generic-50.webp',
  '/api/image/item-generic-50.png',
  '/api/openapi.json',
  '/api',
  '/assets/app-1.js',
  '/retro/index.html',
  '/favicon.ico',
];

describe.each(READ_PATHS)('%s', (path) => {
  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'])('refuses %s', async (method) => {
    expectRefusal(await send({ method, path }), READ);
  });

  test('answers GET and HEAD alike, and OPTIONS with its methods', async () => {
    const [get, head, options] = [
      await send({ method: 'GET', path }),
      await send({ method: 'HEAD', path }),
      await send({ method: 'OPTIONS', path }),
    ];

    expect(get.status).toBe(200);
    expect([head.status, head.body, head.headers.allow]).toEqual([200, '', undefined]);
    expect([options.status, options.body, options.headers.allow]).toEqual([204, '', READ]);
  });
});

test.each(READ_PATHS.filter((path) => !/^\/($|tools|forums)/.test(path)))('%s refuses POST', async (path) => {
  expectRefusal(await send({ method: 'POST', path }), READ);
});

test.each(['/', '/tools/sets'])('%s answers a form with the page itself, and Allow', async (path) => {
  const { body, headers } = await send({ method: 'POST', path });

  expect(body).toContain('POST');
  expect(headers.allow).toBe(READ);
});

test.each(calls)('$method $path has no other method than those it names', async ({ path }) => {
  const known = calls.filter((call) => call.path === path).map(({ method }) => method);
  const { headers } = await send({ method: 'OPTIONS', path: `/api${path}` });

  const allowed = String(headers.allow).split(', ');
  expect(allowed).toEqual(expect.arrayContaining([...known, 'OPTIONS']));
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'].filter((each) => !allowed.includes(each))) {
    expectRefusal(await send({ method, path: `/api${path}` }), allowed.join(', '));
    expectRefusal(await send({ method, path, host: API_HOST }), allowed.join(', '));
  }
});

test('a stream of events has no HEAD', async () => {
  expectRefusal(await send({ method: 'HEAD', path: '/api/events' }), 'GET, OPTIONS');
});

test('a wrong method is refused before the body and the key are looked at', async () => {
  const headers = { 'content-type': 'text/nonsense', 'content-length': '5' };

  for (const path of ['/tools/sets', '/api/sets'])
    expectRefusal(await send({ method: 'PUT', path, headers, body: 'hello' }), READ);
});

test('a page of another origin can read the refusal', async () => {
  const { headers } = await send({ method: 'DELETE', path: '/api/sets' });

  expect(headers['access-control-allow-origin']).toBe('*');
});

test.each(['text/plain', 'image/png', 'application/xml', 'nonsense', ''])(
  'a body of the type %j is answered 415 [ER-03]',
  async (type) => {
    const headers = {
      'x-wallabee-api-key': TEST_KEY,
      'content-length': '9',
      ...(type && { 'content-type': type }),
    };

    for (const [path, host] of [
      ['/api/item-search', 'wallabee.example'],
      ['/item-search', API_HOST],
    ] as const) {
      const response = await send({ method: 'POST', path, host, headers, body: 'text=bell' });
      expect(response.status).toBe(415);
      expect(Problem.parse(JSON.parse(response.body)).code).toBe('bad_input');
    }
  },
);

test.each([
  { target: 'http://wallabee.example/tools/sets', status: 200, body: 'GET /tools/sets' },
  { target: 'http://wallabee.example', status: 200, body: 'GET /' },
  { target: `http://${API_HOST}/all-sets`, status: 200, body: '[]' },
  { target: `http://${API_HOST}/nothing`, status: 404, body: 'There is no call GET /nothing.' },
  { target: 'https://wallabee.example/api/all-sets', status: 200, body: '[]' },
])('the absolute target $target is answered', async ({ target, status, body }) => {
  const response = await send({ method: 'GET', path: target, headers: { 'x-wallabee-api-key': TEST_KEY } });

  expect(response.status).toBe(status);
  expect(response.body).toContain(body);
});

function fixedPart({ parameters = [] }: Operation, name: string) {
  const values = parameters.find((parameter) => parameter.name === name)?.schema.enum ?? [];
  return values.length === 1 ? String(values[0]) : undefined;
}

function expectRefusal({ status, headers, body }: Answer, allow: string) {
  expect([status, headers.allow]).toEqual([405, allow]);
  if (body) expect(Problem.strict().parse(JSON.parse(body)).code).toBe('method_not_allowed');
}

interface Asked {
  method: string;
  path: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Byte for byte, because clients of HTTP rewrite targets and methods. */
function send({ method, path, host = 'wallabee.example', headers = {}, body = '' }: Asked): Promise<Answer> {
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(received)));
    socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  });
}

function parse(received: string): Answer {
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = lines.map((line) => /^([^:]+): (.*)$/.exec(line) ?? []);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
    body: received.slice(end + 4),
  };
}

async function handlePage({ method, url: address }: Request): Promise<Response> {
  return new Response(`${method} ${new URL(address).pathname}`, { headers: { 'content-type': 'text/html' } });
}

async function aClientFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
  cleanUp(() => rm(folder, { recursive: true }));
  for (const name of ['assets', 'retro', 'screenshots']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'assets', 'app-1.js'), 'console.log(1)');
  await writeFile(join(folder, 'retro', 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'favicon.ico'), 'bee');
  return folder;
}
