import type { AppealId, ModerationEntryId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';

export interface NewAppeal {
  entry_id: number;
  player_id: PlayerId;
  words: string;
  created_at: Date;
  due_at: Date;
}

export async function insertAppeal(db: Db, appeal: NewAppeal): Promise<number> {
  const { appeal_id } = await db
    .insertInto('moderation_appeal')
    .values(appeal)
    .returning('appeal_id')
    .executeTakeFirstOrThrow();
  return appeal_id;
}

export async function hasAppeal(db: Db, entryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('moderation_appeal')
    .select('appeal_id')
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAppeal(db: Db, id: AppealId) {
  const row = await db
    .selectFrom('moderation_appeal')
    .select(['entry_id', 'player_id', 'decided_at'])
    .where('appeal_id', '=', id)
    .executeTakeFirst();
  return row && { ...row, entry_id: row.entry_id as ModerationEntryId, player_id: row.player_id as PlayerId };
}

interface Decision {
  decided_at: Date;
  decided_by: PlayerId;
  is_upheld: boolean;
  answer: string;
}

/** Whether it still waited. */
export async function updateDecided(db: Db, id: AppealId, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moderation_appeal')
    .set(decision)
    .where('appeal_id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
