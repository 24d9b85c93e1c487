import {
  ClientId,
  changeApp,
  GrantId,
  listApps,
  makeApp,
  removeApp,
  revokeApp,
} from '@wallabee/contract/apps/app';
import { MOST_APPS } from '@wallabee/contract/apps/app-rules';
import { giveConsent, readConsent } from '@wallabee/contract/apps/consent';
import { beforeEach, describe, expect, test } from 'vitest';
import { appClient, CALLBACK } from '../../../test/builders/app-client.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const SITE = 'https://wallabee.example';
const world = await createTestWorld({ SITE_URL: SITE });
const { anApp, aRequest, allow, tokensFor, get } = appClient(world);
const FORM = { name: 'Shelf counter', website: 'https://shelf.example', redirect_uris: [CALLBACK] };

let ada: TestPlayer;
let bo: TestPlayer;
beforeEach(async () => {
  ada = await world.aPlayer('ada');
  bo = await world.aPlayer('bo');
});

async function list(as: TestPlayer) {
  return (await world.call(listApps, { as })).json();
}

describe('an app that a player makes', () => {
  test('is listed, changed and removed by its maker [AL-07]', async () => {
    const app = await anApp(ada);
    expect(app).toEqual({
      ...FORM,
      client_id: expect.stringMatching(/^app_[\w-]{22}$/),
      created_at: world.clock.now.toISOString(),
      players: 0,
    });
    await tokensFor(app, bo);
    const params = { client: app.client_id };
    const form = { ...FORM, name: 'Shelves', redirect_uris: ['http://127.0.0.1/back', CALLBACK] };

    expect((await world.call(changeApp, { as: ada, params, body: form })).json()).toMatchObject(form);
    expect((await list(ada)).made).toMatchObject([{ ...form, players: 1 }]);
    expect((await world.call(removeApp, { as: ada, params })).statusCode).toBe(200);
    expect((await list(ada)).made).toEqual([]);
    expect((await list(bo)).allowed).toEqual([]);
  });

  test('is out of reach of other players [AL-07]', async () => {
    const { client_id } = await anApp(ada);
    const params = { client: client_id };

    expect((await world.call(changeApp, { as: bo, params, body: FORM })).statusCode).toBe(404);
    expect((await world.call(removeApp, { as: bo, params })).statusCode).toBe(404);
    expect((await list(ada)).made).toMatchObject([FORM]);
    expect((await list(bo)).made).toEqual([]);
  });

  test(`is refused to a player who has ${MOST_APPS}, also under concurrency [AL-07]`, async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_APPS + 2 }, () => world.call(makeApp, { as: ada, body: FORM })),
    );

    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(refused[0]?.json()).toMatchObject({ code: 'refused', reason: 'too_many_apps' });
  });

  test.each([
    { field: 'name', form: { ...FORM, name: ' ' } },
    { field: 'website', form: { ...FORM, website: 'http://shelf.example' } },
    { field: 'redirect_uris', form: { ...FORM, redirect_uris: [] } },
    { field: 'redirect_uris.0', form: { ...FORM, redirect_uris: ['http://shelf.example/cb'] } },
    { field: 'redirect_uris.1', form: { ...FORM, redirect_uris: [CALLBACK, 'javascript:alert(1)'] } },
  ])('with a wrong $field is refused', async ({ field, form }) => {
    const response = await world.call(makeApp, { as: ada, body: form });

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });
});

describe('the request of an app', () => {
  test('is shown to the player: which app, by whom, and what it may do [AL-07]', async () => {
    const app = await anApp(ada);
    const { asked } = aRequest(app, 'swaps read');

    const response = await world.call(readConsent, { as: bo, query: asked });

    expect(response.json()).toEqual({
      name: FORM.name,
      website: FORM.website,
      maker: 'ada',
      returns_to: 'shelf.example',
      scopes: ['read', 'swaps'],
      allowed_scopes: [],
      fault: null,
    });
    expect(await world.db.selectFrom('oauth_grant').selectAll().execute()).toEqual([]);
    expect(await world.db.selectFrom('oauth_code').selectAll().execute()).toEqual([]);
    await allow(bo, asked);
    expect((await world.call(readConsent, { as: bo, query: asked })).json()).toMatchObject({
      allowed_scopes: ['read', 'swaps'],
    });
  });

  test.each([
    { why: 'of an unknown app', wrong: { client_id: 'app_nothing' }, status: 404 },
    { why: 'of an app with a strange id', wrong: { client_id: 'app\u0000' }, status: 400 },
    { why: 'with another address', wrong: { redirect_uri: 'https://evil.example/' }, status: 400 },
    { why: 'with a longer address', wrong: { redirect_uri: `${CALLBACK}/more` }, status: 400 },
  ])('$why is refused without a redirect [AL-07]', async ({ wrong, status }) => {
    const asked = { ...aRequest(await anApp()).asked, ...wrong };

    const read = await world.call(readConsent, { as: bo, query: asked });
    const given = await world.call(giveConsent, { as: bo, body: { ...asked, decision: 'allow' } });

    expect([read.statusCode, given.statusCode]).toEqual([status, status]);
    expect(`${read.body}${given.body}`).not.toContain('redirect_to');
  });

  test.each([
    { why: 'an unknown scope', wrong: { scope: 'read everything' }, error: 'invalid_scope' },
    { why: 'an implicit grant', wrong: { response_type: 'token' }, error: 'unsupported_response_type' },
    { why: 'no PKCE', wrong: { code_challenge: undefined }, error: 'invalid_request' },
    { why: 'plain PKCE', wrong: { code_challenge_method: 'plain' }, error: 'invalid_request' },
    { why: 'no method of PKCE', wrong: { code_challenge_method: undefined }, error: 'invalid_request' },
    { why: 'an empty method of PKCE', wrong: { code_challenge_method: '' }, error: 'invalid_request' },
    { why: 'another method of PKCE', wrong: { code_challenge_method: 's256' }, error: 'invalid_request' },
    { why: 'a challenge that is no SHA-256', wrong: { code_challenge: 'abc' }, error: 'invalid_request' },
  ])('with $why cannot be allowed, and the app is given the error [AL-07]', async ({ wrong, error }) => {
    const asked = { ...aRequest(await anApp()).asked, ...wrong };

    const { fault } = (await world.call(readConsent, { as: bo, query: asked })).json();
    const given = await world.call(giveConsent, { as: bo, body: { ...asked, decision: 'allow' } });

    expect(fault.error).toBe(error);
    expect(given.json().redirect_to).toBe(fault.redirect_to);
    const { searchParams } = new URL(fault.redirect_to);
    expect(Object.fromEntries(searchParams)).toMatchObject({ error, state: asked.state, iss: SITE });
    expect(searchParams.has('code')).toBe(false);
    expect(await world.db.selectFrom('oauth_grant').selectAll().execute()).toEqual([]);
  });

  test.each([
    { registered: 'https://shelf.example/cb?from=bee', asked: 'https://shelf.example/cb?from=bee' },
    { registered: 'http://127.0.0.1/cb', asked: 'http://127.0.0.1:51004/cb' },
    { registered: 'com.example.shelf:/cb', asked: 'com.example.shelf:/cb' },
  ])('returns to $asked with code and state [AL-07]', async ({ registered, asked }) => {
    const app = await anApp(ada, [registered]);
    const request = { ...aRequest(app).asked, redirect_uri: asked };

    const arrived = await allow(bo, request);

    expect(arrived.href.startsWith(asked)).toBe(true);
    expect(arrived.searchParams.get('code')).toMatch(/^wbc_/);
    expect(arrived.searchParams.get('state')).toBe(request.state);
    const refused = await world.call(giveConsent, { as: bo, body: { ...request, decision: 'refuse' } });
    expect(new URL(refused.json().redirect_to).searchParams.get('error')).toBe('access_denied');
  });

  test('without a scope asks to read', async () => {
    const asked = { ...aRequest(await anApp()).asked, scope: undefined };

    expect((await world.call(readConsent, { as: bo, query: asked })).json()).toMatchObject({
      scopes: ['read'],
      fault: null,
    });
  });
});

describe('apps that act for a player', () => {
  test('are listed with what they may do, since when, and their last use [AL-07]', async () => {
    const app = await anApp(ada);
    const { access_token } = await tokensFor(app, bo, ['alerts']);
    await tokensFor(app, bo, ['read']);
    expect((await list(bo)).allowed).toEqual([
      {
        id: expect.any(Number),
        name: FORM.name,
        website: FORM.website,
        maker: 'ada',
        scopes: ['alerts', 'read'],
        allowed_at: world.clock.now.toISOString(),
        last_used_at: null,
      },
    ]);

    await get('/all-sets', access_token);

    await expect
      .poll(async () => (await list(bo)).allowed[0].last_used_at)
      .toBe(world.clock.now.toISOString());
    expect((await list(ada)).allowed).toEqual([]);
  });

  test('are revoked by their player only [AL-07]', async () => {
    const { access_token } = await tokensFor(await anApp(ada), bo);
    const [{ id }] = (await list(bo)).allowed;
    const params = { grantId: GrantId.parse(id) };

    expect((await world.call(revokeApp, { as: ada, params })).statusCode).toBe(404);
    expect((await get('/me/pouch', access_token)).statusCode).toBe(200);
    expect((await world.call(revokeApp, { as: bo, params })).statusCode).toBe(200);
    expect((await get('/me/pouch', access_token)).statusCode).toBe(401);
    expect((await world.call(revokeApp, { as: bo, params })).statusCode).toBe(404);
  });

  test('cannot be asked for by a removed app', async () => {
    const app = await anApp(ada);
    await world.call(removeApp, { as: ada, params: { client: ClientId.parse(app.client_id) } });

    expect((await world.call(readConsent, { as: bo, query: aRequest(app).asked })).statusCode).toBe(404);
  });
});
