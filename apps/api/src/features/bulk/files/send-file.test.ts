import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSecondServer } from '../../../../test/processes/second-server.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { bulkReader, digestOf } from '../bulk-copy.fixture.ts';

const world = await createTestWorld();
const reader = bulkReader(world);
const second = await startSecondServer(world);
const FILE = 'places-2026-05-31';

beforeEach(async () => {
  world.clock.now = new Date('2026-06-01T00:06:00Z');
  const { item_id } = await world.anItem({ item_type_id: await world.anItemType({ set_id: await aSet() }) });
  await world.aHistory({ item_id, type: 'itemfound', created_at: '2016-05-05T00:00:00Z' });
  await world.aPlace();
  // Names that compress badly, so that the file has several chunks.
  await sql`
    insert into place (name, category_id, city, lat, lng, created_at)
    select string_agg(md5(nth::text || part::text), ''), 1, 'Saltby', 54, nth / 1000.0, '2015-01-01'
    from generate_series(1, 3000) as nth, generate_series(1, 10) as part group by nth`.execute(world.db);
  await reader.make();
});

async function aSet() {
  await world.aSet({ id: 40, name: 'Harbour Lights' });
  return 40;
}

describe('a file', () => {
  test('is sent with its digest, identically by every server process [DV-04]', async () => {
    const headers = { 'x-wallabee-api-key': TEST_KEY };

    const { headers: sent, rawPayload } = await reader.get(FILE);
    const other = await second.app.inject({ url: `/api/bulk/${FILE}`, headers });

    const digest = digestOf(rawPayload);
    expect(sent).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(rawPayload.length),
      'content-disposition': `attachment; filename="${FILE}.ndjson.gz"`,
      'accept-ranges': 'bytes',
      etag: `"${digest}"`,
      'repr-digest': `sha-256=:${Buffer.from(digest, 'hex').toString('base64')}:`,
      'last-modified': 'Mon, 01 Jun 2026 00:06:00 GMT',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sent['content-encoding']).toBeUndefined();
    expect(other.rawPayload.equals(rawPayload)).toBe(true);
    expect(rawPayload.length).toBeGreaterThan(2 * 256 * 1024);
  });

  test.each([
    { range: 'bytes=0-9', first: 0, last: 9 },
    { range: 'bytes=262100-262200', first: 262_100, last: 262_200 },
    { range: 'bytes=262144-262144', first: 262_144, last: 262_144 },
    { range: 'bytes=100-', first: 100, last: -1 },
    { range: 'bytes=-500000', first: -500_000, last: -1 },
  ])('answers the range $range with 206 [DV-04]', async ({ range, first, last }) => {
    const whole = (await reader.get(FILE)).rawPayload;
    const [start, end] = [first, last].map((at) => (at < 0 ? whole.length + at : at)) as [number, number];

    const { statusCode, headers, rawPayload } = await reader.get(FILE, { range });

    expect(statusCode).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end}/${whole.length}`);
    expect(rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  test('is sent whole when If-Range does not match, and for several or invalid ranges', async () => {
    const { etag, 'last-modified': modified } = (await reader.get(FILE)).headers;
    const status = async (headers: Record<string, string>) =>
      (await reader.get(FILE, { range: 'bytes=5-', ...headers })).statusCode;

    expect(await status({ 'if-range': String(etag) })).toBe(206);
    expect(await status({ 'if-range': String(modified) })).toBe(206);
    expect(await status({ 'if-range': '"another"' })).toBe(200);
    expect(await status({ 'if-range': `W/${etag}` })).toBe(200);
    expect(await status({ 'if-range': 'Mon, 01 Jun 2026 00:05:00 GMT' })).toBe(200);
    expect(await status({ range: 'bytes=0-1,5-6' })).toBe(200);
    expect(await status({ range: 'pages=1' })).toBe(200);
  });

  test('answers an unsatisfiable range with 416 and its size, uncached', async () => {
    const { bytes } = (await reader.files()).find(({ name }) => name === FILE) ?? {};

    const response = await reader.get(FILE, { range: `bytes=${bytes}-` });

    expect(response.statusCode).toBe(416);
    expect(response.headers['content-range']).toBe(`bytes */${bytes}`);
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
    expect(response.json()).toMatchObject({ code: 'bad_input', error: `The file has ${bytes} bytes.` });
  });

  test('is not sent to a client that expects another one', async () => {
    const { etag, 'last-modified': modified } = (await reader.get(FILE)).headers;
    const status = async (headers: Record<string, string>) =>
      (await reader.get(FILE, { range: 'bytes=5-', ...headers })).statusCode;

    expect(await status({ 'if-match': `"x", ${etag}` })).toBe(206);
    expect(await status({ 'if-match': '*' })).toBe(206);
    expect(await status({ 'if-match': '"x"' })).toBe(412);
    expect(await status({ 'if-match': `W/${etag}` })).toBe(412);
    expect(await status({ 'if-unmodified-since': String(modified) })).toBe(206);
    expect(await status({ 'if-unmodified-since': 'Mon, 01 Jun 2026 00:05:00 GMT' })).toBe(412);
    expect(await status({ 'if-unmodified-since': 'soon' })).toBe(206);
    const refused = await reader.get(FILE, { 'if-match': '"x"', 'if-none-match': String(etag) });
    expect(refused.statusCode).toBe(412);
    expect(refused.headers['cache-control'] ?? '').not.toContain('immutable');
  });

  test('answers 304 to a client that has it', async () => {
    const { etag, 'last-modified': modified } = (await reader.get(FILE)).headers;
    const status = async (headers: Record<string, string>) => (await reader.get(FILE, headers)).statusCode;

    expect(await status({ 'if-none-match': `"x", ${etag}` })).toBe(304);
    expect(await status({ 'if-modified-since': String(modified) })).toBe(304);
    expect(await status({ 'if-none-match': '"x"', 'if-modified-since': String(modified) })).toBe(200);
    expect(await status({ 'if-modified-since': 'Mon, 01 Jun 2026 00:05:00 GMT' })).toBe(200);
    expect(await status({ 'if-modified-since': 'soon' })).toBe(200);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const { headers } = await reader.get(FILE);

    const head = await world.app.inject({
      method: 'HEAD',
      url: `/api/bulk/${FILE}`,
      headers: { 'x-wallabee-api-key': TEST_KEY, range: 'bytes=0-1' },
    });

    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'etag', 'accept-ranges', 'repr-digest', 'content-type'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  });

  test('without a date redirects to the newest', async () => {
    await nextDay();

    for (const [name, newest] of [
      ['places', 'places-2026-06-01'],
      // The file of a finished year is written once.
      ['histories-2016', 'histories-2016-2026-05-31'],
    ] as const) {
      const { statusCode, headers } = await reader.get(name);
      expect([statusCode, headers.location]).toEqual([302, `http://localhost:3000/api/bulk/${newest}`]);
    }
  });

  test.each(['places-2026-05-30', 'histories', 'histories-1999', 'players', 'places-2026-05-31.gz', '%00'])(
    '%s is 404',
    async (name) => {
      expect((await reader.get(name)).statusCode).toBe(404);
    },
  );

  test('requires a key, and its schema does not', async () => {
    expect((await world.app.inject(`/api/bulk/${FILE}`)).statusCode).toBe(401);
    expect((await world.app.inject('/api/bulk/schemas/numbers.json')).statusCode).toBe(200);
    expect((await world.app.inject('/api/bulk/schemas/players.json')).statusCode).toBe(400);
  });
});

test('only a request that sends the file costs as much as one', async () => {
  // A burst of 500 points; the clock stands still.
  const { app } = await startSecondServer(world, { environment: { NETWORK_LIMIT: '100' } });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'x-wallabee-api-key': TEST_KEY };
  const status = async (method: 'GET' | 'HEAD', name: string) => {
    const url = `http://127.0.0.1:${port}/api/bulk/${name}`;
    const response = await fetch(url, { method, headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  };
  const download = () => status('GET', FILE);

  for (let nth = 0; nth < 10; nth += 1) {
    expect(await status('HEAD', FILE)).toBe(200);
    expect(await status('GET', 'places')).toBe(302);
    expect(await status('GET', 'places-2026-02-30')).toBe(404);
  }

  expect([await download(), await download()]).toEqual([200, 429]);
});

test('an interrupted download is resumed and has the right digest [DV-04]', async () => {
  const { port } = second.app.server.address() as AddressInfo;
  const file = (await reader.files()).find(({ name }) => name === FILE);
  const parts: Buffer[] = [];
  const received = () => parts.reduce((sum, { length }) => sum + length, 0);
  const download = async (headers: Record<string, string>): Promise<IncomingMessage> => {
    const request = httpGet({
      port,
      path: `/api/bulk/${FILE}`,
      headers: { 'x-wallabee-api-key': TEST_KEY, ...headers },
    });
    const [response] = await once(request, 'response');
    return response;
  };

  const first = await download({});
  for await (const part of first) {
    parts.push(part);
    if (received() > 300_000) break;
  }
  first.destroy();
  expect(received()).toBeLessThan(file?.bytes ?? 0);
  const rest = await download({
    range: `bytes=${received()}-`,
    'if-range': String(first.headers.etag),
  });
  expect(rest.statusCode).toBe(206);
  for await (const part of rest) parts.push(part);

  expect(digestOf(Buffer.concat(parts))).toBe(file?.sha256);
});

async function nextDay() {
  world.clock.now = new Date(world.clock.now.getTime() + 24 * 3_600_000);
  await reader.make();
}
