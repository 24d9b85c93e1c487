import { createServer } from 'node:http';

/**
 * The API of the site under test with three responses altered: no news, a newest item that nobody has found, and a long
 * history for every item, so that its paging can be tested in any world.
 */
const { PORT, SITE } = process.env;
const LONG_LIFE = 95;

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
