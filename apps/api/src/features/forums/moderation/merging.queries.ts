import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

interface Threads {
  from: ThreadId;
  into: ThreadId;
}

/** Appends all posts of a thread to another one that has `after` posts; returns them in their order. */
export async function appendPosts(
  db: Db,
  { from, into, after }: Threads & { after: number },
): Promise<number[]> {
  const rows = await db
    .updateTable('forum_post')
    .set({ thread_id: into, position: sql`position + ${after}` })
    .where('thread_id', '=', from)
    .returning(['id', 'position'])
    .execute();
  return rows.sort((one, other) => one.position - other.position).map(({ id }) => id);
}

export async function updateMerged(
  db: Db,
  { from, into, count, latest_number }: Threads & { count: number; latest_number: number },
) {
  await db
    .updateTable('forum_thread as target')
    .from('forum_thread as source')
    .set({
      post_count: sql`target.post_count + ${count}`,
      latest_at: sql`greatest(target.latest_at, source.latest_at)`,
      latest_player_id: sql`case when source.latest_at > target.latest_at then source.latest_player_id else target.latest_player_id end`,
      latest_number,
    })
    .where('target.id', '=', into)
    .where('source.id', '=', from)
    .execute();
  await db
    .updateTable('forum_thread')
    .set({ post_count: 1, is_closed: true, is_pinned: false, merged_into: into })
    .where('id', '=', from)
    .execute();
}

/** Undefined where not all of the posts are in the thread any more. */
export async function findMergedPlace(
  db: Db,
  { into, posts }: { into: ThreadId; posts: readonly number[] },
): Promise<number | undefined> {
  const { first, count } = await db
    .selectFrom('forum_post')
    .select([sql<number>`min(position)`.as('first'), sql<number>`count(*)::int`.as('count')])
    .where('thread_id', '=', into)
    .where(sql<boolean>`id = any(${posts}::int[])`)
    .executeTakeFirstOrThrow();
  return count === posts.length ? first : undefined;
}

interface Return extends Threads {
  posts: readonly number[];
  /** The position of the first of them. */
  first: number;
  notice: { id: number; text: string };
}

/** The notice becomes the last post of the thread that gets its posts back. */
export async function returnPosts(db: Db, { from, into, posts, first, notice }: Return) {
  const count = posts.length;
  await db
    .updateTable('forum_post')
    .set({ position: count, text: notice.text })
    .where('id', '=', notice.id)
    .execute();
  await db
    .updateTable('forum_post')
    .set({ thread_id: from, position: sql`position - ${first}` })
    .where(sql<boolean>`id = any(${posts}::int[])`)
    .execute();
  // In two steps, because a position must be free when it is taken.
  await shift(db, { into, above: first, by: FAR });
  await shift(db, { into, above: FAR, by: -FAR - count });
  await db
    .updateTable('forum_reading')
    .set({ read_posts: sql`greatest(${first}, read_posts - ${count})` })
    .where('thread_id', '=', into)
    .where('read_posts', '>', first)
    .execute();
}

/** Further than any position. */
const FAR = 1_000_000_000;

async function shift(db: Db, { into, above, by }: { into: ThreadId; above: number; by: number }) {
  await db
    .updateTable('forum_post')
    .set({ position: sql`position + ${by}` })
    .where('thread_id', '=', into)
    .where('position', '>=', above)
    .execute();
}

interface SplitThread extends Threads {
  count: number;
  was_closed: boolean;
  was_pinned: boolean;
}

export async function updateSplit(db: Db, { from, into, count, was_closed, was_pinned }: SplitThread) {
  await db
    .updateTable('forum_thread')
    .set({ post_count: count + 1, is_closed: was_closed, is_pinned: was_pinned, merged_into: null })
    .where('id', '=', from)
    .execute();
  const latest = await db
    .selectFrom('forum_post')
    .select(['author_id', 'created_at'])
    .where('thread_id', '=', into)
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('forum_thread')
    .set({
      post_count: sql`post_count - ${count}`,
      latest_player_id: latest.author_id,
      latest_at: latest.created_at,
    })
    .where('id', '=', into)
    .execute();
}
