import type { Birthday } from '@wallabee/contract/players/birthday-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export async function getBirthday(db: Db, playerId: PlayerId): Promise<Birthday | null> {
  const { birthday_month: month, birthday_day: day } = await db
    .selectFrom('player')
    .select(['birthday_month', 'birthday_day'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return month === null || day === null ? null : { month, day };
}

/** Returns false where a birthday is set already, so of concurrent calls the first counts. */
export async function updateMissingBirthday(
  db: Db,
  playerId: PlayerId,
  { month, day }: Birthday,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('player')
    .set({ birthday_month: month, birthday_day: day })
    .where('id', '=', playerId)
    .where('birthday_month', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
