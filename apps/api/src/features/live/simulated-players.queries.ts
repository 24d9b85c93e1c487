import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';
import { isOneOf } from '../world/world.public.ts';

export interface SimulatedPlayer {
  readonly id: PlayerId;
  readonly username: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly birthday: { month: number; day: number } | null;
  readonly has_forums_right: boolean;
  readonly account_type: string;
  readonly joinedAt: number;
  readonly lastActiveAt: number;
}

/** The last to have played, newest first. */
export async function listSimulatedPlayers(db: Db, limit: number): Promise<SimulatedPlayer[]> {
  const rows = await selectSimulated(db)
    .orderBy('last_active_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toSimulatedPlayer);
}

export async function findSimulatedPlayer(db: Db, id: PlayerId): Promise<SimulatedPlayer | undefined> {
  const row = await selectSimulated(db).where('player.id', '=', id).executeTakeFirst();
  return row && toSimulatedPlayer(row);
}

export async function listSimulatedAmong(db: Db, ids: readonly PlayerId[]): Promise<SimulatedPlayer[]> {
  const rows = await selectSimulated(db).where(isOneOf('player.id', ids)).execute();
  return rows.map(toSimulatedPlayer);
}

function selectSimulated(db: Db) {
  return db
    .selectFrom('player')
    .select(['id', 'username', 'name', 'home_location', 'birthday_month', 'birthday_day'])
    .select(['has_forums_right', 'account_type', 'created_at', 'last_active_at'])
    .where(isSimulated);
}

/** Simulated players have no password. Closed accounts do nothing any more. */
export function isSimulated(player: ExpressionBuilder<DB, 'player'>) {
  return player.and([
    player('player.password_hash', 'is', null),
    player('player.is_enabled', '=', true),
    player('player.is_memorial', '=', false),
    player('player.deletion_date', 'is', null),
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSimulated>['execute']>>[number];

function toSimulatedPlayer(row: Row): SimulatedPlayer {
  const { birthday_month: month, birthday_day: day, home_location: home } = row;
  // Of "Paris, France"; a city may have a comma in its name.
  const end = home.lastIndexOf(', ');
  return {
    id: PlayerId.parse(row.id),
    username: row.username,
    name: row.name,
    city: end < 0 ? home : home.slice(0, end),
    country: end < 0 ? '' : home.slice(end + 2),
    birthday: month === null || day === null ? null : { month, day },
    has_forums_right: row.has_forums_right,
    account_type: row.account_type,
    joinedAt: row.created_at.getTime(),
    lastActiveAt: row.last_active_at.getTime(),
  };
}
