import { expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { requestOf } from './request.ts';
import { type ClientOptions, send } from './send.ts';

const READ = requestOf('GET /sets/:setId', { params: { setId: 7 } });
const SAFE = { isSafe: true, isRaw: false };

test('a request has the URL, the key and the token [DV-03]', async () => {
  const { client, asked } = aClient([{ id: 7 }], {
    baseUrl: 'https://x.example/api/',
    key: 'k',
    token: () => 't',
  });

  expect(await send(READ, client, SAFE)).toEqual({ id: 7 });
  expect(asked[0]).toMatchObject({
    url: 'https://x.example/api/sets/7',
    headers: { 'x-wallabee-api-key': 'k', 'x-user-token': 't' },
  });
});

test('an access token replaces key and token', async () => {
  const { client, asked } = aClient([{}], { key: 'k', token: 't', accessToken: async () => 'a' });

  await send(READ, client, SAFE);

  expect(asked[0]?.headers).toEqual({ authorization: 'Bearer a' });
});

test('a failure has the fields of the problem', async () => {
  const problem = { code: 'bad_input', error: 'No.', fields: { page: 'must be 1' }, request_id: 'r' };
  const { client } = aClient([[400, problem]]);

  const failure = await send(READ, client, SAFE).catch((caught: unknown) => caught);

  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({
    status: 400,
    code: 'bad_input',
    message: 'No.',
    fields: { page: 'must be 1' },
    request_id: 'r',
  });
});

test('an error page that is not from the API is a failure', async () => {
  const { client } = aClient([[502, undefined]]);

  await expect(send(READ, client, { ...SAFE, isSafe: false })).rejects.toMatchObject({
    status: 502,
    code: 'internal',
  });
});

test('a successful answer that is not JSON is a failure and is not retried [DV-03]', async () => {
  const { client, asked } = aClient([[200, undefined], {}]);

  await expect(send(READ, client, SAFE)).rejects.toMatchObject({ status: 200, code: 'internal' });
  expect(asked).toHaveLength(1);
});

test('a 304 is returned as a response', async () => {
  const notModified = async () => new Response(null, { status: 304 });
  const client = { baseUrl: 'https://x.example/api', fetch: notModified };

  expect(await send(READ, client, { ...SAFE, isRaw: true })).toMatchObject({ status: 304 });
});

const BUSY: [number, object, Record<string, string>] = [
  429,
  { code: 'too_many_requests', error: 'Wait.' },
  { 'retry-after': '0' },
];

test('a safe call is retried after Retry-After with the same idempotency key', async () => {
  const { client, asked } = aClient([BUSY, new TypeError('network'), { id: 7 }]);

  const request = { ...READ, headers: { 'idempotency-key': 'one-action' } };

  expect(await send(request, client, SAFE)).toEqual({ id: 7 });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('one-action'));
});

test('an unsafe call is not retried', async () => {
  const { client, asked } = aClient([BUSY, {}]);

  await expect(send(READ, client, { ...SAFE, isSafe: false })).rejects.toMatchObject({ status: 429 });
  expect(asked).toHaveLength(1);
});

test('a timeout is a failure', async () => {
  const { client } = aClient(['never']);

  await expect(send(READ, client, { ...SAFE, timeout: 20, retry: { attempts: 1 } })).rejects.toMatchObject({
    status: 0,
    reason: 'timeout',
  });
});

test('an infinite timeout never aborts a call', async () => {
  const { client } = aClient([{ id: 7 }], { timeout: Number.POSITIVE_INFINITY });
  const later: typeof fetch = async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    asked[1]?.signal?.throwIfAborted();
    return client.fetch?.(...asked) ?? Response.error();
  };

  const once = { ...SAFE, retry: { attempts: 1 } };
  expect(await send(READ, { ...client, fetch: later }, once)).toEqual({ id: 7 });
});

test('a header of the caller replaces that of the client in any case', async () => {
  const { client, asked } = aClient([{}]);
  const keyed = { ...READ, headers: { 'idempotency-key': 'made' } };

  await send(keyed, client, { ...SAFE, headers: { 'Idempotency-Key': 'mine' } });

  expect(asked[0]?.headers).toEqual({ 'idempotency-key': 'mine' });
});

test('a signal aborts a call during its backoff', async () => {
  const controller = new AbortController();
  const { client, asked } = aClient([[503, {}, { 'retry-after': '30' }]], { signal: controller.signal });
  const reason = new Error('enough');

  const call = send(READ, client, SAFE);
  await expect.poll(() => asked.length).toBe(1);
  controller.abort(reason);

  await expect(call).rejects.toBe(reason);
});

test('a signal aborts a running call', async () => {
  const { client } = aClient(['never']);

  await expect(send(READ, client, { ...SAFE, signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('a path parameter that would reach another call is refused', () => {
  expect(() => requestOf('GET /sets/:setId', { params: { setId: '' } })).toThrow('params.setId is missing.');
  expect(() => requestOf('GET /users/:player', { params: { player: '..' } })).toThrow(
    'params.player must not be ..',
  );
});

test('input is escaped, and undefined fields are omitted', () => {
  const input = { params: { name: 'a/b' }, query: { q: 'a b', page: undefined }, body: { text: 'ä' } };

  expect(requestOf('POST /users/:name', input)).toMatchObject({
    method: 'POST',
    path: '/users/a%2Fb?q=a+b',
    body: '{"text":"ä"}',
  });
});

type Reply = object | 'never' | Error | [number, unknown, Record<string, string>?];

function aClient(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const fakeFetch = async (url: string, { headers, signal }: RequestInit) => {
    asked.push({ url, headers: { ...(headers as Record<string, string>) } });
    const reply = replies[asked.length - 1] ?? 'never';
    if (reply === 'never') return untilAborted(signal);
    if (reply instanceof Error) throw reply;
    const [status, body, more = {}] = Array.isArray(reply) ? reply : [200, reply];
    return new Response(body === undefined ? '<html>' : JSON.stringify(body), { status, headers: more });
  };
  const client: ClientOptions = {
    baseUrl: 'https://x.example/api',
    fetch: fakeFetch as typeof fetch,
    ...options,
  };
  return { client, asked };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}
