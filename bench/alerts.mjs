// npm run bench:alerts: how long it takes from the commit of an event until the bell of a player rings, with many
// alerts and events, the server on one core. Options: --quick (a small world, few alerts, 10 seconds),
// --alerts=100000 --events=1000 --seconds=60
import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import pg from 'pg';
import { ensureBuilt, ensureInstalled, say } from '../scripts/setup.mjs';
import { listenToBell } from './bell-stream.mjs';
import { fillAlerts } from './fill-alerts.mjs';
import { socketIn } from './fill-forum.mjs';
import { cpuOf, memoryMiB, pause, startSite } from './processes.mjs';
import { printTable, round, verdict } from './table.mjs';
import { eventWriter } from './write-events.mjs';

const isQuick = process.argv.includes('--quick');
const option = (name, usual, quick) =>
  Number(
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ??
      (isQuick ? quick : usual),
  );
const alerts = option('alerts', 100_000, 5_000);
const perSecond = option('events', 1_000, 200);
const seconds = option('seconds', 60, 10);
const PROBES = 20;
const MOST_RINGS = 70;
const WAIT_MS = 30_000;
const PORT = Number(process.env.BENCH_PORT ?? 4600);
const API = `http://127.0.0.1:${PORT}/api`;
const KEY = { 'x-wallabee-api-key': 'demo-key' };
const world = isQuick ? 'small' : 'demo';
// A folder of its own, because the alerts would slow down the other measurements.
const folder = resolve(process.env.BENCH_DATA ?? `.cache/bench/alerts-${world}`);
const site = { port: PORT, world, folder };
const connection = () => ({ host: socketIn(folder), user: 'wallabee', database: 'wallabee' });

ensureInstalled();
await ensureBuilt();
say(
  `${new Date().toISOString()}, ${cpus().length} cores (${cpus()[0].model.trim()}), load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}, world ${world}`,
);
const first = await startSite(site);
const client = new pg.Client(connection());
await client.connect();
const probes = await fillAlerts(client, { alerts, probes: PROBES });
await client.end();
await first.stop();

const server = await startSite(site);
const readyAt = performance.now();
pinToOneCore(server.pid);
const writer = await eventWriter(connection(), probes);
const bells = [];
for (const probe of probes) bells.push(await openBell(probe));
await firstRing(bells[0]);
const readMs = performance.now() - readyAt;
say(`${alerts} alerts: the server was ready after ${round(server.readyMs / 1_000, 1)} s`);
say(`the first event rang at most ${round(readMs / 1_000, 1)} s after that, once all alerts were read`);
await measure();
for (const { bell } of bells) bell.stop();
await writer.end();
await server.stop();
process.exit(0);

/** Linux alone can do it; elsewhere the server has all cores. */
function pinToOneCore(pid) {
  const { status } = spawnSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' });
  if (status !== 0) say('the server could not be bound to one core');
}

async function openBell({ username, item_id }) {
  const body = new URLSearchParams({ username, password: 'honeycomb' });
  const response = await fetch(`${API}/login`, { method: 'POST', headers: KEY, body });
  if (!response.ok) throw new Error(`no login of ${username}: ${await response.text()}`);
  const { token } = await response.json();
  return { item_id, bell: await listenToBell(API, { ...KEY, 'x-user-token': token }) };
}

async function firstRing(probe) {
  while (performance.now() - readyAt < 600_000) if ((await ringOnce(probe)) < WAIT_MS) return;
  throw new Error('No bell rang within 10 minutes.');
}

/** Milliseconds from the commit to the ring, as the client sees both. */
async function ringOnce({ item_id, bell }) {
  const rings = bell.next();
  await writer.write(item_id);
  const committed = performance.now();
  const ringing = await Promise.race([rings, pause(WAIT_MS).then(() => Number.POSITIVE_INFINITY)]);
  return Math.max(0, ringing - committed);
}

async function measure() {
  const before = cpuOf(server.pid);
  const times = [];
  let isOver = false;
  const probing = bells.map(async (probe) => {
    while (!isOver) {
      // An alert rings at most 100 times an hour.
      await pause((seconds * 1_000 * (0.5 + Math.random())) / MOST_RINGS);
      times.push(Math.min(await ringOnce(probe), WAIT_MS));
    }
  });
  const wrote = await writer.writeMany({ perSecond, seconds });
  const after = cpuOf(server.pid);
  isOver = true;
  await Promise.all(probing);
  print({
    wrote,
    times: times.sort((one, other) => one - other),
    own: after.own - before.own,
    database: after.children - before.children,
    ...(await counts()),
  });
}

async function counts() {
  const reader = new pg.Client(connection());
  await reader.connect();
  const { rows } = await reader.query(
    `select (select count(*) from event_log where matched_at is null) as unmatched,
       (select count(*) from notification) as notifications`,
  );
  await reader.end();
  return rows[0];
}

function print({ wrote, times, own, database, unmatched, notifications }) {
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  printTable(
    `From commit to bell, ${alerts} alerts`,
    [
      {
        'events per second': round(wrote.written / wrote.seconds),
        notifications,
        probes: times.length,
        'p50 ms': round(at(0.5)),
        'p99 ms': round(at(0.99)),
        'most ms': round(times.at(-1)),
        'server ms per event': round(own / wrote.written, 2),
        'database ms per event': round(database / wrote.written, 2),
        'memory MiB': round(memoryMiB(server.pid)),
        unmatched,
        wanted: verdict(at(0.99) <= 1_000, '≤ 1,000 ms'),
      },
    ],
    'p99 ms',
  );
}
