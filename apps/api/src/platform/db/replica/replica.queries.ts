import { sql } from 'kysely';
import type { Db } from '../db.ts';

export async function getWrittenPosition(primary: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as position`.execute(primary);
  return rows[0]?.position ?? 0;
}

/** The result is null when the server is not a replica. */
export async function findReplayedPosition(replica: Db): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end
      as position`.execute(replica);
  return rows[0]?.position ?? null;
}
