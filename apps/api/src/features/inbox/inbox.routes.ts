import {
  listConversations,
  type Message,
  markConversationRead,
  readConversation,
  sendMessage,
} from '@wallabee/contract/inbox/inbox';
import { readMessageCards } from '@wallabee/contract/inbox/message-cards';
import { messageRefusal } from '@wallabee/contract/inbox/message-rules';
import { MOST_CARDS } from '@wallabee/contract/living-text/card-texts';
import { MessageId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { type CardServices, cardsByText, readCards } from '../living-text/living-text.public.ts';
import { findContact, friendshipExists, listConversationRows, listMessages } from './inbox.queries.ts';
import { isClosed, markRead, send } from './inbox.service.ts';
import { inboxViews } from './inbox.views.ts';
import { mostMessages, textsOfMessages } from './message-cards.queries.ts';
import { messageRefused } from './refusals.ts';

interface InboxOptions extends CardServices {
  db: Db;
  apiUrl: string;
}

export function inboxRoutes({ db, apiUrl, catalogue, now }: InboxOptions) {
  const views = inboxViews(apiUrl);

  return async (app: ApiApp) => {
    answer(app, listConversations, async ({ query }, { player, reads }) =>
      views.conversations(await listConversationRows(reads, player.id, query.before)),
    );

    answer(app, readConversation, async ({ params, query }, { player, reads }) => {
      const pair = { playerId: player.id, otherId: params.userId };
      const [contact, messages, areFriends] = await Promise.all([
        findContact(reads, params.userId).then((row) => found(row, 'player')),
        listMessages(reads, pair, query.before),
        friendshipExists(reads, pair),
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

    answer(app, readMessageCards, async ({ params, query }, { player, reads }) => {
      const texts = textsOfMessages({ playerId: player.id, otherId: params.userId }, query.from);
      const most = mostMessages(query.from) * MOST_CARDS;
      const found = await readCards(reads, { catalogue, now }, { kind: 'message', texts, most });
      const messages = cardsByText(found).map(({ textId, cards }) => ({
        id: MessageId.parse(textId),
        cards,
      }));
      return { messages };
    });

    answer(app, markConversationRead, async ({ params }, { player }) => {
      await markRead(db, { playerId: player.id, otherId: params.userId }, now());
      return { recipient_id: params.userId };
    });

    answer(
      app,
      sendMessage,
      async ({ params, body }, { player, storeResponse }) => {
        const responseTo = (message: Message) => ({
          success: true as const,
          recipient_id: params.userId,
          message,
        });
        const message = await send(
          { db, catalogue },
          {
            senderId: player.id,
            recipientId: params.userId,
            text: body.text,
            clientKey: body.client_key,
            now: now(),
            onSent: (trx, sent) => storeResponse(trx, responseTo(sent)),
          },
        );
        return responseTo(message);
      },
      { isStoredInTransaction: true },
    );
  };
}
