import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { aGate } from '../../../test/gate.ts';
import { refuseCrowds } from './crowds.ts';
import { answerFailures } from './error-handler.ts';
import { healthRoutes } from './health.ts';

test('of a crowd so many are served and the rest told at once, without a line in the log, to come back; then everybody is served again', async () => {
  const { app, url, log, served } = await aServer();

  const crowding = Array.from({ length: 12 }, () => ask(url));
  let answered = 0;
  for (const asked of crowding) void asked.then(() => answered++);
  await expect.poll(() => answered).toBe(9);
  const alive = await fetch(`${url}/healthz`);
  served.finish();
  const crowd = await Promise.all(crowding);

  expect(crowd.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = crowd.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(9);
  expect(refused[0]).toMatchObject({ retryAfter: '2', body: { code: 'unavailable' } });
  expect(alive.status).toBe(200);
  expect(log).toEqual([]);
  expect((await ask(url)).status).toBe(200);
  await app.close();
});

test('what a page asks of its own process is never refused for the crowd', async () => {
  const { app, url, served } = await aServer();
  const crowd = Array.from({ length: 3 }, () => ask(url));
  await expect.poll(() => served.count).toBe(3);

  const ours = app.inject('/slow');
  await expect.poll(() => served.count).toBe(4);
  served.finish();
  expect((await ours).statusCode).toBe(200);
  await Promise.all(crowd);
  await app.close();
});

test('open streams keep nobody out', async () => {
  const { app, url, served } = await aServer();
  served.finish();
  const streams = await Promise.all(Array.from({ length: 5 }, () => fetch(`${url}/stream`)));

  expect((await ask(url)).status).toBe(200);
  await Promise.all(streams.map(({ body }) => body?.cancel()));
  await app.close();
});

async function aServer() {
  const log: string[] = [];
  const { opened: finished, open: finish } = aGate();
  const served = { count: 0, finish };
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => log.push(line) } } });
  answerFailures(app);
  await app.register(healthRoutes({}));
  refuseCrowds(app, 3);
  await app.register(async (site) => {
    site.get('/stream', { config: { isStream: true } }, (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200);
      reply.raw.write('hello');
    });
    site.get('/slow', async () => {
      served.count += 1;
      await finished;
      return { done: true };
    });
  });
  return { app, log, served, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

async function ask(url: string) {
  const response = await fetch(`${url}/slow`);
  const body = await response.json();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body };
}
