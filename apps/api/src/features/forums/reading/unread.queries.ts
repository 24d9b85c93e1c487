import { oldestUnread } from '@wallabee/contract/forums/unread-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';

export interface ReaderOf {
  playerId: PlayerId;
  now: Date;
}

/** What is known of the reader of the table `thread`. */
export function joinReader({ playerId }: Pick<ReaderOf, 'playerId'>) {
  return sql`
    join player as reader on reader.id = ${playerId}
    left join forum_mark as mark on mark.player_id = reader.id and mark.forum_id = thread.forum_id
    ${joinReading}`;
}

/** The part that differs from thread to thread. */
export const joinReading = sql`
    left join forum_reading as reading on reading.player_id = reader.id and reading.thread_id = thread.id
    left join muted_thread as muted on muted.player_id = reader.id and muted.thread_id = thread.id`;

/** The rule `firstUnread` of the contract, over the tables of `joinReader`. */
export function unreadPlace({ now }: Pick<ReaderOf, 'now'>) {
  const since = unreadSince({ now });
  const from = sql`case when reading.thread_id is null then ${since} else mark.marked_at end`;
  return sql<number>`
    case when ${isRead({ now })} then thread.post_count
    else least(thread.post_count, greatest(coalesce(reading.read_posts, 0),
      case when reading.thread_id is not null and mark.marked_at is null then 0
      else coalesce((
        select min(position) from (
          select position from forum_post
          where thread_id = thread.id and created_at > ${from}
          order by created_at, position limit ${sql.lit(COMPARED_POSTS)}
        ) as later
      ), thread.post_count) end))
    end`;
}

/** After a merge the first post by time is not always the first by position. */
const COMPARED_POSTS = 200;

/** Whether a thread has no unread post, without looking at its posts. */
export function isRead({ now }: Pick<ReaderOf, 'now'>) {
  return sql<boolean>`(muted.thread_id is not null
    or thread.latest_at <= ${unreadSince({ now })}
    or coalesce(reading.read_posts, 0) >= thread.post_count)`;
}

/** Nothing that is older is unread in a thread that was never opened. */
export function unreadSince({ now }: Pick<ReaderOf, 'now'>) {
  return sql<Date>`greatest(mark.marked_at, reader.created_at, ${oldestUnread(now)}::timestamptz)`;
}
