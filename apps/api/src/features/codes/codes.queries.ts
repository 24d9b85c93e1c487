import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

/** Its id, to take it back by. */
export async function insertAttempt(db: Db, playerId: PlayerId, now: Date): Promise<number> {
  const { attempt_id } = await db
    .insertInto('code_attempt')
    .values({ player_id: playerId, tried_at: now })
    .returning('attempt_id')
    .executeTakeFirstOrThrow();
  return attempt_id;
}

export async function deleteAttempt(db: Db, attemptId: number) {
  await db.deleteFrom('code_attempt').where('attempt_id', '=', attemptId).execute();
}

/** Deletes those outside the window first: the old ones, and the future ones that a clock set back leaves behind. */
export async function countAttempts(
  db: Db,
  playerId: PlayerId,
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  await db
    .deleteFrom('code_attempt')
    .where('player_id', '=', playerId)
    .where(({ or, eb }) => or([eb('tried_at', '<=', since), eb('tried_at', '>', until)]))
    .execute();
  const { count } = await db
    .selectFrom('code_attempt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return count;
}
