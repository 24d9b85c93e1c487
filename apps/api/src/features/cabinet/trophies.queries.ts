import { type PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export type StoredTrophy = Awaited<ReturnType<typeof listFinished>>[number];

/** The lowest finish numbers first. */
export async function listFinished(db: Db, playerId: PlayerId) {
  const rows = await db
    .selectFrom('set_completion')
    .select(['set_id', 'number', 'completed_at'])
    .where('player_id', '=', playerId)
    .orderBy('number')
    .orderBy('completed_at')
    .orderBy('set_id')
    .execute();
  return rows.map((row) => ({
    ...row,
    set_id: SetId.parse(row.set_id),
    completed_at: row.completed_at.toISOString(),
  }));
}
