import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../db/db.ts';
import { digest } from './digest.ts';

export interface SignedInPlayer {
  id: PlayerId;
  username: string;
  account_type: 'staff' | 'beekeeper' | 'player';
}

/** The owner of a token that has not run out, unless the account has been closed since. */
export async function findPlayerByToken(
  db: Db,
  token: string,
  now: Date,
): Promise<SignedInPlayer | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .select(['player.id', 'player.username', 'player.account_type'])
    .where('session.token_digest', '=', digest(token))
    .where('session.expires_at', '>', now)
    .where('player.is_enabled', '=', true)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      id: PlayerId.parse(row.id),
      account_type: row.account_type as SignedInPlayer['account_type'],
    }
  );
}
