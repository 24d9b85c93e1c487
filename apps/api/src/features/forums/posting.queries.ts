import {
  FLOOD_MOST_POSTS,
  FLOOD_WINDOW_SECONDS,
  type RecentPost,
} from '@wallabee/contract/forums/flood-rules';
import type { AccountType, Member } from '@wallabee/contract/forums/forum-rules';
import { type ForumId, PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface Author extends Member {
  id: PlayerId;
  created_at: Date;
}

/** The row stays locked until the transaction ends, so that duplicates sent at once run one after the other. */
export async function lockAuthor(db: Db, id: PlayerId): Promise<Author> {
  const row = await db
    .selectFrom('player')
    .select(['id', 'account_type', 'has_forums_right', 'created_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { ...row, id: PlayerId.parse(row.id), account_type: row.account_type as AccountType };
}

/** The lock serialises replies, so that positions have no gaps. */
export async function lockThread(db: Db, id: ThreadId) {
  return db
    .selectFrom('forum_thread')
    .select(['id', 'forum_id', 'author_id', 'title', 'is_closed', 'post_count'])
    .select(['is_pinned', 'slow_seconds', 'merged_into', 'latest_player_id', 'latest_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function findSubmission(db: Db, { playerId, key }: { playerId: PlayerId; key: string }) {
  const row = await db
    .selectFrom('forum_submission')
    .innerJoin('forum_post', 'forum_post.id', 'forum_submission.post_id')
    .select(['forum_submission.thread_id', 'forum_submission.post_id', 'forum_post.position'])
    .where('forum_submission.player_id', '=', playerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { ...row, thread_id: ThreadId.parse(row.thread_id), post_id: PostId.parse(row.post_id) };
}

export async function insertSubmission(
  db: Db,
  sent: { player_id: PlayerId; key: string; thread_id: ThreadId; post_id: PostId; created_at: Date },
) {
  const longAgo = new Date(sent.created_at.getTime() - SUBMISSION_RETENTION_MS);
  await db
    .deleteFrom('forum_submission')
    .where('player_id', '=', sent.player_id)
    .where('created_at', '<', longAgo)
    .execute();
  await db.insertInto('forum_submission').values(sent).execute();
}

/** Browsers retry a draft for less than this. */
const SUBMISSION_RETENTION_MS = 7 * 24 * 60 * 60_000;

export async function listRecentPosts(db: Db, playerId: PlayerId, now: Date): Promise<RecentPost[]> {
  const rows = await db
    .selectFrom('forum_post')
    .select(['created_at', 'position'])
    .where('author_id', '=', playerId)
    .where('created_at', '>', new Date(now.getTime() - FLOOD_WINDOW_SECONDS * 1_000))
    .orderBy('created_at', 'desc')
    .limit(FLOOD_MOST_POSTS)
    .execute();
  return rows.map(({ created_at, position }) => ({ at: created_at, isThread: position === 0 }));
}

/** The row lock of the forum serialises the numbering. */
export async function countPost(
  db: Db,
  { forumId, isThread }: { forumId: number; isThread: boolean },
): Promise<number> {
  const { post_count } = await db
    .updateTable('forum')
    .set({
      post_count: sql`post_count + 1`,
      ...(isThread && { thread_count: sql`thread_count + 1` }),
    })
    .where('id', '=', forumId)
    .returning('post_count')
    .executeTakeFirstOrThrow();
  return post_count;
}

export interface NewThread {
  forumId: ForumId;
  title: string;
  author_id: PlayerId;
  latest_number: number;
  now: Date;
}

export async function insertThread(db: Db, { forumId, title, author_id, latest_number, now }: NewThread) {
  const { id } = await db
    .insertInto('forum_thread')
    .values({
      forum_id: forumId,
      title,
      author_id,
      post_count: 1,
      latest_player_id: author_id,
      created_at: now,
      latest_at: now,
      latest_number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return ThreadId.parse(id);
}

export async function updateLatest(
  db: Db,
  { threadId, author_id, latest_number, now }: Omit<NewThread, 'forumId' | 'title'> & { threadId: ThreadId },
) {
  await db
    .updateTable('forum_thread')
    .set({
      post_count: sql`post_count + 1`,
      latest_player_id: author_id,
      // The clocks of two servers differ, and the time of a thread must not go back.
      latest_at: sql`greatest(latest_at, ${now})`,
      latest_number,
    })
    .where('id', '=', threadId)
    .execute();
}

export interface NewPost {
  thread_id: ThreadId;
  position: number;
  author_id: PlayerId;
  text: string;
  is_html: boolean;
  source: string | null;
  quoted_post_id: PostId | null;
  quoted_part: string | null;
  created_at: Date;
}

export async function insertPost(db: Db, post: NewPost): Promise<PostId> {
  const { id } = await db.insertInto('forum_post').values(post).returning('id').executeTakeFirstOrThrow();
  return PostId.parse(id);
}

export async function updateClosed(db: Db, id: ThreadId, is_closed: boolean) {
  await db.updateTable('forum_thread').set({ is_closed }).where('id', '=', id).execute();
}
