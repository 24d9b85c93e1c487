import {
  listConversations,
  markConversationRead,
  readConversation,
  sendMessage,
} from '@wallabee/contract/inbox/inbox';
import { messageRefusal } from '@wallabee/contract/inbox/message-rules';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { findContact, friendshipExists, listConversationRows, listMessages } from './inbox.queries.ts';
import { isClosed, markRead, send } from './inbox.service.ts';
import { inboxViews } from './inbox.views.ts';
import { messageRefused } from './refusals.ts';

export function inboxRoutes({ db, apiUrl, now }: { db: Db; apiUrl: string; now: () => Date }) {
  const views = inboxViews(apiUrl);

  return async (app: ApiApp) => {
    answer(app, listConversations, async ({ query }, { player }) =>
      views.conversations(await listConversationRows(db, player.id, query.before)),
    );

    answer(app, readConversation, async ({ params, query }, { player }) => {
      const pair = { playerId: player.id, otherId: params.userId };
      const [contact, messages, areFriends] = await Promise.all([
        findContact(db, params.userId).then((row) => found(row, 'player')),
        listMessages(db, pair, query.before),
        friendshipExists(db, pair),
      ]);
      const refusal = messageRefusal({
        senderId: player.id,
        recipientId: contact.id,
        areFriends,
        isRecipientClosed: isClosed(contact, now()),
      });
      if (refusal === 'to_oneself') throw messageRefused(refusal);
      return views.conversation(contact, messages, refusal);
    });

    answer(app, markConversationRead, async ({ params }, { player }) => {
      await markRead(db, { playerId: player.id, otherId: params.userId }, now());
      return { recipient_id: params.userId };
    });

    answer(app, sendMessage, async ({ params, body }, { player }) => {
      const message = await send(db, {
        senderId: player.id,
        recipientId: params.userId,
        text: body.text,
        clientKey: body.client_key,
        now: now(),
      });
      return { success: true as const, recipient_id: params.userId, message };
    });
  };
}
