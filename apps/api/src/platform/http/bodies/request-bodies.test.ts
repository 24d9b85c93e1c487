import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerFailures } from '../error-handler.ts';
import { type BodyLimits, receiveBodiesFirst } from './request-bodies.ts';

test('a body in several chunks reaches its handler whole', async () => {
  const { send, seen } = await aServer({ mostBytes: 100 });
  const socket = await send(head('Content-Length: 12'));

  for (const piece of ['"on', 'e tw', 'o t"  ']) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  await expect.poll(seen).toEqual(['one two t']);
});

test('an unfinished body keeps its request from every later hook', async () => {
  const { send, counts, hooks } = await aServer({ mostBytes: 100 });

  const socket = await send(`${head('Content-Length: 5')}"o`);
  await expect.poll(counts).toEqual({ bodies: 1, bodyBytes: 2 });
  expect(hooks()).toBe(0);
  socket.write('ne"');

  await expect.poll(hooks).toBe(1);
  expect(counts()).toEqual({ bodies: 0, bodyBytes: 0 });
});

test('a body slower than the least rate is answered 408 and closed', async () => {
  const { send, counts } = await aServer({ mostBytes: 100, graceMs: 50 });
  const socket = await send(`${head('Content-Length: 50')}"`);

  const [answer] = await once(socket, 'data');
  await once(socket, 'close');

  expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  expect(String(answer)).toContain('The request took too long to arrive.');
  expect(counts()).toEqual({ bodies: 0, bodyBytes: 0 });
});

test('a body in too many chunks is answered 400 and closed', async () => {
  const { send, seen, counts, hooks } = await aServer({ mostBytes: 100_000 });
  const socket = await send(head('Transfer-Encoding: chunked') + '1\r\n \r\n'.repeat(20_000));

  const [answer] = await once(socket, 'data');
  await once(socket, 'close');

  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
  expect(String(answer)).toContain('The request arrives in too many small pieces.');
  expect({ ...counts(), hooks: hooks(), seen: seen() }).toEqual({
    bodies: 0,
    bodyBytes: 0,
    hooks: 0,
    seen: [],
  });
});

test('one network holds a third of the bytes of unfinished bodies, all together hold no more than the limit', async () => {
  const { send, counts } = await aServer({ mostBytes: 100, mostUnfinishedBytes: 120 });
  const from = (address: string) =>
    send(`${head(`X-Forwarded-For: ${address}\r\nContent-Length: 60`)}${'x'.repeat(30)}`);
  const held = [await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.3')];
  await expect.poll(counts).toEqual({ bodies: 3, bodyBytes: 90 });

  const sameNetwork = await from('192.0.2.1');
  expect(String((await once(sameNetwork, 'data'))[0])).toMatch(/^HTTP\/1.1 503 .*retry-after: 2\r\n/is);
  held.push(await from('192.0.2.4'));
  await expect.poll(counts).toEqual({ bodies: 4, bodyBytes: 120 });
  const another = await from('192.0.2.5');
  expect(String((await once(another, 'data'))[0])).toMatch(/^HTTP\/1.1 503 /);
  for (const socket of held) socket.resetAndDestroy();

  await expect.poll(counts).toEqual({ bodies: 0, bodyBytes: 0 });
});

function head(length: string) {
  return `POST / HTTP/1.1\r\nHost: wallabee\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
}

async function aServer(limits: BodyLimits) {
  const app = Fastify({ trustProxy: 'loopback' });
  answerFailures(app);
  const bodies: unknown[] = [];
  let hooksRun = 0;
  const { counts } = receiveBodiesFirst(app, limits);
  app.addHook('onRequest', (_request, _reply, done) => {
    hooksRun += 1;
    done();
  });
  await app.register(async (site) => {
    site.post('/', ({ body }) => {
      bodies.push(body);
      return 'taken';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  onTestFinished(() => {
    app.server.closeAllConnections();
    return app.close();
  });

  async function send(text: string) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }
  return { send, counts, seen: () => bodies, hooks: () => hooksRun };
}
