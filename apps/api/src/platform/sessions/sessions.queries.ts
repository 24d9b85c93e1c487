import { PlayerId } from '@wallabee/contract/protocol/ids';
import { type ExpressionBuilder, sql } from 'kysely';
import { buildOnce } from '../db/build-once.ts';
import type { Db } from '../db/db.ts';
import type { Tables } from '../db/table-types.ts';
import { digest } from './digest.ts';

export interface SignedInPlayer {
  id: PlayerId;
  username: string;
  account_type: 'staff' | 'beekeeper' | 'player';
  has_forums_right: boolean;
}

/** The owner of a token that has not run out, unless the account has been closed since. */
export async function findPlayerByToken(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInPlayer | undefined> {
  const [row] = await askPlayer(db, { tokenDigest: digest(token), now });
  return (
    row && {
      ...row,
      id: PlayerId.parse(row.id),
      account_type: row.account_type as SignedInPlayer['account_type'],
    }
  );
}

const askPlayer = buildOnce((db, { tokenDigest, now }: { tokenDigest: Buffer; now: Date }) =>
  db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select(['player.id', 'player.username', 'player.account_type', 'player.has_forums_right'])
    .where('session.token_digest', '=', tokenDigest)
    .where('session.expires_at', '>', now)
    .where(isOpenAccount(now)),
);

/** Neither banned nor kept in memory nor deleted: what the owner may use. */
function isOpenAccount(now: Date) {
  return ({ and, or, eb }: ExpressionBuilder<Pick<Tables, 'player'>, 'player'>) =>
    and([
      eb('player.is_enabled', '=', true),
      eb('player.is_memorial', '=', false),
      or([eb('player.deletion_date', 'is', null), eb('player.deletion_date', '>', now)]),
    ]);
}

/** Those of the sessions, by the hexadecimal digest of their token, that still open anything. */
export async function listLiveSessionKeys(db: Db, sessionKeys: string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select('session.token_digest')
    .where(
      'session.token_digest',
      'in',
      sessionKeys.map((key) => Buffer.from(key, 'hex')),
    )
    .where('session.expires_at', '>', now)
    .where(isOpenAccount(now))
    .execute();
  return rows.map(({ token_digest }) => token_digest.toString('hex'));
}

/** Tells every server process, as soon as the transaction commits, which token opens nothing any more. */
export async function announceSessionEnd(db: Db, token: string) {
  await sql`select pg_notify(${SESSION_ENDED_CHANNEL}, ${digest(token).toString('hex')})`.execute(db);
}

export const SESSION_ENDED_CHANNEL = 'session_ended';
