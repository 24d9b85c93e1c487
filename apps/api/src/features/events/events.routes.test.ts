import type { AddressInfo } from 'node:net';
import { eventAddresses } from '@wallabee/contract/events/events.addresses';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { aLoggedEvent } from '../../../test/builders/logged-events.ts';
import { closeListenersAfterEach, listenAt } from '../../../test/processes/event-listener.ts';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';
import { readsFrom } from '../../platform/db/replica/reads.ts';
import { answerFailures } from '../../platform/http/error-handler.ts';
import { ensureSiteKey } from '../../platform/sessions/application-keys.queries.ts';
import { eventRoutes } from './events.routes.ts';

const world = await createTestWorld();
let address: string;

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/events`;
});
closeListenersAfterEach();

test('a new number reaches every stream, with the key in the address or in the header [RV-01]', async () => {
  const first = await listenAt(`${address}?key=${TEST_KEY}`, {});
  const second = await listenAt(address, { 'x-wallabee-api-key': TEST_KEY });

  await aLoggedEvent(world.db, 'new_item', { number: 42, item_type_id: 817 });

  const event = 'event: new_item\ndata: {"number": 42, "item_type_id": 817}\n\n';
  expect(await first.until('}\n\n')).toContain(event);
  expect(await second.until('}\n\n')).toContain(event);
});

test('streams send the reconnection time, and unknown notifications are ignored [RV-01]', async () => {
  const listener = await listenAt(`${address}?key=${TEST_KEY}`, {});

  await notify({ somethingNew: true });
  await notify({ new_item: { item_type_id: 1, number: 1 } });
  await aLoggedEvent(world.db);

  const received = await listener.until('}\n\n');
  expect(received).toContain('retry: 3000');
  expect(received.match(/event:/g)).toHaveLength(1);
});

test('streams send "missed" after the server has lost its database connection [RV-01]', async () => {
  const listener = await listenAt(address);

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'wallabee listener' and datname = current_database()`.execute(world.db);

  expect(await listener.until('event: missed')).toContain('event: missed\ndata: {}\n\n');
});

test('a stream needs a key [AP-01]', async () => {
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(`${address}?key=wrong`)).status).toBe(401);
});

test('pages of other origins can read the limits of a stream', async () => {
  await ensureSiteKey(world.db, 'a-fans-own-key');
  const { status, headers, body } = await fetch(address, {
    headers: { 'x-wallabee-api-key': 'a-fans-own-key' },
  });
  await body?.cancel();

  expect(status).toBe(200);
  expect(headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-expose-headers')).toContain('RateLimit, RateLimit-Policy');
});

test('HEAD is not allowed', async () => {
  const headers = { 'x-wallabee-api-key': TEST_KEY };

  const response = await world.app.inject({
    method: 'HEAD',
    url: `/api${eventAddresses.followEvents.path}`,
    headers,
  });

  expect(response.statusCode).toBe(405);
});

test('a key in the address is accepted by no other call', async () => {
  const response = await fetch(address.replace('/events', `/all-sets?key=${TEST_KEY}`));

  expect(response.status).toBe(401);
});

async function notify(payload: unknown) {
  await sql`select pg_notify('world_events', ${JSON.stringify(payload)})`.execute(world.db);
}

test('one network has a limited number of streams', async () => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  answerFailures(app);
  const now = () => new Date();
  const notifications = { on: () => {} };
  const options = { db: world.db, reads: readsFrom(world.db), notifications, now, mostOfOneNetwork: 2 };
  await app.register(eventRoutes(options));
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${eventAddresses.followEvents.path}`;
  await Promise.all([listenAt(url), listenAt(url)]);

  const third = await fetch(url);
  expect(third.status).toBe(429);
  await app.close();
});
