// Pages that no cache has: every request asks for another address.
import http from 'node:http';
import { pastDay } from './past-paths.mjs';
import { cpuOf } from './processes.mjs';
import { printTable, round, verdict } from './table.mjs';

const CONNECTIONS = 4;
const WARM_UP = 200;
const HISTORIES = { small: 40_000, large: 1_400_000 };

/** Processor time of the server for each kind of page, plain and compressed as browsers ask for it. */
export async function newPages({ site, pid, isQuick }) {
  const world = await worldOf(site, isQuick);
  const rows = [];
  for (const { kind, most, paths } of kindsOf(world)) {
    const middle = Math.floor(paths.length / 2);
    await get(site, paths.slice(0, WARM_UP), 'identity');
    const plain = await timed({ site, pid, paths: paths.slice(WARM_UP, middle), encoding: 'identity' });
    const compressed = await timed({ site, pid, paths: paths.slice(middle), encoding: 'gzip, br' });
    const failed = plain.failed + compressed.failed;
    rows.push({
      page: kind,
      addresses: new Set(paths).size,
      'server ms': round(plain.serverMs, 2),
      'database ms': round(plain.databaseMs, 2),
      'pages/s of a core': Math.floor(1_000 / plain.serverMs),
      bytes: Math.round(plain.bytes),
      'server ms, compressed': round(compressed.serverMs, 2),
      'bytes, compressed': Math.round(compressed.bytes),
      failed,
      wanted: verdict(plain.serverMs <= most && failed === 0, `≤ ${most} ms`),
    });
  }
  printTable('Pages made anew, each request another address', rows, 'server ms');
}

function kindsOf({ pages, types, players, places, words, histories }) {
  const nth = (list, at) => list[at % list.length];
  const paths = (pathOf) => Array.from({ length: pages }, (_, at) => pathOf(at));
  const issued = types.filter(({ total_issued }) => total_issued > 0);
  const number = (at) => {
    const { item_type_id, total_issued } = nth(issued, at);
    return `/tools/item/${item_type_id}/num/${1 + (Math.floor(at / issued.length) % total_issued)}`;
  };
  const step = Math.floor(histories / pages);
  return [
    { kind: 'number', most: 4, paths: paths(number) },
    { kind: 'history', most: 4, paths: paths((at) => `/tools/item/history/${1 + at * step}`) },
    // There are fewer types than addresses, so a past day is compared with today.
    {
      kind: 'item',
      most: 4,
      paths: paths((at) => `/tools/item/${nth(types, at).item_type_id}?at=${pastDay(at % 390)}`),
    },
    {
      kind: 'search',
      most: 4,
      paths: paths((at) => `/tools/search/${nth(words, at)}%20${nth(words, at * 31 + 7)}`),
    },
    { kind: 'bio', most: 4, paths: paths((at) => `/tools/profile/${1 + (at % players)}/bio`) },
    {
      kind: 'wish list',
      most: 8,
      paths: paths((at) => `/tools/profile/${1 + (at % players)}/wishlist/${50 + Math.floor(at / players)}`),
    },
    // Fewer than the other addresses, and asked for again once they are not cached any more.
    { kind: 'place', most: 8, paths: paths((at) => `/tools/place/${1 + (at % places)}`) },
  ];
}

async function worldOf(site, isQuick) {
  const types = await ask(site, '/items/all');
  const letters = types.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  return {
    pages: isQuick ? 600 : 5_000,
    types,
    words: [...new Set(letters)],
    players: isQuick ? 50 : 14_000,
    places: await lastPlace(site),
    histories: HISTORIES[isQuick ? 'small' : 'large'],
  };
}

/** Their ids have no gaps. */
async function lastPlace(site) {
  let [known, beyond] = [1, 100_000];
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    const { ok } = await fetch(`${site}/api/places/${middle}`, { headers: KEY });
    if (ok) known = middle;
    else beyond = middle;
  }
  return known;
}

const KEY = { 'x-wallabee-api-key': 'demo-key' };

async function ask(site, path) {
  return (await fetch(`${site}/api${path}`, { headers: KEY })).json();
}

async function timed({ site, pid, paths, encoding }) {
  const before = cpuOf(pid);
  const { bytes, failed } = await get(site, paths, encoding);
  const after = cpuOf(pid);
  return {
    serverMs: (after.own - before.own) / paths.length,
    databaseMs: (after.children - before.children) / paths.length,
    bytes: bytes / paths.length,
    failed,
  };
}

/** Undiscovered items and numbers that do not exist answer 404 with a page. */
async function get(site, paths, encoding) {
  const left = [...paths];
  let bytes = 0;
  let failed = 0;
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const answer = await send(new URL(path, site), encoding);
      bytes += answer.bytes;
      if (answer.status !== 200 && answer.status !== 404) failed++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return { bytes, failed };
}

/** Unlike fetch, it does not decompress, so that bytes are those that were sent. */
function send(address, encoding) {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
    });
    request.on('error', reject);
  });
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
