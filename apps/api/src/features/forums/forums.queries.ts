import { POSTS_PER_PAGE, RECENT_THREADS, THREADS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { Audience } from '@wallabee/contract/forums/forum-rules';
import { ForumId, LARGEST_ID, type PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import { batch } from '../../platform/db/batch.ts';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';

export type StoredForum = NonNullable<Awaited<ReturnType<typeof findForum>>>;

export async function findForum(db: Db, id: ForumId) {
  const [row] = await queryForum(db, { id });
  return row && { ...row, ...accessOf(row), id };
}

const queryForum = buildOnce((db, { id }: { id: ForumId }) =>
  db.selectFrom('forum').selectAll().where('id', '=', id),
);

export async function listForumRows(db: Db) {
  const rows = await queryForums(db, {});
  return rows.map((row) => ({ ...row, ...accessOf(row), id: ForumId.parse(row.id) }));
}

const queryForums = buildOnce((db) => db.selectFrom('forum').selectAll().orderBy('position'));

export type RecentThreadRow = InferResult<ReturnType<typeof selectRecentThreads>>[number];

/** The author is that of the newest post. */
export function selectRecentThreads(db: Db, { forumIds }: { forumIds: ForumId[] }) {
  return db
    .selectFrom(sql<{ id: number }>`unnest(${forumIds}::int[])`.as<'forum'>(sql`forum(id)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('forum_thread')
          .select(['id', 'forum_id', 'title', 'post_count', 'latest_at', 'latest_player_id'])
          .whereRef('forum_id', '=', 'forum.id')
          .orderBy('latest_number', 'desc')
          .limit(sql.lit(RECENT_THREADS))
          .as('thread'),
      (join) => join.onTrue(),
    )
    .innerJoin('player as author', 'author.id', 'thread.latest_player_id')
    .select(['thread.id', 'thread.forum_id', 'thread.title', 'thread.post_count', 'thread.latest_at'])
    .select(authorColumns)
    .orderBy('thread.latest_at', 'desc')
    .orderBy('thread.id', 'desc');
}

export const listRecentThreads = buildOnce(selectRecentThreads);

export interface ThreadPlace {
  forumId: ForumId;
  below: number;
  skip: number;
}

export async function findThreadPlace(
  db: Db,
  { forumId, page }: { forumId: ForumId; page: number },
): Promise<ThreadPlace | undefined> {
  // Most requests are for the first page, which needs no query to find its start.
  if (page === 0) return { forumId, below: LARGEST_ID, skip: 0 };
  const offset = page * THREADS_PER_PAGE;
  const [row] = await queryThreadRun(db, { forumId, offset });
  return row && { forumId, below: (row.run + 1) * THREADS_PER_RUN, skip: offset - row.before };
}

/** The migration that counts threads per run uses the same number. */
const THREADS_PER_RUN = 500;

export function selectThreadRun(db: Db, { forumId, offset }: { forumId: ForumId; offset: number }) {
  const added = db
    .selectFrom('forum_thread_run')
    .select(['run', 'thread_count'])
    .select(sql<number>`sum(thread_count) over (order by run desc)`.as('so_far'))
    .where('forum_id', '=', forumId);
  return db
    .selectFrom(added.as('added'))
    .select(['run', sql<number>`so_far - thread_count`.as('before')])
    .where('so_far', '>', offset)
    .orderBy('run', 'desc')
    .limit(1);
}

const queryThreadRun = buildOnce(selectThreadRun);

export type ThreadRow = InferResult<ReturnType<typeof selectThreads>>[number];

export function selectThreads(db: Db, { forumId, below, skip }: ThreadPlace) {
  // The index alone chooses the threads, so that only the twenty of this page are read.
  const chosen = db
    .selectFrom('forum_thread')
    .select('id')
    .where('forum_id', '=', forumId)
    .where('latest_number', '<', below)
    .orderBy('latest_number', 'desc')
    .offset(skip)
    .limit(sql.lit(THREADS_PER_PAGE));
  return db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('forum_thread as thread', 'thread.id', 'chosen.id')
    .innerJoin('player as author', 'author.id', 'thread.author_id')
    .innerJoin('player as latest', 'latest.id', 'thread.latest_player_id')
    .innerJoin('forum_post as first', (join) =>
      join.onRef('first.thread_id', '=', 'thread.id').on('first.position', '=', sql.lit(0)),
    )
    .select(['thread.id', 'thread.title', 'thread.is_closed', 'thread.post_count', 'thread.latest_at'])
    .select(['latest.username as latest_username', 'latest.name as latest_name'])
    .select(['first.is_html', 'first.is_removed', sql<string>`left(first.text, 400)`.as('beginning')])
    .select(authorColumns)
    .orderBy('thread.latest_number', 'desc');
}

export const listThreads = buildOnce(selectThreads);

export type StoredThread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

export const findThread = batch(async (db, ids: ThreadId[]) => {
  const rows = await queryThreads(db, { ids });
  const threads = new Map(
    rows.map((row) => [row.id, { ...row, id: ThreadId.parse(row.id), forum: accessOf(row) }]),
  );
  return ids.map((id) => threads.get(id));
});

export function selectThreadsById(db: Db, { ids }: { ids: ThreadId[] }) {
  return db
    .selectFrom('forum_thread as thread')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .innerJoin('player as author', 'author.id', 'thread.author_id')
    .select(['author.name as author_name'])
    .select(['thread.id', 'thread.forum_id', 'thread.title', 'thread.author_id', 'thread.item_type_id'])
    .select(['thread.is_closed', 'thread.post_count', 'forum.title as forum_title'])
    .select(['forum.visible_to', 'forum.threads_by'])
    .where(sql<boolean>`thread.id = any(${ids}::int[])`);
}

const queryThreads = buildOnce(selectThreadsById);

export type PostRow = InferResult<ReturnType<typeof selectPosts>>[number];

/** Positions have no gaps, so every page is one index range. */
export const listPosts = batch(async (db, pages: PostPage[]) => {
  const rows = await queryPosts(db, {
    threadIds: pages.map(({ threadId }) => threadId),
    positions: pages.map(({ page }) => page * POSTS_PER_PAGE),
  });
  const found: PostRow[][] = pages.map(() => []);
  for (const row of rows) found[row.place - 1]?.push(row);
  return found;
});

interface PostPage {
  threadId: ThreadId;
  page: number;
}

export function selectPosts(
  db: Db,
  { threadIds, positions }: { threadIds: ThreadId[]; positions: number[] },
) {
  const pages = sql<AskedPage>`unnest(${threadIds}::int[], ${positions}::int[]) with ordinality`;
  return db
    .selectFrom(pages.as<'asked'>(sql`asked(thread_id, first, place)`))
    .innerJoinLateral(
      // Without the limit the planner expects half of all posts, because their positions are below twenty,
      // and scans the table.
      (from) =>
        from
          .selectFrom('forum_post')
          .selectAll()
          .whereRef('thread_id', '=', 'asked.thread_id')
          .whereRef('position', '>=', 'asked.first')
          .where(sql<boolean>`position < asked.first + ${sql.lit(POSTS_PER_PAGE)}`)
          .orderBy('position')
          .limit(sql.lit(POSTS_PER_PAGE))
          .as('post'),
      (join) => join.onTrue(),
    )
    .innerJoin('player as author', 'author.id', 'post.author_id')
    .leftJoin('forum_post as quoted', 'quoted.id', 'post.quoted_post_id')
    .leftJoin('player as quotee', 'quotee.id', 'quoted.author_id')
    .select(['post.id', 'post.position', 'post.text', 'post.is_html', 'post.is_removed', 'post.created_at'])
    .select(['quoted.text as quoted_text', 'quoted.is_html as quoted_is_html'])
    .select(['quoted.is_removed as quoted_is_removed', 'post.quoted_part'])
    .select(['post.thread_id', 'quoted.thread_id as quoted_thread_id'])
    .select(['quotee.username as quoted_username', 'quotee.name as quoted_name'])
    .select(['author.has_forums_right as author_has_forums_right'])
    .select(authorColumns)
    .select('asked.place')
    .orderBy('asked.place')
    .orderBy('post.position');
}

interface AskedPage {
  thread_id: number;
  first: number;
  place: number;
}

const queryPosts = buildOnce(selectPosts);

export async function findPost(db: Db, id: PostId) {
  return db
    .selectFrom('forum_post')
    .innerJoin('player as author', 'author.id', 'forum_post.author_id')
    .select(['forum_post.id', 'forum_post.thread_id', 'forum_post.position', 'forum_post.is_removed'])
    .select(['author.id as author_id', 'author.account_type'])
    .where('forum_post.id', '=', id)
    .executeTakeFirst();
}

export function authorColumns({ ref }: ExpressionBuilder<DB & { author: DB['player'] }, 'author'>) {
  return [
    ref('author.id').as('author_id'),
    ref('author.username').as('author_username'),
    ref('author.name').as('author_name'),
    ref('author.account_type').as('author_account_type'),
    ref('author.is_memorial').as('author_is_memorial'),
    ref('author.is_enabled').as('author_is_enabled'),
    ref('author.deletion_date').as('author_deletion_date'),
    ref('author.picture_key').as('author_picture_key'),
  ] as const;
}

function accessOf({ visible_to, threads_by }: { visible_to: string; threads_by: string }) {
  return { visible_to: visible_to as Audience, threads_by: threads_by as Audience };
}
