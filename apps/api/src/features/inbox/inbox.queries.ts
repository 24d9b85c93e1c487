import { INBOX_EVENTS_CHANNEL, type InboxNotification } from '@wallabee/contract/events/event';
import { CONVERSATIONS_PAGE_SIZE, MESSAGES_PAGE_SIZE } from '@wallabee/contract/inbox/inbox';
import { MessageId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface Pair {
  playerId: PlayerId;
  otherId: PlayerId;
}

/** Newest first, with one row more than a page to detect further pages. */
export async function listConversationRows(db: Db, playerId: PlayerId, before: MessageId | undefined) {
  return (await selectConversations(db, playerId, before).execute()).map(toConversationRow);
}

/** Those with unread messages, newest first. */
export async function listUnreadRows(db: Db, playerId: PlayerId, most: number) {
  const unread = selectConversations(db, playerId, undefined).where('conversation.unread', '>', 0);
  return (await unread.clearLimit().limit(most).execute()).map(toConversationRow);
}

export async function countUnread(db: Db, playerId: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow();
  return count;
}

function toConversationRow({
  last_message_id,
  sender_id,
  created_at,
  ...row
}: InferResult<ReturnType<typeof selectConversations>>[number]) {
  return {
    ...row,
    last_message_id: MessageId.parse(last_message_id),
    sender_id: PlayerId.parse(sender_id),
    created_at: inSeconds(created_at),
  };
}

export function selectConversations(db: Db, playerId: PlayerId, before: MessageId | undefined) {
  return db
    .selectFrom('conversation')
    .innerJoin('message', 'message.message_id', 'conversation.last_message_id')
    .innerJoin('player', 'player.id', 'conversation.other_id')
    .select(['player.id', 'player.name', 'player.account_type', 'player.is_memorial', 'player.is_enabled'])
    .select(['player.deletion_date', 'player.picture_key'])
    .select(['message.sender_id', 'message.text', 'message.created_at'])
    .select(['conversation.last_message_id', 'conversation.unread'])
    .where('conversation.player_id', '=', playerId)
    .$if(before !== undefined, (query) => query.where('conversation.last_message_id', '<', before ?? 0))
    .orderBy('conversation.last_message_id', 'desc')
    .limit(CONVERSATIONS_PAGE_SIZE + 1);
}

export type ConversationRow = Awaited<ReturnType<typeof listConversationRows>>[number];

/** Newest first, with one row more than a page. */
export async function listMessages(db: Db, pair: Pair, before: MessageId | undefined) {
  const rows = await selectMessages(db, pair, before).execute();
  return rows.map(toMessage);
}

export function selectMessages(db: Db, { playerId, otherId }: Pair, before: MessageId | undefined) {
  return (
    db
      .selectFrom('message')
      .select(['message_id', 'sender_id', 'text', 'created_at'])
      // Written like the expression of the index, so that PostgreSQL uses it.
      .where(sql<number>`least(sender_id, recipient_id)`, '=', Math.min(playerId, otherId))
      .where(sql<number>`greatest(sender_id, recipient_id)`, '=', Math.max(playerId, otherId))
      .$if(before !== undefined, (query) => query.where('message_id', '<', before ?? 0))
      .orderBy('message_id', 'desc')
      .limit(MESSAGES_PAGE_SIZE + 1)
  );
}

type MessageRow = InferResult<ReturnType<typeof selectMessages>>[number];

function toMessage({ message_id, sender_id, text, created_at }: MessageRow) {
  return {
    id: MessageId.parse(message_id),
    sender_id: PlayerId.parse(sender_id),
    text,
    created_at: inSeconds(created_at),
  };
}

function inSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}

export async function findContact(db: Db, id: PlayerId) {
  const row = await db
    .selectFrom('player')
    .select(['id', 'username', 'name', 'account_type', 'is_memorial', 'is_enabled', 'deletion_date'])
    .select('picture_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, id: PlayerId.parse(row.id) };
}

export type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>;

export async function friendshipExists(db: Db, { playerId, otherId }: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('friendship')
    .select('friend_id')
    .where('player_id', '=', playerId)
    .where('friend_id', '=', otherId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns whether they are friends. The lock orders writes between the same two players, so that messages get their
 * ids in commit order and no `before` cursor skips one.
 */
export async function lockFriendship(db: Db, { playerId, otherId }: Pair): Promise<boolean> {
  const row = await db
    .selectFrom('friendship')
    .select('friend_id')
    .where('player_id', '=', Math.min(playerId, otherId))
    .where('friend_id', '=', Math.max(playerId, otherId))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

interface NewMessage {
  senderId: PlayerId;
  recipientId: PlayerId;
  text: string;
  clientKey: string | undefined;
  now: Date;
}

/** Returns undefined when the sender has used the key before. */
export async function insertMessage(db: Db, message: NewMessage) {
  const row = await db
    .insertInto('message')
    .values({
      sender_id: message.senderId,
      recipient_id: message.recipientId,
      text: message.text,
      client_key: message.clientKey ?? null,
      created_at: message.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['message_id', 'sender_id', 'text', 'created_at'])
    .executeTakeFirst();
  return row && toMessage(row);
}

export async function findMessageByKey(db: Db, senderId: PlayerId, clientKey: string) {
  const row = await db
    .selectFrom('message')
    .select(['message_id', 'sender_id', 'recipient_id', 'text', 'created_at'])
    .where('sender_id', '=', senderId)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return row && { recipient_id: PlayerId.parse(row.recipient_id), message: toMessage(row) };
}

/** The sender's unread count becomes zero, the recipient's grows by one. */
export async function moveConversations(db: Db, { playerId, otherId }: Pair, last_message_id: MessageId) {
  await db
    .insertInto('conversation')
    .values([
      { player_id: playerId, other_id: otherId, last_message_id, unread: 0 },
      { player_id: otherId, other_id: playerId, last_message_id, unread: 1 },
    ])
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'other_id']).doUpdateSet({
        last_message_id: sql`excluded.last_message_id`,
        unread: sql`conversation.unread + excluded.unread`,
      }),
    )
    .execute();
}

/** Returns whether anything was unread. */
export async function clearUnread(db: Db, { playerId, otherId }: Pair): Promise<boolean> {
  const row = await db
    .updateTable('conversation')
    .set({ unread: 0 })
    .where('player_id', '=', playerId)
    .where('other_id', '=', otherId)
    .where('unread', '>', 0)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** PostgreSQL delivers the notification to every server process when the transaction commits. */
export async function notifyInboxChange(db: Db, { playerId, otherId }: Pair) {
  const notification: InboxNotification = { player_id: playerId, user_id: otherId };
  await sql`select pg_notify(${INBOX_EVENTS_CHANNEL}, ${JSON.stringify(notification)})`.execute(db);
}
