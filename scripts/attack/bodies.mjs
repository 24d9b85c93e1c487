// 1. Bodies, addresses and headers within the limits that are costly to parse.
import { processorMs } from './target.mjs';

const LARGEST = 256 * 1024 - 200;
const MOST_MS = 50;
const TIMES = 5;
const FORM = 'application/x-www-form-urlencoded';

export const costlyBodies = {
  name: '1. costly bodies, queries, cookies and texts',
  async run({ target, lab }) {
    const faults = [];
    const worst = { ms: 0, what: '' };
    for (const { what, path, ...request } of requests(lab.sample)) {
      const ms = await costOf(target, path, request);
      if (ms > worst.ms) Object.assign(worst, { ms, what });
      if (ms > MOST_MS) faults.push(`${what} cost ${ms} ms`);
      // A request that blocks the process would only delay the next one.
      if (ms > 2_000) break;
    }
    return { faults, summary: `worst ${worst.what}: ${worst.ms} ms of processor time` };
  },
};

async function costOf(target, path, request) {
  const small = await spent(target, path, { ...request, ...request.small });
  const large = await spent(target, path, request);
  return Math.max(0, Math.round(large - small));
}

async function spent(target, path, { method = 'POST', type, body, headers, search = '' }) {
  const costs = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const before = total(target);
    const sent = { ...(type && { 'content-type': type }), ...headers };
    const { ms } = await target.ask(path + search, { method, body, headers: sent, from: 900 + turn });
    if (ms > 5_000) return Math.max(total(target) - before, ms);
    costs.push(total(target) - before);
  }
  return costs.sort((a, b) => a - b)[Math.floor(TIMES / 2)];
}

function total({ processes }) {
  return processes.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

function requests({ players, threads }) {
  const [player] = players;
  const token = { 'x-user-token': player.token };
  const names = (separator) => fill((n) => `${n.toString(36)}${separator}`);
  const post = (text) => ({
    path: `/api/forum/thread/${threads[0]}`,
    type: FORM,
    headers: token,
    body: `text=${encodeURIComponent(text)}`.slice(0, LARGEST),
    small: { body: 'text=' },
  });
  const login = { path: '/api/login', small: { body: 'username=a' } };
  const get = { method: 'GET', path: '/api/item-search/suggest' };
  return [
    { what: 'a form of distinct names', ...login, type: FORM, body: names('&') },
    { what: 'a form of one name', ...login, type: FORM, body: 'a=1&'.repeat(LARGEST / 4) },
    { what: 'a form of percent signs', ...login, type: FORM, body: `a=${'%'.repeat(LARGEST - 4)}` },
    {
      what: 'JSON of distinct names',
      ...login,
      type: 'application/json',
      small: { body: '{}' },
      body: `{${fill((n) => `"${n.toString(36)}":1,`)}"z":1}`,
    },
    {
      what: 'JSON of brackets',
      ...login,
      type: 'application/json',
      small: { body: '[]' },
      body: `${'['.repeat(LARGEST / 2)}${']'.repeat(LARGEST / 2)}`,
    },
    {
      what: 'a multipart form of many parts',
      ...login,
      type: 'multipart/form-data; boundary=x',
      small: { body: '--x--' },
      body: `${fill((n) => `--x\r\ncontent-disposition: form-data; name="${n}"\r\n\r\n1\r\n`)}--x--`,
    },
    {
      what: 'a multipart form of boundaries',
      ...login,
      type: 'multipart/form-data; boundary=x',
      small: { body: '--x--' },
      body: '\r\n--x'.repeat(LARGEST / 5),
    },
    {
      what: 'a query of distinct names',
      ...get,
      search: `?text=a&${fill((n) => `${n.toString(36)}&`, 7_000)}`,
      small: { search: '?text=a' },
    },
    { what: 'a long search', ...get, search: `?text=${'a%20'.repeat(1_500)}`, small: { search: '?text=a' } },
    {
      what: 'many cookies',
      ...get,
      search: '?text=a',
      headers: { cookie: fill((n) => `${n.toString(36)}=1; `, 7_000) },
      small: { headers: {} },
    },
    {
      what: 'JSONP with a long callback',
      method: 'GET',
      path: '/api/blog',
      search: `?callback=${'a.'.repeat(3_000)}`,
      small: { search: '' },
    },
    { what: 'BBCode that never closes', ...post('[b][quote][url='.repeat(1_200)) },
    { what: 'nested HTML', ...post('<div><b><i>'.repeat(1_600)) },
    { what: 'HTML of broken attributes', ...post(`<a ${'x="'.repeat(5_000)}`) },
  ];
}

function fill(part, most = LARGEST) {
  let text = '';
  for (let n = 0; text.length < most - 80; n += 1) text += part(n);
  return text;
}
