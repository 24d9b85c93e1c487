import { AccountType } from '@wallabee/contract/players/profile';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export type StoredFriend = Awaited<ReturnType<typeof listStoredFriends>>[number];

/** Sorted by name, ignoring case. */
export async function listStoredFriends(db: Db, playerId: PlayerId) {
  return (await queryFriends(db, { playerId })).map(toStored);
}

const queryFriends = buildOnce((db, { playerId }: { playerId: PlayerId }) => selectFriends(db, playerId));

/** Sorted as all friends are. */
export async function listCommonFriends(db: Db, players: { own: PlayerId; other: PlayerId }) {
  const rows = await selectFriends(db, players.other)
    .innerJoin('friendship as own', (join) =>
      join.onRef('own.friend_id', '=', 'friendship.friend_id').on('own.player_id', '=', players.own),
    )
    .execute();
  return rows.map(toStored);
}

export async function countFriends(db: Db, playerId: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('friendship')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return count;
}

function selectFriends(db: Db, playerId: PlayerId) {
  return db
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
    .orderBy('player.id');
}

function toStored(row: InferResult<ReturnType<typeof selectFriends>>[number]) {
  return {
    ...row,
    id: PlayerId.parse(row.id),
    account_type: AccountType.parse(row.account_type),
  };
}
