import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { installServer, startProcess } from './server-process.ts';

const KEY = 'key-of-the-site';
const { url } = await createTestDatabase();
const folder = await installServer();
const site = { DATABASE_URL: url, WEB_API_KEY: KEY };

/** The site promises 10; the rest is for a busy machine. */
const MOST_SECONDS = 20;

test.each([
  { what: 'the site', environment: site },
  { what: 'pages alone', environment: { API_BASE_URL: 'http://127.0.0.1:9', WEB_API_KEY: KEY } },
] as const)('$what stops within 10 s, whatever its clients leave unfinished', async ({ environment }) => {
  const running = await startProcess({ folder, environment });
  await running.until('ready http');
  const upload = await open(running.port);
  upload.write(
    `POST /api/item-search HTTP/1.1\r\nHost: wallabee\r\nX-WallaBee-API-Key: ${KEY}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nt`,
  );
  const drip = setInterval(() => upload.write('x'), 1_000);
  const silent = await open(running.port);
  const stream = await open(running.port);
  stream.write(`GET /api/events HTTP/1.1\r\nHost: wallabee\r\nX-WallaBee-API-Key: ${KEY}\r\n\r\n`);
  await once(stream, 'data');

  const began = performance.now();
  running.signal('SIGTERM');

  expect(await running.exitCode()).toBe(0);
  expect((performance.now() - began) / 1_000).toBeLessThan(MOST_SECONDS);
  clearInterval(drip);
  for (const socket of [upload, silent, stream]) socket.destroy();
});

test('a signal during the start of PostgreSQL stops PostgreSQL too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wallabee-stopping-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  // For root, PostgreSQL runs as another user.
  await chmod(dataDir, 0o755);
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  const environment = { WEB_API_KEY: KEY, DATA_DIR: dataDir };
  const running = await startProcess({ folder, environment });
  await expect.poll(() => existsSync(pidFile), { timeout: 60_000, interval: 2 }).toBe(true);

  running.signal('SIGTERM');

  expect(await running.exitCode()).toBe(0);
  expect(existsSync(pidFile)).toBe(false);
});

async function open(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  return socket;
}
