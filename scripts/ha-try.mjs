// npm run ha:try: the cluster of deploy/ha on this machine, in network namespaces, and two processes of the site.
// Under load the primary is killed, frozen, cut off, and its disk filled. Prints a table; exits 1 when an
// acknowledged write is lost, a page fails, or writes are not back within 20 s. ROUNDS is the number of kills (10;
// each other fault a third as often), ONLY=kill,disk selects faults.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { untilHealthy } from './ha/cluster.mjs';
import { createDatabaseMachine, unmountBelow } from './ha/database-machine.mjs';
import { createNetwork } from './ha/network.mjs';
import { ensurePrograms } from './ha/programs.mjs';
import { tryRound } from './ha/round.mjs';
import { createSiteMachine } from './ha/site-machine.mjs';
import { ensureBuilt, say } from './setup.mjs';
import { makeSamplePlayers } from './trial/sample-players.mjs';
import { makeFolder } from './trial/site.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const FAULTS = [
  {
    name: 'kill -9 of everything on the primary',
    times: ROUNDS,
    hurt: (primary) => primary.kill(),
    heal: (primary) => primary.start(),
  },
  {
    name: 'freeze of everything on the primary, thawed under load',
    hurt: (primary) => primary.freeze(),
    heal: (primary) => primary.thaw(),
  },
  {
    name: 'cut of the network of the primary',
    hurt: (primary) => primary.cut(),
    heal: (primary) => primary.join(),
  },
  {
    name: 'disk of the primary full',
    hurt: (primary) => primary.fillDisk(),
    heal: (primary) => primary.freeDisk(),
  },
];

const bin = ensurePrograms();
await ensureBuilt();
const network = createNetwork();
const parts = [1, 2, 3].map(network.addMachine);
// Their disks are mounted in the folder, so this comes before its removal.
process.once('exit', () => unmountBelow(folder));
const folder = makeFolder();
const secret = () => randomBytes(12).toString('hex');
const settings = {
  ...Object.fromEntries(parts.map(({ address }, place) => [`ADDRESS_${place + 1}`, address])),
  SITE_NETWORK: network.range,
  SUPERUSER_PASSWORD: secret(),
  REPLICATION_PASSWORD: secret(),
  PATRONI_PASSWORD: secret(),
  WALLABEE_PASSWORD: secret(),
  POSTGRES_BIN: bin,
  WATCHDOG: 'off',
};
const machines = parts.map((machine, place) =>
  createDatabaseMachine({ name: `pg${place + 1}`, machine, folder, settings }),
);
for (const machine of machines) machine.start();
say('waiting for the cluster …');
makeDatabase(await untilHealthy(machines));
const siteMachines = [];
for (const name of ['site1', 'site2']) siteMachines.push(await createSiteMachine({ name, folder, settings }));
say('starting two processes of the site …');
const sites = [];
for (const machine of siteMachines) sites.push(await startProcess(machine));
const db = new pg.Pool({ connectionString: siteMachines[0].primaryUrl, max: 2 });
db.on('error', () => {});
await db.query('create table ha_trial (text text primary key)');
const sample = await makeSamplePlayers(db, { players: 120, codes: 20_000 });
const addresses = await findAddresses();
const direct = { user: 'wallabee', password: settings.WALLABEE_PASSWORD };

const rows = [];
for (const { times = Math.max(1, Math.floor(ROUNDS / 3)), ...fault } of FAULTS) {
  if (process.env.ONLY && !process.env.ONLY.split(',').some((part) => fault.name.includes(part))) continue;
  for (let round = 1; round <= times; round += 1) await report(fault, round);
}
printTable();
await db.end();
for (const site of sites) await site.stop();
process.exit(rows.every(({ problems }) => problems.length === 0) ? 0 : 1);

function makeDatabase(primary) {
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  const psql = [join(bin, 'psql'), '-q', '-h', join(folder, primary.name, 'run'), '-c'];
  for (const sql of [
    `create role wallabee login password '${settings.WALLABEE_PASSWORD}'`,
    'create database wallabee owner wallabee',
  ])
    execFileSync('setpriv', [...asPostgres, ...psql, sql], { cwd: '/' });
}

async function startProcess(machine) {
  const site = await machine.start();
  let hasEnded = false;
  void site.ended.then(() => {
    hasEnded = true;
  });
  return { ...site, hasEnded: () => hasEnded };
}

/** Pages of every kind that visitors read, most of them of another thing each time. */
async function findAddresses() {
  const { rows: items } = await db.query(
    'select item_id, item_type_id, number from item order by item_id limit 300',
  );
  const { rows: places } = await db.query('select id from place order by id limit 300');
  return [
    ['/', '/tools/sets', '/faq', '/places', '/uniques'],
    sample.players.map(({ username }) => `/tools/profile/${username}/bio`),
    sample.players.map(({ username }) => `/tools/profile/${username}/wishlist`),
    items.map(({ item_type_id }) => `/tools/item/${item_type_id}`),
    items.map(({ item_type_id, number }) => `/tools/item/${item_type_id}/num/${number}`),
    items.map(({ item_id }) => `/tools/item/history/${item_id}`),
    places.map(({ id }) => `/tools/place/${id}`),
    ['/forums', '/forums/1', '/forums/2', '/forums/3'],
  ];
}

async function report(fault, round) {
  try {
    rows.push({
      name: `${fault.name}, ${round}`,
      ...(await tryRound({ fault, machines, sites, db, sample, addresses, direct })),
    });
  } catch (failure) {
    rows.push({ name: `${fault.name}, ${round}`, problems: [failure.message.split('\n').at(-1)] });
    say(`✗ ${fault.name}, ${round}: ${failure.message}`);
    printTable();
    process.exit(1);
  }
  const { seconds, acknowledged, problems } = rows.at(-1);
  const words = [
    `writes back after ${seconds.toFixed(1)} s`,
    `${acknowledged} acknowledged`,
    ...problems.slice(0, 5),
  ];
  say(`${problems.length === 0 ? '✓' : '✗'} ${fault.name}, ${round}: ${words.join('; ')}`);
}

function printTable() {
  const load = loadavg().map((value) => value.toFixed(1));
  say(`\n${new Date().toISOString().slice(0, 16)}Z, load of the machine: ${load.join(', ')}\n`);
  say('| Fault | Writes back after | Acknowledged | Lost | Doubled | Pages | Failed | Slowest page | Held |');
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const row of rows)
    say(
      `| ${row.name} | ${row.seconds?.toFixed(1)} s | ${row.acknowledged} | ${row.lost} | ${row.doubled} | ${row.pages} | ${row.failed} | ${row.slowestMs} ms | ${row.problems.length === 0 ? 'yes' : '**no**'} |`,
    );
}
