// Freezes PostgreSQL for 40 s and checks what visitors get. By itself: node scripts/trial/silent-database.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, say } from '../setup.mjs';
import { makeSamplePlayers } from './sample-players.mjs';
import { ask, connectTo, freePort, KEY, makeFolder, postmasterPid, startSite } from './site.mjs';
import { createLedger, findFaults, startWriters } from './writers.mjs';

const SILENT_MS = 40_000;
/** Calls wait until the first statement times out. */
const FIRST_MS = 10_000;

const QUESTIONS = [
  { path: '/api/all-sets', expected: 200, mostMs: 2_000 },
  { path: '/faq', expected: 200, mostMs: 3_000 },
  { path: '/healthz', expected: 200, mostMs: 2_000 },
  { path: '/readyz', expected: 503, mostMs: 4_000, firstMs: 4_000 },
  { path: '/api/users/demo', expected: 503, mostMs: 2_000, firstMs: 10_000 },
];

export async function trySilentDatabase(folder) {
  const dataDir = join(folder, 'silent');
  const site = await startSite({ dataDir, port: await freePort() });
  const db = connectTo(dataDir);
  try {
    const sample = await makeSamplePlayers(db, { players: 60, codes: 100 });
    for (const { path } of QUESTIONS) await ask(site.url + path, { headers: { 'x-wallabee-api-key': KEY } });
    const pids = processesOf(postmasterPid(dataDir));
    const began = Date.now();
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    const visits = await visitUntil(site.url, began + SILENT_MS, began).finally(() => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    });
    const backMs = await untilReady(site.url);
    const ledger = createLedger();
    const writers = startWriters({ url: site.url, sample, ledger, count: 4 });
    await sleep(2_000);
    await writers.stop();
    const faults = [...visits.flatMap(faultOf), ...(await findFaults(db, { ledger, sample }))];
    if (ledger.acknowledged.length < 10) faults.push('too few writes after it to judge');
    if (backMs > 10_000) faults.push(`ready again only after ${backMs} ms`);
    return { faults, summary: describe(visits, backMs) };
  } finally {
    await db.end();
    await site.stop();
  }
}

async function visitUntil(url, end, began) {
  const visits = [];
  const pending = [];
  while (Date.now() < end) {
    for (const question of QUESTIONS) {
      const asked = Date.now();
      pending.push(
        ask(url + question.path, { headers: { 'x-wallabee-api-key': KEY } }).then(
          ({ status, headers }) =>
            visits.push({
              ...question,
              status,
              retryAfter: headers['retry-after'],
              ms: Date.now() - asked,
              isFirst: asked - began < FIRST_MS,
            }),
          (failure) => visits.push({ ...question, status: failure.message, ms: Date.now() - asked }),
        ),
      );
    }
    await sleep(1_000);
  }
  await Promise.all(pending);
  return visits;
}

function faultOf({ path, expected, status, retryAfter, ms, isFirst, firstMs, mostMs }) {
  const isEarly = isFirst && firstMs !== undefined;
  if (status !== expected) return [`${path} was ${status}`];
  if (path.startsWith('/api') && status === 503 && !retryAfter) return [`${path} had no Retry-After`];
  return ms > (isEarly ? firstMs : mostMs) ? [`${path} took ${ms} ms`] : [];
}

function describe(visits, backMs) {
  const longest = (path, isFirst) =>
    Math.max(
      ...visits.filter((visit) => visit.path === path && visit.isFirst === isFirst).map(({ ms }) => ms),
    );
  return `frozen for ${SILENT_MS / 1_000} s: from memory 200 in at most ${Math.max(longest('/api/all-sets', true), longest('/api/all-sets', false))} ms; from the database 503 in at most ${longest('/api/users/demo', true)} ms, after ${FIRST_MS / 1_000} s in at most ${longest('/api/users/demo', false)} ms; /readyz 503 in at most ${longest('/readyz', true)} ms; ready again ${backMs} ms after`;
}

async function untilReady(url) {
  const began = Date.now();
  while ((await ask(`${url}/readyz`)).status !== 200) await sleep(50);
  return Date.now() - began;
}

function processesOf(parent) {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]) === parent;
      } catch {
        return false;
      }
    });
  return [parent, ...children.map(Number)];
}

if (process.argv[1] === resolve(import.meta.filename)) {
  await ensureBuilt();
  const { faults, summary } = await trySilentDatabase(makeFolder());
  for (const line of [summary, ...faults]) say(line);
  process.exit(faults.length === 0 ? 0 : 1);
}
