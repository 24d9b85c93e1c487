// Runs the previous release on a database migrated by this one, and then this one again. By itself: node
// scripts/trial/rollback.mjs
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, say } from '../setup.mjs';
import { buildRelease, findEarlierRelease, MIGRATIONS } from './earlier-release.mjs';
import { makeSamplePlayers } from './sample-players.mjs';
import { ask, connectTo, freePort, KEY, makeFolder, startSite } from './site.mjs';
import { createLedger, findFaults, startWriters } from './writers.mjs';

const WRITING_MS = 2_000;
const READS = ['/', '/tools/sets', '/forums', '/api/sets', '/api/forum', '/readyz'];

/** Every write acknowledged by either release must exist in the end. The site must be built. */
export async function tryRollback(folder) {
  const cwd = join(folder, 'earlier-release');
  const release = findEarlierRelease();
  const { migrations } = buildRelease(release, cwd);
  const unknown = readdirSync(MIGRATIONS).filter((name) => !migrations.includes(name));
  const where = { dataDir: join(folder, 'rollback'), port: await freePort() };
  const ledgers = [];
  const faults = [];
  let sample;

  await onRelease({}, async (db) => {
    sample = await makeSamplePlayers(db, { players: 60, codes: 300 });
    if (unknown.length === 0) unknown.push(await addMigration(db));
  });
  await onRelease({ cwd });
  await onRelease({});
  const writes = ledgers.map(({ acknowledged }) => acknowledged.length);
  if (Math.min(...writes) < 10) faults.push('too few writes to judge');
  return {
    faults,
    summary: `release ${release.slice(0, 10)} on a database with ${unknown.join(', ')}, which it does not know; ${writes.join(', ')} writes acknowledged before, by it, and after going forward`,
  };

  async function onRelease(code, prepare) {
    const site = await startSite({ ...where, ...code });
    const db = connectTo(where.dataDir);
    try {
      await prepare?.(db);
      faults.push(...(await read(site.url)));
      ledgers.push(await write(site.url, sample));
      for (const ledger of ledgers) faults.push(...(await findFaults(db, { ledger, sample })));
    } finally {
      await db.end();
      await site.stop();
    }
  }
}

async function addMigration(db) {
  await db.query(`create table added_later (id integer);
    alter table player add column added_later text;
    alter table message add column added_later integer not null default 0;
    insert into migration (name, checksum, is_additive) values ('9999-added-later.sql', 'x', true)`);
  return '9999-added-later.sql';
}

async function read(url) {
  const faults = [];
  for (const path of READS) {
    const { status } = await ask(url + path, { headers: { 'x-wallabee-api-key': KEY } });
    if (status !== 200) faults.push(`${path} was ${status}`);
  }
  return faults;
}

async function write(url, sample) {
  const ledger = createLedger();
  const writers = startWriters({ url, sample, ledger, count: 4 });
  await sleep(WRITING_MS);
  await writers.stop();
  const refused = ledger.refusals.find(({ status }) => status >= 500);
  if (refused) throw new Error(`a ${refused.kind} was answered ${refused.status}: ${refused.text}`);
  return ledger;
}

if (process.argv[1] === resolve(import.meta.filename)) {
  await ensureBuilt();
  const { faults, summary } = await tryRollback(makeFolder());
  for (const line of [summary, ...faults]) say(line);
  process.exit(faults.length === 0 ? 0 : 1);
}
