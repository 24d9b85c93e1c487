import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { createTestApp, TEST_KEY } from '../../../../test/world.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';

const { db, url } = await createTestDatabase();
await ensureSiteKey(db, TEST_KEY);
const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
afterAll(() => rm(clientFolder, { recursive: true }));
const metrics = createMetrics();
const timeouts = {
  headersMs: 2_000,
  requestMs: 2_000,
  checkEveryMs: 100,
  stallMs: 2_000,
  bodyGraceMs: 1_000,
};
const { app } = await createTestApp({
  db,
  url,
  metrics,
  timeouts,
  web: { app: { handlePage }, clientFolder },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

let pagesBegun = 0;
let letPagesEnd = () => {};
let pagesMayEnd: Promise<void> = Promise.resolve();
const largePage = `<!doctype html>${'x'.repeat(20_000_000)}`;

async function handlePage({ url: address }: Request) {
  pagesBegun += 1;
  const html = { 'content-type': 'text/html' };
  if (address.includes('/large')) return new Response(largePage, { headers: html });
  if (address.includes('/slow')) await pagesMayEnd;
  return new Response('<!doctype html>a page', { headers: html });
}

const KEY = `X-WallaBee-API-Key: ${TEST_KEY}`;
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: wallabee\r\n${more}\r\n`;
const post = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: wallabee\r\n${KEY}\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n`;
const nextPage = (name: string) => get(`/${name}/${randomUUID()}`);

const ENDINGS: Record<string, (socket: Socket) => void> = {
  'is reset': (socket) => socket.resetAndDestroy(),
  'is closed': (socket) => socket.destroy(),
  'is half closed': (socket) => socket.end(),
};

describe.each(Object.entries(ENDINGS))('a connection that %s', (_, leave) => {
  afterEach(expectEverythingReleased);

  test.each([
    ['before headers', ''],
    ['in its headers', 'GET /faq HTTP/1.1\r\nHost: walla'],
    ['in a body', `${post('/api/login', 'Content-Length: 500')}username=`],
    ['in a chunked body', `${post('/api/login', 'Transfer-Encoding: chunked')}9\r\nusername=\r\n`],
    ['in a body that a page ignores', `${post('/faq', 'Content-Length: 500')}a`],
    ['after a request', get('/faq')],
    ['after a call', get('/api/all-sets', `${KEY}\r\n`)],
    ['after a bad request', 'nonsense\r\n\r\n'],
    ['after a few pipelined requests', get('/readyz') + get('/faq').repeat(5)],
    ['after many pipelined requests', get('/readyz') + get('/faq').repeat(200)],
    ['after a request and half of another', get('/faq') + get('/faq').slice(0, 20)],
    ['after an event stream', get('/api/events', `${KEY}\r\n`)],
    ['after pipelined event streams', get('/api/events', `${KEY}\r\n`).repeat(8)],
    ['after many pipelined event streams', get('/api/events', `${KEY}\r\n`).repeat(300)],
  ])('%s releases everything', async (_stage, text) => {
    const atOnce = await Promise.all(Array.from({ length: 10 }, open));
    for (const socket of atOnce) {
      socket.write(text);
      leave(socket);
    }
    const later = await Promise.all(Array.from({ length: 10 }, open));
    for (const socket of later) socket.write(text);
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const socket of later) leave(socket);
  });

  test('while its page is rendered releases everything', async () => {
    holdPages();
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    for (const socket of sockets) socket.write(nextPage('slow'));
    await expect.poll(() => pagesBegun).toBe(20);

    for (const socket of sockets) leave(socket);
    letPagesEnd();
  });

  test('while its requests are queued behind a slow one releases everything', async () => {
    holdPages();
    const sockets = await Promise.all(Array.from({ length: 4 }, open));
    for (const socket of sockets) socket.write(nextPage('slow') + get('/faq').repeat(8));
    await expect.poll(() => pagesBegun).toBeGreaterThanOrEqual(4);

    for (const socket of sockets) leave(socket);
    letPagesEnd();
  });

  test('while its answer is sent releases everything', async () => {
    const sockets = await Promise.all(Array.from({ length: 4 }, open));
    await Promise.all(
      sockets.map(async (socket) => {
        socket.write(nextPage('large'));
        await once(socket, 'data');
        socket.pause();
        leave(socket);
      }),
    );
  });
});

test('a connection that does not read its answer is closed', async () => {
  const socket = await open();
  socket.pause();
  socket.write(nextPage('large'));

  await expect.poll(() => traffic('http_requests')).toBe(1);
  await expectEverythingReleased();
  socket.destroy();
});

test('a connection with more unanswered requests than any client needs is closed', async () => {
  holdPages();
  const socket = await open();

  socket.write(get('/slow/many').repeat(11));
  await once(socket, 'close');
  letPagesEnd();

  await expectEverythingReleased();
});

test('a page is sent while the request body is still arriving, and an endless body is closed', async () => {
  const socket = await open();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const drip = setInterval(() => socket.write('x'), 100);

  socket.write(post('/faq', 'Content-Length: 500'));
  await once(socket, 'close');
  clearInterval(drip);

  expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1.1 200 /);
  await expectEverythingReleased();
});

test('a slow handler is not closed as a stalled connection', async () => {
  holdPages();
  const answer = fetch(`http://127.0.0.1:${port}/slow/patience`);
  setTimeout(letPagesEnd, timeouts.stallMs + 500);

  expect((await answer).status).toBe(200);
});

function holdPages() {
  pagesBegun = 0;
  pagesMayEnd = new Promise((resolve) => {
    letPagesEnd = resolve;
  });
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.resume();
  return socket;
}

async function expectEverythingReleased() {
  await expect.poll(async () => Object.values(await allTraffic()).filter((count) => count !== 0)).toEqual([]);
  const headers = { connection: 'close' };
  expect((await fetch(`http://127.0.0.1:${port}/faq`, { headers })).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`, { headers })).status).toBe(200);
  await expect.poll(async () => Object.values(await allTraffic()).filter((count) => count !== 0)).toEqual([]);
}

async function allTraffic() {
  const counts = COUNTERS.map(async (name) => [name, await traffic(name)] as const);
  return Object.fromEntries(await Promise.all(counts));
}

async function traffic(name: string): Promise<number> {
  const gauge = await metrics.registry.getSingleMetric(name)?.get();
  return gauge?.values[0]?.value ?? Number.NaN;
}

const COUNTERS = [
  'http_connections',
  'http_requests',
  'http_under_way',
  'http_queued',
  'http_bodies',
  'http_body_bytes',
  'http_requests_in_flight',
  'event_streams_open',
];
