// A database that says nothing any more: its processes are stopped, its connections stay open.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, KEY, postmasterPid } from './site.mjs';

const HUNG_MS = 40_000;
const SLOWEST_MS = 12_000;

/** Calls from memory go on, the others are 503 soon and with Retry-After, and all is well once it speaks again. */
export async function hangDatabase({ site, dataDir, player }) {
  const processes = [postmasterPid(dataDir), ...childrenOf(postmasterPid(dataDir))];
  const seen = { memory: [], database: [], health: [], ready: [] };
  const token = { 'x-wallabee-api-key': KEY, 'x-user-token': player.token };
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  const until = Date.now() + HUNG_MS;
  try {
    const probes = [
      probe(seen.memory, `${site.url}/api/all-sets`, { 'x-wallabee-api-key': KEY }),
      probe(seen.database, `${site.url}/api/inbox/conversations`, token),
      probe(seen.health, `${site.url}/healthz`),
      probe(seen.ready, `${site.url}/readyz`),
    ];
    await Promise.all(probes.map((once) => repeat(once, until)));
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  const back = await secondsUntilBack(site.url, token);
  return {
    faults: [...findFaults(seen), ...(back === null ? ['it did not come back within 30 s'] : [])],
    told: inWords(seen, back),
  };
}

function findFaults({ memory, database, health, ready }) {
  const faults = [];
  const wrong = (answers, status) => answers.find((answer) => answer.status !== status);
  if (wrong(memory, 200)) faults.push(`a call from memory was answered ${wrong(memory, 200).status}`);
  if (slowest(memory) > 2_000) faults.push(`a call from memory took ${slowest(memory)} ms`);
  if (wrong(database, 503))
    faults.push(`a call that needs the database was answered ${wrong(database, 503).status}`);
  if (database.some(({ retryAfter }) => !retryAfter)) faults.push('a 503 had no Retry-After');
  if (slowest(database) > SLOWEST_MS) faults.push(`a call waited ${slowest(database)} ms for the database`);
  if (wrong(health, 200)) faults.push(`/healthz was ${wrong(health, 200).status}`);
  if (!ready.some(({ status }) => status === 503)) faults.push('/readyz never said 503');
  return faults;
}

function inWords({ memory, database }, back) {
  const count = (answers, status) => answers.filter((answer) => answer.status === status).length;
  return `${HUNG_MS / 1_000} s: ${count(memory, 200)} of ${memory.length} calls from memory served (slowest ${slowest(memory)} ms), ${count(database, 503)} of ${database.length} others 503 (slowest ${slowest(database)} ms); back ${back ?? '–'} s after`;
}

function probe(answers, url, headers = {}) {
  return async () => {
    const began = Date.now();
    const answer = await ask(url, { headers }).catch((failure) => ({ status: failure.message, headers: {} }));
    answers.push({
      status: answer.status,
      retryAfter: answer.headers['retry-after'],
      ms: Date.now() - began,
    });
  };
}

async function repeat(once, until) {
  while (Date.now() < until) {
    await once();
    await sleep(500);
  }
}

async function secondsUntilBack(url, headers) {
  const began = Date.now();
  while (Date.now() - began < 30_000) {
    const paths = ['/readyz', '/api/inbox/conversations', '/tools/profile/demo/bio'];
    const answers = await Promise.all(
      paths.map((path) => ask(url + path, { headers }).catch(() => ({ status: 0 }))),
    );
    if (answers.every(({ status }) => status === 200)) return ((Date.now() - began) / 1_000).toFixed(1);
    await sleep(200);
  }
  return null;
}

const slowest = (answers) => Math.max(0, ...answers.map(({ ms }) => ms));

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

export function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
