import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Everything committed before is at or before this position. The position inserted, because a commit may be visible
 * before it is written. At the beginning of a page it is behind the page's header, which no replica reports.
 */
export const WRITTEN_POSITION = sql<number>`(
  select position - case when position % 8192 <= 40 then position % 8192 else 0 end
  from pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as difference, cast(difference as bigint) as position
)`;

export async function getWrittenPosition(primary: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`select ${WRITTEN_POSITION} as position`.execute(primary);
  return rows[0]?.position ?? 0;
}

/** The result is null when the server is not a replica. */
export async function findReplayedPosition(replica: Db): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end
      as position`.execute(replica);
  return rows[0]?.position ?? null;
}
