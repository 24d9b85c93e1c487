import type { SetId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import type { PastDay } from '../../platform/past-day.ts';

export async function countCompleted(db: Db, setId: SetId): Promise<number> {
  const row = await db
    .selectFrom('set_counter')
    .select('completed')
    .where('set_id', '=', setId)
    .executeTakeFirst();
  return row?.completed ?? 0;
}

export async function countCompletedThen(db: Db, setId: SetId, { end }: PastDay): Promise<number> {
  const { completed } = await db
    .selectFrom('set_completion')
    .select(({ fn }) => fn.countAll<number>().as('completed'))
    .where('set_id', '=', setId)
    .where('completed_at', '<', end)
    .executeTakeFirstOrThrow();
  return completed;
}
