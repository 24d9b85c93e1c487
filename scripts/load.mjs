// npm run load: a mixed load for minutes, then overload. Prints response times and memory; exits 1 on any
// error, on growing memory, or when health checks, refusals or served requests are too slow under overload.
// LOAD_SECONDS (180), LOAD_USERS (24), LOAD_STREAMS (200), OVERLOAD_USERS (800), WORLD (demo)
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, say } from './setup.mjs';
import { makeSamplePlayers } from './trial/sample-players.mjs';
import { ask, connectTo, freePort, makeFolder, startSite } from './trial/site.mjs';
import { createVisits } from './trial/visits.mjs';
import { listenAt } from './trial/watch.mjs';

const setting = (name, otherwise) => Number(process.env[name] ?? otherwise);
const SECONDS = setting('LOAD_SECONDS', 180);
const USERS = setting('LOAD_USERS', 24);
const STREAMS = setting('LOAD_STREAMS', 200);
const OVERLOAD_USERS = setting('OVERLOAD_USERS', 800);
const OVERLOAD_SECONDS = 20;
const WARM_UP_SECONDS = Math.min(45, SECONDS);
/** Maximum growth of memory in the second half, when caches are full. */
const MOST_GROWTH = 0.1;
/** A refusal must come at once; the bounds leave room for a busy machine. */
const LONGEST_REFUSAL_MS = 3_000;
const LONGEST_SERVED_MS = 12_000;
const LONGEST_HEALTH_MS = 5_000;
// All visitors come from one address.
process.env.NETWORK_LIMIT ??= '0';

await ensureBuilt();
const faults = [];
const dataDir = join(makeFolder(), 'data');
const environment = { WORLD: process.env.WORLD ?? 'demo' };
const site = await startSite({ dataDir, port: await freePort(), environment });
const db = connectTo(dataDir);
const sample = await makeSamplePlayers(db, { players: 400 });
const visits = createVisits({ url: site.url, sample, ...(await somethingToVisit()) });
const streams = await openStreams();

say(
  `${cpus().length} cores, load ${loadavg()[0].toFixed(1)} before; ${environment.WORLD} world; ${USERS} users, ${STREAMS} streams`,
);
await visit({ users: USERS, seconds: WARM_UP_SECONDS });
const steady = await steadyLoad();
const overload = await overLoad();
const after = await visit({ users: USERS, seconds: 10 });
judgeRecovery(after);

for (const stream of streams) stream.destroy();
visits.close();
await db.end();
const { code } = await site.stop();
if (code !== 0) faults.push(`the site exited with ${code}`);
say(steady);
say(overload);
for (const fault of faults) say(`✗ ${fault}`);
say(faults.length === 0 ? 'no fault' : `${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

async function somethingToVisit() {
  const items = await db.query(
    `select id from item_type where released_at < now() and name <> '?' order by id limit 500`,
  );
  const players = await db.query(
    `select username from player where username !~ '^trial' order by id limit 200`,
  );
  return { itemTypes: items.rows.map(({ id }) => id), names: players.rows.map(({ username }) => username) };
}

function openStreams() {
  let received = 0;
  return Promise.all(Array.from({ length: STREAMS }, () => listenAt(site.url, () => (received += 1))));
}

async function steadyLoad() {
  const memory = watchMemory();
  const answers = await visit({ users: USERS, seconds: SECONDS });
  const fifths = memory.stop();
  const growth = fifths[4] / fifths[2] - 1;
  if (growth > MOST_GROWTH) faults.push(`memory grew by ${Math.round(growth * 100)} % in the second half`);
  for (const { kind, status, error } of answers.filter(isFailure).slice(0, 5))
    faults.push(`${kind}: ${error ?? status}`);
  const rows = visits.kinds.map((kind) =>
    row(
      kind,
      answers.filter((answer) => answer.kind === kind),
    ),
  );
  return [
    '',
    `${answers.length} answers in ${SECONDS} s: ${Math.round(answers.length / SECONDS)} a second; ${answers.filter(isFailure).length} errors; load ${loadavg()[0].toFixed(1)} at the end`,
    `memory of the process, fifth by fifth of that time: ${fifths.map(megabytes).join(', ')}`,
    '',
    '| Kind | Answers | p50 ms | p95 ms | p99 ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    row('all', answers),
  ].join('\n');
}

async function overLoad() {
  const health = watchHealth();
  const answers = await visit({ users: OVERLOAD_USERS, seconds: OVERLOAD_SECONDS, pauseMs: 0 });
  const { slowest, failed } = await health.stop();
  const shed = answers.filter(({ status }) => status === 503 || status === 429);
  const served = answers.filter(({ status }) => status === 200);
  if (failed > 0) faults.push(`/healthz failed ${failed} times under overload`);
  if (served.length < OVERLOAD_SECONDS * 5) faults.push('under overload hardly anything was served');
  if (shed.some(({ retryAfter }) => !retryAfter)) faults.push('a refusal had no Retry-After');
  if (slowest > LONGEST_HEALTH_MS) faults.push(`/healthz took ${Math.round(slowest)} ms under overload`);
  const refusedWithin = percentile(shed, 0.95);
  if (refusedWithin > LONGEST_REFUSAL_MS)
    faults.push(`one refusal in twenty took ${Math.round(refusedWithin)} ms`);
  const servedWithin = percentile(served, 0.95);
  if (servedWithin > LONGEST_SERVED_MS)
    faults.push(`under overload one in twenty was served after ${Math.round(servedWithin)} ms`);
  const strange = answers.find(({ status, error }) => error || ![200, 429, 503].includes(status));
  if (strange) faults.push(`under overload ${strange.kind}: ${strange.error ?? strange.status}`);
  return [
    '',
    `${OVERLOAD_USERS} users without a pause for ${OVERLOAD_SECONDS} s: ${served.length} served, ${shed.length} refused with 503 or 429 and Retry-After; /healthz answered within ${Math.round(slowest)} ms`,
    '',
    '| Answer | Answers | p50 ms | p95 ms | p99 ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    row('served', served),
    row('refused', shed),
  ].join('\n');
}

function judgeRecovery(answers) {
  const failed = answers.filter(isFailure);
  // Load shedding needs a moment to start, so a few failures in the first second are accepted.
  if (failed.length > answers.length / 20)
    faults.push(`after it, ${failed.length} of ${answers.length} still failed`);
}

async function visit({ users, seconds, pauseMs = 40 }) {
  const answers = [];
  const until = Date.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: users }, async (_, place) => {
      await sleep((place / users) * 200);
      while (Date.now() < until) {
        const request = visits.next();
        const answer = await visits.ask(request);
        answers.push({ kind: request.kind, ...answer });
        await sleep(answer.retryAfter ? Number(answer.retryAfter) * 1_000 : pauseMs);
      }
    }),
  );
  return answers;
}

function isFailure({ status, error }) {
  return error !== undefined || status !== 200;
}

function watchMemory() {
  const samples = [];
  const timer = setInterval(() => samples.push(residentBytes(site.pid)), 1_000);
  return {
    stop() {
      clearInterval(timer);
      const fifth = samples.length / 5;
      const mean = (part) => part.reduce((sum, value) => sum + value, 0) / part.length;
      return [0, 1, 2, 3, 4].map((n) =>
        mean(samples.slice(Math.floor(n * fifth), Math.floor((n + 1) * fifth))),
      );
    },
  };
}

function residentBytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

function watchHealth() {
  let isOver = false;
  let slowest = 0;
  let failed = 0;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await ask(`${site.url}/healthz`).catch(() => undefined);
      slowest = Math.max(slowest, performance.now() - began);
      if (answer?.status !== 200) failed += 1;
      await sleep(250);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { slowest, failed };
    },
  };
}

function percentile(answers, share) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function row(name, answers) {
  const at = (share) => (answers.length === 0 ? '' : Math.round(percentile(answers, share)));
  return `| ${name} | ${answers.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`;
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}
