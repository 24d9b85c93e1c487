import { rename } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { beforeAll, expect, test, vi } from 'vitest';
import { announceCatalogue } from '../../src/commands/catalogue/load-catalogue.queries.ts';
import { holdCatalogue } from '../../src/features/catalogue/catalogue.public.ts';
import { keepSiteKey } from '../../src/platform/sessions/application-keys.queries.ts';
import { catalogueBuilders } from '../builders/catalogue-builders.ts';
import { createTestDatabase, UNHEARD } from '../database.ts';
import { installServer, PATIENCE, startCluster, WEB_APP } from './cluster-process.ts';
import { listenAt } from './event-listener.ts';

const KEY = 'key-of-the-site';
const FANS_KEY = 'key-of-a-fan';
const ALL_NEW = 'All server processes are new.';
const { db, url } = await createTestDatabase();
const folder = await installServer();
const environment = { DATABASE_URL: url, WEB_API_KEY: KEY };
let cluster: Awaited<ReturnType<typeof startCluster>>;

beforeAll(async () => {
  await keepSiteKey(db, FANS_KEY);
  cluster = await startCluster(folder, environment);
  await cluster.until('ready http');
});

test('a change of the catalogue reaches every server process', async () => {
  const { aSet } = catalogueBuilders(db, await holdCatalogue(db, UNHEARD));
  await answersOfBoth(async () => expect((await ask('/all-sets')).body).toBe('[]'));

  await aSet({ name: 'Harbour Lights' });
  await announceCatalogue(db);

  await answersOfBoth(async () => expect((await ask('/all-sets')).body).toContain('Harbour Lights'));
});

test('a key has one budget at all of them', async () => {
  const [started, calls] = [Date.now(), 400];
  // One network may have only so many under way at once.
  for (let asked = 0; asked < calls; asked += 40)
    await Promise.all(Array.from({ length: 40 }, () => ask('/all-sets', { key: FANS_KEY })));

  // Each of two budgets of its own would have paid about half of them, and have that much more left.
  await answersOfBoth(async () => {
    const { left } = await ask('/all-sets', { key: FANS_KEY });
    const saved = (KEY_LIMIT.perSecond * (Date.now() - started)) / 1_000;
    expect(left).toBeLessThanOrEqual(KEY_LIMIT.burst - calls + saved);
    // Later they would have saved up so much that nobody could tell.
  }, 6_000);
});

test('metrics of all of them are told at a port of their own, and nowhere else', async () => {
  const stream = await listenAt(`http://127.0.0.1:${cluster.port}/api/events`, headers(KEY));
  const metrics = await (await fetch(cluster.metricsUrl, { headers: { connection: 'close' } })).text();

  for (const worker of [1, 2]) {
    expect(metrics).toMatch(
      new RegExp(`http_requests_total{.*route="/api/all-sets".*worker="${worker}"} \\d+`),
    );
    expect(metrics).toContain(`database_connections{database="primary",state="idle",worker="${worker}"}`);
  }
  expect(metrics).toMatch(/event_streams_open{worker="\d"} 1/);
  expect(metrics).toMatch(/http_request_duration_seconds_bucket{le="0.5",.*status="2xx"/);
  expect(metrics).toMatch(/nodejs_eventloop_lag_seconds{worker="1"}/);
  expect(metrics).not.toContain('key-of');
  expect((await ask('/metrics', { base: '' })).body).toBe('a page');
  stream.end();
});

test('one that is killed is brought back', async () => {
  const [first = 0] = cluster.processIds();

  process.kill(first, 'SIGKILL');
  await cluster.until('ended unexpectedly (SIGKILL): bringing it back.');

  await vi.waitFor(async () => {
    await ask('/all-sets');
    expect(cluster.processIds()).toHaveLength(3);
  }, PATIENCE);
});

test('a roll replaces all of them without losing a request', async () => {
  const agent = new Agent({ keepAlive: true });
  let isRolled = false;
  const statuses = new Map<number, number>();
  const askOn = async () => {
    while (!isRolled) {
      const { status } = await ask('/all-sets', { agent });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(10);
    }
  };
  const visitors = Array.from({ length: 3 }, askOn);

  cluster.signal('SIGHUP');
  await cluster.until(ALL_NEW);
  isRolled = true;
  await Promise.all(visitors);

  expect([...statuses.keys()]).toEqual([200]);
  agent.destroy();
});

test('one that dies while they are being replaced leaves no process too many', async () => {
  const last = cluster.processIds().at(-1) ?? 0;

  cluster.signal('SIGHUP');
  process.kill(last, 'SIGKILL');
  await vi.waitFor(() => expect(cluster.said().split(ALL_NEW)).toHaveLength(3), PATIENCE);

  await vi.waitFor(() => expect(cluster.processIds().filter(isAlive)).toHaveLength(2), PATIENCE);
});

test('told to stop, they finish what is under way, end their streams, and leave with 0', async () => {
  const agent = new Agent({ keepAlive: true });
  await ask('/all-sets', { agent });
  const stream = await listenAt(`http://127.0.0.1:${cluster.port}/api/events`, headers(KEY));
  // Checking a password takes long enough to be caught at it.
  const underWay = ask('/login', { body: 'username=nobody&password=honeycomb' });
  await vi.waitFor(() => expect(cluster.said()).toContain('/api/login'), PATIENCE);

  const started = Date.now();
  cluster.signal('SIGTERM');

  expect((await underWay).status).toBe(401);
  expect(await cluster.exitCode()).toBe(0);
  await expect.poll(stream.hasEnded).toBe(true);
  expect(Date.now() - started).toBeLessThan(50_000);
  agent.destroy();
});

test('a server process that cannot start is not tried again and again', async () => {
  await rename(join(folder, WEB_APP), join(folder, `${WEB_APP}.away`));
  const broken = await startCluster(folder, { ...environment, WORKERS: '1' });

  expect(await broken.exitCode()).toBe(1);
  expect(broken.said()).toContain('The site could not start: the web app has not been built.');
  expect(broken.said()).toContain('The site could not start: a server process ended at its start');
});

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Connections are dealt out in turn, so that some in a row meet all processes. */
async function answersOfBoth(expectIt: () => Promise<void>, timeout = PATIENCE.timeout) {
  await vi.waitFor(
    async () => {
      for (let turn = 0; turn < 4; turn += 1) await expectIt();
    },
    { ...PATIENCE, timeout },
  );
}

interface Asking {
  key?: string;
  agent?: Agent;
  base?: string;
  body?: string;
}

/** Without fetch, whose pool keeps connections that would meet one process alone. */
async function ask(path: string, { key = KEY, agent, base = '/api', body }: Asking = {}) {
  return new Promise<{ status: number; body: string; left: number }>((resolve, reject) => {
    const call = body === undefined ? get : request;
    const options = {
      host: '127.0.0.1',
      port: cluster.port,
      path: `${base}${path}`,
      agent: agent ?? false,
      headers: { ...headers(key), ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(body && { method: 'POST' }),
    } as const;
    call(options, async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      const left = Number(response.headers['x-ratelimit-remaining']);
      resolve({ status: response.statusCode ?? 0, body: text, left });
    })
      .on('error', reject)
      .end(body);
  });
}

function headers(key: string) {
  return { 'x-wallabee-api-key': key };
}
