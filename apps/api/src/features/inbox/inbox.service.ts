import type { Message } from '@wallabee/contract/inbox/inbox';
import { messageRefusal } from '@wallabee/contract/inbox/message-rules';
import type { MessageId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { badInput, found } from '../../platform/problems.ts';
import { recordActivity } from '../../platform/sessions/activity.queries.ts';
import { nameOf, plain, readAbout, ringBell } from '../bell/bell.public.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { recordCards } from '../living-text/living-text.public.ts';
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
  /** In the transaction of the message. */
  onSent?: ((trx: Db, message: Message) => Promise<void>) | undefined;
}

interface SendServices {
  db: Db;
  catalogue: CatalogueHolder;
}

/** The message, both conversations, the unread count and the notification are one transaction. */
export function send({ db, catalogue }: SendServices, sending: Sending): Promise<Message> {
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
    if (!message) {
      const before = await sentBefore(trx, sending);
      await sending.onSent?.(trx, before);
      return before;
    }

    const { id, text } = message;
    await recordCards(trx, catalogue, { kind: 'message', id, passages: [text], authorId: senderId });
    await moveConversations(trx, pair, message.id);
    await recordActivity(trx, [senderId], now);
    await notifyInboxChange(trx, pair);
    await notifyInboxChange(trx, { playerId: recipientId, otherId: senderId });
    await ringRecipient(trx, { senderId, recipient, messageId: message.id, now });
    await sending.onSent?.(trx, message);
    return message;
  });
}

interface Rung {
  senderId: PlayerId;
  recipient: ContactRow;
  messageId: MessageId;
  now: Date;
}

async function ringRecipient(trx: Db, { senderId, recipient, messageId, now }: Rung) {
  const sender = found(await findContact(trx, senderId), 'player');
  await ringBell(trx, [
    {
      playerId: recipient.id,
      kind: 'messages',
      event: 'message',
      key: `message:${messageId}`,
      about: aboutOf(senderId),
      at: now,
      parts: [nameOf(sender.name), plain(' wrote to you')],
      together: [plain('{count} messages from '), nameOf(sender.name)],
      url: `/u/${recipient.username}/inbox/${senderId}`,
      picture: { of: 'player', id: senderId },
    },
  ]);
}

const aboutOf = (sender: PlayerId) => `player:${sender}`;

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

export function markRead(db: Db, pair: Pair, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    found(await findContact(trx, pair.otherId), 'player');
    if (!(await clearUnread(trx, pair))) return;
    await notifyInboxChange(trx, pair);
    await readAbout(trx, { player: pair.playerId, kind: 'messages', about: aboutOf(pair.otherId), now });
  });
}

export function isClosed({ is_enabled, is_memorial, deletion_date }: ContactRow, now: Date): boolean {
  return !is_enabled || is_memorial || (deletion_date !== null && deletion_date <= now);
}
