import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aGate } from '../../../test/gate.ts';
import { partQuickly } from './parting.ts';

test('closing finishes the request under way and waits for no connection without one', async () => {
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
  // By then connections without a request have been let go.
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

test('a connection that has just been taken may still send its request', async () => {
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

async function aServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  partQuickly(app);
  const { opened: begun, open: begin } = aGate();
  const { opened: finished, open: finish } = aGate();
  app.get('/slow', async () => {
    begin();
    await finished;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port, slow: { begun, finish } };
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
