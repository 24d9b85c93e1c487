// npm run bench:streams: how long it takes from the write of an event until it has arrived at the event streams of two
// server processes, what a delivery costs, and what NOTIFY costs a commit.
// Options: --quick (fewer streams and events), --streams=10000 --events=1000 --new=0.1 --seconds=30 --kinds=new_item
// `--new` is the share of events that are new numbers, the only ones that streams without kinds carry.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, say } from '../scripts/setup.mjs';
import { socketIn } from './fill-forum.mjs';
import { measureNotify } from './notify-cost.mjs';
import { cpuOf, memoryMiB, start, startSite } from './processes.mjs';
import { printTable, round, verdict } from './table.mjs';
import { eventWriter } from './write-events.mjs';

const isQuick = process.argv.includes('--quick');
const named = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
const option = (name, usual, quick) => Number(named(name) ?? (isQuick ? quick : usual));
const streams = option('streams', 10_000, 500);
const perSecond = option('events', 1_000, 200);
const seconds = option('seconds', 30, 5);
const share = option('new', 0.1, 0.1);
const kinds = named('kinds');
const PORT = Number(process.env.BENCH_PORT ?? 4650);
const PORTS = [PORT, PORT + 1];
const folder = resolve(process.env.BENCH_DATA ?? '.cache/bench/streams-small');
const connection = () => ({ host: socketIn(folder), user: 'wallabee', database: 'wallabee' });

ensureInstalled();
await ensureBuilt();
say(
  `${new Date().toISOString()}, ${cpus().length} cores (${cpus()[0].model.trim()}), load ${loadavg()[0].toFixed(1)}, Node ${process.versions.node}`,
);
const first = await startSite({ port: PORTS[0], world: 'small', folder });
const second = await startSecond();
const clients = await openStreams();
// Commits with NOTIFY wait for the disk one after the other, which is measured by itself below.
const writer = await eventWriter({ ...connection(), options: '-c synchronous_commit=off' }, []);
await measure();
clients.kill();
await writer.end();
await second.stop();
await measureNotify(connection(), { seconds: isQuick ? 2 : 5 });
await first.stop();
process.exit(0);

/** On the database that the first one runs. */
function startSecond() {
  const { host, user, database } = connection();
  const isReady = async () => (await fetch(`http://127.0.0.1:${PORTS[1]}/readyz`)).ok;
  return start(
    'apps/api/dist/main.js',
    {
      PORT: String(PORTS[1]),
      DATABASE_URL: `postgres://${user}@localhost:5432/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: `${folder}-second`,
      WORLD: 'small',
      LIVE: 'off',
      LOG_LEVEL: 'error',
      SITE_URL: `http://127.0.0.1:${PORTS[1]}`,
      NODE_ENV: '',
      NETWORK_LIMIT: '0',
    },
    isReady,
  );
}

/** In a process of their own, so that reading does not delay writing. */
async function openStreams() {
  const child = fork(resolve('bench/stream-clients.mjs'), [], { stdio: 'inherit' });
  child.send({ open: { ports: PORTS, streams, kinds } });
  const [opened] = await once(child, 'message');
  say(`${opened.open} streams are open`);
  return child;
}

async function measure() {
  const servers = [first, second];
  const before = servers.map(({ pid }) => cpuOf(pid));
  clients.send({ begin: true });
  const wrote = await writer.writeMany({ perSecond, seconds, newShare: share });
  // What is still under way arrives.
  await new Promise((done) => setTimeout(done, 2_000));
  const after = servers.map(({ pid }) => cpuOf(pid));
  clients.send({ end: true });
  const [got] = await once(clients, 'message');
  const own = after.map((cpu, at) => cpu.own - before[at].own);
  const ownMs = own.reduce((sum, ms) => sum + ms, 0);
  const at = (part) => got.times[Math.min(got.times.length - 1, Math.floor(got.times.length * part))];
  printTable(
    `From write to arrival, ${streams} streams on two processes${kinds ? `, kinds ${kinds}` : ''}`,
    [
      {
        'events per second': round(wrote.written / wrote.seconds),
        'of them new numbers': `${round(share * 100)} %`,
        'deliveries per second': round(got.events / wrote.seconds),
        'p50 ms': round(at(0.5)),
        'p99 ms': round(at(0.99)),
        'most ms': round(at(1)),
        'server ms per event': round(ownMs / wrote.written, 2),
        'server µs per delivery': round((ownMs * 1_000) / got.events, 2),
        'cores of each server': own.map((ms) => round(ms / wrote.seconds / 1_000, 2)).join(', '),
        'database ms per event': round((after[0].children - before[0].children) / wrote.written, 2),
        'cores of the clients': round(got.cpuMs / wrote.seconds / 1_000, 2),
        'MiB of each server': servers.map(({ pid }) => round(memoryMiB(pid))).join(', '),
        wanted: verdict(at(0.99) <= 1_000, 'p99 ≤ 1,000 ms'),
      },
    ],
    'p99 ms',
  );
  say(`${got.open} of ${streams} streams were still open, ${got.sampled} of them were timed`);
}
