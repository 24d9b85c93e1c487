// npm run soak: an hour of mixed load on two processes with the live game: visitors, players who write, event
// streams, and crawlers that ask for another page each time. Prints a line a minute and tables at the end;
// exits 1 on any error, growing memory, and descriptors or connections that leak.
// SOAK_SECONDS (3600), SOAK_USERS (12), SOAK_CRAWLERS (4), SOAK_WRITERS (2), SOAK_STREAMS (300), WORLD (demo)
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, say } from './setup.mjs';
import { crawlerRequests } from './soak/crawler-requests.mjs';
import { findGrowth, readUse, tableOfUse } from './soak/resource-use.mjs';
import { createTally } from './soak/tally.mjs';
import { makeSamplePlayers } from './trial/sample-players.mjs';
import { connectTo, databaseUrl, freePort, makeFolder, startSite } from './trial/site.mjs';
import { createVisits } from './trial/visits.mjs';
import { listenAt } from './trial/watch.mjs';
import { createLedger, findFaults, startWriters } from './trial/writers.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const SECONDS = setting('SOAK_SECONDS', 3_600);
const [USERS, CRAWLERS, WRITERS, STREAMS] = [
  setting('SOAK_USERS', 12),
  setting('SOAK_CRAWLERS', 4),
  setting('SOAK_WRITERS', 2),
  setting('SOAK_STREAMS', 300),
];
// All visitors come from one address.
process.env.NETWORK_LIMIT ??= '0';

await ensureBuilt();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
const dataDir = join(makeFolder(), 'data');
const environment = { WORLD: process.env.WORLD ?? 'demo', LIVE: 'on' };
const sites = [await startSite({ dataDir, port: await freePort(), environment })];
sites.push(
  await startSite({
    dataDir: join(makeFolder(), 'second'),
    port: await freePort(),
    environment: { ...environment, DATABASE_URL: databaseUrl(dataDir) },
  }),
);
const db = connectTo(dataDir);
const sample = await makeSamplePlayers(db, { players: 400, codes: 2_000 });
const visited = await somethingToVisit();
const tally = createTally();
const ledger = createLedger();
const received = sites.map(() => 0);
const uses = [];

say(
  `${new Date().toISOString()}, commit ${commit}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}; ${environment.WORLD} world, live game; ${USERS} users, ${CRAWLERS} crawlers, ${WRITERS} writers, ${STREAMS} streams for ${SECONDS} s`,
);
const streams = await openStreams();
const writers = sites.map(({ url }) =>
  startWriters({ url, sample, ledger, count: WRITERS / sites.length, pauseMs: 300 }),
);
const began = Date.now();
const isOver = () => Date.now() - began >= SECONDS * 1_000;
await Promise.all([...sites.flatMap(startVisitors), watchUse()]);
for (const each of writers) await each.stop();
for (const stream of streams) stream.destroy();
const faults = [
  ...tally.faults(),
  ...faultsOfWrites(),
  ...findGrowth(uses),
  ...(await findFaults(db, { ledger, sample })),
];
received.forEach((count, place) => {
  if (count === 0) faults.push(`the streams of process ${place + 1} received nothing`);
});
await db.end();
for (const site of sites.reverse()) {
  const { code } = await site.stop();
  if (code !== 0) faults.push(`a process exited with ${code}: ${site.output().trim().split('\n').at(-1)}`);
}

say(`\n${tally.table()}\n`);
say(
  `${ledger.acknowledged.length} writes acknowledged and found again, ${ledger.statuses[429] ?? 0} refused by a limit; streams received ${received.join(' and ')} messages\n`,
);
say(`${tableOfUse(uses)}\n`);
for (const fault of faults) say(`✗ ${fault}`);
say(`commit ${commit}: ${faults.length === 0 ? 'no fault' : `${faults.length} faults`}`);
process.exit(faults.length === 0 ? 0 : 1);

async function somethingToVisit() {
  const listed = async (query) => (await db.query(query)).rows;
  const idsOf = async (query) => (await listed(query)).map(({ id }) => id);
  return {
    itemTypes: await idsOf(`select id from item_type where released_at < now() and name <> '?' order by id`),
    names: await idsOf(
      `select username as id from player
       where username !~ '^trial' and is_enabled and deletion_date is null order by player.id`,
    ),
    places: await idsOf('select id from place order by id'),
    items: await listed(
      `select item_id as id, item_type_id as type, number from item
       where location <> 'hidden' order by item_id desc limit 50000`,
    ),
  };
}

function openStreams() {
  return Promise.all(
    Array.from({ length: STREAMS }, (_, nth) => {
      const place = nth % sites.length;
      return listenAt(sites[place].url, () => (received[place] += 1));
    }),
  );
}

function startVisitors(site, place) {
  const visits = createVisits({ url: site.url, sample, ...visited });
  const users = Array.from({ length: USERS / sites.length }, async () => {
    while (!isOver()) await visit(visits, visits.next(), 100);
  });
  const crawlers = Array.from({ length: CRAWLERS / sites.length }, async (_, nth) => {
    for (const request of crawlerRequests(visited, nth * sites.length + place, CRAWLERS)) {
      if (isOver()) return;
      await visit(visits, request, 200);
    }
  });
  return [...users, ...crawlers];
}

async function visit(visits, request, pauseMs) {
  tally.add(request, await visits.ask(request));
  await sleep(pauseMs);
}

async function watchUse() {
  while (!isOver()) {
    await sleep(10_000);
    uses.push({ second: (Date.now() - began) / 1_000, ...(await readUse(db, sites)) });
    if (uses.length % 6 === 0)
      say(`${Math.round(uses.at(-1).second)} s: ${tally.line()}; ${describe(uses.at(-1))}`);
  }
}

function describe({ siteMB, databaseMB, descriptors, connections }) {
  return `sites ${siteMB.map(Math.round).join(' and ')} MB, database ${Math.round(databaseMB)} MB, ${descriptors} descriptors, ${connections} connections`;
}

function faultsOfWrites() {
  const refused = ledger.refusals.filter(({ status }) => status !== 429);
  const cut = ledger.lost + ledger.notTaken;
  return [
    ...refused.slice(0, 5).map(({ kind, status, text }) => `a ${kind} was answered ${status}: ${text}`),
    ...(cut > 0 ? [`${cut} writes were cut off`] : []),
    ...(ledger.acknowledged.length === 0 ? ['no write was acknowledged'] : []),
  ];
}
