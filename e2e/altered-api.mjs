import { createServer } from 'node:http';

/**
 * The API of the site under test with four responses altered: no news, a newest item that nobody has found, and a long
 * history for every item and many places in every category, so that their paging can be tested in any world.
 */
const { PORT, SITE } = process.env;
const LONG_LIFE = 95;
const MANY_PLACES = 23;
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

createServer(async ({ url = '', headers }, response) => {
  response.setHeader('content-type', 'application/json').setHeader('access-control-allow-origin', '*');
  if (url === '/readyz') return response.end('{}');
  if (url.startsWith('/api/blog')) {
    return response
      .writeHead(503)
      .end('{"code":"unavailable","error":"The blog cannot be reached just now."}');
  }
  const key = String(headers['x-wallabee-api-key']);
  const answer = await fetch(SITE + url, { headers: { 'x-wallabee-api-key': key } });
  const body = await answer.text();
  const isHistory = answer.status === 200 && url.startsWith('/api/items/history/');
  if (isHistory) return response.writeHead(answer.status).end(prolong(body));
  const isPlaces = answer.status === 200 && /^\/api\/placecategories\/\d+\/places/.test(url);
  if (isPlaces) return response.writeHead(answer.status).end(multiply(body, url));
  const isLatest = answer.status === 200 && url.startsWith('/api/items/latest');
  return response.writeHead(answer.status).end(isLatest ? withoutNumber(body) : body);
}).listen(Number(PORT), '127.0.0.1');

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
