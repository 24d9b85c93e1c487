// Every GET call of the API, each request with another address or another player, so that no cache answers.
// Its options: --calls=friends,sets measures only calls whose path contains one of these words.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { callAddresses } from './call-addresses.mjs';
import { fillOwn } from './fill-own.mjs';
import { cpuOf } from './processes.mjs';
import { median, print, printTable, round, verdict } from './table.mjs';

const CONNECTIONS = 8;
const SAMPLES = 8;
const CLASSES = [
  { name: '< 2 KB', below: 2_000, mostMs: 1 },
  { name: '2 to 20 KB', below: 20_000, mostMs: 1 },
  { name: '> 20 KB', below: Number.POSITIVE_INFINITY, mostMs: 2 },
];
const TIMES_MEDIAN = 3;
const words = process.argv
  .find((argument) => argument.startsWith('--calls='))
  ?.slice('--calls='.length)
  .split(',');

export async function newCalls({ site, api, folder, headers, isQuick }) {
  const known = await fillOwn(folder);
  const { measured, apart } = plan(callAddresses(known), known.players);
  const wanted = measured.filter(({ path }) => !words || words.some((word) => path.includes(word)));
  // A number of requests, not of seconds, because code that ran seldom is slower.
  const effort = isQuick ? { amount: 60, rounds: 1 } : { amount: 400, rounds: 3 };
  const rows = await measureAll(wanted, { site, api, headers, ...effort });
  printTable('Calls made anew', withVerdicts(rows), 'server ms');
  print(
    'Calls that are not compared',
    apart.map(({ path, reason }) => ({ call: path, reason })),
  );
}

/** Fails where a call of the OpenAPI document has no addresses, and where addresses have no call. */
function plan(addresses, players) {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  const gets = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));
  const missing = gets.filter(({ path }) => !addresses[path]).map(({ path }) => path);
  const unknown = Object.keys(addresses).filter((path) => !paths[path]?.get);
  if (missing.length + unknown.length > 0)
    throw new Error(
      `bench/call-addresses.mjs: without addresses: ${missing.join(', ') || 'none'}; unknown: ${unknown.join(', ') || 'none'}`,
    );
  const calls = gets.map(({ path, get }) => ({ path, ...addresses[path], needsPlayer: needsPlayer(get) }));
  return {
    apart: calls.filter(({ reason }) => reason),
    measured: calls
      .filter(({ reason }) => !reason)
      .map((call) => ({ path: call.path, requests: requestsOf(call, players), next: 0 })),
  };
}

function needsPlayer({ security = [] }) {
  return security.length > 0 && security.every((scheme) => !isKeyAlone(scheme));
}

function isKeyAlone(scheme) {
  return Object.keys(scheme).join() === 'key';
}

function requestsOf({ path, of, needsPlayer: withToken }, players) {
  if (of.length === 0) throw new Error(`The world has no addresses for ${path}`);
  const count = withToken ? Math.max(of.length, players.length) : of.length;
  return Array.from({ length: count }, (_, at) => {
    const address = of[at % of.length];
    const { path: own, player } = typeof address === 'string' ? { path: address } : address;
    return { path: own, player: player ?? (withToken ? players[at % players.length] : undefined) };
  });
}

/**
 * The first round warms up and does not count.
 * @param {any[]} calls
 * @param {any} effort
 */
async function measureAll(calls, { rounds, ...target }) {
  const rows = new Map();
  const refused = [];
  for (const call of calls) {
    const sampled = await sample(call, target);
    if (sampled.refused) refused.push(sampled.refused);
    else rows.set(call, { ...sampled, shots: [] });
  }
  if (refused.length > 0) throw new Error(refused.join('\n'));
  for (let nth = 0; nth <= rounds; nth++) {
    for (const [call, row] of rows) {
      const shot = await shoot(call, target);
      if (nth > 0) row.shots.push(shot);
    }
  }
  return [...rows].map(([{ path, requests }, { bytes, shots }]) => ({
    call: path,
    addresses: requests.length,
    bytes,
    'server ms': round(median(shots.map(({ cpuMs }) => cpuMs)), 2),
    'database ms': round(median(shots.map(({ databaseMs }) => databaseMs)), 2),
    failed: shots.reduce((sum, { failed }) => sum + failed, 0),
  }));
}

async function sample(call, { api, headers }) {
  const sizes = [];
  for (let nth = 0; nth < SAMPLES; nth++) {
    const request = nextOf(call, headers);
    const answer = await fetch(`${api}${request.path}`, { headers: request.headers });
    const body = await answer.arrayBuffer();
    if (!answer.ok) return { refused: `${request.path} answered ${answer.status} ${Buffer.from(body)}` };
    sizes.push(body.byteLength);
  }
  return { bytes: Math.round(median(sizes)) };
}

async function shoot(call, { site, api, headers, amount }) {
  const base = new URL(api).pathname;
  const before = cpuOf(site.pid);
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url: api,
    connections: CONNECTIONS,
    amount,
    requests: [
      {
        setupRequest: (request) => {
          const next = nextOf(call, headers);
          return { ...request, path: `${base}${next.path}`, headers: next.headers };
        },
      },
    ],
  });
  const after = cpuOf(site.pid);
  const total = Math.max(1, requests.total);
  return {
    cpuMs: (after.own - before.own) / total,
    databaseMs: (after.children - before.children) / total,
    failed: non2xx + errors + timeouts,
  };
}

function nextOf(call, headers) {
  const { path, player } = call.requests[call.next++ % call.requests.length];
  return { path, headers: player ? { ...headers, 'x-user-token': tokenOf(player) } : headers };
}

const tokenOf = (player) => `bench-${player}`;

function withVerdicts(rows) {
  /** @returns {any} */
  const classOf = ({ bytes }) => CLASSES.find(({ below }) => bytes < below);
  const most = new Map(
    CLASSES.map((size) => {
      const times = rows.filter((row) => classOf(row) === size).map((row) => row['server ms']);
      return [size, Math.min(size.mostMs, times.length > 0 ? TIMES_MEDIAN * median(times) : size.mostMs)];
    }),
  );
  const ordered = rows.toSorted(
    (one, other) => CLASSES.indexOf(classOf(one)) - CLASSES.indexOf(classOf(other)),
  );
  return ordered.map(({ bytes, ...row }) => {
    const size = classOf({ bytes });
    const mostMs = round(most.get(size), 2);
    const isReached = row['server ms'] <= mostMs && row.failed === 0;
    return { ...row, bytes, class: size.name, wanted: verdict(isReached, `≤ ${mostMs}`) };
  });
}
