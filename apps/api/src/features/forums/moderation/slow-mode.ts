import { slowRefusal } from '@wallabee/contract/forums/flood-rules';
import { isModerator, type Member } from '@wallabee/contract/forums/forum-rules';
import type { Db } from '../../../platform/db/db.ts';
import { tooMany } from '../../../platform/problems.ts';
import { findLastPostAt } from './thread-orders.queries.ts';

/** Moderators may answer in a slow thread as often as they need to. */
export async function refuseSlow(
  db: Db,
  { id, slow_seconds: slowSeconds }: { id: number; slow_seconds: number },
  author: Member,
  now: Date,
) {
  if (slowSeconds === 0 || isModerator(author)) return;
  const since = new Date(now.getTime() - slowSeconds * 1_000);
  const lastPostAt = await findLastPostAt(db, { threadId: id, authorId: author.id, since });
  const wait = slowRefusal({ slowSeconds, lastPostAt, now });
  if (wait) throw tooMany(wait.error, wait.retryAfterSeconds);
}
