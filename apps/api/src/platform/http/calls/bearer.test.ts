import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { SCOPES, type Scope } from '@wallabee/contract/protocol/scopes';
import { beforeEach, describe, expect, test } from 'vitest';
import { appClient } from '../../../../test/builders/app-client.ts';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { fingerprints } from '../../../../test/database.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const SITE = 'https://wallabee.example';
const world = await createTestWorld({ SITE_URL: SITE });
const { anApp, tokensFor, get } = appClient(world);
const { aForum } = forumBuilders(world.db, world.aPlayer);
const METADATA = `resource_metadata="${SITE}/.well-known/oauth-protected-resource/api"`;
const ofPlayers = world.calls.filter(({ access }) => access === 'player');

let ada: TestPlayer;
let app: Awaited<ReturnType<typeof anApp>>;
beforeEach(async () => {
  ada = await world.aPlayer('ada');
  app = await anApp();
});

async function tokenWith(...scopes: Scope[]): Promise<string> {
  return (await tokensFor(app, ada, scopes)).access_token;
}

function send(call: DescribedCall, token: string) {
  return world.app.inject({
    method: call.method,
    url: `/api${call.path.replace(/:\w+/g, '1')}`,
    headers: { authorization: `Bearer ${token}` },
    ...(call.method !== 'GET' && { payload: {} }),
  });
}

test('calls for a player that name no scope are closed to apps, and change nothing [AL-07]', async () => {
  const token = await tokenWith(...SCOPES);
  const closed = ofPlayers.filter(({ scope }) => !scope);
  const before = await fingerprints(world.db);

  for (const call of closed) {
    const response = await send(call, token);
    expect({ path: call.path, status: response.statusCode }).toEqual({ path: call.path, status: 403 });
    expect(response.json()).toMatchObject({ code: 'forbidden', reason: 'insufficient_scope' });
  }
  const paths = closed.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/keys',
      '/me/sessions',
      '/me/apps',
      '/me/apps/consent',
      '/me/actions',
      '/logout',
    ]),
  );
  expect(await fingerprints(world.db)).toEqual({ ...before, oauth_grant: expect.anything() });
});

test.each(SCOPES)('a call that needs %s is refused with all others [AL-07]', async (scope) => {
  const token = await tokenWith(...SCOPES.filter((other) => other !== scope));
  const calls = ofPlayers.filter((call) => call.scope === scope);

  for (const call of calls) {
    const response = await send(call, token);
    expect({ path: call.path, status: response.statusCode }).toEqual({ path: call.path, status: 403 });
    expect(response.headers['www-authenticate']).toBe(
      `Bearer error="insufficient_scope", scope="${scope}", ${METADATA}`,
    );
  }
});

test.each(SCOPES)('with %s alone, the calls that need it are made [AL-07]', async (scope) => {
  const token = await tokenWith(scope);

  for (const call of ofPlayers.filter((each) => each.scope === scope)) {
    const { statusCode } = await send(call, token);
    expect({ path: call.path, isRefused: [401, 403, 500].includes(statusCode) }).toEqual({
      path: call.path,
      isRefused: false,
    });
  }
});

test('no call that changes something is made with the permission to read', () => {
  const reading = ofPlayers.filter(({ scope }) => scope === 'read');

  expect(reading.filter((call) => call.method !== 'GET' || 'changes' in call)).toEqual([]);
});

test.each([
  { why: 'an empty', token: '' },
  { why: 'an unknown', token: 'wba_unknown' },
  { why: 'a very long', token: 'x'.repeat(10_000) },
])('$why token is refused [AL-07]', async ({ token }) => {
  const response = await world.app.inject({
    url: '/api/all-sets',
    headers: { authorization: `Bearer ${token}`, 'x-wallabee-api-key': TEST_KEY },
  });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'login_required' });
  expect(response.headers['www-authenticate']).toMatch(/^Bearer error="invalid_token", /);
  expect(response.headers['www-authenticate']).toContain(METADATA);
});

test('a refresh token or a login is no access token [AL-07]', async () => {
  const { refresh_token } = await tokensFor(app, ada);

  expect((await get('/all-sets', refresh_token)).statusCode).toBe(401);
  expect((await get('/all-sets', ada.token)).statusCode).toBe(401);
});

test('a token of a player and of an app together are refused', async () => {
  const response = await get('/me/pouch', await tokenWith('read'), { 'x-user-token': ada.token });

  expect(response.statusCode).toBe(400);
});

test('another scheme of the Authorization header is not ours', async () => {
  const headers = { authorization: 'Basic YTpi', 'x-wallabee-api-key': TEST_KEY };

  expect((await world.app.inject({ url: '/api/all-sets', headers })).statusCode).toBe(200);
});

test('public calls say what is personal only with the permission to read [AL-07]', async () => {
  const path = `/users/${ada.username}`;
  const own = (await get(path, await tokenWith('read'))).json();
  const other = (await get(path, await tokenWith('alerts'))).json();

  expect(own).toHaveProperty('unread_conversations');
  expect(other).not.toHaveProperty('unread_conversations');
});

test('an app of staff has no rights of staff', async () => {
  await world.db.updateTable('player').set({ account_type: 'staff' }).where('id', '=', ada.id).execute();
  await aForum({ id: 50, visible_to: 'staff', threads_by: 'staff' });

  const response = await get('/forum', await tokenWith('read'));

  expect(response.body).not.toContain('"id":50');
});

test('an app needs no key, and has the budget of one over all its players', async () => {
  const token = await tokenWith('read');

  const { headers } = await get('/all-sets', token);
  expect(headers).toMatchObject({
    'x-ratelimit-limit': String(KEY_LIMIT.burst),
    'x-ratelimit-remaining': String(KEY_LIMIT.burst - 1),
    'ratelimit-policy': '"app";q=500;w=10',
    ratelimit: '"app";r=499;t=10',
  });
  const other = await tokensFor(app, await world.aPlayer());
  expect((await get('/all-sets', other.access_token)).headers['x-ratelimit-remaining']).toBe(
    String(KEY_LIMIT.burst - 2),
  );
});

describe('scripts of other sites', () => {
  const origin = 'https://shelf.example';

  test('may make the calls of an app, and read the answers [AL-07]', async () => {
    const preflight = await world.app.inject({
      method: 'OPTIONS',
      url: '/api/me/alerts/7',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
    expect(preflight.headers['access-control-allow-headers']).not.toContain('X-User-Token');

    for (const token of [await tokenWith('read'), 'wba_unknown']) {
      const { headers } = await get('/me/pouch', token, { origin });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-expose-headers']).toContain('WWW-Authenticate');
    }
  });

  test('may still not send the token of a player', async () => {
    const { headers } = await world.app.inject({
      method: 'OPTIONS',
      url: '/api/me/pouch',
      headers: {
        origin,
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'x-user-token',
      },
    });

    expect(headers['access-control-allow-headers']).not.toContain('X-User-Token');
    expect(headers['access-control-allow-methods']).toBe('GET');
  });
});
