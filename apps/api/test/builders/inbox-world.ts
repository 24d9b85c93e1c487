import {
  listConversations,
  markConversationRead,
  readConversation,
  sendMessage,
} from '@wallabee/contract/inbox/inbox';
import type { MessageId } from '@wallabee/contract/protocol/ids';
import { beforeEach } from 'vitest';
import type { Db } from '../../src/platform/db/db.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../world.ts';

/** A world with three players: ada and ben are friends, the stranger has none. */
export async function createInboxWorld() {
  const world = await createTestWorld();
  const people = {} as { ada: TestPlayer; ben: TestPlayer; stranger: TestPlayer };
  const rows = inboxRows(world.db);
  beforeEach(async () => {
    people.ada = await world.aPlayer('ada');
    people.ben = await world.aPlayer('ben');
    people.stranger = await world.aPlayer('stranger');
    await world.befriend(people.ada, people.ben);
  });

  function write(sender: TestPlayer, recipient: TestPlayer, text: string, client_key?: string) {
    const params = { userId: recipient.id };
    return world.call(sendMessage, { as: sender, params, body: { text, client_key } });
  }

  function read(player: TestPlayer, other: TestPlayer, before?: MessageId) {
    return world.call(readConversation, { as: player, params: { userId: other.id }, query: { before } });
  }

  function markRead(player: TestPlayer, other: TestPlayer) {
    return world.call(markConversationRead, { as: player, params: { userId: other.id } });
  }

  function conversationsOf(player: TestPlayer, before?: MessageId) {
    return world.call(listConversations, { as: player, query: { before } });
  }

  function post(path: string, payload: string | Buffer, type = 'application/x-www-form-urlencoded') {
    return world.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': people.ada.token, 'content-type': type },
      payload,
    });
  }

  return { world, people, ...rows, write, read, markRead, conversationsOf, post };
}

function inboxRows(db: Db) {
  /** Inserts messages directly, which is fast and bypasses the rate limit. */
  async function manyMessages(count: number, { from, to }: { from: TestPlayer; to: TestPlayer }) {
    const messages = Array.from({ length: count }, (_, index) => ({
      sender_id: from.id,
      recipient_id: to.id,
      text: `message ${index}`,
      created_at: '2026-05-01T00:00:00Z',
    }));
    const sent = await db.insertInto('message').values(messages).returning('message_id').execute();
    const last_message_id = sent.at(-1)?.message_id ?? 0;
    const row = { player_id: to.id, other_id: from.id, last_message_id, unread: count };
    await db.insertInto('conversation').values(row).execute();
  }

  async function unreadOf(player: TestPlayer, other: TestPlayer) {
    const row = await db
      .selectFrom('conversation')
      .select('unread')
      .where('player_id', '=', player.id)
      .where('other_id', '=', other.id)
      .executeTakeFirst();
    return row?.unread;
  }

  async function countMessages() {
    const { rows } = await db
      .selectFrom('message')
      .select((select) => select.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  }

  return { manyMessages, unreadOf, countMessages };
}
