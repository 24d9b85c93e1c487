import { type AllowedApp, type AppForm, ClientId, GrantId, type MadeApp } from '@wallabee/contract/apps/app';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Scope } from '@wallabee/contract/protocol/scopes';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';

/** Newest first. */
export async function listAllowedApps(db: Db, playerId: PlayerId): Promise<AllowedApp[]> {
  const rows = await db
    .selectFrom('oauth_grant')
    .innerJoin('oauth_app', 'oauth_app.app_id', 'oauth_grant.app_id')
    .innerJoin('player as maker', 'maker.id', 'oauth_app.player_id')
    .select(['oauth_grant.grant_id', 'oauth_app.name', 'oauth_app.website', 'maker.username as maker'])
    .select(['oauth_grant.scopes', 'oauth_grant.created_at', 'oauth_grant.last_used_at'])
    .where('oauth_grant.player_id', '=', playerId)
    .where('oauth_grant.revoked_at', 'is', null)
    .orderBy('oauth_grant.grant_id', 'desc')
    .execute();
  return rows.map(({ grant_id, scopes, created_at, last_used_at, ...row }) => ({
    ...row,
    id: GrantId.parse(grant_id),
    scopes: scopes as Scope[],
    allowed_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }));
}

/** Newest first. */
export async function listMadeApps(db: Db, playerId: PlayerId): Promise<MadeApp[]> {
  const rows = await selectApps(db).where('player_id', '=', playerId).orderBy('app_id', 'desc').execute();
  return rows.map(toMadeApp);
}

function selectApps(db: Db) {
  return db
    .selectFrom('oauth_app')
    .select(['client_id', 'name', 'website', 'redirect_uris', 'created_at'])
    .select(({ selectFrom }) => countPlayers(selectFrom('oauth_grant')).as('players'))
    .where('removed_at', 'is', null);
}

function countPlayers(
  grants: SelectQueryBuilder<DB & { oauth_app: DB['oauth_app'] }, 'oauth_app' | 'oauth_grant', object>,
) {
  return grants
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('oauth_grant.app_id', '=', 'oauth_app.app_id')
    .where('oauth_grant.revoked_at', 'is', null);
}

type AppRow = Awaited<ReturnType<ReturnType<typeof selectApps>['execute']>>[number];

function toMadeApp({ client_id, created_at, players, ...row }: AppRow): MadeApp {
  return {
    ...row,
    client_id: ClientId.parse(client_id),
    created_at: created_at.toISOString(),
    players: Number(players),
  };
}

/** Concurrent calls would both see the last free place, so the second waits for the first. */
export async function lockAppsOfPlayer(db: Db, playerId: PlayerId) {
  await db.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
}

export async function countApps(db: Db, playerId: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('oauth_app')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface AppOrder {
  playerId: PlayerId;
  clientId: string;
  form: AppForm;
  now: Date;
}

export async function insertApp(db: Db, { playerId, clientId, form, now }: AppOrder): Promise<MadeApp> {
  const row = await db
    .insertInto('oauth_app')
    .values({ ...form, client_id: clientId, player_id: playerId, created_at: now })
    .returning(['client_id', 'name', 'website', 'redirect_uris', 'created_at'])
    .executeTakeFirstOrThrow();
  return toMadeApp({ ...row, players: 0 });
}

export async function updateApp(
  db: Db,
  { playerId, clientId, form }: Omit<AppOrder, 'now'>,
): Promise<MadeApp | undefined> {
  await db
    .updateTable('oauth_app')
    .set(form)
    .where('client_id', '=', clientId)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .execute();
  const row = await selectApps(db)
    .where('client_id', '=', clientId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row && toMadeApp(row);
}

/** Returns the id of the app, if the player has such an app. */
export async function markAppRemoved(
  db: Db,
  { playerId, clientId, now }: Omit<AppOrder, 'form'>,
): Promise<number | undefined> {
  const row = await db
    .updateTable('oauth_app')
    .set({ removed_at: now })
    .where('client_id', '=', clientId)
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .returning('app_id')
    .executeTakeFirst();
  return row?.app_id;
}

export interface KnownApp {
  app_id: number;
  client_id: string;
  name: string;
  website: string;
  redirect_uris: string[];
  maker: string;
}

/** An app ends with the account of its maker. */
export function findApp(db: Db, clientId: string): Promise<KnownApp | undefined> {
  return db
    .selectFrom('oauth_app')
    .innerJoin('player as maker', 'maker.id', 'oauth_app.player_id')
    .select(['app_id', 'client_id', 'oauth_app.name', 'website', 'redirect_uris', 'maker.username as maker'])
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .where('maker.is_enabled', '=', true)
    .executeTakeFirst();
}

export async function findAllowedScopes(
  db: Db,
  { appId, playerId }: { appId: number; playerId: PlayerId },
): Promise<Scope[]> {
  const row = await db
    .selectFrom('oauth_grant')
    .select('scopes')
    .where('app_id', '=', appId)
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return (row?.scopes ?? []) as Scope[];
}

/** All permissions of an app, or the one of a player. Returns how many ended. */
export async function revokeGrants(
  db: Db,
  which: { appId: number } | { playerId: PlayerId; grantId: number } | { grantId: number },
  now: Date,
): Promise<number> {
  const rows = await db
    .updateTable('oauth_grant')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .$if('appId' in which, (query) => query.where('app_id', '=', (which as { appId: number }).appId))
    .$if('grantId' in which, (query) => query.where('grant_id', '=', (which as { grantId: number }).grantId))
    .$if('playerId' in which, (query) =>
      query.where('player_id', '=', (which as { playerId: PlayerId }).playerId),
    )
    .returning('grant_id')
    .execute();
  const ids = rows.map(({ grant_id }) => grant_id);
  await sql`
    select pg_notify('session_ended', encode(access_digest, 'hex')) from oauth_token
    where grant_id = any(${ids}::integer[])`.execute(db);
  return ids.length;
}
