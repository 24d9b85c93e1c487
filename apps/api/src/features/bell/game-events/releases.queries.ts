import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** Players who can log in and were active since then. */
export async function listActivePlayers(trx: Db, since: Date): Promise<PlayerId[]> {
  const { rows } = await sql<{ id: PlayerId }>`
    select id from player where password_hash is not null and last_active_at >= ${since}`.execute(trx);
  return rows.map(({ id }) => id);
}
