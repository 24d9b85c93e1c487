import { randomBytes } from 'node:crypto';
import OAuth2Server, {
  type AuthorizationCode,
  type AuthorizationCodeModel,
  type Client,
  type RefreshToken,
  type RefreshTokenModel,
} from '@node-oauth/oauth2-server';
import { isSameRedirect } from '@wallabee/contract/apps/app-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { SCOPES } from '@wallabee/contract/protocol/scopes';
import type { Db } from '../../platform/db/db.ts';
import { findApp, revokeGrants } from './apps.queries.ts';
import {
  deleteTokensOfCode,
  insertCode,
  insertTokens,
  lockCode,
  lockRefreshToken,
  markCodeUsed,
  markTokenRotated,
} from './tokens.queries.ts';

const { InvalidRequestError } = OAuth2Server;

/** In the library's words: the user who allows, and later the permission that tokens belong to. */
export interface AllowingUser {
  id: PlayerId;
}
interface Permission {
  grantId: number;
  codeId: number;
}

interface ModelOptions {
  /** In a transaction: a used code or refresh token stays used where the exchange is refused. */
  db: Db;
  now: () => Date;
}

type Model = AuthorizationCodeModel & RefreshTokenModel;

/** What the library asks for. It decides whether a code, verifier, redirect or refresh token is right. */
export function createOAuthModel({ db, now }: ModelOptions): Model {
  return {
    getClient: (clientId) => findClient(db, clientId),
    validateRedirectUri: async (asked, client) => isRedirectOf(client, asked),
    validateScope: async (_user, _client, scopes) => knownScopes(scopes),
    generateAuthorizationCode: async () => newSecret('wbc'),
    generateAccessToken: async () => newSecret('wba'),
    generateRefreshToken: async () => newSecret('wbr'),

    async saveAuthorizationCode(code, client, user) {
      await insertCode(db, {
        code: code.authorizationCode,
        appId: client.appId,
        playerId: (user as AllowingUser).id,
        scopes: code.scope ?? [],
        redirectUri: code.redirectUri,
        codeChallenge: challengeOf(code),
        now: now(),
      });
      return { ...code, client, user };
    },

    async getAuthorizationCode(code) {
      const row = await lockCode(db, code, now());
      if (row?.used_at) await deleteTokensOfCode(db, row.code_id);
      if (!row || row.used_at) return null;
      return {
        authorizationCode: code,
        expiresAt: onMachineClock(row.expires_at, now()),
        redirectUri: row.redirect_uri,
        scope: row.scopes,
        codeChallenge: row.code_challenge,
        codeChallengeMethod: 'S256',
        client: clientNamed(row.client_id),
        user: { grantId: row.grant_id, codeId: row.code_id } satisfies Permission,
      } satisfies AuthorizationCode;
    },

    async revokeAuthorizationCode({ user }) {
      await markCodeUsed(db, (user as Permission).codeId, now());
      return true;
    },

    async saveToken(token, client, user) {
      const { accessToken, refreshToken = '', scope: scopes = [] } = token;
      const { grantId, codeId } = user as Permission;
      await insertTokens(db, { accessToken, refreshToken, grantId, codeId, scopes, now: now() });
      return { ...token, client, user };
    },

    async getRefreshToken(refreshToken) {
      const row = await lockRefreshToken(db, refreshToken, now());
      // A refresh token that comes twice was stolen, and it is unknown by which of the two.
      if (row?.rotated_at) await revokeGrants(db, { grantId: row.grant_id }, now());
      if (!row || row.rotated_at) return null;
      return {
        refreshToken,
        refreshTokenExpiresAt: onMachineClock(row.refresh_expires_at, now()),
        scope: row.scopes,
        client: clientNamed(row.client_id),
        user: { grantId: row.grant_id, codeId: row.code_id } satisfies Permission,
        tokenId: Number(row.token_id),
      } satisfies RefreshToken;
    },

    async revokeToken({ tokenId }) {
      await markTokenRotated(db, tokenId, now());
      return true;
    },

    /** Calls are authenticated in platform/http/calls/authentication.ts. */
    getAccessToken: async () => null,
  };
}

/** Checks a request like the model above, and stores nothing. */
export function createTrialModel(options: ModelOptions): Model {
  return {
    ...createOAuthModel(options),
    async saveAuthorizationCode(code, client, user) {
      challengeOf(code);
      return { ...code, client, user };
    },
  };
}

async function findClient(db: Db, clientId: string): Promise<Client | null> {
  const app = await findApp(db, clientId);
  if (!app) return null;
  return { ...clientNamed(clientId), redirectUris: app.redirect_uris, appId: app.app_id };
}

function clientNamed(id: string): Client {
  return { id, grants: ['authorization_code', 'refresh_token'] };
}

function isRedirectOf({ redirectUris = [] }: Client, asked: string): boolean {
  return [redirectUris].flat().some((registered) => isSameRedirect(registered, asked));
}

/** Without a scope an app may read. */
function knownScopes(asked: string[] = ['read']): string[] | null {
  const isKnown = asked.every((scope) => (SCOPES as readonly string[]).includes(scope));
  return isKnown ? SCOPES.filter((scope) => asked.includes(scope)) : null;
}

/** The library takes requests without PKCE, which apps without a secret must not send. */
function challengeOf({ codeChallenge }: Pick<AuthorizationCode, 'codeChallenge'>): string {
  if (codeChallenge === undefined) throw new InvalidRequestError('Missing parameter: `code_challenge`');
  if (!/^[\w-]{43}$/.test(codeChallenge))
    throw new InvalidRequestError('Invalid parameter: `code_challenge`; send the SHA-256 in base64url');
  return codeChallenge;
}

/** The prefix lets secret scanners find leaked tokens. */
function newSecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** The library compares with the machine's clock. */
function onMachineClock(moment: Date, now: Date): Date {
  return new Date(Date.now() + moment.getTime() - now.getTime());
}
