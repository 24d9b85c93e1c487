import type { PublicKind } from '@wallabee/contract/events/game-events';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { LoggedEvent } from '../../platform/realtime/event-streams.ts';
import type { Position } from '../../platform/realtime/position.ts';

export interface LogPage {
  events: LoggedEvent[];
  /** The position to read on from. */
  next: Position;
  isFull: boolean;
  /** Events are there that an older transaction, which is still open, holds back. */
  isHeldBack: boolean;
}

interface LogRow {
  horizon: string;
  is_held_back: boolean;
  transaction_id: string | null;
  event_id: number;
  kind: string;
  data: string;
}

/**
 * Reads events in the order of their transactions, up to the oldest transaction that is still open: one that commits
 * later can then never have an earlier place.
 */
export async function readLog(
  db: Db,
  { after, kinds, most }: { after: Position; kinds?: readonly PublicKind[] | undefined; most: number },
): Promise<LogPage> {
  const ofKinds = kinds ? sql`and kind = any(${kinds})` : sql``;
  const { rows } = await sql<LogRow>`
    select horizon::text, coalesce(newest.transaction_id >= horizon, false) as is_held_back, event.*
    from pg_snapshot_xmin(pg_current_snapshot()) as horizon
    left join (
      select transaction_id from event_log order by transaction_id desc, event_id desc limit 1
    ) as newest on true
    left join lateral (
      select transaction_id::text, event_id, kind, data::text
      from event_log
      where (transaction_id, event_id) > (${String(after.transaction)}::xid8, ${after.event})
        and transaction_id < horizon ${ofKinds}
      order by event_log.transaction_id, event_id
      limit ${most}
    ) as event on true`.execute(db);
  const events = rows.flatMap(({ transaction_id, event_id, kind, data }) =>
    transaction_id === null
      ? []
      : [{ position: { transaction: BigInt(transaction_id), event: event_id }, kind, data }],
  );
  const isFull = events.length === most;
  const last = events.at(-1)?.position;
  const horizon = { transaction: BigInt(rows[0]?.horizon ?? 0), event: 0 };
  return {
    events,
    next: isFull && last ? last : horizon,
    isFull,
    isHeldBack: rows[0]?.is_held_back ?? false,
  };
}

/** Every event that is not visible yet comes after it. */
export async function currentPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ horizon: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db);
  return { transaction: BigInt(rows[0]?.horizon ?? 0), event: 0 };
}

/**
 * Whether every event after the position is still there. Events are deleted in order, so that is so where one before it
 * is. A position of the future is of another database.
 */
export async function isStillThere(db: Db, { transaction, event }: Position): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select ${String(transaction)}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) and exists (
      select from event_log where (transaction_id, event_id) <= (${String(transaction)}::xid8, ${event})
    ) as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
}
