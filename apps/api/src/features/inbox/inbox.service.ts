import type { Message } from '@wallabee/contract/inbox/inbox';
import { messageRefusal } from '@wallabee/contract/inbox/message-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { badInput, found } from '../../platform/problems.ts';
import { recordActivity } from '../../platform/sessions/activity.queries.ts';
import {
  type ContactRow,
  clearUnread,
  findContact,
  findMessageByKey,
  insertMessage,
  lockFriendship,
  moveConversations,
  notifyInboxChange,
  type Pair,
} from './inbox.queries.ts';
import { messageRefused } from './refusals.ts';

interface Sending {
  senderId: PlayerId;
  recipientId: PlayerId;
  text: string;
  clientKey: string | undefined;
  now: Date;
}

/** The message, both conversations, the unread count and the notification are one transaction. */
export function send(db: Db, sending: Sending): Promise<Message> {
  const { senderId, recipientId, now } = sending;
  const pair: Pair = { playerId: senderId, otherId: recipientId };

  return db.transaction().execute(async (trx) => {
    const recipient = found(await findContact(trx, recipientId), 'player');
    const refusal = messageRefusal({
      senderId,
      recipientId,
      areFriends: await lockFriendship(trx, pair),
      isRecipientClosed: isClosed(recipient, now),
    });
    if (refusal) throw messageRefused(refusal);

    const message = await insertMessage(trx, sending);
    if (!message) return sentBefore(trx, sending);

    await moveConversations(trx, pair, message.id);
    await recordActivity(trx, [senderId], now);
    await notifyInboxChange(trx, pair);
    await notifyInboxChange(trx, { playerId: recipientId, otherId: senderId });
    return message;
  });
}

async function sentBefore(
  db: Db,
  { senderId, recipientId, text, clientKey = '' }: Sending,
): Promise<Message> {
  const before = await findMessageByKey(db, senderId, clientKey);
  if (before?.recipient_id !== recipientId || before.message.text !== text) {
    throw badInput('The client_key belongs to another message.', {
      client_key: 'belongs to another message',
    });
  }
  return before.message;
}

export function markRead(db: Db, pair: Pair): Promise<void> {
  return db.transaction().execute(async (trx) => {
    found(await findContact(trx, pair.otherId), 'player');
    if (await clearUnread(trx, pair)) await notifyInboxChange(trx, pair);
  });
}

export function isClosed({ is_enabled, is_memorial, deletion_date }: ContactRow, now: Date): boolean {
  return !is_enabled || is_memorial || (deletion_date !== null && deletion_date <= now);
}
