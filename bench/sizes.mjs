// npm run bench:sizes: the same calls on worlds of different sizes, alternately in one run. A world that is
// missing is made first; the huge one takes some hours. Options: --worlds=demo,large,huge, --quick (small, demo)
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, say } from '../scripts/setup.mjs';
import { connectTo, KEY } from '../scripts/trial/site.mjs';
import { measure } from './load.mjs';
import { memoryMiB, pause, startSite } from './processes.mjs';
import { sizeAddresses } from './size-addresses.mjs';
import { printSummary, printTable, round, verdict } from './table.mjs';

const isQuick = process.argv.includes('--quick');
const worlds =
  process.argv
    .find((argument) => argument.startsWith('--worlds='))
    ?.slice(9)
    .split(',') ?? (isQuick ? ['small', 'demo'] : ['demo', 'large', 'huge']);
const PORT = Number(process.env.BENCH_PORT ?? 4600);
const MOST_GROWTH = 2;
const effort = isQuick
  ? { connections: 2, seconds: 1, rounds: 1, warmUp: 1 }
  : { connections: 2, seconds: 3, rounds: 3, warmUp: 5 };

ensureInstalled();
await ensureBuilt();
say(
  `${new Date().toISOString()}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, worlds ${worlds.join(', ')}`,
);
const sites = [];
for (const [place, world] of worlds.entries()) sites.push(await startTwice(world, PORT + place));
await printSizes();
await printCalls();
printSummary();
for (const site of sites) await site.stop();
process.exit(0);

/** The second start is measured, because the first may make the world. */
async function startTwice(world, port) {
  const folder = resolve(process.env.BENCH_DATA ?? '.cache/bench', world);
  await (await startSite({ port, world, folder })).stop();
  const site = await startSite({ port, world, folder });
  await pause(5_000);
  const db = connectTo(folder);
  const addresses = await sizeAddresses(db);
  const { rows } = await db.query(
    `select (select count(*) from item)::int as items, (select count(*) from history)::int as events,
       (select count(*) from player)::int as players,
       (pg_database_size(current_database()) / 1000000)::int as "database MB"`,
  );
  await db.end();
  return { ...site, world, port, addresses, figures: rows[0], idleMB: memoryMiB(site.pid) * 1.048576 };
}

function printSizes() {
  const rows = sites.map(({ world, figures, readyMs, idleMB }) => ({
    world,
    ...figures,
    'start s': round(readyMs / 1_000, 1),
    'idle MB': round(idleMB),
    wanted: verdict(readyMs <= 5_000 && idleMB <= 300, '≤ 5 s, ≤ 300 MB'),
  }));
  printTable('Worlds', rows, 'start s');
}

async function printCalls() {
  const rows = [];
  for (const call of Object.keys(sites[0].addresses)) rows.push(await compare(call));
  printTable(
    `Processor time of server and database by call, ms (wanted: ${worlds.at(-1)} at most ${MOST_GROWTH} times ${worlds[0]})`,
    rows,
    'growth',
  );
  const memory = sites.map(({ world, pid, idleMB }) => ({
    world,
    'idle MB': round(idleMB),
    'after the calls MB': round(memoryMiB(pid) * 1.048576),
    wanted: '',
  }));
  printTable('Memory', memory, 'after the calls MB');
}

async function compare(call) {
  const measured = await measure(
    sites.map(({ port, pid, world, addresses }) => {
      const { paths, headers } = addresses[call];
      const url = call.endsWith('page') ? `http://127.0.0.1:${port}` : `http://127.0.0.1:${port}/api`;
      return { name: world, url, pid, paths, headers: { 'x-wallabee-api-key': KEY, ...headers } };
    }),
    effort,
  );
  const total = ({ cpuMs, databaseMs }) => cpuMs + databaseMs;
  const failed = measured.reduce((sum, of) => sum + of.failed, 0);
  const growth = total(measured.at(-1)) / total(measured[0]);
  say(`${call}: ${measured.map((of) => `${of.name} ${round(total(of), 2)}`).join(', ')}`);
  return {
    call,
    ...Object.fromEntries(
      measured.map((of) => [of.name, `${round(of.cpuMs, 2)} + ${round(of.databaseMs, 2)}`]),
    ),
    failed,
    growth: round(growth, 2),
    wanted: verdict(growth <= MOST_GROWTH && failed === 0, `≤ ${MOST_GROWTH}`),
  };
}
