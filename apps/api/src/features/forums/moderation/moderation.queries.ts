import type { AccountType } from '@wallabee/contract/forums/forum-rules';
import type { PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';

export async function updateRemoved(db: Db, id: PostId): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_post')
    .set({ is_removed: true })
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A post that its author deleted stays deleted. */
export async function updateRestored(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_post')
    .set({ is_removed: false })
    .where('id', '=', id)
    .where('is_removed', '=', true)
    .where('is_withdrawn', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lockPlayer(db: Db, id: PlayerId) {
  const row = await db
    .selectFrom('player')
    .select(['account_type', 'has_forums_right'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, id, account_type: row.account_type as AccountType };
}

export async function updateForumsRight(db: Db, id: PlayerId, has_forums_right: boolean) {
  await db.updateTable('player').set({ has_forums_right }).where('id', '=', id).execute();
}

export async function listModerators(db: Db) {
  const rows = await db
    .selectFrom('player')
    .select(['id', 'account_type', 'has_forums_right'])
    .where('account_type', '<>', 'player')
    .execute();
  return rows.map((row) => ({
    ...row,
    id: row.id as PlayerId,
    account_type: row.account_type as AccountType,
  }));
}

export async function findAccountType(db: Db, playerId: number): Promise<AccountType> {
  const { account_type } = await db
    .selectFrom('player')
    .select('account_type')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return account_type as AccountType;
}
