import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { Audience } from '@wallabee/contract/forums/forum-rules';
import { NAMED_BUZZES } from '@wallabee/contract/forums/thread-state';
import type { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { joinReader, type ReaderOf, unreadPlace } from './unread.queries.ts';

export interface ThreadStateRow {
  id: number;
  visible_to: Audience;
  author_id: number;
  is_closed: boolean;
  is_pinned: boolean;
  slow_seconds: number;
  merged_into: number | null;
  post_count: number;
  is_muted: boolean;
  last_visit_at: Date | null;
  unread_from: number;
  unread_post_id: number | null;
  alert_id: number | null;
  posts: PostStateRow[];
}

/** Times are text, because the rows come as JSON. */
export interface PostStateRow {
  id: number;
  author_id: number;
  created_at: string;
  edited_at: string | null;
  is_removed: boolean;
  is_withdrawn: boolean;
  text: string | null;
  is_html: boolean;
  before: { text: string; is_html: boolean } | null;
  buzz_count: number;
  is_buzzed: boolean;
  buzzed_by: string[] | null;
  is_by_muted: boolean;
  is_reported: boolean;
  quoted_id: number | null;
  quoted_position: number | null;
}

export interface StateAsked extends ReaderOf {
  threadId: ThreadId;
  page: number;
  isModerator: boolean;
  audiences: Audience[];
}

export async function findThreadState(db: Db, asked: StateAsked): Promise<ThreadStateRow | undefined> {
  const { rows } = await selectThreadState(asked).execute(db);
  return rows[0];
}

export function selectThreadState(asked: StateAsked) {
  const { playerId, threadId, audiences } = asked;
  return sql<ThreadStateRow>`
    select thread.id, forum.visible_to, thread.author_id, thread.is_closed, thread.is_pinned,
      thread.slow_seconds, thread.post_count, thread.is_muted, thread.last_visit_at,
      thread.unread_from, unread.id as unread_post_id,
      (select target.id from forum_thread as target join forum on forum.id = target.forum_id
        where target.id = thread.merged_into and forum.visible_to = any(${audiences}::text[])) as merged_into,
      (select alert_id from alert
        where subject = 'thread' and about_id = thread.id and player_id = ${playerId}
        order by alert_id limit 1) as alert_id,
      ${postsOf(asked)} as posts
    from (
      select thread.*, muted.thread_id is not null as is_muted, reading.read_at as last_visit_at,
        ${unreadPlace(asked)} as unread_from
      from forum_thread as thread ${joinReader(asked)}
      where thread.id = ${threadId}
    ) as thread
    join forum on forum.id = thread.forum_id
    left join forum_post as unread on unread.thread_id = thread.id and unread.position = thread.unread_from`;
}

function postsOf({ playerId, threadId, page, isModerator }: StateAsked) {
  const first = page * POSTS_PER_PAGE;
  return sql`coalesce((
    select json_agg(state order by position) from (
      select post.id, post.position, post.author_id, post.created_at, post.edited_at,
        post.is_removed, post.is_withdrawn, post.is_html,
        case when before.text is not null then post.text end as text,
        case when before.text is not null
          then json_build_object('text', before.text, 'is_html', before.is_html) end as before,
        buzz.*,
        exists (select from muted_player
          where player_id = ${playerId} and muted_id = post.author_id) as is_by_muted,
        exists (select from forum_report
          where post_id = post.id and player_id = ${playerId}) as is_reported,
        quoted.id as quoted_id, quoted.position as quoted_position
      from forum_post as post
      cross join lateral ${buzzesOf(playerId)} as buzz
      left join forum_post as quoted
        on quoted.id = post.quoted_post_id and quoted.thread_id = post.thread_id and not post.is_removed
      left join lateral (
        select text, is_html from forum_post_version
        where post_id = post.id and post.edited_at is not null and not post.is_removed
          and (post.author_id = ${playerId} or ${isModerator}::boolean)
        order by replaced_at desc limit 1
      ) as before on true
      where post.thread_id = ${threadId} and post.position >= ${first}
        and post.position < ${first + POSTS_PER_PAGE}
      order by post.position limit ${sql.lit(POSTS_PER_PAGE)}
    ) as state
  ), '[]')`;
}

function buzzesOf(playerId: PlayerId) {
  return sql`(
    select count(*)::int as buzz_count,
      coalesce(bool_or(forum_buzz.player_id = ${playerId}), false) as is_buzzed,
      (array_agg(player.name order by forum_buzz.created_at desc, player.id)
        filter (where forum_buzz.player_id <> ${playerId}))[1:${sql.lit(NAMED_BUZZES)}] as buzzed_by
    from forum_buzz join player on player.id = forum_buzz.player_id
    where forum_buzz.post_id = post.id
  )`;
}
