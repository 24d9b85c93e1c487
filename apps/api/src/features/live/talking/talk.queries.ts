import { ItemTypeId, PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface LiveThread {
  id: ThreadId;
  forumId: number;
  title: string;
  latestAt: number;
  postCount: number;
  opening: LivePost;
  latest: LivePost;
  /** The authors of the last posts, oldest first. */
  authors: number[];
  isLatestByPerson: boolean;
}

interface LivePost {
  authorId: PlayerId;
  name: string;
  text: string;
}

/** The latest open threads of each forum, with their first and latest posts. */
export async function listLatestThreads(
  db: Db,
  { forums, perForum }: { forums: readonly number[]; perForum: number },
): Promise<LiveThread[]> {
  const { rows } = await sql<{
    id: number;
    forum_id: number;
    title: string;
    latest_at: Date;
    post_count: number;
    opener_id: number;
    opener: string;
    opening: string;
    author_id: number;
    name: string;
    text: string;
    authors: number[];
    is_by_person: boolean;
  }>`
    select thread.id, forum.id as forum_id, thread.title, thread.latest_at, thread.post_count,
      opening.author_id as opener_id, opener.name as opener, opening.text as opening,
      post.author_id, player.name, post.text, player.password_hash is not null as is_by_person,
      array(
        select author_id from forum_post as recent
        where recent.thread_id = thread.id and recent.position >= thread.post_count - ${LAST_POSTS}
        order by recent.position
      ) as authors
    from forum cross join lateral (
      select id, title, latest_at, is_closed, post_count from forum_thread
      where forum_id = forum.id order by latest_number desc limit ${perForum}
    ) as thread
    join forum_post as opening on opening.thread_id = thread.id and opening.position = 0
    join player as opener on opener.id = opening.author_id
    join forum_post as post on post.thread_id = thread.id and post.position = thread.post_count - 1
    join player on player.id = post.author_id
    where forum.id = any(${forums}) and forum.visible_to = 'everyone' and not thread.is_closed
      and not opening.is_removed and not post.is_removed and not post.is_html
    order by thread.latest_at desc, thread.id`.execute(db);
  return rows.map((row) => ({
    id: ThreadId.parse(row.id),
    forumId: row.forum_id,
    title: row.title,
    latestAt: row.latest_at.getTime(),
    postCount: row.post_count,
    opening: { authorId: PlayerId.parse(row.opener_id), name: row.opener, text: row.opening },
    latest: { authorId: PlayerId.parse(row.author_id), name: row.name, text: row.text },
    authors: row.authors,
    isLatestByPerson: row.is_by_person,
  }));
}

const LAST_POSTS = 20;

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

export interface FriendOfPerson {
  friendId: PlayerId;
  person: { id: PlayerId; name: string };
}

/**
 * Simulated friends of people who were here lately. Left out are people who got a message since, and friends whose
 * last message has no answer.
 */
export async function listFriendsOfPeople(
  db: Db,
  { activeSince, messagesSince }: { activeSince: Date; messagesSince: Date },
): Promise<FriendOfPerson[]> {
  const { rows } = await sql<{ friend_id: number; person_id: number; name: string }>`
    with newest as (select * from message order by message_id desc limit ${NEWEST}),
    people as (
      select id, name from player
      where password_hash is not null and is_enabled and last_active_at > ${activeSince}
      order by last_active_at desc limit ${MOST_PEOPLE}
    )
    select friendship.friend_id, people.id as person_id, people.name
    from people
    join friendship on friendship.player_id = people.id
    join player as friend on friend.id = friendship.friend_id
      and friend.password_hash is null and friend.is_enabled and not friend.is_memorial
      and friend.deletion_date is null
    where not exists (
      select from newest where newest.recipient_id = people.id and newest.created_at > ${messagesSince}
    ) and (
      select sender_id from newest
      where (newest.sender_id, newest.recipient_id) in ((friend.id, people.id), (people.id, friend.id))
      order by message_id desc limit 1
    ) is distinct from friend.id
    order by people.id, friendship.friend_id`.execute(db);
  return rows.map(({ friend_id, person_id, name }) => ({
    friendId: PlayerId.parse(friend_id),
    person: { id: PlayerId.parse(person_id), name },
  }));
}

const MOST_PEOPLE = 20;

export async function listSavedTypes(db: Db, player: PlayerId): Promise<Set<ItemTypeId>> {
  const rows = await db
    .selectFrom('item')
    .select('item_type_id')
    .where('user_id', '=', player)
    .where('location', '=', 'saved')
    .execute();
  return new Set(rows.map(({ item_type_id }) => ItemTypeId.parse(item_type_id)));
}
