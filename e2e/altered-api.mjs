import { createServer } from 'node:http';
import { travelledLife } from './travelled-life.mjs';
import { troubledStatus } from './troubled-status.mjs';

/**
 * The API of the site under test with some responses altered: no news, a newest item that nobody has found, a long
 * history for every item and many places in every category, so that their paging can be tested in any world, an
 * item type of which 100,000 have been issued, an item that travelled far, one whose journey cannot be read, one
 * whose map could not be drawn, a player whose cabinet cannot be read, and a site with trouble.
 */
const { PORT, SITE } = process.env;
const LONG_LIFE = 95;
const MANY_PLACES = 23;
const LONG_TYPE = 817;
const LONG_WALL = 100_000;
const TRAVELLED_ITEM = 2;
const UNMAPPED_ITEM = 4;
const UNREADABLE = /^\/api\/(blog|items\/3\/journey$|users\/staff\/cabinet$)/;
const SAMPLE_PLACE = {
  city: 'Saltby',
  radius: 75,
  item_count: 0,
  max_items: 30,
  category_id: 1,
  hue: 200,
  image_key: 'k',
  image_url_50: '',
  image_url_100: '',
  image_url_200: '',
  items: [],
};

createServer(async ({ url = '', headers, method }, response) => {
  response.setHeader('content-type', 'application/json').setHeader('access-control-allow-origin', '*');
  if (url === '/readyz') return response.end('{}');
  if (UNREADABLE.test(url)) {
    return response.writeHead(503).end('{"code":"unavailable","error":"It cannot be reached just now."}');
  }
  response.setHeader('access-control-allow-headers', '*');
  if (method === 'OPTIONS') return response.end();
  const sample = sampleAnswer(url);
  if (sample) return response.end(JSON.stringify(sample));
  const key = String(headers['x-wallabee-api-key']);
  const answer = await fetch(SITE + url, { headers: { 'x-wallabee-api-key': key } });
  const body = await answer.text();
  const isHistory = answer.status === 200 && url.startsWith('/api/items/history/');
  if (isHistory) return response.writeHead(answer.status).end(prolong(body));
  const isPlaces = answer.status === 200 && /^\/api\/placecategories\/\d+\/places/.test(url);
  if (isPlaces) return response.writeHead(answer.status).end(multiply(body, url));
  if (url === `/api/single-item/${LONG_TYPE}`) {
    return response
      .writeHead(answer.status)
      .end(JSON.stringify({ ...JSON.parse(body), total_issued: LONG_WALL }));
  }
  const isLatest = answer.status === 200 && url.startsWith('/api/items/latest');
  return response.writeHead(answer.status).end(isLatest ? withoutNumber(body) : body);
}).listen(Number(PORT), '127.0.0.1');

/** @param {string} url */
function sampleAnswer(url) {
  if (url === '/api/status') return troubledStatus();
  if (url === `/api/items/${TRAVELLED_ITEM}/journey`) return travelledLife(TRAVELLED_ITEM);
  if (url === `/api/items/${UNMAPPED_ITEM}/journey`) return { ...travelledLife(UNMAPPED_ITEM), map: null };
  return longWall(new URL(url, SITE));
}

/** @param {string} latest */
function withoutNumber(latest) {
  const [first, ...others] = JSON.parse(latest);
  return JSON.stringify([{ ...first, current_number: 0 }, ...others]);
}

/** @param {string} history */
function prolong(history) {
  const events = JSON.parse(history);
  const first = Date.parse('2016-01-01T12:00:00Z');
  const life = Array.from({ length: LONG_LIFE }, (_, day) => ({
    ...events[day % events.length],
    history_id: LONG_LIFE - day,
    created_at: new Date(first + (LONG_LIFE - day) * 86_400_000).toISOString(),
  }));
  return JSON.stringify(life);
}

/**
 * @param {string} list
 * @param {string} url
 */
function multiply(list, url) {
  const { paging } = JSON.parse(list);
  const page = Number(new URL(url, SITE).searchParams.get('page') ?? 1);
  const size = paging.results_per_page;
  const all = Array.from({ length: MANY_PLACES }, (_, index) => ({
    ...SAMPLE_PLACE,
    lat: 51 + index / 100,
    lng: index / 10,
    id: index + 1,
    name: `Place ${index + 1}`,
  }));
  return JSON.stringify({
    paging: {
      ...paging,
      total_results: MANY_PLACES,
      total_pages: Math.ceil(MANY_PLACES / size),
      current_page: page,
    },
    places: all.slice((page - 1) * size, page * size),
  });
}

/** @param {URL} url */
function longWall({ pathname, searchParams }) {
  if (!pathname.startsWith(`/api/itemtypes/${LONG_TYPE}/numbers`)) return null;
  if (pathname.endsWith('/states')) {
    const from = Number(searchParams.get('from') ?? 1);
    const to = Number(searchParams.get('to') ?? LONG_WALL);
    const states = Array.from({ length: to - from + 1 }, (_, place) => letterOf(from + place)).join('');
    return { total_issued: LONG_WALL, from, states, matches: null, mistakes: [] };
  }
  const [, first = 1, last = first] = /number[:=](\d+)(?:\.\.(\d+))?/.exec(searchParams.get('q') ?? '') ?? [];
  const numbers = Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, place) => Number(first) + place,
  );
  const paging = { results_per_page: 1_000, total_results: numbers.length, total_pages: 1, current_page: 1 };
  return { mistakes: [], results: numbers.slice(0, 1_000).map(numberOf), paging };
}

/** @param {number} number */
function letterOf(number) {
  return 'SXXLXX-XPXXXMXAXR'[(number * 7) % 17];
}

/** @param {number} number */
function numberOf(number) {
  return {
    item_id: number,
    item_type_id: LONG_TYPE,
    name: 'Great Lens',
    set_id: 40,
    number,
    class: ['sd', 'dd', 'td', 'qd'][String(number).length - 1] ?? 'beyond',
    status: 'mixing_pool',
    is_locked: false,
    owner: null,
    place: null,
    used_in: null,
    price: null,
    created_at: '2016-04-02T00:07:20.000Z',
    moved_at: '2016-05-01T10:00:00.000Z',
  };
}
