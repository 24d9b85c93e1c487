import { ACCESS_SECONDS, CODE_SECONDS, REFRESH_SECONDS } from '@wallabee/contract/apps/token';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { digest } from '../../platform/sessions/digest.ts';
import { isOpenAccount, publishSessionEnds } from '../../platform/sessions/sessions.queries.ts';

interface NewCode {
  code: string;
  appId: number;
  playerId: PlayerId;
  scopes: string[];
  redirectUri: string;
  codeChallenge: string;
  now: Date;
}

/** A permission that exists is widened, because tokens with its other scopes stay valid. */
export async function insertCode(db: Db, { code, appId, playerId, scopes, now, ...rest }: NewCode) {
  const { grant_id } = await db
    .insertInto('oauth_grant')
    .values({ app_id: appId, player_id: playerId, scopes, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'app_id']).where('revoked_at', 'is', null).doUpdateSet({
        scopes: sql`(select array_agg(distinct scope) from unnest(oauth_grant.scopes || excluded.scopes) as scope)`,
      }),
    )
    .returning('grant_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('oauth_code')
    .values({
      code_digest: digest(code),
      grant_id,
      scopes,
      redirect_uri: rest.redirectUri,
      code_challenge: rest.codeChallenge,
      expires_at: after(now, CODE_SECONDS),
    })
    .execute();
}

/** Locked, so that of two exchanges at once the second finds the first one done. */
export function lockCode(db: Db, code: string, now: Date) {
  return db
    .selectFrom('oauth_code')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_code.grant_id')
    .innerJoin('oauth_app', 'oauth_app.app_id', 'oauth_grant.app_id')
    .innerJoin('player', 'player.id', 'oauth_grant.player_id')
    .select(['code_id', 'oauth_code.grant_id', 'oauth_app.client_id', 'redirect_uri', 'oauth_code.scopes'])
    .select(['code_challenge', 'expires_at', 'used_at'])
    .where('code_digest', '=', digest(code))
    .where('oauth_grant.revoked_at', 'is', null)
    .where(isOpenAccount(now))
    .forUpdate('oauth_code')
    .executeTakeFirst();
}

export async function markCodeUsed(db: Db, codeId: number, now: Date) {
  await db.updateTable('oauth_code').set({ used_at: now }).where('code_id', '=', codeId).execute();
}

interface NewTokens {
  accessToken: string;
  refreshToken: string;
  grantId: number;
  codeId: number;
  scopes: string[];
  now: Date;
}

export async function insertTokens(db: Db, { grantId, codeId, scopes, now, ...tokens }: NewTokens) {
  await db
    .insertInto('oauth_token')
    .values({
      access_digest: digest(tokens.accessToken),
      refresh_digest: digest(tokens.refreshToken),
      grant_id: grantId,
      code_id: codeId,
      scopes,
      access_expires_at: after(now, ACCESS_SECONDS),
      refresh_expires_at: after(now, REFRESH_SECONDS),
    })
    .execute();
}

/** Locked, so that of two exchanges at once the second finds the first one done. */
export function lockRefreshToken(db: Db, refreshToken: string, now: Date) {
  return db
    .selectFrom('oauth_token')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_token.grant_id')
    .innerJoin('oauth_app', 'oauth_app.app_id', 'oauth_grant.app_id')
    .innerJoin('player', 'player.id', 'oauth_grant.player_id')
    .select(['token_id', 'oauth_token.grant_id', 'code_id', 'oauth_app.client_id', 'oauth_token.scopes'])
    .select(['refresh_expires_at', 'rotated_at'])
    .where('refresh_digest', '=', digest(refreshToken))
    .where('oauth_grant.revoked_at', 'is', null)
    .where(isOpenAccount(now))
    .forUpdate('oauth_token')
    .executeTakeFirst();
}

export async function markTokenRotated(db: Db, tokenId: number, now: Date) {
  await db.updateTable('oauth_token').set({ rotated_at: now }).where('token_id', '=', tokenId).execute();
}

/** All tokens that began with one code: those of one login of the app. */
export async function deleteTokensOfCode(db: Db, codeId: number) {
  const ended = await db
    .deleteFrom('oauth_token')
    .where('code_id', '=', codeId)
    .returning('access_digest as token_digest')
    .execute();
  await publishSessionEnds(db, ended);
}

export function findToken(db: Db, { token, clientId }: { token: string; clientId: string }) {
  return db
    .selectFrom('oauth_token')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_token.grant_id')
    .innerJoin('oauth_app', 'oauth_app.app_id', 'oauth_grant.app_id')
    .select(['code_id', 'oauth_token.grant_id'])
    .where('oauth_app.client_id', '=', clientId)
    .where(({ or, eb }) =>
      or([eb('access_digest', '=', digest(token)), eb('refresh_digest', '=', digest(token))]),
    )
    .executeTakeFirst();
}

export async function hasTokens(db: Db, grantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('oauth_token')
    .select('token_id')
    .where('grant_id', '=', grantId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Used codes stay for a day, so that a second use of one is noticed. */
export async function deleteExpiredTokens(db: Db, now: Date) {
  await db.deleteFrom('oauth_code').where('expires_at', '<', after(now, -86_400)).execute();
  await db.deleteFrom('oauth_token').where('refresh_expires_at', '<', now).execute();
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000);
}
