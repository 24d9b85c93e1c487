import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { NO_NOTIFICATIONS } from '../../../test/database.ts';
import { expectErrorLog, serverLog } from '../../../test/server-logs.ts';
import { createTestWorld } from '../../../test/world.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { connect } from '../db/db.ts';
import { answerFailures } from './error-handler.ts';
import { healthRoutes } from './health.ts';
import { refuseWhenDelayed } from './traffic/event-loop-delay.ts';

const world = await createTestWorld();

test('a server with its database is alive and ready', async () => {
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  expect((await world.app.inject('/readyz')).statusCode).toBe(200);
});

test('concurrent readiness checks share one query', async () => {
  let statements = 0;
  const db = world.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const app = Fastify();
  await app.register(healthRoutes({ db }));
  onTestFinished(() => app.close());

  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(statements).toBe(1);
  await app.inject('/readyz');
  expect(statements).toBe(2);
});

test('the deployed version is returned, and never cached [RV-02]', async () => {
  const response = await world.app.inject('/meta.json');

  expect(response.json()).toEqual({ version: SITE_VERSION });
  expect(SITE_VERSION).toBe('2024.06.06.002');
  expect(response.headers['cache-control']).toBe('no-cache');
});

test('a site without a worker says so with its version [FK-04]', async () => {
  const app = Fastify();
  await app.register(healthRoutes({ hasWorker: false }));

  expect((await app.inject('/meta.json')).json()).toEqual({ version: SITE_VERSION, service_worker: 'off' });
});

test('a server without its database is alive but not ready, answers from memory, and answers other calls with 503', async () => {
  expectErrorLog(/ECONNREFUSED/);
  const config = readConfig({ NODE_ENV: 'test', WORLD: 'small', LOG_LEVEL: 'warn' });
  const db = connect('postgres://nobody@127.0.0.1:1/nowhere', 2);
  const app = await createApp({
    config,
    db,
    catalogue: world.catalogue,
    numbers: world.numbers,
    notifications: NO_NOTIFICATIONS,
    logTo: serverLog,
  });

  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  const headers = { 'x-wallabee-api-key': 'demo-key' };
  expect((await app.inject({ url: '/api/all-sets', headers })).statusCode).toBe(200);
  const call = await app.inject({ url: '/api/users/ada', headers });
  expect(call.statusCode).toBe(503);
  expect(call.headers['retry-after']).toBe('2');
  expect(call.json()).toMatchObject({ code: 'unavailable' });

  await app.close();
  await db.destroy();
});

test('a server whose event loop is delayed refuses requests, and is alive but not ready', async () => {
  const { app } = await aDelayedServer({ startupMs: 0 });

  await expect.poll(async () => (await app.inject('/page')).statusCode).toBe(503);
  const { headers, body } = await app.inject('/page');
  expect(headers['retry-after']).toBe('2');
  expect(body).not.toContain('page');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});

test('an event loop delay right after the start refuses no requests', async () => {
  const { app, delayMs } = await aDelayedServer({ startupMs: 60_000 });

  await expect.poll(delayMs).toBeGreaterThan(1);
  expect((await app.inject('/page')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

async function aDelayedServer({ startupMs }: { startupMs: number }) {
  const app = Fastify();
  answerFailures(app);
  const { isDelayed, delayMs } = refuseWhenDelayed(app, { mostDelayMs: 1, sampleEveryMs: 20, startupMs });
  await app.register(healthRoutes({ isOverloaded: isDelayed }));
  app.get('/page', () => 'page');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const delaying = setInterval(() => {
    const until = performance.now() + 40;
    while (performance.now() < until);
  }, 1);
  onTestFinished(async () => {
    clearInterval(delaying);
    await app.close();
  });
  return { app, delayMs };
}
