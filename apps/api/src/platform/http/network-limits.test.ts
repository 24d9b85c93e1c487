import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import { listSets } from '@wallabee/contract/sets/set-lists';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../../test/clean-up.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { serverLog } from '../../../test/server-logs.ts';
import { createTestApp, TEST_KEY } from '../../../test/world.ts';
import { createPagesApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { ensureSiteKey } from '../sessions/application-keys.queries.ts';

/** A burst of 500 points allows five new pages or a hundred calls; the clock stands still. */
const LIMITED = { NETWORK_LIMIT: '100' };
const CALLS_OF_A_BURST = 500 / NETWORK_COSTS.call;

const { db, url } = await createTestDatabase();
await ensureSiteKey(db, TEST_KEY);
await ensureSiteKey(db, 'a-fans-own-key');
const web = await aWebApp();
const [one, other] = [await aServer(), await aServer()];

/** Each test has its own network, so that budgets are independent. */
let visitor = '';
let attacker = '';
let nth = 0;
beforeEach(() => {
  nth += 1;
  visitor = `198.51.100.${nth}`;
  attacker = `203.0.113.${nth}`;
});

describe('pages', () => {
  test('a crawler of uncached pages gets Retry-After, and another network is served', async () => {
    const crawled = await each(6, (turn) => ask(`/crawled/${turn}`, { from: attacker }));
    const refused = crawled[5] as Response;

    expect(crawled.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('ratelimit-policy')).toBe('"network";q=500;w=5;wallabee-unit="points"');
    expect(refused.headers.get('ratelimit')).toBe('"network";r=0;t=1');
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('Your network has asked for more than its share.');
    expect((await ask('/crawled/new', { from: visitor })).status).toBe(200);

    pass(1_000);
    expect((await ask('/crawled/again', { from: attacker })).status).toBe(200);
    expect((await ask('/crawled/once-more', { from: attacker })).status).toBe(429);
  });

  test('a cached page costs a twentieth of a new one', async () => {
    await each(4, (turn) => ask(`/cached/${turn}`, { from: attacker }));
    await ask('/cached/0', { from: attacker });

    expect((await ask('/cached/new', { from: attacker })).status).toBe(429);
    const cached = await each(20, () => ask('/cached/0', { from: attacker }));

    expect(cached.map(({ status }) => status)).toEqual([...Array(19).fill(200), 429]);
  });

  test('every form submission costs as much as a new page', async () => {
    const forms = await each(6, () => ask('/form', { from: attacker, method: 'POST' }));

    expect(forms.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('the in-process calls of a page cost nothing more', async () => {
    await each(4, (turn) => ask(`/asks-ten-calls/${turn}`, { from: attacker }));
    const calls = await each(21, () => call({ from: attacker }));

    expect(calls.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
  });

  test("calls of a pages server are charged to its visitors' networks", async () => {
    const pages = await aPagesServer();
    const read = (from: string) => ask('/asks-ten-calls/0', { from, at: pages, method: 'POST' });

    const crawled = await each(11, () => read(attacker));

    expect(crawled.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
    expect(crawled[10]?.headers.get('retry-after')).toBe('2');
    expect((await read(visitor)).status).toBe(200);
  });
});

describe('calls', () => {
  test.each(['a-fans-own-key', TEST_KEY])('are charged to the network, with the key %s', async (key) => {
    const calls = await each(CALLS_OF_A_BURST + 1, () => call({ from: attacker, key }));
    const refused = calls.at(-1) as Response;

    expect(calls.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    expect(refused.status).toBe(429);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '1',
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(await refused.json()).toMatchObject({
      code: 'too_many_requests',
      error: 'Too many calls. Try again in 1 second.',
    });
    expect((await call({ from: attacker, key: 'no key at all' })).status).toBe(429);
    expect((await call({ from: visitor, key })).status).toBe(200);
  });

  test('a search costs as much as five calls', async () => {
    const headers = { 'x-wallabee-api-key': TEST_KEY, 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'bee' });

    const searches = await each(21, () =>
      ask('/api/item-search', { from: attacker, method: 'POST', headers, body }),
    );

    expect(searches.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
  });

  test('all addresses of one IPv6 /64 have one budget', async () => {
    const network = `2001:db8:0:${nth.toString(16)}`;
    await each(CALLS_OF_A_BURST, (turn) => call({ from: `${network}:${turn.toString(16)}::1` }));

    expect((await call({ from: `${network}:ffff::9` })).status).toBe(429);
    expect((await call({ from: `2001:db8:1:${nth.toString(16)}::1` })).status).toBe(200);
  });

  test("several servers on one database share a network's budget", async () => {
    await each(CALLS_OF_A_BURST, () => call({ from: attacker }));

    await expect.poll(async () => (await call({ from: attacker, at: other.site })).status).toBe(429);

    expect((await call({ from: visitor, at: other.site })).status).toBe(200);
  });
});

test('a picture costs more when it is rendered than when it is cached', async () => {
  const calls = async () => (await each(100, () => call({ from: attacker }))).filter(({ ok }) => ok).length;
  await ask('/art/no-such-thing-1.webp', { from: attacker });
  expect(await calls()).toBe(Math.floor((500 - NETWORK_COSTS.file - NETWORK_COSTS.drawing) / 5));

  pass(5_000);
  await ask('/art/no-such-thing-2.webp', { from: attacker });
  expect(await calls()).toBe(Math.floor((500 - NETWORK_COSTS.file) / 5));
});

test('monitoring is never limited', async () => {
  await each(CALLS_OF_A_BURST + 1, () => call({ from: attacker }));

  expect((await ask('/healthz', { from: attacker })).status).toBe(200);
  expect((await ask('/readyz', { from: attacker })).status).toBe(200);
});

test.each([3_600_000, -3_600_000])('a jump of the wall clock by %i ms changes no wait', async (jump) => {
  await each(CALLS_OF_A_BURST, () => call({ from: attacker }));

  one.clock.jump(jump);

  expect((await call({ from: attacker })).headers.get('retry-after')).toBe('1');
  pass(50);
  expect((await call({ from: attacker })).status).toBe(200);
});

interface RequestOptions {
  from: string;
  at?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function ask(path: string, { from, at = one.site, headers, ...init }: RequestOptions) {
  return fetch(`${at}${path}`, { ...init, headers: { ...headers, 'x-forwarded-for': from } });
}

function call({ key = TEST_KEY, ...asking }: RequestOptions & { key?: string }) {
  return ask('/api/all-sets', { ...asking, headers: { 'x-wallabee-api-key': key } });
}

async function each<Result>(count: number, act: (turn: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let turn = 0; turn < count; turn += 1) results.push(await act(turn));
  return results;
}

function pass(ms: number) {
  for (const { clock } of [one, other]) clock.now = new Date(clock.now.getTime() + ms);
}

async function aServer() {
  const { app, clock } = await createTestApp({ db, url, environment: LIMITED, web });
  return { site: await listen(app), clock };
}

async function aPagesServer() {
  const config = readConfig({
    WORLD: 'none',
    WEB_API_KEY: TEST_KEY,
    NETWORK_LIMIT: '0',
    LOG_LEVEL: 'warn',
  });
  const app = await createPagesApp({
    config,
    web,
    logTo: serverLog,
    browserApi: { baseUrl: `${one.site}/api`, key: TEST_KEY },
  });
  cleanUp(() => app.close());
  return listen(app);
}

async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function aWebApp() {
  const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
  for (const name of ['assets', 'retro', 'screenshots']) await mkdir(join(clientFolder, name));
  cleanUp(() => rm(clientFolder, { recursive: true, force: true }));
  const handlePage = async ({ url }: Request, { callApi }: PageVisit) => {
    const calls = url.includes('/asks-ten-calls') ? Array.from({ length: 10 }, () => callApi(listSets)) : [];
    const status = await Promise.all(calls).then(
      () => 200,
      (failure) => failure.status as number,
    );
    return new Response('a page', { status, headers: { 'content-type': 'text/html' } });
  };
  return { app: { handlePage }, clientFolder };
}
