import { MESSAGES_PAGE_SIZE } from '@wallabee/contract/inbox/inbox';
import { MOST_MESSAGES_WITH_CARDS } from '@wallabee/contract/inbox/message-cards';
import type { MessageId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Pair } from './inbox.queries.ts';

/** How many messages an answer is about. */
export function mostMessages(from: MessageId | undefined): number {
  return from === undefined ? MESSAGES_PAGE_SIZE : MOST_MESSAGES_WITH_CARDS;
}

/** The newest messages of two players. */
export function textsOfMessages({ playerId, otherId }: Pair, from: MessageId | undefined) {
  return sql`
    select message_id as text_id, sender_id as author_id from message
    where least(sender_id, recipient_id) = ${Math.min(playerId, otherId)}
      and greatest(sender_id, recipient_id) = ${Math.max(playerId, otherId)}
      and message_id >= ${from ?? 0}
    order by message_id desc
    limit ${mostMessages(from)}`;
}
