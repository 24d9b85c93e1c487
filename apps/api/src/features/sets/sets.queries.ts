import type { SetId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export async function countCompleted(db: Db, setId: SetId): Promise<number> {
  const row = await db
    .selectFrom('set_counter')
    .select('completed')
    .where('set_id', '=', setId)
    .executeTakeFirst();
  return row?.completed ?? 0;
}
