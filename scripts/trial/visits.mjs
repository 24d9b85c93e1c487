// The requests of visitors and players under load.
import http from 'node:http';
import { KEY } from './site.mjs';

/** In percent. */
const SHARES = {
  page: 30,
  item: 12,
  search: 12,
  profile: 10,
  'forum read': 12,
  'forum write': 2,
  inbox: 10,
  message: 4,
  picture: 8,
};

const KINDS = Object.entries(SHARES).flatMap(([kind, share]) => Array(share).fill(kind));
const PAGES = [
  '/',
  '/tools/sets',
  '/tools/sets/gen/1',
  '/faq',
  '/places',
  '/uniques',
  '/about',
  '/tools/sets/100/sub',
];
const WORDS = ['honey', 'cat', 'ship', 'red', 'tea', 'bee', 'moon', 'hat'];

export function createVisits({ url, sample, itemTypes, names, addresses = 5_000 }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, scheduling: 'lifo' });
  let turn = 0;

  return {
    kinds: Object.keys(SHARES),
    next() {
      turn += 1;
      return toRequest(KINDS[(turn * 37) % KINDS.length], turn);
    },
    /**
     * Status and milliseconds; a connection that breaks is an error, not a status.
     * @param {{ path: string, form?: Record<string, string>, player?: any }} request
     */
    ask: ({ path, form, player }) => askOver(agent, url, { path, form, headers: headersOf(player) }),
    close: () => agent.destroy(),
  };

  function headersOf(player) {
    const visitor = player?.id ?? turn % addresses;
    return {
      'x-forwarded-for': `10.9.${(visitor >> 8) & 255}.${visitor & 255}`,
      'accept-encoding': 'br',
      ...(player && { 'x-user-token': player.token }),
      'x-wallabee-api-key': KEY,
    };
  }

  function toRequest(kind, n) {
    // Scattered by a multiplicative hash, so that no kind of visit always gets the same entries.
    const pick = (list) => list[(Math.imul(n, 2_654_435_761) >>> 8) % list.length];
    const player = pick(sample.players);
    switch (kind) {
      case 'page':
        return { kind, path: pick(PAGES) };
      case 'item':
        return { kind, path: `/tools/item/${pick(itemTypes)}` };
      case 'search':
        return { kind, path: `/tools/search/${pick(WORDS)}` };
      case 'profile':
        return { kind, path: `/tools/profile/${pick(names)}/bio` };
      case 'forum read':
        return { kind, path: `/api/forum/thread/${pick(sample.threads)}/0`, player };
      case 'forum write':
        return {
          kind,
          path: `/api/forum/thread/${pick(sample.threads)}`,
          form: { text: `load ${n}` },
          player,
        };
      case 'inbox':
        return { kind, path: '/api/inbox/conversations', player };
      case 'message':
        return {
          kind,
          path: `/api/inbox/conversation/${player.friend.id}`,
          form: { text: `load ${n}` },
          player,
        };
      default:
        return { kind: 'picture', path: `/api/image/item-${pick(itemTypes)}-100.png` };
    }
  }
}

function askOver(agent, url, { path, form, headers }) {
  const body = form && new URLSearchParams(form).toString();
  const length = body !== undefined && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  const began = performance.now();
  return new Promise((resolve) => {
    const request = http.request(
      url + path,
      { agent, method: form ? 'POST' : 'GET', headers: { ...headers, ...length }, timeout: 60_000 },
      (response) => {
        response.on('data', () => {});
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            ms: performance.now() - began,
            retryAfter: response.headers['retry-after'],
          }),
        );
        response.on('error', (failure) => resolve({ error: failure.message, ms: performance.now() - began }));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer within a minute')));
    request.on('error', (failure) => resolve({ error: failure.message, ms: performance.now() - began }));
    request.end(body);
  });
}
