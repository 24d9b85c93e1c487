import { createHash, randomBytes } from 'node:crypto';
import type { MadeApp } from '@wallabee/contract/apps/app';
import { makeApp } from '@wallabee/contract/apps/app';
import { giveConsent } from '@wallabee/contract/apps/consent';
import type { Scope } from '@wallabee/contract/protocol/scopes';
import type { createTestWorld, TestPlayer } from '../world.ts';

type World = Awaited<ReturnType<typeof createTestWorld>>;

export const CALLBACK = 'https://shelf.example/callback';

export interface TestTokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
}

/** A program that asks a player for permission and acts for them, as its author would write it: RFC 7636 and 6749. */
export function appClient(world: World) {
  async function anApp(maker?: TestPlayer, redirect_uris = [CALLBACK]): Promise<MadeApp> {
    const as = maker ?? (await world.aPlayer());
    const body = { name: 'Shelf counter', website: 'https://shelf.example', redirect_uris };
    return (await world.call(makeApp, { as, body })).json();
  }

  function aRequest(app: Pick<MadeApp, 'client_id'>, scope: string = 'read') {
    const verifier = randomBytes(32).toString('base64url');
    const asked = {
      response_type: 'code',
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      scope,
      state: 'its-own-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    };
    return { verifier, asked };
  }

  /** The player allows it, and the browser arrives at the address of the app. */
  async function allow(player: TestPlayer, asked: ReturnType<typeof aRequest>['asked']): Promise<URL> {
    const response = await world.call(giveConsent, { as: player, body: { ...asked, decision: 'allow' } });
    return new URL(response.json().redirect_to);
  }

  async function aCode(app: MadeApp, player: TestPlayer, scopes: readonly Scope[] = ['read']) {
    const { verifier, asked } = aRequest(app, scopes.join(' '));
    const code = (await allow(player, asked)).searchParams.get('code') ?? '';
    return { code, verifier };
  }

  function post(path: string, fields: Record<string, string>) {
    return world.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shelf.example' },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  function exchange(app: Pick<MadeApp, 'client_id'>, code: { code: string; verifier: string }, more = {}) {
    return post('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: app.client_id,
      redirect_uri: CALLBACK,
      code: code.code,
      code_verifier: code.verifier,
      ...more,
    });
  }

  function refresh(app: Pick<MadeApp, 'client_id'>, refresh_token: string, more = {}) {
    return post('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: app.client_id,
      refresh_token,
      ...more,
    });
  }

  async function tokensFor(
    app: MadeApp,
    player: TestPlayer,
    scopes: readonly Scope[] = ['read'],
  ): Promise<TestTokens> {
    return (await exchange(app, await aCode(app, player, scopes))).json();
  }

  function get(path: string, access_token: string, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${access_token}`;
    return world.app.inject({ url: `/api${path}`, headers: { authorization, ...headers } });
  }

  return { anApp, aRequest, allow, aCode, post, exchange, refresh, tokensFor, get };
}
