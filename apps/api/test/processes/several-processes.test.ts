import { rename } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { ensureSiteKey } from '../../src/platform/sessions/application-keys.queries.ts';
import { catalogueBuilders } from '../builders/catalogue-builders.ts';
import { createTestDatabase } from '../database.ts';
import { listenAt } from './event-listener.ts';
import {
  installServer,
  type ServerProcess,
  startProcess,
  startTwoProcesses,
  WAIT_OPTIONS,
  WEB_APP,
} from './server-process.ts';

const KEY = 'key-of-the-site';
const FANS_KEY = 'key-of-a-fan';
const { db, url } = await createTestDatabase();
const folder = await installServer();
const environment = { DATABASE_URL: url, WEB_API_KEY: KEY };
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  await ensureSiteKey(db, FANS_KEY);
  servers = await startTwoProcesses(folder, environment);
});

test('a change of the catalogue reaches every server process', async () => {
  const { aSet } = catalogueBuilders(db, async () => {});
  for (const server of servers) expect((await ask(server, '/all-sets')).body).toBe('[]');

  await aSet({ name: 'Harbour Lights' });

  for (const server of servers)
    await expect.poll(async () => (await ask(server, '/all-sets')).body).toContain('Harbour Lights');
});

test('a key has one budget at all processes', async () => {
  const [started, calls] = [Date.now(), 400];
  // 40 at a time, because the number of concurrent requests of one network is limited.
  for (let sent = 0; sent < calls; sent += 40)
    await Promise.all(
      Array.from({ length: 40 }, (_, place) => ask(serverAt(place), '/all-sets', { key: FANS_KEY })),
    );

  // With separate budgets each would have about 200 more left.
  for (const server of servers)
    await vi.waitFor(async () => {
      const { left } = await ask(server, '/all-sets', { key: FANS_KEY });
      const saved = (KEY_LIMIT.perSecond * (Date.now() - started)) / 1_000;
      expect(left).toBeLessThanOrEqual(KEY_LIMIT.burst - calls + saved);
    }, WAIT_OPTIONS);
});

test('each process serves its metrics on its own port only', async () => {
  for (const server of servers) {
    const stream = await listenAt(`http://127.0.0.1:${server.port}/api/events`, headers(KEY));
    const metrics = await (await fetch(server.metricsUrl, { headers: { connection: 'close' } })).text();

    expect(metrics).toMatch(/http_requests_total{.*route="\/api\/all-sets".*} \d+/);
    expect(metrics).toContain('database_connections{database="primary",state="idle"}');
    expect(metrics).toMatch(/event_streams_open 1/);
    expect(metrics).toMatch(/http_request_duration_seconds_bucket{le="0.5",.*status="2xx"/);
    expect(metrics).toMatch(/nodejs_eventloop_lag_seconds \d/);
    expect(metrics).not.toContain('key-of');
    expect((await ask(server, '/metrics', { base: '' })).body).toBe('a page');
    stream.end();
  }
});

test('a stopped process finishes its requests, ends its streams and exits with 0; the other still serves', async () => {
  const [first, second] = servers;
  const agent = new Agent({ keepAlive: true });
  await ask(first, '/all-sets', { agent });
  const stream = await listenAt(`http://127.0.0.1:${first.port}/api/events`, headers(KEY));
  const blocker = await db.startTransaction().execute();
  await sql`lock table player`.execute(blocker);
  const underWay = ask(first, '/users/nobody');
  await expect.poll(waitingStatements).toBe(1);

  first.signal('SIGTERM');
  await blocker.rollback().execute();

  expect((await underWay).status).toBe(200);
  expect(await first.exitCode()).toBe(0);
  await expect.poll(stream.hasEnded).toBe(true);
  expect((await ask(second, '/all-sets')).status).toBe(200);
  agent.destroy();
});

test('a process that cannot start exits with 1 and a reason', async () => {
  await rename(join(folder, WEB_APP), join(folder, `${WEB_APP}.away`));
  const broken = await startProcess({ folder, environment });

  expect(await broken.exitCode()).toBe(1);
  expect(broken.output()).toContain('The site could not start: the web app has not been built.');
});

async function waitingStatements() {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
}

interface Request {
  key?: string;
  agent?: Agent;
  base?: string;
}

function serverAt(place: number): ServerProcess {
  return servers[place % 2 === 0 ? 0 : 1];
}

async function ask(server: ServerProcess, path: string, { key = KEY, agent, base = '/api' }: Request = {}) {
  return new Promise<{ status: number; body: string; left: number }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: server.port,
      path: `${base}${path}`,
      agent: agent ?? false,
      headers: headers(key),
    };
    get(options, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      const left = Number(response.headers['x-ratelimit-remaining']);
      resolve({ status: response.statusCode ?? 0, body: text, left });
    }).on('error', reject);
  });
}

function headers(key: string) {
  return { 'x-wallabee-api-key': key };
}
