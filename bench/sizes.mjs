// npm run bench:sizes: the same calls on worlds of different sizes, alternately in one run. A world that is
// missing is made first; the huge one takes some hours. Options: --worlds=demo,large,huge, --quick (small, demo)
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, say } from '../scripts/setup.mjs';
import { connectTo, KEY } from '../scripts/trial/site.mjs';
import { cpuOf, memoryMiB, pause, startSite } from './processes.mjs';
import { sizeAddresses } from './size-addresses.mjs';
import { median, printSummary, printTable, round, verdict } from './table.mjs';

const isQuick = process.argv.includes('--quick');
const worlds =
  process.argv
    .find((argument) => argument.startsWith('--worlds='))
    ?.slice(9)
    .split(',') ?? (isQuick ? ['small', 'demo'] : ['demo', 'large', 'huge']);
const PORT = Number(process.env.BENCH_PORT ?? 4600);
const MOST_GROWTH = 2;
const REQUESTS = isQuick ? 50 : 300;
const ROUNDS = isQuick ? 1 : 3;

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

const NONE = { server: 0, database: 0 };

/** In small rounds, alternately, so that a slowing machine affects all worlds. */
async function compare(call) {
  const turns = sites.map((site) => createTurn(site, call));
  for (const turn of turns) await turn(REQUESTS / 3);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const costs = [];
    for (const turn of turns) costs.push(await turn(REQUESTS));
    rounds.push(costs);
  }
  const measured = sites.map(({ world }, place) => {
    const of = (field) => median(rounds.map((costs) => costs[place][field]));
    return { world, server: of('server'), database: of('database'), failed: of('failed') };
  });
  const total = ({ server, database }) => server + database;
  const [least = NONE, ...larger] = measured;
  const growth = total(larger.at(-1) ?? NONE) / total(least);
  const failed = measured.reduce((sum, one) => sum + one.failed, 0);
  say(`${call}: ${measured.map((one) => `${one.world} ${round(total(one), 2)} ms`).join(', ')}`);
  return {
    call,
    ...Object.fromEntries(
      measured.map((one) => [one.world, `${round(one.server, 2)} + ${round(one.database, 2)}`]),
    ),
    failed,
    growth: round(growth, 2),
    wanted: verdict(growth <= MOST_GROWTH && failed === 0, `≤ ${MOST_GROWTH}`),
  };
}

/** Asks for the next addresses of a call, one after the other, and returns the processor time of one. */
function createTurn({ port, pid, addresses }, call) {
  const { paths, headers } = addresses[call];
  const prefix = call.endsWith('page') ? '' : '/api';
  let nth = 0;
  return async (requests) => {
    let failed = 0;
    const before = cpuOf(pid);
    for (let count = 0; count < requests; count++) {
      const path = paths[nth++ % paths.length];
      const answer = await fetch(`http://127.0.0.1:${port}${prefix}${path}`, {
        headers: { 'x-wallabee-api-key': KEY, ...headers },
      });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    }
    const after = cpuOf(pid);
    return {
      server: (after.own - before.own) / requests,
      database: (after.children - before.children) / requests,
      failed,
    };
  };
}
