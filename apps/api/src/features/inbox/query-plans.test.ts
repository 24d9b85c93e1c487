import { MessageId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { selectConversations, selectMessages } from './inbox.queries.ts';

const world = await createTestWorld();
const pair = { playerId: PlayerId.parse(7), otherId: PlayerId.parse(3) };

test('messages and conversations, the newest and older ones, are found by an index [AP-12]', async () => {
  await fillTables();

  for (const before of [undefined, MessageId.parse(5_000)]) {
    const messages = JSON.stringify(await selectMessages(world.db, pair, before).explain('json'));
    const conversations = JSON.stringify(
      await selectConversations(world.db, pair.playerId, before).explain('json'),
    );

    expect(messages).toContain('"Index Name":"message_between"');
    expect(conversations).toContain('"Index Name":"conversation_newest"');
    for (const plan of [messages, conversations])
      expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":"(message|conversation)"/);
  }
});

async function fillTables() {
  await sql`insert into player (username, name) select 'p' || n, 'p' || n from generate_series(1, 200) n`.execute(
    world.db,
  );
  await sql`
    insert into message (sender_id, recipient_id, text, created_at)
    select 1 + n % 200, 1 + (n + 1 + n / 200) % 200, 'x', now()
    from generate_series(1, 20000) n`.execute(world.db);
  await sql`
    insert into conversation (player_id, other_id, last_message_id)
    select player.id, other.id, 1 + (player.id * 97 + other.id * 89) % 19000
    from player, player other where player.id <> other.id and player.id <= 20`.execute(world.db);
  await sql`analyze player, message, conversation`.execute(world.db);
}
