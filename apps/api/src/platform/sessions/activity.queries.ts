import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../db/db.ts';

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
