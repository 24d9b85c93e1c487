import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { Scope } from '@wallabee/contract/protocol/scopes';
import type { FastifyRequest } from 'fastify';
import { keyRequired, ProblemError } from '../../problems.ts';
import type { Bearer } from '../../sessions/bearer-tokens.queries.ts';
import { API_PREFIX } from '../addresses.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The path of a resource with its own OAuth metadata, where clients without a key learn how to log in. */
    oauthResource?: string;
  }
}

/** Other schemes are not ours: a proxy may ask for a password of its own. */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S*) *$/i.exec(headers.authorization ?? '')?.[1];
}

/** An app makes no call for a player that its contract does not open to apps. */
export function refuseBeyondScopes(call: DescribedCall | undefined, { scopes }: Bearer, siteUrl: string) {
  if (call?.access !== 'player') return;
  if (!call.scope) throw insufficientScope('Apps cannot make this call for a player.', siteUrl);
  if (!scopes.includes(call.scope))
    throw insufficientScope(`The player has not allowed the app this: ${call.scope}.`, siteUrl, call.scope);
}

/** What a call without a login says to the app's player is personal, and needs the permission to read. */
export function readsAsPlayer(call: DescribedCall | undefined, { scopes }: Bearer): boolean {
  if (call?.access === 'player') return true;
  return call?.readsToken === true && scopes.includes('read');
}

export function invalidToken(siteUrl: string, resource?: string): ProblemError {
  const error = 'The access token is unknown, has expired or was revoked.';
  const headers = challenge({ error: 'invalid_token', error_description: error }, siteUrl, resource);
  return new ProblemError(401, { code: 'login_required', error }, headers);
}

/** The challenge says where to get an access token, which replaces a key. */
export function keyOrTokenRequired(siteUrl: string, resource?: string): ProblemError {
  const { status, problem } = keyRequired();
  return new ProblemError(status, problem, resource ? challenge({}, siteUrl, resource) : {});
}

function insufficientScope(error: string, siteUrl: string, scope?: Scope): ProblemError {
  const headers = challenge({ error: 'insufficient_scope', ...(scope && { scope }) }, siteUrl);
  return new ProblemError(403, { code: 'forbidden', error, reason: 'insufficient_scope' }, headers);
}

/** RFC 6750, section 3, and RFC 9728, section 5.1. */
function challenge(fields: Record<string, string>, siteUrl: string, resource = API_PREFIX) {
  const resource_metadata = `${siteUrl}/.well-known/oauth-protected-resource${resource}`;
  const parts = Object.entries({ ...fields, resource_metadata }).map(([name, value]) => `${name}="${value}"`);
  return { 'www-authenticate': `Bearer ${parts.join(', ')}` };
}

/** For answers that have messages among other things. */
export function mayReadMessages({ bearer }: Pick<FastifyRequest, 'bearer'>): boolean {
  return !bearer || bearer.scopes.includes('messages');
}
