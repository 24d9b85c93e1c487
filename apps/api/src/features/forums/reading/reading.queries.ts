import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { ForumId, PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

interface Read {
  playerId: PlayerId;
  threadId: ThreadId;
  posts: number;
  now: Date;
  audiences: Audience[];
}

/** Undefined where the player may not see the thread. */
export async function saveReading(db: Db, read: Read): Promise<number | undefined> {
  const { playerId, threadId, posts, now, audiences } = read;
  const { rows } = await sql<{ read_posts: number }>`
    insert into forum_reading (player_id, thread_id, read_posts, read_at)
    select ${playerId}::int, thread.id, least(${posts}::int, thread.post_count), ${now}::timestamptz
    from forum_thread as thread join forum on forum.id = thread.forum_id
    where thread.id = ${threadId} and forum.visible_to = any(${audiences}::text[]) and thread.post_count > 0
    on conflict (player_id, thread_id) do update set
      read_posts = greatest(forum_reading.read_posts, excluded.read_posts),
      read_at = greatest(forum_reading.read_at, excluded.read_at)
    returning read_posts`.execute(db);
  return rows[0]?.read_posts;
}

/** The author has read up to the own post. */
export async function saveOwnPost(db: Db, { playerId, threadId, posts, now }: Omit<Read, 'audiences'>) {
  await sql`
    insert into forum_reading (player_id, thread_id, read_posts, read_at)
    values (${playerId}, ${threadId}, ${posts}, ${now})
    on conflict (player_id, thread_id) do update set
      read_posts = greatest(forum_reading.read_posts, excluded.read_posts),
      read_at = greatest(forum_reading.read_at, excluded.read_at)`.execute(db);
}

interface Mark {
  playerId: PlayerId;
  /** All that the player may see, where it is undefined. */
  forumId?: ForumId;
  now: Date;
  audiences: Audience[];
}

/** How many forums there are to mark. */
export async function saveMarks(db: Db, { playerId, forumId, now, audiences }: Mark): Promise<number> {
  const { rows } = await sql<{ forums: number }>`
    with marked as (
      select id from forum
      where visible_to = any(${audiences}::text[]) and ${forumId === undefined ? sql`true` : sql`id = ${forumId}`}
    ), saved as (
      insert into forum_mark (player_id, forum_id, marked_at, former_at)
      select ${playerId}::int, id, ${now}::timestamptz, '-infinity' from marked
      on conflict (player_id, forum_id) do update
        set former_at = forum_mark.marked_at, marked_at = excluded.marked_at
        where forum_mark.marked_at < excluded.marked_at
    )
    select count(*)::int as forums from marked`.execute(db);
  return rows[0]?.forums ?? 0;
}

/** Puts the marks back that one marking replaced. How many there were. */
export async function undoMarks(
  db: Db,
  { playerId, markedAt }: { playerId: PlayerId; markedAt: Date },
): Promise<number> {
  const { rows } = await sql<{ forums: number }>`
    with undone as (
      delete from forum_mark
      where player_id = ${playerId} and marked_at = ${markedAt} and former_at = '-infinity'
      returning forum_id
    ), restored as (
      update forum_mark set marked_at = former_at, former_at = null
      where player_id = ${playerId} and marked_at = ${markedAt} and former_at > '-infinity'
      returning forum_id
    )
    select ((select count(*) from undone) + (select count(*) from restored))::int as forums`.execute(db);
  return rows[0]?.forums ?? 0;
}

export interface ThreadDaysRow {
  visible_to: Audience;
  created_at: Date;
  post_count: number;
  people: number;
  days: { day: string; posts: number; position: number }[];
}

export async function findThreadDays(db: Db, threadId: ThreadId): Promise<ThreadDaysRow | undefined> {
  const { rows } = await sql<ThreadDaysRow>`
    select forum.visible_to, thread.created_at, thread.post_count,
      (select count(distinct author_id)::int from forum_post where thread_id = thread.id) as people,
      coalesce((
        select json_agg(written order by position) from (
          select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as posts,
            min(position) as position
          from forum_post where thread_id = thread.id group by 1
        ) as written
      ), '[]') as days
    from forum_thread as thread join forum on forum.id = thread.forum_id
    where thread.id = ${threadId}`.execute(db);
  return rows[0];
}
