// npm run bench: the API and the pages under load, as ratios to a bare server in the same run. Options:
// --quick (a small world and short rounds), --only=reference,world,past,search,forum,page,new-pages,new-calls,start
import { fillForum } from './fill-forum.mjs';
import { forumPaths, readerPaths, spread } from './forum-paths.mjs';
import { indexMemory } from './index-memory.mjs';
import { measure } from './load.mjs';
import { newCalls } from './new-calls.mjs';
import { newPages } from './new-pages.mjs';
import { pastPaths } from './past-paths.mjs';
import { prepare } from './prepare.mjs';
import { start, startSite } from './processes.mjs';
import { beginnings, guideQueries, searchPath, suggestPath } from './searches.mjs';
import { secondStart } from './second-start.mjs';
import { printSummary, printTable, round, verdict } from './table.mjs';

const isQuick = process.argv.includes('--quick');
const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',');
const PORT = Number(process.env.BENCH_PORT ?? 4600);
const SITE = `http://127.0.0.1:${PORT}`;
const API = `${SITE}/api`;
const BARE = `http://127.0.0.1:${PORT + 1}`;
const KEY = { 'x-wallabee-api-key': 'demo-key' };
const effort = isQuick ? { seconds: 1, rounds: 2, warmUp: 1 } : { seconds: 4, rounds: 4, warmUp: 4 };
const { world, folder } = await prepare({ isQuick });
const wants = (part) => !only || only.includes(part);
if (['reference', 'world', 'past', 'search', 'forum', 'page', 'new-pages', 'new-calls'].some(wants))
  await underLoad();
if (wants('start')) await secondStart({ port: PORT, world: isQuick ? 'small' : 'demo' });
printSummary();
process.exit(0);

async function underLoad() {
  const site = await startSite({ port: PORT, world, folder });
  const bareReady = async () => (await fetch(`${BARE}/hello`)).ok;
  const bare = await start('bench/bare-server.mjs', { PORT: String(PORT + 1) }, bareReady);
  const hello = { name: 'bare hello', url: `${BARE}/hello`, pid: bare.pid };
  const at = (name, paths, more = {}) => ({ name, url: API, pid: site.pid, paths, headers: KEY, ...more });

  if (wants('reference')) await reference({ bare, at });
  if (wants('world')) await worldCalls({ hello, at });
  if (wants('past')) await pastCalls({ at });
  if (wants('search')) await search({ at });
  if (wants('forum')) await forum({ hello, at });
  if (wants('page')) await page({ bare, site });
  if (wants('new-pages')) await newPages({ site: SITE, pid: site.pid, isQuick });
  if (wants('new-calls')) await newCalls({ site, api: API, folder, headers: KEY, isQuick });
  await Promise.all([site.stop(), bare.stop()]);
}

/** Each compared with a route that returns the same bytes. */
async function reference({ bare, at }) {
  const rows = [];
  for (const path of ['/all-sets', '/all-sets/40', '/single-item/553', '/items/all', '/formulas']) {
    const same = await offerSame(`${API}${path}`, path.replaceAll('/', '-'), bare.pid);
    const [base, call] = await measure([same, at(path, [path])], effort);
    rows.push({
      ...rowOf(call, base),
      wanted: verdictOf(call, call.perSecond >= 0.6 * base.perSecond, '≥ 0.60'),
    });
  }
  printTable('Reference calls, compared with a bare route with the same bytes', rows, 'ratio');
}

async function worldCalls({ hello, at }) {
  const { user_id } = await logIn('demo');
  const issued = (await ask('/single-item/553')).total_issued ?? 99;
  const pages = (await ask(`/users/${user_id}/lockeditems?page=1`)).paging.total_pages;
  const types = (await ask('/items/all')).slice(0, 400).map(({ id, item_type_id }) => id ?? item_type_id);
  const [base, ...calls] = await measure(
    [
      hello,
      at(
        'items/{type}/number/{n}',
        spread(1, issued).map((n) => `/items/553/number/${n}`),
      ),
      at(
        'items/history/{id}',
        spread(1, isQuick ? 2_000 : 200_000).map((id) => `/items/history/${id}`),
      ),
      at(
        'single-item/{id}/status',
        types.map((id) => `/single-item/${id}/status?min=1&max=999`),
      ),
      at(
        'users/{id}/lockeditems',
        spread(1, pages).map((n) => `/users/${user_id}/lockeditems?page=${n}`),
      ),
    ],
    effort,
  );
  const isReached = (call) => call.perSecond >= 0.2 * base.perSecond && call.p97 <= 15;
  const rows = calls.map((call) => ({
    ...rowOf(call, base),
    wanted: verdictOf(call, isReached(call), '≥ 0.20, ≤ 15 ms'),
  }));
  printTable(
    `Calls about single items, compared with a bare hello (${Math.round(base.perSecond)}/s)`,
    rows,
    'ratio',
  );
}

async function pastCalls({ at }) {
  const { user_id } = await logIn('demo');
  const types = (await ask('/items/all')).slice(0, 400).map(({ id, item_type_id }) => id ?? item_type_id);
  const sets = (await ask('/sets')).sets.map(({ id }) => id);
  const paths = Object.entries(pastPaths({ types, sets, userId: user_id, players: isQuick ? 50 : 14_000 }));
  const calls = await measure(
    paths.map(([name, of]) => at(name, of)),
    { ...effort, connections: 4 },
  );
  const rows = calls.map((call) => ({ ...rowOf(call), wanted: verdictOf(call, call.p97 <= 50, '≤ 50 ms') }));
  printTable('Answers as of a past day', rows, 'p97.5 ms');
}

async function search({ at }) {
  const words = ['box', 'bee', 'golden', 'tea', 'old key', 'magic', 'honey', 'zebra', 'star', 'teh', 'lunch'];
  const form = { ...KEY, 'content-type': 'application/x-www-form-urlencoded' };
  const bodies = words.map((text) => new URLSearchParams({ text }).toString());
  const guide = await guideQueries();
  // Answers to visitors are cached for some seconds, so the others are measured too.
  const names = (await ask('/items/all')).map(({ name }) => name).filter((name) => name !== '?');
  const calls = await measure(
    [
      at('item-search', ['/item-search'], { method: 'POST', headers: form, bodies }),
      at(
        'item-search/suggest',
        words.map((text) => `/item-search/suggest?text=${encodeURIComponent(text)}`),
      ),
      at('search words', words.map(searchPath)),
      at('search guide', guide.map(searchPath)),
      at('search suggest', words.flatMap(beginnings).map(suggestPath)),
      at('words, each another', names.map(searchPath)),
      at('suggest, each another', names.map(suggestPath)),
    ],
    { ...effort, connections: 4 },
  );
  const mostMs = { 'search guide': 20, 'search suggest': 5, 'suggest, each another': 5 };
  const rows = calls.map((call) => {
    const most = mostMs[call.name] ?? 10;
    return { ...rowOf(call), wanted: verdictOf(call, call.p97 <= most, `≤ ${most} ms`) };
  });
  printTable('Search, 4 connections', rows, 'p97.5 ms');
  const megabytes = await indexMemory(folder);
  const wanted = verdict(megabytes <= 60, '≤ 60');
  printTable('Memory of the search', [{ what: 'index of words', MB: round(megabytes), wanted }], 'MB');
}

async function forum({ hello, at }) {
  const filled = await fillForum(folder, isQuick ? 5_000 : undefined);
  const { token } = await logIn('demo');
  const headers = { ...KEY, 'x-user-token': token };
  const requested = (paths) => Object.entries(paths).map(([name, of]) => at(name, of, { headers }));
  const compared = `compared with a bare hello, ${filled.threads} threads`;

  const [base, ...calls] = await measure([hello, ...requested(forumPaths(filled))], effort);
  const rows = calls.map((call) => ({
    ...rowOf(call, base),
    wanted: verdictOf(call, call.perSecond >= 0.08 * base.perSecond, '≥ 0.08'),
  }));
  printTable(`Forum as JSON, ${compared} (${Math.round(base.perSecond)}/s)`, rows, 'ratio');
  const [ownBase, ...own] = await measure([hello, ...requested(readerPaths(filled))], effort);
  printTable(
    `The reader's own of the forum, ${compared}`,
    own.map((call) => ({ ...rowOf(call, ownBase), wanted: verdict(call.failed === 0, 'none failed') })),
    'failed',
  );
  const of = (name) => calls.find((call) => call.name === name).perSecond;
  const slower = (near, far) => {
    const times = of(near) / of(far);
    return { pages: far, 'times slower': round(times, 2), wanted: verdict(times <= 2, '≤ 2') };
  };
  printTable(
    'Far pages, compared with near ones',
    [
      slower('near pages, each another', 'far pages, each another'),
      slower('a long thread, near pages', 'a long thread, far pages'),
    ],
    'times slower',
  );
}

async function page({ bare, site }) {
  const same = await offerSame(`${SITE}/tools/item/553`, 'item-page', bare.pid);
  const [base, identity, gzip] = await measure(
    [
      same,
      { name: '/tools/item/553', url: `${SITE}/tools/item/553`, pid: site.pid },
      {
        name: '/tools/item/553, gzip',
        url: `${SITE}/tools/item/553`,
        pid: site.pid,
        headers: { 'accept-encoding': 'gzip, br' },
      },
    ],
    effort,
  );
  const rows = [identity, gzip].map((call) => ({
    ...rowOf(call, base),
    wanted: verdictOf(call, call.perSecond >= 0.25 * base.perSecond, '≥ 0.25'),
  }));
  printTable('Item page, compared with the same bytes from memory', rows, 'ratio');
}

function rowOf(call, base) {
  return {
    call: call.name,
    'per second': round(call.perSecond),
    ...(base && { ratio: round(call.perSecond / base.perSecond, 2) }),
    'p97.5 ms': call.p97,
    'server ms': round(call.cpuMs, 3),
    'database ms': round(call.databaseMs, 3),
    ...(base && { 'cpu ratio': round(base.cpuMs / call.cpuMs, 2) }),
    failed: call.failed,
  };
}

/** Refusals are fast, so a run with failures does not count. */
function verdictOf({ failed }, isReached, wanted) {
  return verdict(isReached && failed === 0, wanted);
}

async function offerSame(address, name, pid) {
  const answer = await fetch(address, { headers: { ...KEY, 'accept-encoding': 'identity' } });
  const headers = {
    'content-type': 'application/octet-stream',
    'x-body-type': answer.headers.get('content-type') ?? '',
  };
  await fetch(`${BARE}/same/${name}`, { method: 'PUT', headers, body: await answer.arrayBuffer() });
  return { name: `bare ${name}`, url: `${BARE}/same/${name}`, pid };
}

async function ask(path) {
  const answer = await fetch(`${API}${path}`, { headers: KEY });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

async function logIn(username) {
  const body = new URLSearchParams({ username, password: 'honeycomb' });
  return (await fetch(`${API}/login`, { method: 'POST', headers: KEY, body })).json();
}
