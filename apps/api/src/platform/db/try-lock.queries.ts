import { sql } from 'kysely';
import type { Db } from './db.ts';

/** False where another process has the lock; it is released with the transaction. */
export async function tryLock(trx: Db, lock: number): Promise<boolean> {
  const { rows } = await sql<{
    is_mine: boolean;
  }>`select pg_try_advisory_xact_lock(${lock}) as is_mine`.execute(trx);
  return rows[0]?.is_mine ?? false;
}
