import type { Scope } from '@wallabee/contract/protocol/scopes';
import { sql } from 'kysely';
import { batch } from '../db/batch.ts';
import { buildOnce } from '../db/build-once.ts';
import type { Db } from '../db/db.ts';
import { hexDigest } from './digest.ts';
import { isOpenAccount, type SignedInPlayer, USE_NOTED_EVERY_MS } from './sessions.queries.ts';

/** An app that acts for a player. */
export interface Bearer {
  player: SignedInPlayer;
  appId: number;
  scopes: readonly Scope[];
  /** The digest of the access token, in hexadecimal. */
  sessionKey: string;
}

interface Asked {
  digest: string;
  now: Date;
}

export function findBearer(db: Db, token: string, now: Date): Promise<Bearer | undefined> {
  return byDigest(db, { digest: hexDigest(token), now });
}

const queryBearers = buildOnce(selectBearers);

/** Like sessions, they are batched but not cached, so that a revoked one is refused at the next call. */
const byDigest = batch<Asked, Bearer | undefined>(async (db, asked) => {
  const digests = [...new Set(asked.map(({ digest }) => `\\x${digest}`))];
  const now = new Date(Math.max(...asked.map((one) => one.now.getTime())));
  const rows = await queryBearers(db, { digests, now });
  noteUses(db, rows, now);
  const bearers = new Map(rows.map((row) => [row.digest, toBearer(row)]));
  return asked.map(({ digest }) => bearers.get(digest));
});

export function selectBearers(db: Db, { digests, now }: { digests: string[]; now: Date }) {
  return db
    .selectFrom('oauth_token')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_token.grant_id')
    .innerJoin('oauth_app', 'oauth_app.app_id', 'oauth_grant.app_id')
    .innerJoin('player as maker', 'maker.id', 'oauth_app.player_id')
    .innerJoin('player', 'player.id', 'oauth_grant.player_id')
    .select(sql<string>`encode(oauth_token.access_digest, 'hex')`.as('digest'))
    .select(['player.id', 'player.username', 'player.has_forums_right', 'player.write_position'])
    .select(['oauth_token.scopes', 'oauth_grant.app_id', 'oauth_grant.grant_id', 'oauth_grant.last_used_at'])
    .where(sql<boolean>`oauth_token.access_digest = any(${digests}::bytea[])`)
    .where('oauth_token.access_expires_at', '>', now)
    .where('oauth_grant.revoked_at', 'is', null)
    .where('maker.is_enabled', '=', true)
    .where(isOpenAccount(now));
}

type BearerRow = Awaited<ReturnType<typeof queryBearers>>[number];

/** An app has the rights of an ordinary player, also where it acts for staff. */
function toBearer({ id, username, has_forums_right, write_position, ...row }: BearerRow): Bearer {
  const player = { id, username, has_forums_right, write_position, account_type: 'player' } as SignedInPlayer;
  return { player, appId: row.app_id, scopes: row.scopes as Scope[], sessionKey: row.digest };
}

/** The write is rare and not awaited, because a read must not depend on it. */
function noteUses(db: Db, grants: BearerRow[], now: Date) {
  const before = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  const used = grants.filter(({ last_used_at }) => last_used_at === null || last_used_at < before);
  if (used.length === 0) return;
  const ids = used.map(({ grant_id }) => grant_id);
  db.updateTable('oauth_grant')
    .set({ last_used_at: now })
    .where('grant_id', 'in', ids)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before)]))
    .execute()
    .catch(() => {});
}
