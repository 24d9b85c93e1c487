import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { partQuickly } from './parting.ts';

test('closing finishes the request under way and waits for no connection without one', async () => {
  const { app, port } = await aServer();
  const agent = new Agent({ keepAlive: true });
  const unused = connect(port, '127.0.0.1').on('error', () => {});
  await once(unused, 'connect');
  const answer = ask(port, agent);
  await sleep(50);

  const started = Date.now();
  await app.close();
  const [body, seconds] = [await answer, (Date.now() - started) / 1000];
  expect(body).toBe('done');
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThan(5);
  agent.destroy();
});

test('a request that is still arriving when closing begins is not cut off', async () => {
  const { app, port } = await aServer();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: wallabee\r\n');
  await sleep(50);

  const closed = app.close();
  await sleep(120);
  socket.write('Connection: close\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 503/);
  await closed;
});

test('a connection that has just been taken may still send its request', async () => {
  const { app, port } = await aServer();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await sleep(20);

  const closed = app.close();
  await sleep(120);
  socket.write('GET /slow HTTP/1.1\r\nHost: wallabee\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 503/);
  await closed;
});

async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  partQuickly(app);
  app.get('/slow', async () => {
    await sleep(300);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/slow', agent }, async (response) => {
      let body = '';
      for await (const piece of response) body += piece;
      resolve(body);
    })
      .on('error', reject)
      .end();
  });
}
