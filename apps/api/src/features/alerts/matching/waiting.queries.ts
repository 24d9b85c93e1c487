import type { AlertSubject } from '@wallabee/contract/alerts/alert';
import type { AlertId, PlayerId } from '@wallabee/contract/protocol/ids';
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

/** The players whose saved numbers changed in this transaction or later ones, and where to go on from. */
export async function listSavers(db: Db, since: string): Promise<{ players: PlayerId[]; oldest: string }> {
  const { rows } = await sql<{ players: PlayerId[]; oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, array(
      select distinct unnest(player_ids) from event_log
      where transaction_id >= ${since}::xid8 and (kind = 'saved' or facts ->> 'location' = 'saved')
    ) as players`.execute(db);
  return rows[0] ?? { players: [], oldest: since };
}
