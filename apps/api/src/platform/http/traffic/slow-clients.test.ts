import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { createTestApp, TEST_KEY } from '../../../../test/world.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';

const timeouts = { headersMs: 300, requestMs: 600, checkEveryMs: 50, stallMs: 600, bodyGraceMs: 300 };
const { db, url } = await createTestDatabase();
await ensureSiteKey(db, TEST_KEY);
const shortTimeoutPort = await aPort({ timeouts });
const usualPort = await aPort({});

describe('a slow client', () => {
  test.each([
    ['over its headers', 'GET /healthz HTTP/1.1\r\nHost: wallabee\r\n', 'X-More: 1\r\n'],
    ['over its body', `${post('/api/login', 'Content-Length: 500')}u`, 'u'],
    [
      'over a body without a length',
      `${post('/api/login', 'Transfer-Encoding: chunked')}1\r\nu\r\n`,
      '1\r\nu\r\n',
    ],
  ])('%s is disconnected, however often it sends a little more', async (_, start, more) => {
    const slow = send(shortTimeoutPort, start);
    const drip = setInterval(() => slow.socket.write(more), 60);
    onTestFinished(() => clearInterval(drip));

    const health = await fetch(`http://127.0.0.1:${shortTimeoutPort}/healthz`);
    await slow.closed;

    expect(health.status).toBe(200);
    expect(slow.received()).toMatch(/^(HTTP\/1.1 408 |$)/);
    expect(slow.seconds()).toBeLessThan(LONG);
  });

  test('that sends nothing is disconnected, too', async () => {
    const silent = send(shortTimeoutPort, '');

    await silent.closed;

    expect(silent.seconds()).toBeLessThan(LONG);
  });

  test('with an unfinished body delays no other client', async () => {
    const slow = Array.from({ length: 200 }, () =>
      send(usualPort, `${post('/api/item-search', 'Content-Length: 500')}u`),
    );
    await Promise.all(slow.map(({ socket }) => once(socket, 'connect')));

    for (let visit = 0; visit < 5; visit += 1) {
      const call = { headers: { 'x-wallabee-api-key': TEST_KEY } };
      expect((await fetch(`http://127.0.0.1:${usualPort}/api/all-sets`, call)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${usualPort}/readyz`)).status).toBe(200);
    }
    for (const { socket } of slow) socket.destroy();
  });
});

describe('a request that is too large is refused before it is read', () => {
  test('headers', async () => {
    const { received, closed } = send(
      usualPort,
      `GET /healthz HTTP/1.1\r\nHost: wallabee\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );

    await closed;

    expect(received()).toMatch(/^HTTP\/1.1 431 /);
  });

  test.each([
    ['that says so', post('/api/login', 'Content-Length: 300000')],
    [
      'that does not',
      `${post('/api/login', 'Transfer-Encoding: chunked')}${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(5)}0\r\n\r\n`,
    ],
  ])('a body %s', async (_, request) => {
    const { received, socket } = send(usualPort, request);

    await expect.poll(received).toContain('The request is too large.');
    socket.destroy();

    expect(received()).toMatch(/^HTTP\/1.1 413 /);
  });
});

/** Node's own timeouts are a minute at least. */
const LONG = 20;

async function aPort(parts: Pick<Parameters<typeof createTestApp>[0], 'timeouts'>): Promise<number> {
  const { app } = await createTestApp({ db, url, ...parts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

function post(path: string, length: string): string {
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return `POST ${path} HTTP/1.1\r\nHost: wallabee\r\nX-WallaBee-API-Key: ${TEST_KEY}\r\n${type}\r\n${length}\r\n\r\n`;
}

function send(port: number, text: string) {
  const began = Date.now();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(text);
  return {
    socket,
    closed: once(socket, 'close'),
    received: () => received,
    seconds: () => (Date.now() - began) / 1000,
  };
}
