import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { type ExpressionBuilder, sql } from 'kysely';
import { batch } from '../db/batch.ts';
import { buildOnce } from '../db/build-once.ts';
import type { Db } from '../db/db.ts';
import type { DB } from '../db/table-types.ts';
import { hexDigest } from './digest.ts';

export interface SignedInPlayer {
  id: PlayerId;
  username: string;
  account_type: 'staff' | 'beekeeper' | 'player';
  has_forums_right: boolean;
  /** A replica before this position may lack what the player wrote. */
  write_position: number | null;
}

export function findPlayerByToken(db: Db, token: string, now: Date): Promise<SignedInPlayer | undefined> {
  return byTokenDigest(db, { digest: hexDigest(token), now });
}

export function findPlayerByPageSession(
  db: Db,
  credential: string,
  now: Date,
): Promise<SignedInPlayer | undefined> {
  return byPageDigest(db, { digest: hexDigest(credential), now });
}

interface Asked {
  /** A hexadecimal digest can be the key of a map. */
  digest: string;
  now: Date;
}

type DigestColumn = 'token_digest' | 'page_digest';

const byTokenDigest = findPlayerBy('token_digest');
const byPageDigest = findPlayerBy('page_digest');

/** Sessions are batched but not cached, so that an ended one is refused at the next call. */
function findPlayerBy(column: DigestColumn) {
  const queryPlayers = buildOnce((db, of: { digests: string[]; now: Date }) =>
    selectPlayersByDigest(db, column, of),
  );
  return batch<Asked, SignedInPlayer | undefined>(async (db, asked) => {
    const digests = [...new Set(asked.map(({ digest }) => `\\x${digest}`))];
    const now = new Date(Math.max(...asked.map((one) => one.now.getTime())));
    const rows = await queryPlayers(db, { digests, now });
    noteUses(db, rows, now);
    const players = new Map(
      rows.map(({ digest, session_id: _, last_used_at: __, ...player }) => [
        digest,
        player as SignedInPlayer,
      ]),
    );
    return asked.map(({ digest }) => players.get(digest));
  });
}

export function selectPlayersByDigest(
  db: Db,
  column: DigestColumn,
  { digests, now }: { digests: string[]; now: Date },
) {
  const digest = sql.ref<Buffer>(`session.${column}`);
  return db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select(sql<string>`encode(${digest}, 'hex')`.as('digest'))
    .select(['player.id', 'player.username', 'player.account_type', 'player.has_forums_right'])
    .select('player.write_position')
    .select(['session.id as session_id', 'session.last_used_at'])
    .where(sql<boolean>`${digest} = any(${digests}::bytea[])`)
    .where('session.expires_at', '>', now)
    .where(isOpenAccount(now));
}

/** The write is rare and not awaited, because a read must not depend on it. */
function noteUses(db: Db, sessions: { session_id: number; last_used_at: Date }[], now: Date) {
  const before = new Date(now.getTime() - USE_NOTED_EVERY_MS);
  const used = sessions.filter(({ last_used_at }) => last_used_at < before);
  if (used.length === 0) return;
  const ids = used.map(({ session_id }) => session_id);
  db.updateTable('session')
    .set({ last_used_at: now })
    .where('id', 'in', ids)
    .where('last_used_at', '<', before)
    .execute()
    .catch(() => {});
}

export const USE_NOTED_EVERY_MS = 5 * 60_000;

export function isOpenAccount(now: Date) {
  return ({ and, or, eb }: ExpressionBuilder<Pick<DB, 'player'>, 'player'>) =>
    and([
      eb('player.is_enabled', '=', true),
      eb('player.is_memorial', '=', false),
      or([eb('player.deletion_date', 'is', null), eb('player.deletion_date', '>', now)]),
    ]);
}

/** Of logins and of the access tokens of apps. */
export async function listLiveSessionKeys(db: Db, sessionKeys: string[], now: Date): Promise<string[]> {
  const digests = sessionKeys.map((key) => Buffer.from(key, 'hex'));
  const ofApps = db
    .selectFrom('oauth_token')
    .innerJoin('oauth_grant', 'oauth_grant.grant_id', 'oauth_token.grant_id')
    .innerJoin('player', 'player.id', 'oauth_grant.player_id')
    .select('oauth_token.access_digest as token_digest')
    .where('oauth_token.access_digest', 'in', digests)
    .where('oauth_token.access_expires_at', '>', now)
    .where('oauth_grant.revoked_at', 'is', null)
    .where(isOpenAccount(now));
  const rows = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select('session.token_digest')
    .where('session.token_digest', 'in', digests)
    .where('session.expires_at', '>', now)
    .where(isOpenAccount(now))
    .unionAll(ofApps)
    .execute();
  return rows.map(({ token_digest }) => token_digest.toString('hex'));
}

/** The notification is sent when the transaction commits. */
export async function publishSessionEnd(db: Db, token: string) {
  await sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${hexDigest(token)})`.execute(db);
}

export async function publishSessionEnds(db: Db, ended: { token_digest: Buffer }[]) {
  const digests = ended.map(({ token_digest }) => token_digest.toString('hex'));
  await sql`select pg_notify(${SESSION_ENDED_CHANNEL}, digest) from unnest(${digests}::text[]) as digest`.execute(
    db,
  );
}

export const SESSION_ENDED_CHANNEL = 'session_ended';
