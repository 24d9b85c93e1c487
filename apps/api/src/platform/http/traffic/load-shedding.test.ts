import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { aGate } from '../../../../test/processes/gate.ts';
import { answerFailures } from '../error-handler.ts';
import { healthRoutes } from '../health.ts';
import { createConnections } from './connections.ts';
import { createHttpServer, TIMEOUTS } from './http-server.ts';
import { shedLoad } from './load-shedding.ts';

test('requests beyond the limit get 503 at once and are not logged; later requests are served again', async () => {
  const { url, log, work } = await aServer({ places: 3 });

  const asking = Array.from({ length: 12 }, () => ask(url));
  let answered = 0;
  for (const asked of asking) void asked.then(() => answered++);
  await expect.poll(() => answered).toBe(9);
  const alive = await fetch(`${url}/healthz`);
  work.finish();
  const answers = await Promise.all(asking);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({
    retryAfter: '2',
    readableBy: '*',
    readable: expect.stringContaining('Retry-After'),
    body: { code: 'unavailable' },
  });
  expect(alive.status).toBe(200);
  expect(log).toEqual([]);
  expect((await ask(url)).status).toBe(200);
});

test('one network gets 429 beyond its share, while others are served', async () => {
  const { url, work } = await aServer({ places: 6, placesOfOneNetwork: 2 });

  const greedy = Array.from({ length: 6 }, (_, n) => ask(url, `2001:db8:0:1::${n + 1}`));
  let answered = 0;
  for (const asked of greedy) void asked.then(() => answered++);
  await expect.poll(() => answered).toBe(4);
  const others = ['192.0.2.1', '192.0.2.2', '2001:db8:0:2::1'].map((address) => ask(url, address));
  await expect.poll(() => work.started).toBe(5);
  work.finish();

  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  const refused = (await Promise.all(greedy)).find(({ status }) => status === 429);
  expect(refused).toMatchObject({
    retryAfter: '2',
    readableBy: '*',
    readable: expect.stringContaining('Retry-After'),
    body: { code: 'too_many_requests' },
  });
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask(url, '2001:db8:0:1::1')).status).toBe(200);
});

test('by default one network may take a third of the places', async () => {
  const { url, work } = await aServer({ places: 6, placesOfOneNetwork: undefined });

  const asking = Array.from({ length: 3 }, () => ask(url));
  const first = await Promise.race(asking);
  work.finish();

  expect(first.status).toBe(429);
  expect((await Promise.all(asking)).filter(({ status }) => status === 200)).toHaveLength(2);
});

test('calls that a page makes in its own process are never refused', async () => {
  const { app, url, work } = await aServer({ places: 3 });
  const asking = Array.from({ length: 3 }, () => ask(url));
  await expect.poll(() => work.started).toBe(3);

  const ours = app.inject('/work');
  await expect.poll(() => work.started).toBe(4);
  work.finish();

  expect((await ours).statusCode).toBe(200);
  await Promise.all(asking);
});

test('open streams take no place', async () => {
  const { url, work } = await aServer({ places: 3 });
  work.finish();
  const streams = await Promise.all(Array.from({ length: 5 }, () => fetch(`${url}/stream`)));

  expect((await ask(url)).status).toBe(200);
  await Promise.all(streams.map(({ body }) => body?.cancel()));
});

test('an answer that is not read takes no place', async () => {
  const { port, load } = await aServer({ places: 3 });
  const socket = await sendTo(port, '/large');
  socket.pause();

  await expect.poll(() => load.counts().underWay).toBe(0);
  socket.destroy();
});

test('work whose client has disconnected holds its place until it is done', async () => {
  const { port, url, work, load } = await aServer({ places: 2 });
  for (const count of [1, 2]) {
    const socket = await sendTo(port, '/work');
    await expect.poll(() => work.started).toBe(count);
    socket.resetAndDestroy();
  }
  await expect.poll(() => load.connections()).toBe(0);

  expect((await ask(url)).status).toBe(503);
  work.finish();
  await expect.poll(() => load.counts().underWay).toBe(0);
  expect((await ask(url)).status).toBe(200);
});

test('work that never ends releases its place some time after its client has disconnected', async () => {
  const { port, work, load } = await aServer({ places: 2, abandonedMs: 100 });
  const socket = await sendTo(port, '/work');
  await expect.poll(() => work.started).toBe(1);

  socket.resetAndDestroy();

  await expect.poll(() => load.counts().underWay).toBe(0);
});

test('work is not started for a client that disconnected while its request was queued', async () => {
  const { port, work, load, app } = await aServer({ places: 9 });
  // The queue starts work in a later iteration of the event loop than the one that has read the requests.
  app.server.once('request', (request) => request.socket.destroy());

  await sendTo(port, '/work', 5);
  await expect.poll(() => load.connections()).toBe(0);

  await expect.poll(load.counts).toEqual({ underWay: 0, queued: 0 });
  expect(work.started).toBe(0);
});

test('a server that is full for longer than a moment is not ready', async () => {
  const { url, work, load } = await aServer({ places: 3 });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const asking = Array.from({ length: 3 }, () => ask(url));
  await expect.poll(() => work.started).toBe(3);
  expect((await ask(url)).status).toBe(503);
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  work.finish();
  await Promise.all(asking);

  await expect.poll(() => load.counts().underWay).toBe(0);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

type Options = NonNullable<Parameters<typeof shedLoad>[1]>;

async function aServer(
  options: { places: number; placesOfOneNetwork?: number | undefined } & Omit<Options, 'placesOfOneNetwork'>,
) {
  const log: string[] = [];
  const { opened: finished, open: finish } = aGate();
  const work = { started: 0, finish };
  const connections = createConnections({ mostConnections: 100, stallMs: 60_000 });
  const app = Fastify({
    trustProxy: 'loopback',
    logger: { level: 'warn', stream: { write: (line: string) => log.push(line) } },
    serverFactory: (handle) => createHttpServer(handle, { connections, timeouts: TIMEOUTS }),
  });
  answerFailures(app);
  const { placesOfOneNetwork, ...rest } = { placesOfOneNetwork: options.places, ...options };
  const load = shedLoad(app, { ...rest, ...(placesOfOneNetwork && { placesOfOneNetwork }) });
  await app.register(healthRoutes({ isOverloaded: load.isFull }));
  await app.register(async (site) => {
    site.get('/stream', { config: { isStream: true } }, (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200);
      reply.raw.write('hello');
    });
    site.get('/large', () => Buffer.alloc(64 * 1024 * 1024));
    site.get('/work', async () => {
      work.started += 1;
      await finished;
      return { done: true };
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    finish();
    app.server.closeAllConnections();
    return app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    log,
    work,
    url,
    port,
    load: { ...load, connections: () => connections.counts().connections },
  };
}

async function sendTo(port: number, path: string, times = 1) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: wallabee\r\n\r\n`.repeat(times));
  return socket;
}

async function ask(url: string, address?: string) {
  const headers = address ? { 'x-forwarded-for': address } : {};
  const response = await fetch(`${url}/work`, { headers });
  const body = await response.json();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    readableBy: response.headers.get('access-control-allow-origin'),
    readable: response.headers.get('access-control-expose-headers'),
    body,
  };
}
