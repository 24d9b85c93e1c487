import type { Audience } from '@wallabee/contract/forums/forum-rules';
import { MOST_RELATED } from '@wallabee/contract/forums/related';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';
import { authorColumns } from '../../forums/forums.public.ts';

export type FoundPostRow = Awaited<ReturnType<typeof listFoundPosts>>[number];

interface AskedPosts {
  ids: readonly number[];
  audiences: readonly Audience[];
}

/** Unordered, and only of forums that these audiences see, even where a thread has been moved since it was indexed. */
export function selectFoundPosts(db: Db, { ids, audiences }: AskedPosts) {
  return db
    .selectFrom('forum_post as post')
    .innerJoin('forum_thread as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .innerJoin('player as author', 'author.id', 'post.author_id')
    .select(['post.id', 'post.thread_id', 'post.position', 'post.text', 'post.is_html', 'post.is_removed'])
    .select(['post.created_at', 'thread.title', 'thread.forum_id', 'forum.title as forum_title'])
    .select(authorColumns)
    .where(sql<boolean>`post.id = any(${ids}::int[])`)
    .where(sql<boolean>`forum.visible_to = any(${audiences}::text[])`);
}

export const listFoundPosts = buildOnce(selectFoundPosts);

interface AskedThreads {
  types: readonly ItemTypeId[];
  /** Threads that were found by their words. */
  threadIds: readonly number[];
  audiences: readonly Audience[];
}

/** Threads about the item types, with cards of them in their newest posts, or found before; the newest first. */
export function selectRelatedThreads(db: Db, { types, threadIds, audiences }: AskedThreads) {
  return db
    .selectFrom('forum_thread as thread')
    .innerJoin('forum', 'forum.id', 'thread.forum_id')
    .innerJoin('player as latest', 'latest.id', 'thread.latest_player_id')
    .select(['thread.id', 'thread.title', 'thread.post_count', 'thread.latest_at', 'thread.forum_id'])
    .select(['forum.title as forum_title', 'latest.name as latest_name'])
    .where(
      sql<boolean>`thread.id in (
        select id from forum_thread where item_type_id = any(${types}::int[])
        union
        select post.thread_id
        from (
          select text_id from living_card where item_type_id = any(${types}::int[]) and text_kind = 'post'
          order by text_id desc limit ${sql.lit(MOST_CARDS)}
        ) as card
        join forum_post as post on post.id = card.text_id and not post.is_removed
        union
        select unnest(${threadIds}::int[])
      )`,
    )
    .where('thread.merged_into', 'is', null)
    .where(sql<boolean>`forum.visible_to = any(${audiences}::text[])`)
    .orderBy('thread.latest_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(sql.lit(MOST_RELATED));
}

const MOST_CARDS = 200;

export const listRelated = buildOnce(selectRelatedThreads);

/** What matches of the word index say, to see whether they name something exactly. */
export function selectThreadTexts(db: Db, { postIds }: { postIds: readonly number[] }) {
  return db
    .selectFrom('forum_post as post')
    .innerJoin('forum_thread as thread', 'thread.id', 'post.thread_id')
    .select(['post.thread_id', 'post.text', 'post.is_html', 'post.is_removed', 'thread.title'])
    .where(sql<boolean>`post.id = any(${postIds}::int[])`);
}

export const listThreadTexts = buildOnce(selectThreadTexts);
