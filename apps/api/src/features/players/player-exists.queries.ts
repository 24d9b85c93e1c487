import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export async function playerExists(db: Db, id: PlayerId): Promise<boolean> {
  const row = await db.selectFrom('player').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
