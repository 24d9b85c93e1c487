import type { AddressInfo } from 'node:net';
import { listApps, revokeApp } from '@wallabee/contract/apps/app';
import { giveConsent } from '@wallabee/contract/apps/consent';
import { ACCESS_SECONDS, CODE_SECONDS, REFRESH_SECONDS } from '@wallabee/contract/apps/token';
import { beforeEach, describe, expect, test } from 'vitest';
import { appClient, CALLBACK, type TestTokens } from '../../../test/builders/app-client.ts';
import { closeListenersAfterEach, listenAt } from '../../../test/processes/event-listener.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { deleteExpiredTokens } from './tokens.queries.ts';

const SITE = 'https://wallabee.example';
const world = await createTestWorld({ SITE_URL: SITE });
const { anApp, aRequest, allow, aCode, post, exchange, refresh, tokensFor, get } = appClient(world);
closeListenersAfterEach();

let ada: TestPlayer;
let app: Awaited<ReturnType<typeof anApp>>;
const start = world.clock.now;

beforeEach(async () => {
  world.clock.now = start;
  ada = await world.aPlayer();
  app = await anApp();
});

function pass(seconds: number) {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1_000);
}

async function works({ access_token }: Pick<TestTokens, 'access_token'>): Promise<boolean> {
  return (await get('/me/profile', access_token)).statusCode === 200;
}

test('an app asks, is allowed, acts for the player, and renews its tokens [AL-07]', async () => {
  const { verifier, asked } = aRequest(app, 'read alerts');
  const arrived = await allow(ada, asked);

  expect(arrived.origin + arrived.pathname).toBe(CALLBACK);
  expect(arrived.searchParams.get('state')).toBe(asked.state);
  expect(arrived.searchParams.get('iss')).toBe(SITE);

  const issued = await exchange(app, { code: arrived.searchParams.get('code') ?? '', verifier });
  expect(issued.headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  const tokens = issued.json<TestTokens>();
  expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'read alerts' });
  expect(tokens.expires_in).toBeGreaterThan(ACCESS_SECONDS - 5);
  expect((await get('/me/profile', tokens.access_token)).json()).toMatchObject({ name: ada.username });

  pass(ACCESS_SECONDS);
  expect(await works(tokens)).toBe(false);
  const renewed = (await refresh(app, tokens.refresh_token)).json<TestTokens>();
  expect(await works(renewed)).toBe(true);
  expect(renewed).toMatchObject({ scope: 'read alerts' });
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
});

test('codes and tokens are stored as digests only [AL-07]', async () => {
  const { code, verifier } = await aCode(app, ada);
  const tokens = (await exchange(app, { code, verifier })).json<TestTokens>();

  const stored = JSON.stringify([
    await world.db.selectFrom('oauth_code').selectAll().execute(),
    await world.db.selectFrom('oauth_token').selectAll().execute(),
  ]);
  for (const secret of [code, verifier, tokens.access_token, tokens.refresh_token])
    expect(stored).not.toContain(secret);
});

describe('an exchange of a code is refused', () => {
  const other = 'x'.repeat(43);
  test.each([
    { why: 'with another verifier', more: { code_verifier: other }, error: 'invalid_grant' },
    { why: 'without a verifier', more: { code_verifier: '' }, error: 'invalid_grant' },
    { why: 'with another redirect', more: { redirect_uri: `${CALLBACK}/x` }, error: 'invalid_request' },
    { why: 'with an unknown code', more: { code: 'wbc_nothing' }, error: 'invalid_grant' },
    { why: 'with an unknown app', more: { client_id: 'app_nothing' }, error: 'invalid_client' },
    { why: 'without an app', more: { client_id: '' }, error: 'invalid_client' },
    { why: 'by password', more: { grant_type: 'password' }, error: 'unsupported_grant_type' },
    { why: 'of the app itself', more: { grant_type: 'client_credentials' }, error: 'unsupported_grant_type' },
    { why: 'of no kind', more: { grant_type: '' }, error: 'invalid_request' },
    { why: 'of an unknown kind', more: { grant_type: 'wish' }, error: 'unsupported_grant_type' },
  ])('$why: $error [AL-07]', async ({ more, error }) => {
    const response = await exchange(app, await aCode(app, ada), more);

    expect({ status: response.statusCode, body: response.json() }).toEqual({
      status: 400,
      body: { error, error_description: expect.any(String), code: 'bad_input' },
    });
    expect(await world.db.selectFrom('oauth_token').selectAll().execute()).toEqual([]);
  });

  test('by another app [AL-07]', async () => {
    expect((await exchange(await anApp(), await aCode(app, ada))).json().error).toBe('invalid_grant');
  });

  test('after a minute [AL-07]', async () => {
    const code = await aCode(app, ada);
    pass(CODE_SECONDS + 1);

    expect((await exchange(app, code)).json().error).toBe('invalid_grant');
  });

  test('after a wrong verifier used the code up [AL-07]', async () => {
    const code = await aCode(app, ada);
    await exchange(app, { ...code, verifier: other });

    expect((await exchange(app, code)).json().error).toBe('invalid_grant');
  });

  test('the second time, and the tokens of the first time end [AL-07]', async () => {
    const code = await aCode(app, ada);
    const first = (await exchange(app, code)).json<TestTokens>();
    const elsewhere = await tokensFor(app, ada);

    expect((await exchange(app, code)).json().error).toBe('invalid_grant');
    expect(await works(first)).toBe(false);
    expect((await refresh(app, first.refresh_token)).statusCode).toBe(400);
    expect(await works(elsewhere)).toBe(true);
  });

  test('all but once where it is sent several times at once [AL-07]', async () => {
    const code = await aCode(app, ada);

    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(app, code)));

    const issued = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json());
    expect(issued).toHaveLength(1);
    expect(await works(issued[0])).toBe(false);
  });

  test.each([
    { why: 'as JSON', headers: { 'content-type': 'application/json' }, payload: '{"grant_type":"password"}' },
    {
      why: 'with a parameter twice',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=refresh_token&client_id=a&client_id=b',
    },
    { why: 'empty', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' },
  ])('$why [AL-07]', async ({ headers, payload }) => {
    const response = await world.app.inject({ method: 'POST', url: '/api/oauth/token', headers, payload });

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe('invalid_request');
  });
});

describe('a refresh token', () => {
  test('that comes twice ends the whole permission [AL-07]', async () => {
    const first = await tokensFor(app, ada);
    const second = (await refresh(app, first.refresh_token)).json<TestTokens>();
    const elsewhere = await tokensFor(app, ada);

    expect((await refresh(app, first.refresh_token)).json().error).toBe('invalid_grant');
    for (const tokens of [first, second, elsewhere]) {
      expect(await works(tokens)).toBe(false);
      expect((await refresh(app, tokens.refresh_token)).statusCode).toBe(400);
    }
    expect((await world.call(listApps, { as: ada })).json().allowed).toEqual([]);
  });

  test('is refused to another app, and after 60 days [AL-07]', async () => {
    const { refresh_token } = await tokensFor(app, ada);

    expect((await refresh(await anApp(), refresh_token)).json().error).toBe('invalid_grant');
    pass(REFRESH_SECONDS + 1);
    expect((await refresh(app, refresh_token)).json().error).toBe('invalid_grant');
  });

  test('gives fewer scopes, never more, and is not used up by asking [AL-07]', async () => {
    const { refresh_token } = await tokensFor(app, ada, ['read', 'messages']);

    expect((await refresh(app, refresh_token, { scope: 'read swaps' })).json().error).toBe('invalid_scope');
    expect((await refresh(app, refresh_token, { scope: 'read' })).json()).toMatchObject({ scope: 'read' });
  });
});

describe('a permission ends at once, with its tokens and codes', () => {
  async function expectEnded(tokens: TestTokens, code: Awaited<ReturnType<typeof aCode>>) {
    expect(await works(tokens)).toBe(false);
    expect((await refresh(app, tokens.refresh_token)).json().error).toMatch(/^invalid_(grant|client)$/);
    expect((await exchange(app, code)).json().error).toMatch(/^invalid_(grant|client)$/);
  }

  test('when the player revokes it [AL-07]', async () => {
    const tokens = await tokensFor(app, ada);
    const code = await aCode(app, ada);
    const [{ id }] = (await world.call(listApps, { as: ada })).json().allowed;

    expect((await world.call(revokeApp, { as: ada, params: { grantId: id } })).statusCode).toBe(200);
    await expectEnded(tokens, code);
  });

  test.each([
    { who: 'the account of the player', of: () => ada.id },
    { who: 'the account of the maker', of: () => makerOf() },
  ])('when $who is closed [AL-07]', async ({ of }) => {
    const tokens = await tokensFor(app, ada);
    const code = await aCode(app, ada);
    await world.db
      .updateTable('player')
      .set({ is_enabled: false })
      .where('id', '=', await of())
      .execute();

    await expectEnded(tokens, code);
  });

  test('and its event streams end [AL-07]', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const { access_token } = await tokensFor(app, ada);
    const stream = await listenAt(`http://127.0.0.1:${port}/api/events`, {
      authorization: `Bearer ${access_token}`,
    });
    const [{ id }] = (await world.call(listApps, { as: ada })).json().allowed;

    await world.call(revokeApp, { as: ada, params: { grantId: id } });

    await expect.poll(() => stream.hasEnded()).toBe(true);
  });

  async function makerOf() {
    const row = await world.db.selectFrom('oauth_app').select('player_id').executeTakeFirstOrThrow();
    return row.player_id;
  }
});

describe('an app ends its own tokens', () => {
  test.each(['access_token', 'refresh_token'] as const)('with the %s [AL-07]', async (kind) => {
    const tokens = await tokensFor(app, ada);
    const elsewhere = await tokensFor(app, ada);

    const response = await post('/oauth/revoke', { token: tokens[kind], client_id: app.client_id });

    expect(response.statusCode).toBe(200);
    expect(await works(tokens)).toBe(false);
    expect((await refresh(app, tokens.refresh_token)).json().error).toBe('invalid_grant');
    expect(await works(elsewhere)).toBe(true);
    await post('/oauth/revoke', { token: elsewhere[kind], client_id: app.client_id });
    expect((await world.call(listApps, { as: ada })).json().allowed).toEqual([]);
  });

  test('and not those of another app; an unknown token is no failure [AL-07]', async () => {
    const tokens = await tokensFor(app, ada);
    const { client_id } = await anApp();

    for (const token of [tokens.access_token, 'nonsense'])
      expect((await post('/oauth/revoke', { token, client_id })).statusCode).toBe(200);
    expect((await post('/oauth/revoke', { client_id })).json().error).toBe('invalid_request');
    expect(await works(tokens)).toBe(true);
  });
});

test('expired codes and tokens are deleted', async () => {
  await tokensFor(app, ada);
  pass(REFRESH_SECONDS + 1);
  const { refresh_token } = await tokensFor(app, await world.aPlayer());

  await deleteExpiredTokens(world.db, world.clock.now);

  expect(await world.db.selectFrom('oauth_token').select('token_id').execute()).toHaveLength(1);
  expect(await world.db.selectFrom('oauth_code').select('code_id').execute()).toHaveLength(1);
  expect((await refresh(app, refresh_token)).statusCode).toBe(200);
});

test('a refusal of the player reaches the app, and issues nothing [AL-07]', async () => {
  const { asked } = aRequest(app);

  const response = await world.call(giveConsent, { as: ada, body: { ...asked, decision: 'refuse' } });

  const { searchParams } = new URL(response.json().redirect_to);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    error: 'access_denied',
    state: asked.state,
    iss: SITE,
  });
  expect(await world.db.selectFrom('oauth_grant').selectAll().execute()).toEqual([]);
});
