import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aGate } from '../../../../test/processes/gate.ts';
import { drainOnClose } from './connection-draining.ts';
import { createConnections } from './connections.ts';
import { createHttpServer, TIMEOUTS } from './http-server.ts';

test('closing finishes requests under way and closes idle connections', async () => {
  const { app, port, slow } = await aServer();
  const agent = new Agent({ keepAlive: true });
  const unused = connect(port, '127.0.0.1').on('error', () => {});
  await once(app.server, 'connection');
  const answer = ask(port, agent);
  await slow.begun;

  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  // By then idle connections have been closed.
  await once(unused, 'close');
  expect(isClosed).toBe(false);
  slow.finish();
  expect(await answer).toBe('done');
  await closed;
  agent.destroy();
});

test('a request that is still arriving when closing begins is not cut off', async () => {
  const { app, port } = await aServer();
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: wallabee\r\n');
  const [taken] = await once(app.server, 'connection');
  await expect.poll(() => taken.bytesRead).toBeGreaterThan(0);

  const closed = app.close();
  await sleep(120);
  socket.write('Connection: close\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 503/);
  await closed;
});

test('a connection that was just accepted may still send its request', async () => {
  const { app, port } = await aServer();
  const socket = connect(port, '127.0.0.1');
  await once(app.server, 'connection');

  const closed = app.close();
  await sleep(120);
  socket.write('GET /slow HTTP/1.1\r\nHost: wallabee\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 503/);
  await closed;
});

test('unfinished requests are closed after the limit: a stalled upload, a handler that hangs, an answer that is not read', async () => {
  const { app, port, slow, connections } = await aServer(200);
  const upload = connect(port, '127.0.0.1').on('error', () => {});
  upload.write(
    'POST /upload HTTP/1.1\r\nHost: wallabee\r\nContent-Type: text/plain\r\nContent-Length: 500\r\n\r\nx',
  );
  const hanging = connect(port, '127.0.0.1').on('error', () => {});
  hanging.write('GET /slow HTTP/1.1\r\nHost: wallabee\r\n\r\n');
  const unread = connect(port, '127.0.0.1').on('error', () => {});
  unread.pause();
  unread.write('GET /large HTTP/1.1\r\nHost: wallabee\r\n\r\n');
  await slow.begun;
  await expect.poll(() => connections.counts().requests).toBe(3);

  const began = performance.now();
  await app.close();

  expect(performance.now() - began).toBeGreaterThan(190);
  slow.finish();
});

async function aServer(mostMs = 60_000) {
  const connections = createConnections({ mostConnections: 100, stallMs: 10_000 });
  const app = Fastify({
    serverFactory: (handle) => createHttpServer(handle, { connections, timeouts: TIMEOUTS }),
    forceCloseConnections: 'idle',
  });
  drainOnClose(app, connections, mostMs);
  const { opened: begun, open: begin } = aGate();
  const { opened: finished, open: finish } = aGate();
  app.get('/slow', async () => {
    begin();
    await finished;
    return 'done';
  });
  app.get('/large', () => Buffer.alloc(64 * 1024 * 1024));
  app.post('/upload', () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, connections, slow: { begun, finish } };
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/slow', agent }, async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve(body);
    })
      .on('error', reject)
      .end();
  });
}
