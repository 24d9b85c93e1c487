import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../database.ts';
import { installServer, startProcess } from './server-process.ts';

const KEY = 'key-of-the-site';
const { url } = await createTestDatabase();
const folder = await installServer();
const DESCRIPTORS = 300;

test('a site with more idle connections than descriptors serves visitors, and closes idle ones', async () => {
  const environment = { DATABASE_URL: url, WEB_API_KEY: KEY };
  const running = await startProcess({ folder, environment, descriptors: DESCRIPTORS });
  await running.until('ready http');
  const silent = Array.from({ length: 3 * DESCRIPTORS }, () => openTo(running.port));
  onTestFinished(() => {
    for (const { socket } of silent) socket.destroy();
  });
  await Promise.all(silent.map(({ opened }) => opened));

  for (let visit = 0; visit < 5; visit += 1) {
    expect(await statusOf(running.port, '/')).toBe(200);
    expect(await statusOf(running.port, '/api/all-sets')).toBe(200);
    expect(await statusOf(running.port, '/healthz')).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  await expect.poll(() => silent.every(({ socket }) => socket.destroyed)).toBe(true);

  expect(running.hasEnded()).toBe(false);
  running.signal('SIGTERM');
  expect(await running.exitCode()).toBe(0);
});

function openTo(port: number): { socket: Socket; opened: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.resume();
  return { socket, opened: Promise.race([once(socket, 'connect'), once(socket, 'close')]) };
}

async function statusOf(port: number, path: string): Promise<number> {
  const headers = { connection: 'close', 'x-wallabee-api-key': KEY };
  return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).status;
}
