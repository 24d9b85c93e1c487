import type { Birthday } from '@wallabee/contract/players/birthday-rules';
import type { PlayerKey } from '@wallabee/contract/players/player-key-rules';
import { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { hasName, hasUsername } from './player-ids.queries.ts';

export type StoredPlayer = ReturnType<typeof toPlayer>;

/** By id, else by username, else by a display name that only one player has. */
export async function findPlayer(db: Db, { id, name }: PlayerKey): Promise<StoredPlayer | undefined> {
  const row =
    (id !== null && (await selectPlayerById(db, id).executeTakeFirst())) ||
    (await selectPlayerByUsername(db, name).executeTakeFirst()) ||
    only(await selectPlayersByName(db, name).execute());
  return row && toPlayer(row);
}

export function selectPlayerById(db: Db, id: number) {
  return selectPlayers(db).where('player.id', '=', id);
}

export function selectPlayerByUsername(db: Db, username: string) {
  return selectPlayers(db).where(hasUsername(username));
}

/** Two rows are enough to see that the name is ambiguous. */
export function selectPlayersByName(db: Db, name: string) {
  return selectPlayers(db).where(hasName(name)).limit(2);
}

function selectPlayers(db: Db) {
  return db.selectFrom('player').select((player) => [
    'player.id',
    'player.username',
    'player.name',
    'player.bio',
    'player.account_type',
    'player.is_memorial',
    'player.is_enabled',
    'player.created_at',
    'player.last_active_at',
    'player.deletion_date',
    'player.picture_key',
    player
      .selectFrom('friendship')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('friendship.player_id', '=', 'player.id')
      .as('friends_count'),
    player
      .selectFrom('unique_owner')
      .innerJoin('item_type', 'item_type.id', 'unique_owner.item_type_id')
      // Unreleased items are hidden.
      .where('item_type.released_at', 'is not', null)
      .whereRef('unique_owner.player_id', '=', 'player.id')
      .select(sql<number[]>`array_agg(distinct item_type.id order by item_type.id)`.as('ids'))
      .as('uniques_owned'),
  ]);
}

type PlayerRow = InferResult<ReturnType<typeof selectPlayers>>[number];

function only(rows: readonly PlayerRow[]): PlayerRow | undefined {
  return rows.length === 1 ? rows[0] : undefined;
}

function toPlayer({ last_active_at, ...row }: PlayerRow) {
  return {
    ...row,
    id: PlayerId.parse(row.id),
    created_at: row.created_at.toISOString(),
    last_active: last_active_at.toISOString(),
    deletion_date: row.deletion_date?.toISOString() ?? null,
    friends_count: row.friends_count ?? 0,
    uniques_owned: (row.uniques_owned ?? []).map((id) => ItemTypeId.parse(id)),
  };
}

export interface PrivateFacts {
  balance: number;
  birthday: Birthday | null;
  unread_conversations: number;
  waiting_swaps: number;
  unseen_notifications: number;
}

export async function getPrivateFacts(db: Db, id: PlayerId): Promise<PrivateFacts> {
  const row = await db
    .selectFrom('player')
    .select((player) => [
      'balance',
      'birthday_month',
      'birthday_day',
      player
        .selectFrom('conversation')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('conversation.player_id', '=', 'player.id')
        .where('conversation.unread', '>', 0)
        .as('unread_conversations'),
      player
        .selectFrom('swap_member as member')
        .innerJoin('swap', 'swap.swap_id', 'member.swap_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('member.player_id', '=', 'player.id')
        .where('member.agreed_at', 'is', null)
        .where('swap.state', '=', 'open')
        .as('waiting_swaps'),
      player
        .selectFrom('notification')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('notification.player_id', '=', 'player.id')
        .where('notification.is_on_site', '=', true)
        .where('notification.read_at', 'is', null)
        .where('notification.notification_id', '>', ({ fn, selectFrom, val }) =>
          fn.coalesce(
            selectFrom('bell_player')
              .select('seen_up_to')
              .whereRef('bell_player.player_id', '=', 'player.id'),
            val(0),
          ),
        )
        .as('unseen_notifications'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { birthday_month: month, birthday_day: day } = row;
  return {
    balance: row.balance,
    birthday: month === null || day === null ? null : { month, day },
    unread_conversations: row.unread_conversations ?? 0,
    waiting_swaps: row.waiting_swaps ?? 0,
    unseen_notifications: row.unseen_notifications ?? 0,
  };
}

export async function friendshipExists(db: Db, playerId: PlayerId, otherId: PlayerId): Promise<boolean> {
  const row = await db
    .selectFrom('friendship')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('friend_id', '=', otherId)
    .executeTakeFirst();
  return row !== undefined;
}
