import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export type FoundThreadRow = Awaited<ReturnType<typeof listFoundThreads>>[number];

interface FoundThread {
  threadId: ThreadId;
  postId: PostId | null;
}

/**
 * Unordered. The text is that of the given post, or of the first one where none is given. Threads that these audiences
 * do not see, and posts that have left their thread, are left out, even where they moved since they were indexed.
 */
export function listFoundThreads(db: Db, found: readonly FoundThread[], audiences: readonly Audience[]) {
  return queryThreads(db, {
    threadIds: found.map(({ threadId }) => threadId),
    postIds: found.map(({ postId }) => postId),
    audiences,
  });
}

interface AskedThread {
  thread_id: number;
  post_id: number | null;
}

interface AskedThreads {
  threadIds: ThreadId[];
  postIds: (PostId | null)[];
  audiences: readonly Audience[];
}

const queryThreads = buildOnce((db, { threadIds, postIds, audiences }: AskedThreads) =>
  db
    .selectFrom(
      sql<AskedThread>`unnest(${threadIds}::int[], ${postIds}::int[])`.as<'asked'>(
        sql`asked(thread_id, post_id)`,
      ),
    )
    .innerJoin('forum_thread as thread', 'thread.id', 'asked.thread_id')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .leftJoin('forum_post as found', (join) =>
      join.onRef('found.id', '=', 'asked.post_id').onRef('found.thread_id', '=', 'thread.id'),
    )
    .leftJoin('forum_post as first', (join) =>
      join
        .onRef('first.thread_id', '=', 'thread.id')
        .on('first.position', '=', sql.lit(0))
        .on('asked.post_id', 'is', null),
    )
    .select(['thread.id', 'thread.title', 'thread.post_count', 'thread.latest_at'])
    .select(['forum.id as forum_id', 'forum.title as forum_title'])
    .select(['asked.post_id', 'found.position', 'found.text as found_text', 'found.is_html as found_is_html'])
    .select(['first.text as first_text', 'first.is_html as first_is_html'])
    .select(sql<boolean>`coalesce(found.is_removed, first.is_removed)`.as('is_removed'))
    .where((where) => where.or([where('asked.post_id', 'is', null), where('found.id', 'is not', null)]))
    .where(sql<boolean>`forum.visible_to = any(${audiences}::text[])`),
);

export function listFoundNews(db: Db, slugs: readonly string[]) {
  return queryNews(db, { slugs });
}

const queryNews = buildOnce((db, { slugs }: { slugs: readonly string[] }) =>
  db
    .selectFrom('blog_post')
    .select(['slug', 'title', 'summary', 'body', 'published_at'])
    .where(sql<boolean>`slug = any(${slugs}::text[])`),
);
