import { AccountType } from '@wallabee/contract/players/profile';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type StoredFriend = Awaited<ReturnType<typeof listStoredFriends>>[number];

/** Sorted by name, ignoring case. */
export async function listStoredFriends(db: Db, playerId: PlayerId) {
  const rows = await db
    .selectFrom('friendship')
    .innerJoin('player', 'player.id', 'friendship.friend_id')
    .select([
      'player.id',
      'player.username',
      'player.name',
      'player.account_type',
      'player.home_location',
      'player.is_memorial',
      'player.is_enabled',
      'player.deletion_date',
      'player.picture_key',
    ])
    .where('friendship.player_id', '=', playerId)
    .orderBy(sql`lower(player.name)`)
    .orderBy('player.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    id: PlayerId.parse(row.id),
    account_type: AccountType.parse(row.account_type),
  }));
}
