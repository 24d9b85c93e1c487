import OAuth2Server, { type OAuthError } from '@node-oauth/oauth2-server';
import { ACCESS_SECONDS, CODE_SECONDS, REFRESH_SECONDS } from '@wallabee/contract/apps/token';
import type { Db } from '../../platform/db/db.ts';
import { type AllowingUser, createOAuthModel, createTrialModel } from './oauth-model.ts';

interface OAuthOptions {
  db: Db;
  now: () => Date;
}

export interface OAuthRequest {
  headers: Record<string, string>;
  method: string;
  query: Record<string, string>;
  body: Record<string, string>;
}

/** Answers with the tokens or with a refusal of the library. */
export async function exchange({ db, now }: OAuthOptions, request: OAuthRequest) {
  const { grant_type } = request.body;
  // The library would miss a secret first, which apps do not have.
  if (!grant_type)
    return { refusal: new OAuth2Server.InvalidRequestError('Missing parameter: `grant_type`') };
  if (!(grant_type in TOKEN_OPTIONS.requireClientAuthentication))
    return { refusal: new OAuth2Server.UnsupportedGrantTypeError('Unsupported grant type') };
  try {
    return await db.transaction().execute(async (trx) => {
      const server = new OAuth2Server({ model: createOAuthModel({ db: trx, now }) });
      const response = new OAuth2Server.Response();
      try {
        await server.token(new OAuth2Server.Request(request), response, TOKEN_OPTIONS);
        return { tokens: response.body as Record<string, unknown> };
      } catch (failure) {
        // Thrown, this one undoes the rotation: a refresh token is not used up by a scope that was asked in vain.
        if (failure instanceof OAuth2Server.InvalidScopeError) throw failure;
        return { refusal: refusalIn(failure) };
      }
    });
  } catch (failure) {
    return { refusal: refusalIn(failure) };
  }
}

const TOKEN_OPTIONS = {
  accessTokenLifetime: ACCESS_SECONDS,
  refreshTokenLifetime: REFRESH_SECONDS,
  alwaysIssueNewRefreshToken: true,
  requireClientAuthentication: { authorization_code: false, refresh_token: false },
};

interface Authorization {
  fields: Record<string, string>;
  user: AllowingUser;
  /** A trial checks the request and stores nothing. */
  isTrial?: boolean;
}

/** Answers with a code or with a refusal that the app is given. */
export async function authorize({ db, now }: OAuthOptions, { fields, user, isTrial }: Authorization) {
  // By RFC 7636 a missing method means plain; the library would take it for S256.
  if (fields.code_challenge && !fields.code_challenge_method) {
    const sentence = 'Missing parameter: `code_challenge_method`; send S256';
    return { refusal: new OAuth2Server.InvalidRequestError(sentence) };
  }
  const createModel = isTrial ? createTrialModel : createOAuthModel;
  return db.transaction().execute(async (trx) => {
    const server = new OAuth2Server({ model: createModel({ db: trx, now }) });
    const request = new OAuth2Server.Request({ headers: {}, method: 'POST', query: {}, body: fields });
    try {
      const { authorizationCode } = await server.authorize(request, new OAuth2Server.Response(), {
        allowEmptyState: true,
        authorizationCodeLifetime: CODE_SECONDS,
        authenticateHandler: { handle: () => user },
      });
      return { code: authorizationCode };
    } catch (failure) {
      return { refusal: refusalIn(failure) };
    }
  });
}

/** A fault of the server is wrapped by the library, and no refusal. */
function refusalIn(failure: unknown): OAuthError {
  if (failure instanceof OAuth2Server.OAuthError && failure.code < 500) return failure;
  throw failure instanceof Error && 'inner' in failure ? failure.inner : failure;
}
