import type { PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export type FoundThreadRow = Awaited<ReturnType<typeof listFoundThreads>>[number];

/** Unordered. The text is that of the given post, or of the first one where none is given. */
export function listFoundThreads(db: Db, found: readonly { threadId: ThreadId; postId: PostId | null }[]) {
  return queryThreads(db, {
    threadIds: found.map(({ threadId }) => threadId),
    postIds: found.map(({ postId }) => postId),
  });
}

interface AskedThread {
  thread_id: number;
  post_id: number | null;
}

const queryThreads = buildOnce(
  (db, { threadIds, postIds }: { threadIds: ThreadId[]; postIds: (PostId | null)[] }) =>
    db
      .selectFrom(
        sql<AskedThread>`unnest(${threadIds}::int[], ${postIds}::int[])`.as<'asked'>(
          sql`asked(thread_id, post_id)`,
        ),
      )
      .innerJoin('forum_thread as thread', 'thread.id', 'asked.thread_id')
      .innerJoin('forum', 'forum.id', 'thread.forum_id')
      .leftJoin('forum_post as found', 'found.id', 'asked.post_id')
      .leftJoin('forum_post as first', (join) =>
        join
          .onRef('first.thread_id', '=', 'thread.id')
          .on('first.position', '=', sql.lit(0))
          .on('asked.post_id', 'is', null),
      )
      .select(['thread.id', 'thread.title', 'thread.post_count', 'thread.latest_at'])
      .select(['forum.id as forum_id', 'forum.title as forum_title'])
      .select([
        'asked.post_id',
        'found.position',
        'found.text as found_text',
        'found.is_html as found_is_html',
      ])
      .select(['first.text as first_text', 'first.is_html as first_is_html'])
      .select(sql<boolean>`coalesce(found.is_removed, first.is_removed)`.as('is_removed')),
);

export type FoundNewsRow = Awaited<ReturnType<typeof listFoundNews>>[number];

export function listFoundNews(db: Db, slugs: readonly string[]) {
  return queryNews(db, { slugs });
}

const queryNews = buildOnce((db, { slugs }: { slugs: readonly string[] }) =>
  db
    .selectFrom('blog_post')
    .select(['slug', 'title', 'summary', 'body', 'published_at'])
    .where(sql<boolean>`slug = any(${slugs}::text[])`),
);
