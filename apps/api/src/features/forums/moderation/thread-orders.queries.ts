import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { countPost } from '../posting.queries.ts';

export async function findLastPostAt(
  db: Db,
  { threadId, authorId, since }: { threadId: number; authorId: number; since: Date },
): Promise<Date | null> {
  const row = await db
    .selectFrom('forum_post')
    .select('created_at')
    .where('author_id', '=', authorId)
    .where('thread_id', '=', threadId)
    // Else all posts of an author would be read who has none in the thread.
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function updatePinned(db: Db, id: number, is_pinned: boolean) {
  await db.updateTable('forum_thread').set({ is_pinned }).where('id', '=', id).execute();
}

export async function updateSlow(db: Db, id: number, slow_seconds: number) {
  await db.updateTable('forum_thread').set({ slow_seconds }).where('id', '=', id).execute();
}

/** In the order of their ids, so that two orders in opposite directions do not wait for each other. */
export async function lockForums(db: Db, ids: readonly number[]) {
  await db.selectFrom('forum').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

interface Move {
  threadId: ThreadId;
  from: number;
  to: number;
}

/** The thread comes first in its new forum. The count of posts of the old one is its numbering, so it stays. */
export async function updateForum(db: Db, { threadId, from, to }: Move) {
  await lockForums(db, [from, to]);
  const latest_number = await countPost(db, { forumId: to, isThread: true });
  await db.updateTable('forum').set({ thread_count: sql`thread_count - 1` }).where('id', '=', from).execute();
  await db
    .updateTable('forum_thread')
    .set({ forum_id: to, latest_number })
    .where('id', '=', threadId)
    .execute();
}
