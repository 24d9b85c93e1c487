import { expect, test } from 'vitest';
import type { Player } from '../players/player.ts';
import { conversationRows, messageRows } from './social-rows.ts';

const [ada, ben] = [{ id: 1 } as Player, { id: 2 } as Player];
const message = (sender: Player, recipient: Player) => ({
  sender,
  recipient,
  text: 'Hello',
  at: 0,
  claims: [],
});

test('a conversation ends with its last message, and the sender of that has read everything', () => {
  const inbox = {
    messages: [message(ada, ben), message(ben, ada), message(ben, ada)],
    unread: new Set(['1-2']),
  };

  expect([...messageRows(inbox)].map(({ message_id }) => message_id)).toEqual([1, 2, 3]);
  expect(conversationRows(inbox)).toEqual([
    { player_id: 1, other_id: 2, last_message_id: 3, unread: 2 },
    { player_id: 2, other_id: 1, last_message_id: 3, unread: 0 },
  ]);
});
