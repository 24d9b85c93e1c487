import { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { isOpenAccount, publishSessionEnds } from '../../../platform/sessions/sessions.queries.ts';
import type { Account } from '../accounts.queries.ts';

export interface Deletion {
  playerId: PlayerId;
  now: Date;
  dueAt: Date;
}

/** False where the account is closed already, also by a concurrent request. */
export async function closeAccount(trx: Db, { playerId, now, dueAt }: Deletion): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('player')
    .set({ is_enabled: false, deletion_date: dueAt })
    .where('id', '=', playerId)
    .where(isOpenAccount(now))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .insertInto('account_deletion')
    .values({ player_id: playerId, asked_at: now, due_at: dueAt })
    .execute();
  return true;
}

export async function endAllSessions(trx: Db, playerId: PlayerId) {
  const ended = await trx
    .deleteFrom('session')
    .where('player_id', '=', playerId)
    .returning('token_digest')
    .execute();
  await publishSessionEnds(trx, ended);
}

export async function listListedItems(db: Db, playerId: PlayerId): Promise<ItemId[]> {
  const rows = await db
    .selectFrom('market_listing')
    .select('item_id')
    .where('seller_id', '=', playerId)
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => ItemId.parse(item_id));
}

/** An account that its player closed and may still open. An account that was closed otherwise has no deletion. */
export async function findRestorableAccount(
  db: Db,
  username: string,
  now: Date,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('player')
    .innerJoin('account_deletion', 'account_deletion.player_id', 'player.id')
    .select(['id', 'username', 'password_hash'])
    .where(sql`lower(username)`, '=', username)
    .where('is_memorial', '=', false)
    .where('due_at', '>', now)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, id: PlayerId.parse(row.id) };
}

/** False where it is due, or another login has restored it. */
export async function openAccountAgain(trx: Db, playerId: PlayerId, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_deletion')
    .where('player_id', '=', playerId)
    .where('due_at', '>', now)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .updateTable('player')
    .set({ is_enabled: true, deletion_date: null })
    .where('id', '=', playerId)
    .execute();
  return true;
}

export async function listDue(db: Db, now: Date, limit: number): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('account_deletion')
    .innerJoin('player', 'player.id', 'account_deletion.player_id')
    .select('player_id')
    .where('player.is_memorial', '=', false)
    .where('due_at', '<=', now)
    .where('finished_at', 'is', null)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ player_id }) => PlayerId.parse(player_id));
}

/** Marks it as finished, once; another process that works on the same account waits here. */
export async function markFinished(trx: Db, playerId: PlayerId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('account_deletion')
    .set({ finished_at: now })
    .where('player_id', '=', playerId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
