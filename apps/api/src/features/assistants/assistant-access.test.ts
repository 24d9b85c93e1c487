import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import { Problem } from '@wallabee/contract/protocol/problem';
import { beforeEach, describe, expect, test } from 'vitest';
import { appClient } from '../../../test/builders/app-client.ts';
import { connectedOverHttp, sentenceOf } from '../../../test/builders/assistant-client.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';
import { ensureSiteKey } from '../../platform/sessions/application-keys.queries.ts';

const FAN_KEY = 'a-fans-own-key';
const SITE = 'https://wallabee.example';
const OTHER = 'https://fan.example';
const world = await createTestWorld({ SITE_URL: SITE });
const limited = await createTestWorld({ NETWORK_LIMIT: '100' });
const { anApp, tokensFor } = appClient(world);
const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
const limitedOrigin = await limited.app.listen({ port: 0, host: '127.0.0.1' });

let ada: TestPlayer;
beforeEach(async () => {
  ada = await world.aPlayer('ada');
  await world.aSet({ id: 40, name: 'Storms in Jars' });
  await ensureSiteKey(world.db, FAN_KEY);
  await ensureSiteKey(limited.db, FAN_KEY);
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  to?: string;
  method?: string;
}

function send({ body = LIST, headers = {}, to = origin, method = 'POST' }: Sent) {
  return fetch(`${to}/api/mcp`, {
    method,
    headers: { ...HEADERS, 'x-wallabee-api-key': TEST_KEY, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

async function problemOf(response: Response): Promise<Problem> {
  return Problem.parse(await response.json());
}

describe('without valid credentials', () => {
  test.each([
    ['no key', {}],
    ['an unknown key', { 'x-wallabee-api-key': 'not-a-key-0001' }],
    ['a key as a bearer token', { authorization: `Bearer ${TEST_KEY}` }],
  ])('%s cannot connect [DV-05]', async (_, headers) => {
    await expect(connectedOverHttp({ origin, headers })).rejects.toThrow();

    const answer = await fetch(`${origin}/api/mcp`, {
      method: 'POST',
      headers: { ...HEADERS, ...headers },
      body: JSON.stringify(LIST),
    });
    expect(answer.status).toBe(401);
    expect(await problemOf(answer)).toMatchObject({ code: expect.stringMatching(/^(key|login)_required$/) });
    expect(answer.headers.get('www-authenticate')).toContain(
      `resource_metadata="${SITE}/.well-known/oauth-protected-resource/api/mcp"`,
    );
  });

  test('an unknown player token is a tool error [DV-05]', async () => {
    const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': 'stolen' };
    const assistant = await connectedOverHttp({ origin, headers });

    const answer = await assistant.callTool({ name: 'plan', arguments: { set: 40 } });

    expect(answer.isError).toBe(true);
    expect(sentenceOf(answer)).toContain('You must be logged in');
  });
});

describe('with the access token of an app', () => {
  test('a plan is made for the player of the app, without a key [DV-05]', async () => {
    const { access_token } = await tokensFor(await anApp(), ada, ['read']);
    const assistant = await connectedOverHttp({
      origin,
      headers: { authorization: `Bearer ${access_token}` },
    });

    const answer = await assistant.callTool({ name: 'plan', arguments: { set: 40 } });

    expect(answer.structuredContent).toMatchObject({ title: 'Storms in Jars' });
  });

  test('without the read scope a plan is refused [DV-05]', async () => {
    const { access_token } = await tokensFor(await anApp(), ada, ['alerts']);
    const assistant = await connectedOverHttp({
      origin,
      headers: { authorization: `Bearer ${access_token}` },
    });

    const answer = await assistant.callTool({ name: 'plan', arguments: { set: 40 } });

    expect(answer.isError).toBe(true);
    expect(sentenceOf(answer)).toBe('The player has not allowed the app this: read.');
  });

  test('both tokens at once are refused [DV-05]', async () => {
    const { access_token } = await tokensFor(await anApp(), ada);

    const answer = await send({
      headers: { authorization: `Bearer ${access_token}`, 'x-user-token': ada.token },
    });

    expect(answer.status).toBe(400);
  });
});

describe('a page of another origin', () => {
  test('can connect with a key and read the answer [DV-05]', async () => {
    const preflight = await fetch(`${origin}/api/mcp`, {
      method: 'OPTIONS',
      headers: {
        origin: OTHER,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mcp-protocol-version,x-wallabee-api-key',
      },
    });
    const answer = await send({ headers: { origin: OTHER } });

    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([OTHER, 'null', 'http://127.0.0.1'])(
    'at %s is refused with the token of a player, even where no preflight stopped it [DV-05]',
    async (from) => {
      const answer = await send({ headers: { origin: from, 'x-user-token': ada.token } });

      expect(answer.status).toBe(403);
      expect(await problemOf(answer)).toMatchObject({ code: 'forbidden' });
    },
  );

  test('the site itself can send the token [DV-05]', async () => {
    expect((await send({ headers: { origin: SITE, 'x-user-token': ada.token } })).status).toBe(200);
  });
});

describe('an invalid message', () => {
  test.each([
    ['a batch', [LIST, LIST], {}, 400],
    ['no JSON', '{', {}, 400],
    ['an empty body', '', {}, 400],
    ['a number', 5, {}, 400],
    ['JSON without a method', { jsonrpc: '2.0', id: 1 }, {}, 400],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['text', 'hello', { 'content-type': 'text/plain' }, 415],
    ['a client that takes no answer', LIST, { accept: 'text/html' }, 406],
    ['a version that there is not', LIST, { 'mcp-protocol-version': '1999-01-01' }, 400],
    ['more than fits', { ...LIST, params: { much: 'x'.repeat(70_000) } }, {}, 413],
  ])('%s is refused with the right status [DV-05]', async (_, body, headers, status) => {
    const answer = await send({ body, headers });

    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error');
  });

  test.each(['GET', 'DELETE', 'PUT'])(
    '%s is not possible, because there are no sessions [DV-05]',
    async (method) => {
      const answer = await send({ method });

      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    },
  );

  test('with an unknown method is a protocol error [DV-05]', async () => {
    const answer = await send({ body: { ...LIST, method: 'resources/list' } });

    expect(await answer.text()).toContain('-32601');
  });
});

test('that subscribes is refused, because the stream would never end [DV-05]', async () => {
  const version = '2026-07-28';
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'subscriptions/listen',
    params: {
      notifications: { toolsListChanged: true },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': version,
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  };
  const headers = { 'mcp-protocol-version': version, 'mcp-method': 'subscriptions/listen' };

  const answer = await send({ body, headers });

  expect(await answer.json()).toMatchObject({ error: { message: 'Subscription limit reached' } });
});

test('an answer is compressed and not cached [DV-05]', async () => {
  const answer = await send({ headers: { 'accept-encoding': 'gzip' } });

  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toContain('"radar"');
});

test('the key is charged for the message and for the call it makes [DV-05]', async () => {
  const headers = { 'x-wallabee-api-key': FAN_KEY };
  const callTool = { ...LIST, method: 'tools/call', params: { name: 'search', arguments: {} } };
  const left = async () => Number((await send({ headers })).headers.get('x-ratelimit-remaining'));

  const before = await left();
  await (await send({ headers, body: callTool })).text();

  expect(before - (await left())).toBe(3);
});

test('a key without budget is refused until it has some again [DV-05]', async () => {
  const url = '/api/all-sets';
  const headers = { 'x-wallabee-api-key': FAN_KEY };
  for (let call = 0; call < KEY_LIMIT.burst; call += 1) await world.app.inject({ url, headers });

  const refused = await send({ headers });
  world.clock.passMonotonic(1_000);

  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send({ headers })).status).toBe(200);
});

test('the network is charged for a search by a tool as for the call [DV-05]', async () => {
  const callTool = { ...LIST, method: 'tools/call', params: { name: 'search', arguments: {} } };
  const each = NETWORK_COSTS.call + NETWORK_COSTS.search;
  let answered = 0;

  while ((await send({ to: limitedOrigin, body: callTool })).status === 200) answered += 1;

  expect(answered).toBe(Math.ceil(500 / each));
});
