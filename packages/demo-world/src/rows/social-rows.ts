import { iso } from '../calendar.ts';
import type { Friendship } from '../social/friendships.ts';
import type { Inbox } from '../social/messages.ts';
import type { WorldRows } from '../world-rows.ts';

export function* friendshipRows(friendships: readonly Friendship[]): Iterable<WorldRows['friendship']> {
  for (const { pair, since } of friendships) {
    const [a, b] = pair;
    const created_at = iso(since);
    yield { player_id: a.id, friend_id: b.id, created_at };
    yield { player_id: b.id, friend_id: a.id, created_at };
  }
}

export function* messageRows({ messages }: Inbox): Iterable<WorldRows['message']> {
  for (const [index, { sender, recipient, text, at }] of messages.entries()) {
    yield {
      message_id: index + 1,
      sender_id: sender.id,
      recipient_id: recipient.id,
      text,
      created_at: iso(at),
    };
  }
}

/** Two rows per conversation. The sender of the last message has read everything. */
export function conversationRows({ messages, unread }: Inbox): WorldRows['conversation'][] {
  const rows = new Map<string, WorldRows['conversation']>();
  for (const [index, { sender, recipient }] of messages.entries()) {
    const last_message_id = index + 1;
    const [mine, theirs] = [`${sender.id}-${recipient.id}`, `${recipient.id}-${sender.id}`];
    rows.set(mine, { player_id: sender.id, other_id: recipient.id, last_message_id, unread: 0 });
    const waiting = unread.has(theirs) ? (rows.get(theirs)?.unread ?? 0) + 1 : 0;
    rows.set(theirs, { player_id: recipient.id, other_id: sender.id, last_message_id, unread: waiting });
  }
  return [...rows.values()];
}
