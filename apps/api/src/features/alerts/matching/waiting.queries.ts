import type { AlertSubject } from '@wallabee/contract/alerts/alert';
import type { AlertId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface WaitingRow {
  alert_id: AlertId;
  player_id: PlayerId;
  subject: Exclude<AlertSubject, 'thread'>;
  about_id: number | null;
  query: string;
  created_at: Date;
}

/** In the order of players, because the alerts of one player share saved numbers. */
export async function listWaitingAfter(
  db: Db,
  { player_id, alert_id }: Pick<WaitingRow, 'player_id' | 'alert_id'>,
  most: number,
): Promise<WaitingRow[]> {
  const rows = await selectWaiting(db)
    .where(sql<boolean>`(player_id, alert_id) > (${player_id}::int, ${alert_id}::int)`)
    .orderBy('player_id')
    .orderBy('alert_id')
    .limit(most)
    .execute();
  return rows as WaitingRow[];
}

export async function listWaiting(db: Db, ids: readonly number[]): Promise<WaitingRow[]> {
  const rows = await selectWaiting(db).where(sql<boolean>`alert_id = any(${ids}::int[])`).execute();
  return rows as WaitingRow[];
}

/** Posts ring the alerts on threads without an index. */
function selectWaiting(db: Db) {
  return db
    .selectFrom('alert')
    .select(['alert_id', 'player_id', 'subject', 'about_id', 'query', 'created_at'])
    .where('is_paused', '=', false)
    .where('subject', '<>', 'thread');
}

/** Every transaction below it has ended. */
export async function oldestTransaction(db: Db): Promise<string> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db);
  return rows[0]?.oldest ?? '0';
}

export interface SavedPair {
  readonly player: PlayerId;
  readonly type: ItemTypeId;
}

/** Whose saved number of which type changed in this transaction or later ones, and where to go on from. */
export async function listSavedChanges(
  db: Db,
  since: string,
): Promise<{ changes: SavedPair[]; oldest: string }> {
  const { rows } = await sql<{ players: PlayerId[]; types: ItemTypeId[]; oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      coalesce(array_agg(player_id), '{}') as players, coalesce(array_agg(item_type_id), '{}') as types
    from (
      select distinct player_id, item_type_id from event_log cross join lateral unnest(player_ids) as player_id
      where transaction_id >= ${since}::xid8 and (kind = 'saved' or facts ->> 'location' = 'saved')
        and item_type_id is not null
    ) as saved`.execute(db);
  const { players = [], types = [], oldest = since } = rows[0] ?? {};
  const changes = players.map((player, nth) => ({ player, type: types[nth] as ItemTypeId }));
  return { changes, oldest };
}

/** The saved number of each pair that has one, by `player type`. */
export async function findSavedNumbers(db: Db, pairs: readonly SavedPair[]): Promise<Map<string, number>> {
  const { rows } = await sql<SavedPair & { number: number }>`
    select asked.player, asked.type, item.number
    from unnest(${pairs.map(({ player }) => player)}::int[], ${pairs.map(({ type }) => type)}::int[])
      as asked (player, type)
    join item on item.user_id = asked.player and item.item_type_id = asked.type and item.location = 'saved'`.execute(
    db,
  );
  return new Map(rows.map(({ player, type, number }) => [`${player} ${type}`, number]));
}
