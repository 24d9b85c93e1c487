import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** How far the primary has written, in bytes since ever. */
export async function getWrittenPosition(primary: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as position`.execute(primary);
  return rows[0]?.position ?? 0;
}

/** How far a replica has come in doing the same; null where it is none. */
export async function findReplayedPosition(replica: Db): Promise<number | null> {
  const { rows } = await sql<{ position: number | null }>`
    select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as position`.execute(replica);
  return rows[0]?.position ?? null;
}
