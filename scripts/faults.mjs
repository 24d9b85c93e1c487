// npm run faults: breaks the site in every way it should survive. Prints a table; exits 1 when an
// acknowledged write is lost, a change is incomplete, or a failure is not reported in one sentence.
// ONLY=npm,disk runs the trials whose names contain one of these.
import { execFileSync } from 'node:child_process';
import { openSync, rmSync, statSync, writeSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, say } from './setup.mjs';
import { fillDescriptors } from './trial/descriptors.mjs';
import { fullDisk } from './trial/disk.mjs';
import { signalNpm } from './trial/npm-signals.mjs';
import { expectSentence, quote, startAndFail } from './trial/refusal.mjs';
import { tryRollback } from './trial/rollback.mjs';
import { makeSamplePlayers } from './trial/sample-players.mjs';
import { trySilentDatabase } from './trial/silent-database.mjs';
import { connectTo, freePort, homeOf, KEY, makeFolder, postmasterPid, startSite } from './trial/site.mjs';
import { startReaders, watchOutage } from './trial/watch.mjs';
import { createLedger, findFaults, startWriters } from './trial/writers.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const WRITING_MS = 3_000;
// All visitors come from one address.
process.env.NETWORK_LIMIT ??= '0';

await ensureBuilt();
const folder = makeFolder();
const dataDir = join(folder, 'data');
const port = await freePort();
const results = [];
let site = await startSite({ dataDir, port });
let db = connectTo(dataDir);
const sample = await makeSamplePlayers(db, { players: 120, codes: 1_500 });

await report('settings', durableSettings);
for (let round = 1; round <= ROUNDS; round += 1) {
  await report(`kill -9 of the site, round ${round}`, killSite);
  await report(`kill -9 of PostgreSQL, round ${round}`, () => hurtPostgres('SIGKILL'));
  await report(`kill -9 of both, round ${round}`, killBoth);
}
await report('PostgreSQL restarted under load', () => hurtPostgres('SIGINT'));
await report('backup during writes', backUpDuringWrites);
await report('SIGTERM under load', stopUnderLoad);
await report('second site on the folder', secondSite);
await report('damaged table', damagedTable);
await report('damaged control file', damagedControlFile);
await report('disk full', () => fullDisk(folder));
await report('hung database', () => trySilentDatabase(folder));
await report('going back a release', () => tryRollback(folder));
await report('signals to npm', () => signalNpm({ folder }));
await report('full descriptor table', () => fillDescriptors({ folder }));

say(
  `\nload of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}\n`,
);
say('| Fault | Held | |\n| --- | --- | --- |');
for (const { name, isHeld, summary } of results)
  say(`| ${name} | ${isHeld ? 'yes' : '**no**'} | ${summary} |`);
await db.end().catch(() => {});
await site.stop();
process.exit(results.every(({ isHeld }) => isHeld) ? 0 : 1);

async function report(name, trial) {
  if (process.env.ONLY && !process.env.ONLY.split(',').some((part) => name.includes(part))) return;
  try {
    const { faults = [], summary } = await trial();
    results.push({ name, isHeld: faults.length === 0, summary: [summary, ...faults.slice(0, 5)].join('; ') });
  } catch (failure) {
    results.push({ name, isHeld: false, summary: failure.message.split('\n').at(-1) });
  }
  const { isHeld, summary } = results.at(-1);
  say(`${isHeld ? '✓' : '✗'} ${name}: ${summary}`);
}

async function durableSettings() {
  const wanted = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', data_checksums: 'on' };
  const faults = [];
  for (const [name, value] of Object.entries(wanted)) {
    const { rows } = await db.query(`show ${name}`);
    if (rows[0][name] !== value) faults.push(`${name} is ${rows[0][name]}`);
  }
  return { faults, summary: Object.keys(wanted).join(', ') };
}

async function killSite() {
  const ledger = createLedger();
  const writers = startWriters({ url: site.url, sample, ledger });
  await sleep(WRITING_MS);
  site.kill('SIGKILL');
  await site.ended;
  await writers.stop();
  site = await startSite({ dataDir, port });
  return judge(ledger, `ready again in ${site.secondsToStart.toFixed(1)} s`);
}

async function killBoth() {
  const ledger = createLedger();
  const writers = startWriters({ url: site.url, sample, ledger });
  await sleep(WRITING_MS);
  process.kill(postmasterPid(dataDir), 'SIGKILL');
  site.kill('SIGKILL');
  await site.ended;
  await writers.stop();
  await reconnect(async () => {
    site = await startSite({ dataDir, port });
  });
  return judge(ledger, `ready again in ${site.secondsToStart.toFixed(1)} s`);
}

/** The site stays up, answers 503 with Retry-After, and recovers by itself. */
async function hurtPostgres(signal) {
  const ledger = createLedger();
  const writers = startWriters({ url: site.url, sample, ledger });
  await sleep(WRITING_MS);
  const began = Date.now();
  process.kill(postmasterPid(dataDir), signal);
  const away = await watchOutage({ url: site.url, began });
  await sleep(500);
  await writers.stop();
  await reconnect(async () => {});
  const judged = await judge(
    ledger,
    `away for ${away.seconds.toFixed(1)} s; longest answer ${ledger.longestMs} ms`,
  );
  const wrong = ledger.refusals.filter(
    ({ status, retryAfter }) => status >= 500 && (status !== 503 || !retryAfter),
  );
  if (wrong.length > 0)
    judged.faults.push(`${wrong.length} calls were answered ${wrong[0].status} instead of 503`);
  judged.faults.push(...away.faults);
  return judged;
}

async function judge(ledger, summary) {
  const faults = await findFaults(db, { ledger, sample });
  const of = (kind) => ledger.acknowledged.filter((entry) => entry.kind === kind).length;
  const counts = `${ledger.acknowledged.length} writes acknowledged (${of('gift')} gifts, ${of('redeem')} codes, ${of('message')} messages, ${of('post')} posts), ${ledger.statuses[503] ?? 0} refused with 503, ${ledger.lost} cut off`;
  if (ledger.acknowledged.length < 10) faults.push('too few writes to judge');
  const strange = ledger.refusals.find(({ status }) => ![503, 429].includes(status));
  if (strange) faults.push(`a ${strange.kind} was answered ${strange.status}: ${strange.text}`);
  return { faults, summary: `${counts}; ${summary}` };
}

async function reconnect(step) {
  await db.end().catch(() => {});
  await step();
  db = connectTo(dataDir);
}

async function backUpDuringWrites() {
  const ledger = createLedger();
  const writers = startWriters({ url: site.url, sample, ledger });
  await sleep(WRITING_MS);
  const before = { ...ledger, acknowledged: [...ledger.acknowledged] };
  const file = join(folder, 'backup.gz');
  const environment = { ...process.env, DATA_DIR: dataDir };
  execFileSync('node', ['apps/api/dist/commands/run/backup.js', file], { env: environment });
  await writers.stop();
  const copyDir = join(folder, 'copy');
  execFileSync('node', ['apps/api/dist/commands/run/restore.js', file], {
    env: { ...process.env, DATA_DIR: copyDir },
  });
  const copy = await startSite({ dataDir: copyDir, port: await freePort() });
  const copyDb = connectTo(copyDir);
  const faults = await findFaults(copyDb, { ledger: before, sample });
  await copyDb.end();
  await copy.stop();
  rmSync(copyDir, { recursive: true, force: true });
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  return {
    faults,
    summary: `${before.acknowledged.length} writes before it, all in the restored copy; ${megabytes} MB`,
  };
}

async function stopUnderLoad() {
  const ledger = createLedger();
  const stream = await fetch(`${site.url}/api/events`, { headers: { 'x-wallabee-api-key': KEY } });
  const idle = await fetch(`${site.url}/healthz`, { headers: { connection: 'keep-alive' } });
  const writers = startWriters({ url: site.url, sample, ledger });
  const pages = startReaders(site.url);
  await sleep(WRITING_MS);
  // A proxy has stopped sending; its earlier requests are in progress.
  writers.pause();
  pages.pause();
  await sleep(100);
  const began = Date.now();
  const stopped = site.stop();
  const { code } = await stopped;
  const seconds = (Date.now() - began) / 1000;
  await writers.stop();
  const { failed, read } = await pages.stop();
  const faults = code === 0 ? [] : [`it exited with ${code}`];
  await stream.text().catch(() => faults.push('the event stream was cut off'));
  if (idle.status !== 200) faults.push('the health check failed');
  if (seconds > 10) faults.push('it took too long');
  faults.push(...failed);
  await reconnect(async () => {
    site = await startSite({ dataDir, port });
  });
  const judged = await judge(ledger, `${read} pages read; exit code ${code} after ${seconds.toFixed(1)} s`);
  if (ledger.lost > 0) faults.push(`${ledger.lost} requests were taken and not answered`);
  return { ...judged, faults: [...faults, ...judged.faults] };
}

async function secondSite() {
  const output = await startAndFail({ dataDir });
  const page = await fetch(`${site.url}/faq`);
  return {
    faults: [
      ...expectSentence(output, /is in use by another site process \(pid \d+\)/),
      ...(page.ok ? [] : ['the first site suffered']),
    ],
    summary: quote(output),
  };
}

async function damagedTable() {
  const { rows } = await db.query(`select pg_relation_filepath('item_type') as path`);
  return withCopy((copyDir) => {
    spoil(join(homeOf(copyDir), 'cluster', rows[0].path), 100);
    return /the database is damaged \(invalid page in block 0/;
  });
}

async function damagedControlFile() {
  return withCopy((copyDir) => {
    spoil(join(homeOf(copyDir), 'cluster', 'global', 'pg_control'), 40);
    return /PostgreSQL could not start in/;
  });
}

async function withCopy(spoilIt) {
  const copyDir = join(folder, 'spoilt');
  await db.end();
  await site.stop();
  execFileSync('cp', ['-a', dataDir, copyDir]);
  const sentence = spoilIt(copyDir);
  const output = await startAndFail({ dataDir: copyDir });
  rmSync(copyDir, { recursive: true, force: true });
  site = await startSite({ dataDir, port });
  db = connectTo(dataDir);
  return { faults: expectSentence(output, sentence), summary: quote(output) };
}

function spoil(file, at) {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(64, 0xa5), 0, 64, at);
}
