import { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface LiveThread {
  id: ThreadId;
  title: string;
  latestAt: number;
  /** Of the latest post. */
  author: { id: PlayerId; name: string };
  text: string;
  isByPerson: boolean;
}

/** The latest open threads of each forum, with their latest posts. */
export async function listLatestThreads(
  db: Db,
  { forums, perForum, mostPosts }: { forums: readonly number[]; perForum: number; mostPosts: number },
): Promise<LiveThread[]> {
  const { rows } = await sql<{
    id: number;
    title: string;
    latest_at: Date;
    author_id: number;
    name: string;
    text: string;
    is_by_person: boolean;
  }>`
    select thread.id, thread.title, thread.latest_at, post.author_id, player.name, post.text,
      player.password_hash is not null as is_by_person
    from forum cross join lateral (
      select id, title, latest_at, is_closed, post_count from forum_thread
      where forum_id = forum.id order by latest_number desc limit ${perForum}
    ) as thread
    join forum_post as post on post.thread_id = thread.id and post.position = thread.post_count - 1
    join player on player.id = post.author_id
    where forum.id = any(${forums}) and forum.visible_to = 'everyone'
      and not thread.is_closed and thread.post_count <= ${mostPosts}
      and not post.is_removed and not post.is_html
    order by thread.latest_at desc, thread.id`.execute(db);
  return rows.map((row) => ({
    id: ThreadId.parse(row.id),
    title: row.title,
    latestAt: row.latest_at.getTime(),
    author: { id: PlayerId.parse(row.author_id), name: row.name },
    text: row.text,
    isByPerson: row.is_by_person,
  }));
}

export interface UnansweredMessage {
  id: number;
  sender: { id: PlayerId; name: string };
  recipientId: PlayerId;
  text: string;
  sentAt: number;
}

/**
 * Messages of people to simulated friends who have not written since. Ids grow with time, and few messages are
 * written in an hour, so the newest are enough to look at.
 */
export async function listUnanswered(db: Db, since: Date): Promise<UnansweredMessage[]> {
  const { rows } = await sql<{
    message_id: number;
    sender_id: number;
    name: string;
    recipient_id: number;
    text: string;
    created_at: Date;
  }>`
    with newest as (select * from message order by message_id desc limit ${NEWEST})
    select message.message_id, message.sender_id, sender.name, message.recipient_id, message.text, message.created_at
    from newest as message
    join player as sender on sender.id = message.sender_id and sender.password_hash is not null
    join player as recipient on recipient.id = message.recipient_id and recipient.password_hash is null
      and recipient.is_enabled and not recipient.is_memorial and recipient.deletion_date is null
    join friendship on friendship.player_id = message.recipient_id and friendship.friend_id = message.sender_id
    where message.created_at > ${since} and not exists (
      select from newest as later
      where later.message_id > message.message_id
        and later.sender_id = message.recipient_id and later.recipient_id = message.sender_id
    )
    order by message.message_id`.execute(db);
  return rows.map((row) => ({
    id: row.message_id,
    sender: { id: PlayerId.parse(row.sender_id), name: row.name },
    recipientId: PlayerId.parse(row.recipient_id),
    text: row.text,
    sentAt: row.created_at.getTime(),
  }));
}

const NEWEST = 500;
