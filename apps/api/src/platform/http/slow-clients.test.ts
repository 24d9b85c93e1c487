import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createTestApp, TEST_KEY } from '../../../test/world.ts';
import { keepSiteKey } from '../sessions/application-keys.queries.ts';

const slowness = { headersMs: 300, requestMs: 600, checkEveryMs: 50 };
const { db, url } = await createTestDatabase();
await keepSiteKey(db, TEST_KEY);
const { app } = await createTestApp({ db, url, slowness });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

describe('a client that takes its time', () => {
  test.each([
    ['over its headers', 'GET /healthz HTTP/1.1\r\nHost: wallabee\r\n', 'X-More: 1\r\n'],
    ['over its body', `${post('/api/login', 'Content-Length: 500')}u`, 'u'],
    [
      'over a body without a length',
      `${post('/api/login', 'Transfer-Encoding: chunked')}1\r\nu\r\n`,
      '1\r\nu\r\n',
    ],
  ])('%s is let go, however often it sends a little more', async (_, start, more) => {
    const slow = send(start);
    const drip = setInterval(() => slow.socket.write(more), 60);
    onTestFinished(() => clearInterval(drip));

    const meanwhile = await fetch(`http://127.0.0.1:${port}/healthz`);
    await slow.closed;

    expect(meanwhile.status).toBe(200);
    expect(slow.heard()).toMatch(/^(HTTP\/1.1 408 |$)/);
    expect(slow.seconds()).toBeLessThan(4);
  });

  test('that says nothing at all is let go, too', async () => {
    const silent = send('');

    await silent.closed;

    expect(silent.seconds()).toBeLessThan(4);
  });
});

describe('what is too large is refused before it is read', () => {
  test('headers', async () => {
    const { heard, closed } = send(
      `GET /healthz HTTP/1.1\r\nHost: wallabee\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );

    await closed;

    expect(heard()).toMatch(/^HTTP\/1.1 431 /);
  });

  test.each([
    ['that says so', post('/api/login', 'Content-Length: 300000')],
    [
      'that does not',
      `${post('/api/login', 'Transfer-Encoding: chunked')}${`10000\r\n${'x'.repeat(65_536)}\r\n`.repeat(5)}0\r\n\r\n`,
    ],
  ])('a body %s', async (_, request) => {
    const { heard, socket } = send(request);

    for (let tries = 0; !heard().includes('\r\n\r\n') && tries < 100; tries += 1) await sleep(20);
    socket.destroy();

    expect(heard()).toMatch(/^HTTP\/1.1 413 /);
    expect(heard()).toContain('The request is too large.');
  });
});

function post(path: string, length: string): string {
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return `POST ${path} HTTP/1.1\r\nHost: wallabee\r\nX-WallaBee-API-Key: ${TEST_KEY}\r\n${type}\r\n${length}\r\n\r\n`;
}

/** As it stands, byte for byte. */
function send(text: string) {
  const began = Date.now();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  socket.write(text);
  return {
    socket,
    closed: once(socket, 'close'),
    heard: () => heard,
    seconds: () => (Date.now() - began) / 1000,
  };
}
