import type { OAuthError } from '@node-oauth/oauth2-server';
import { hostOf, isSameRedirect } from '@wallabee/contract/apps/app-rules';
import type { Consent, giveConsent, readConsent } from '@wallabee/contract/apps/consent';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { SCOPES } from '@wallabee/contract/protocol/scopes';
import type { Db } from '../../platform/db/db.ts';
import { badInput, notFound } from '../../platform/problems.ts';
import { findAllowedScopes, findApp, type KnownApp } from './apps.queries.ts';
import { authorize } from './oauth-server.ts';

interface ConsentOptions {
  db: Db;
  now: () => Date;
  /** The issuer in the words of OAuth. */
  siteUrl: string;
}

type Asked = InputOf<typeof readConsent>['query'];
type Decided = InputOf<typeof giveConsent>['body'];

export async function viewConsent(
  options: ConsentOptions,
  asked: Asked,
  playerId: PlayerId,
): Promise<Consent> {
  const app = await findAskingApp(options.db, asked);
  const { refusal } = await authorize(options, {
    fields: fieldsOf(asked),
    user: { id: playerId },
    isTrial: true,
  });
  const { name, website, maker } = app;
  return {
    name,
    website,
    maker,
    returns_to: hostOf(asked.redirect_uri),
    scopes: SCOPES.filter((scope) => (asked.scope?.trim() || 'read').split(/\s+/).includes(scope)),
    allowed_scopes: await findAllowedScopes(options.db, { appId: app.app_id, playerId }),
    fault: refusal ? { error: refusal.name, redirect_to: refusedRedirect(options, asked, refusal) } : null,
  };
}

export async function decideConsent(
  options: ConsentOptions,
  { decision, ...asked }: Decided,
  playerId: PlayerId,
): Promise<{ redirect_to: string }> {
  await findAskingApp(options.db, asked);
  const fields = { ...fieldsOf(asked), allowed: String(decision === 'allow') };
  const { code, refusal } = await authorize(options, { fields, user: { id: playerId } });
  if (refusal) return { redirect_to: refusedRedirect(options, asked, refusal) };
  return {
    redirect_to: redirectWith(asked.redirect_uri, { code, state: asked.state, iss: options.siteUrl }),
  };
}

/** The player is never sent to an address that the app has not registered, not even with an error. */
async function findAskingApp(db: Db, { client_id, redirect_uri }: Asked): Promise<KnownApp> {
  const app = await findApp(db, client_id);
  if (!app) throw notFound('app');
  if (!app.redirect_uris.some((registered) => isSameRedirect(registered, redirect_uri))) {
    const error = 'The app asks to return to an address that it has not registered.';
    throw badInput(error, { redirect_uri: 'must be an address of the app' });
  }
  return app;
}

/** Absent parameters stay absent, because the library tells them from empty ones. */
function fieldsOf(asked: Asked): Record<string, string> {
  return Object.fromEntries(
    Object.entries(asked).filter((field): field is [string, string] => field[1] !== undefined),
  );
}

/** The library's own address loses the error where the registered one has a query. */
function refusedRedirect({ siteUrl }: ConsentOptions, asked: Asked, { name, message }: OAuthError): string {
  const { redirect_uri, state } = asked;
  return redirectWith(redirect_uri, { error: name, error_description: message, state, iss: siteUrl });
}

function redirectWith(address: string, fields: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
