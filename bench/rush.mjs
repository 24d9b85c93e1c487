// npm run bench:rush: redeems and gifts of one type at once, over HTTP and several processes on one database, while
// visitors read; then again with kill -9 of one process in the middle. Options: --quick (the small world, fewer mints),
// --mints=10000 --clients=80 --processes=2
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';
import { startDatabase } from './engine.mjs';
import { prepareRush, rushFaults } from './mints.mjs';
import { prepare } from './prepare.mjs';
import { cpuOf, pause, start } from './processes.mjs';
import { printSummary, printTable, round, verdict } from './table.mjs';

const isQuick = process.argv.includes('--quick');
const option = (name, usual) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const mints = option('mints', isQuick ? 1_000 : 10_000);
const clients = option('clients', 80);
const processes = option('processes', 2);
const PORT = Number(process.env.BENCH_PORT ?? 4600);
const VISIT_EVERY_MS = 20;
const { world, folder } = await prepare({ isQuick });
const postgres = await startDatabase({ port: PORT, world, folder });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const rows = [await rush(false), await rush(true)];
printTable(`${mints} redeems and gifts of one type, ${processes} processes`, rows, 'numbers per second');
printSummary();
await client.end();
await postgres.stop();
process.exit(0);

async function rush(isKilling) {
  const token = () => randomBytes(16).toString('hex');
  const { type, calls } = await prepareRush(client, { mints, token });
  const sites = await Promise.all(
    Array.from({ length: processes }, (_, place) => startProcess(PORT + place)),
  );
  const before = sites.map(({ pid }) => cpuOf(pid).own);
  const databaseBefore = cpuOf(postgres.pid);
  const acknowledged = [];
  let failed = 0;
  let isKilled = false;
  const visits = [];
  const began = performance.now();
  // The first process is the one that is killed.
  const portOf = (place) => PORT + (isKilled ? processes - 1 : place % processes);
  const visiting = visitUntil(() => calls.length === 0, visits, portOf);
  const mintOne = async (call, port) => {
    const sentAt = performance.now();
    const numbers = await mint(port, call).catch(() => undefined);
    if (numbers) acknowledged.push({ ...numbers, sentAt, at: performance.now() });
    else failed += 1;
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, place) => {
      for (let call = calls.pop(); call; call = calls.pop()) {
        if (isKilling && !isKilled && acknowledged.length > mints / 2)
          isKilled = process.kill(Number(sites[0]?.pid), 'SIGKILL');
        await mintOne(call, portOf(place));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  await visiting;
  const own = sites.reduce((sum, { pid }, at) => sum + cpuOf(pid).own - before[at], 0);
  const database = cpuOf(postgres.pid);
  const { issued, faults } = await rushFaults(client, { type, acknowledged });
  await Promise.all(sites.map((site, at) => (isKilled && at === 0 ? undefined : site.stop())));
  visits.sort((one, other) => one - other);
  const p95 = visits[Math.floor(visits.length * 0.95)];
  const perSecond = issued / seconds;
  return {
    round: isKilling ? 'kill -9 of one process' : 'all processes live',
    'calls per second': round(acknowledged.length / seconds),
    numbers: issued,
    'numbers per second': round(perSecond),
    'unanswered or refused': failed,
    'server ms per call': isKilling ? '' : round(own / acknowledged.length, 2),
    'database ms per call': round(
      (database.own + database.children - databaseBefore.own - databaseBefore.children) / acknowledged.length,
      2,
    ),
    'visitors p95 ms': round(p95),
    faults: faults.join(', ') || 'none',
    wanted: verdict(perSecond >= 1_000 && p95 <= 300 && faults.length === 0, '≥ 1,000, ≤ 300 ms, none'),
  };
}

function startProcess(port) {
  const env = {
    ...{
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DATA_DIR: resolve('.cache/bench/rush'),
      WORLD: world,
    },
    ...{
      LIVE: 'off',
      LOG_LEVEL: 'error',
      SITE_URL: `http://127.0.0.1:${port}`,
      NODE_ENV: '',
      NETWORK_LIMIT: '0',
    },
  };
  return start('apps/api/dist/main.js', env, async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
}

/** @param {number} port @param {{ method: string, path: string, token: string, address: string, body?: string }} call */
async function mint(port, call) {
  const { method, path, token, address, body } = call;
  const headers = {
    'x-wallabee-api-key': 'demo-key',
    'x-user-token': token,
    'x-forwarded-for': address,
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, body });
  const answer = await response.json();
  if (!response.ok) return undefined;
  if (!Array.isArray(answer)) return { first: answer.first_number, last: answer.last_number };
  return { first: answer[0].number, last: answer[0].number };
}

async function visitUntil(isOver, times, portOf) {
  const paths = ['/', '/tools/sets', '/forums/7', '/tools/item/553'];
  for (let at = 0; !isOver(); at += 1) {
    const began = performance.now();
    const url = `http://127.0.0.1:${portOf(0)}${paths[at % paths.length]}`;
    const answer = await fetch(url).then(
      (response) => response.text(),
      () => undefined,
    );
    if (answer !== undefined) times.push(performance.now() - began);
    await pause(VISIT_EVERY_MS);
  }
}
