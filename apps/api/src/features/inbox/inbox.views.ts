import {
  CONVERSATIONS_PAGE_SIZE,
  type Contact,
  type Conversation,
  type ConversationSummary,
  MESSAGES_PAGE_SIZE,
  type Message,
} from '@wallabee/contract/inbox/inbox';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { playerHue, playerImageKey } from '../art/art.public.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import type { ContactRow, ConversationRow } from './inbox.queries.ts';

export function inboxViews(apiUrl: string) {
  function contact(row: Omit<ContactRow, 'id' | 'username'> & { id: number }): Contact {
    return {
      id: PlayerId.parse(row.id),
      name: row.name,
      hue: playerHue(row.id),
      image_key: playerImageKey(row),
      ...pictures({ kind: 'player', id: row.id }, apiUrl),
    };
  }

  return {
    conversations(rows: readonly ConversationRow[]) {
      const shown = rows.slice(0, CONVERSATIONS_PAGE_SIZE);
      return { conversations: shown.map(summary), has_older: rows.length > shown.length };
    },

    conversation(
      row: ContactRow,
      newestFirst: readonly Message[],
      refusal: Conversation['refusal'],
    ): Conversation {
      const shown = newestFirst.slice(0, MESSAGES_PAGE_SIZE);
      return {
        user: contact(row),
        conversation: shown.reverse(),
        has_older: newestFirst.length > shown.length,
        refusal,
      };
    },
  };

  function summary(row: ConversationRow): ConversationSummary {
    const { sender_id, text, created_at, last_message_id, unread } = row;
    return { user: contact(row), sender_id, text, created_at, last_message_id, unread };
  }
}
