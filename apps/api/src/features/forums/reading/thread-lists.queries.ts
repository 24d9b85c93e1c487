import { THREADS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { ThreadView } from '@wallabee/contract/forums/thread-views';
import { COUNTED_THREADS, oldestUnread } from '@wallabee/contract/forums/unread-rules';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { selectThreadRun, type ThreadRow } from '../forums.queries.ts';
import {
  isRead,
  joinReader,
  joinReading,
  type ReaderOf,
  unreadPlace,
  unreadSince,
} from './unread.queries.ts';

interface StateColumns {
  unread_from: number;
  unread_post_id: number | null;
  is_muted: boolean;
  is_pinned: boolean;
}

export type ListedThreadRow = ThreadRow & StateColumns & { forum_id: number; forum_title: string };

export interface ListAsked extends ReaderOf {
  view: ThreadView;
  page: number;
  audiences: Audience[];
}

/** One thread more than the page has, where there is a next page. */
export async function listThreadsOf(db: Db, asked: ListAsked): Promise<ListedThreadRow[]> {
  const { rows } = await selectThreadsOf(asked).execute(db);
  return rows;
}

export function selectThreadsOf(asked: ListAsked) {
  return sql<ListedThreadRow>`
    with listed as (
      select thread.*, forum.title as forum_title
      from ${VIEWS[asked.view](asked)} join forum on forum.id = thread.forum_id
      where forum.visible_to = any(${asked.audiences}::text[]) and ${isListed(asked)}
      order by thread.latest_at desc, thread.id desc
      offset ${asked.page * THREADS_PER_PAGE} limit ${sql.lit(THREADS_PER_PAGE + 1)}
    ), thread as materialized (${withState(sql`listed`, asked)})
    select ${summaryColumns}, thread.forum_id, thread.forum_title, ${stateColumns}
    from thread ${joinSummary(sql`true`)} ${joinUnread}
    order by thread.latest_at desc, thread.id desc`;
}

const everyThread = sql`forum_thread as thread`;

const VIEWS = {
  latest: () => everyThread,
  unread: (asked: ListAsked) => sql`${everyThread} ${joinReader(asked)}`,
  mine: () => everyThread,
  watched: ({ playerId }: ListAsked) => sql`(
      select distinct about_id from alert where player_id = ${playerId} and subject = 'thread'
    ) as alert join ${everyThread} on thread.id = alert.about_id`,
};

function isListed({ view, playerId, now }: ListAsked) {
  if (view === 'mine') return sql`thread.author_id = ${playerId}`;
  // The first condition is the index's, which ends the scan.
  if (view === 'unread')
    return sql`thread.latest_at > ${oldestUnread(now)}::timestamptz and not ${isRead({ now })}`;
  return sql`true`;
}

export type ForumStateRow = Partial<ThreadRow> &
  StateColumns & { id: number | null; visible_to: Audience; is_summarised: boolean };

export interface PageAsked extends ReaderOf {
  forumId: ForumId;
  page: number;
}

/** Every row says who may see the forum; the only one of an empty page has no thread. */
export async function listPageState(db: Db, asked: PageAsked): Promise<ForumStateRow[]> {
  const { rows } = await selectPageState(db, asked).execute(db);
  return rows;
}

export function selectPageState(db: Db, asked: PageAsked) {
  const { forumId, page } = asked;
  const offset = page * THREADS_PER_PAGE;
  return sql<ForumStateRow>`
    with place as ${selectThreadRun(db, { forumId, offset })},
    listed as (
      select * from forum_thread where id in (
        (select id from forum_thread
          where forum_id = ${forumId} and latest_number < (select (run + 1) * 500 from place)
          order by latest_number desc
          offset ${offset} - (select before from place) limit ${sql.lit(THREADS_PER_PAGE)})
        union
        (select id from forum_thread where forum_id = ${forumId} and is_pinned and ${page} = 0
          order by id limit ${sql.lit(THREADS_PER_PAGE)})
      )
    ), thread as materialized (${withState(sql`listed`, asked)})
    select forum.visible_to, thread.is_pinned and ${page} = 0 as is_summarised,
      ${summaryColumns}, ${stateColumns}
    from forum left join thread on true ${joinSummary(sql`thread.is_pinned and ${page} = 0`)} ${joinUnread}
    where forum.id = ${forumId}
    order by thread.latest_number desc`;
}

export interface ForumUnreadRow {
  id: number;
  title: string;
  unread_threads: number;
  thread_id: number | null;
  thread_title: string;
  latest_at: Date;
  unread_from: number;
  unread_post_id: number | null;
}

export async function listForumUnread(
  db: Db,
  asked: ReaderOf & { audiences: Audience[] },
): Promise<ForumUnreadRow[]> {
  const { rows } = await selectForumUnread(asked).execute(db);
  return rows;
}

export function selectForumUnread(asked: ReaderOf & { audiences: Audience[] }) {
  const { playerId, audiences } = asked;
  return sql<ForumUnreadRow>`
    with named as (
      select forum.id, unread.threads as unread_threads, coalesce(unread.newest, newest.id) as thread_id
      from forum join player as reader on reader.id = ${playerId}
      left join forum_mark as mark on mark.player_id = reader.id and mark.forum_id = forum.id
      cross join lateral (
        select count(*)::int as threads, (array_agg(id order by latest_at desc, id desc))[1] as newest
        from (
          select thread.id, thread.latest_at from forum_thread as thread ${joinReading}
          where thread.forum_id = forum.id and thread.latest_at > ${unreadSince(asked)} and not ${isRead(asked)}
          order by thread.latest_at desc, thread.id desc limit ${sql.lit(COUNTED_THREADS)}
        ) as counted
      ) as unread
      left join lateral (
        select id from forum_thread where forum_id = forum.id order by latest_number desc limit 1
      ) as newest on unread.newest is null
      where forum.visible_to = any(${audiences}::text[])
    ), thread as materialized (${withState(sql`(select * from forum_thread where id in (select thread_id from named))`, asked)})
    select forum.id, forum.title, named.unread_threads, thread.id as thread_id, thread.title as thread_title,
      thread.latest_at, thread.unread_from, unread.id as unread_post_id
    from named join forum on forum.id = named.id left join thread on thread.id = named.thread_id ${joinUnread}
    order by forum.position`;
}

function withState(threads: ReturnType<typeof sql>, asked: ReaderOf) {
  return sql`
    select thread.*, muted.thread_id is not null as is_muted, ${unreadPlace(asked)} as unread_from
    from ${threads} as thread ${joinReader(asked)}`;
}

const stateColumns = sql`
  thread.unread_from, unread.id as unread_post_id, thread.is_muted, thread.is_pinned`;

const joinUnread = sql`
  left join forum_post as unread on unread.thread_id = thread.id and unread.position = thread.unread_from`;

const summaryColumns = sql`
  thread.id, thread.title, thread.is_closed, thread.post_count, thread.latest_at,
  latest.username as latest_username, latest.name as latest_name,
  first.is_html, first.is_removed, left(first.text, 400) as beginning,
  author.id as author_id, author.username as author_username, author.name as author_name,
  author.account_type as author_account_type, author.is_memorial as author_is_memorial,
  author.is_enabled as author_is_enabled, author.deletion_date as author_deletion_date,
  author.picture_key as author_picture_key`;

function joinSummary(isWanted: ReturnType<typeof sql>) {
  return sql`
    left join player as author on author.id = thread.author_id and ${isWanted}
    left join player as latest on latest.id = thread.latest_player_id and ${isWanted}
    left join forum_post as first
      on first.thread_id = thread.id and first.position = 0 and ${isWanted}`;
}
