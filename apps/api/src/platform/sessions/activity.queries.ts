import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { WRITTEN_POSITION } from '../db/replica/replica.queries.ts';

/** In the transaction of what the players did, so that none is older than their last activity. */
export async function recordActivity(db: Db, ids: readonly PlayerId[], at: Date) {
  if (ids.length === 0) return;
  await db
    .updateTable('player')
    .set({ last_active_at: at })
    .where('id', 'in', ids)
    .where('last_active_at', '<', at)
    .execute();
}

/**
 * After the commit of what the player wrote, because a transaction cannot know the position of its own commit, and
 * before the answer, so that every process knows it by then.
 */
export async function recordWrite(db: Db, id: PlayerId, at: Date) {
  await db
    .updateTable('player')
    .set({ last_active_at: sql`greatest(last_active_at, ${at})`, write_position: WRITTEN_POSITION })
    .where('id', '=', id)
    .execute();
}
