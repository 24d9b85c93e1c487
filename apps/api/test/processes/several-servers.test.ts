import { logIn, logOut } from '@wallabee/contract/accounts/account';
import { makeApplicationKey, revokeApplicationKey } from '@wallabee/contract/keys/application-key';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { toRequest } from '@wallabee/contract/protocol/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestWorld, TEST_KEY } from '../world.ts';
import { startSecondServer } from './second-server.ts';

/** Both servers share only the database. */
const world = await createTestWorld();
const second = await startSecondServer(world);
const servers = [world.app, second.app] as const;
const WAIT_OPTIONS = { timeout: 60_000, interval: 50 };

beforeEach(() => {
  // Budgets are keyed by ids, which start again with each test, so the clock moves on until they are full.
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
});

test('a key has one budget at all servers; overspending delays later calls', async () => {
  const ada = await world.aPlayer();
  const { key } = (await world.call(makeApplicationKey, { as: ada, body: { name: 'A bot' } })).json();
  const call = (server: (typeof servers)[number]) =>
    server.inject({ url: '/api/all-sets', headers: { 'x-wallabee-api-key': key } });
  const burst = await Promise.all(Array.from({ length: KEY_LIMIT.burst }, () => call(servers[0])));
  expect(burst.every(({ statusCode }) => statusCode === 200)).toBe(true);

  // The clock stands still, so budgets do not refill and what the second server admits is overspent.
  let overspent = -1;
  await vi.waitFor(async () => {
    overspent += 1;
    expect((await call(servers[1])).statusCode).toBe(429);
  }, WAIT_OPTIONS);

  await vi.waitFor(
    async () =>
      expect((await call(servers[0])).headers['retry-after']).toBe(String(Math.ceil((1 + overspent) / 50))),
    WAIT_OPTIONS,
  );
});

test('one address has one limit at all servers [AP-02]', async () => {
  const tryAt = (server: (typeof servers)[number]) =>
    server.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.7.7.7',
      headers: { 'x-wallabee-api-key': TEST_KEY, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'password=x',
    });

  const tries = Array.from({ length: 36 }, (_, turn) => tryAt(servers[turn % 2 === 0 ? 0 : 1]));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);

  expect(statuses.filter((status) => status === 400)).toHaveLength(logIn.limit.calls);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test('140 guesses at one name from 140 networks share one queue at all servers [AP-02]', async () => {
  const guess = (place: number) =>
    servers[place % 2 === 0 ? 0 : 1].inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: `10.6.${place}.1`,
      headers: { 'x-wallabee-api-key': TEST_KEY },
      payload: { username: 'ada', password: `guess ${place}` },
    });

  const answers = await Promise.all(Array.from({ length: 140 }, (_, place) => guess(place)));

  const checked = answers.filter(({ statusCode }) => statusCode === 401);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  // Seven within the first two seconds, then one every five seconds; a slow machine sees some of those.
  expect(checked.length).toBeLessThan(15);
  expect(refused.length).toBe(140 - checked.length);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
});

test('visitors behind a local proxy are counted separately, and cannot spoof their address', async () => {
  const statusOf = async (remoteAddress: string, forwarded: string) => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'x-forwarded-for': forwarded },
    });
    return response.statusCode;
  };
  for (let turn = 0; turn < logIn.limit.calls; turn += 1) await statusOf('127.0.0.1', '10.8.0.1');

  expect(await statusOf('127.0.0.1', '10.8.0.1')).toBe(429);
  expect(await statusOf('127.0.0.1', '10.8.0.2')).toBe(400);
  expect(await statusOf('127.0.0.1', '10.8.0.9, 10.8.0.1')).toBe(429);
  for (let turn = 0; turn < logIn.limit.calls; turn += 1) await statusOf('10.9.0.1', `10.8.1.${turn}`);
  expect(await statusOf('10.9.0.1', '10.8.2.1')).toBe(429);
});

test('a session opened at one server works at the other, and ends at both [AP-01]', async () => {
  const ada = await world.aPlayer();
  const keysAt = (server: (typeof servers)[number]) =>
    server.inject({
      url: '/api/keys',
      headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
    });
  for (const server of servers) expect((await keysAt(server)).statusCode).toBe(200);

  await world.call(logOut, { as: ada });

  for (const server of servers) expect((await keysAt(server)).statusCode).toBe(401);
});

test('a key revoked at one server is soon refused at both [AP-01]', async () => {
  const ada = await world.aPlayer();
  const made = (await world.call(makeApplicationKey, { as: ada, body: { name: 'A bot' } })).json();
  const statusAt = async (server: (typeof servers)[number]) =>
    (await server.inject({ url: '/api/all-sets', headers: { 'x-wallabee-api-key': made.key } })).statusCode;
  for (const server of servers) expect(await statusAt(server)).toBe(200);

  const { method, path } = toRequest(revokeApplicationKey, { params: { keyId: made.id } } as never);
  const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token };
  expect((await second.app.inject({ method, url: `/api${path}`, headers })).statusCode).toBe(200);

  for (const server of servers)
    await vi.waitFor(async () => expect(await statusAt(server)).toBe(401), WAIT_OPTIONS);
});
