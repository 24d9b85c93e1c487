import {
  listMutes,
  mutePlayer,
  muteThread,
  unmutePlayer,
  unmuteThread,
} from '@wallabee/contract/forums/mutes';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

const mutesOf = async (as: TestPlayer) => (await world.call(listMutes, { as })).json();

describe('mutes', () => {
  test('of threads and players are listed, and taken back, each once [FX-04]', async () => {
    const forum_id = await aForum();
    const [ada, ben] = [await aMember(), await aMember({ username: 'ben' })];
    const threadId = await aThread({ forum_id, author_id: ben.id, title: 'Loud' });
    for (let time = 0; time < 2; time++) {
      expect((await world.call(muteThread, { as: ada, params: { threadId } })).statusCode).toBe(200);
      expect((await world.call(mutePlayer, { as: ada, params: { playerId: ben.id } })).statusCode).toBe(200);
    }
    expect(await mutesOf(ada)).toEqual({
      threads: [{ id: threadId, forum_id, title: 'Loud', muted_at: expect.any(String) }],
      players: [expect.objectContaining({ id: ben.id, username: 'ben', muted_at: expect.any(String) })],
    });
    expect(await mutesOf(ben)).toEqual({ threads: [], players: [] });

    for (let time = 0; time < 2; time++) {
      await world.call(unmuteThread, { as: ada, params: { threadId } });
      await world.call(unmutePlayer, { as: ada, params: { playerId: ben.id } });
    }
    expect(await mutesOf(ada)).toEqual({ threads: [], players: [] });
  });

  test('are refused for oneself, unknown players and threads, and hidden threads [FX-04]', async () => {
    const [ada, staff] = [await aMember(), await aMember({ account_type: 'staff' })];
    await aForum({ id: 23, visible_to: 'staff' });
    const threadId = await aThread({ forum_id: 23, author_id: staff.id });
    const own = await world.call(mutePlayer, { as: ada, params: { playerId: ada.id } });
    expect([own.statusCode, own.json().reason]).toEqual([403, 'own_mute']);
    const unknown = await world.call(mutePlayer, {
      as: ada,
      params: { playerId: PlayerId.parse(999_999) },
    });
    expect(unknown.statusCode).toBe(404);
    expect((await world.call(muteThread, { as: ada, params: { threadId } })).statusCode).toBe(404);
  });

  test('do not list a thread whose forum was hidden since [FX-04]', async () => {
    const forum_id = await aForum({ id: 31 });
    const ada = await aMember();
    const threadId = await aThread({ forum_id, author_id: ada.id });
    await world.call(muteThread, { as: ada, params: { threadId } });
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).where('id', '=', forum_id).execute();
    expect((await mutesOf(ada)).threads).toEqual([]);
  });

  test('end at a number; one that is there may be asked for again [FX-04]', async () => {
    const ada = await aMember();
    const [first, last] = [await aMember(), await aMember()];
    await world.call(mutePlayer, { as: ada, params: { playerId: first.id } });
    await sql`
      with added as (
        insert into player (username, name) select 'loud' || n, 'Loud' from generate_series(1, 499) as n returning id
      )
      insert into muted_player (player_id, muted_id, muted_at) select ${ada.id}, id, now() from added`.execute(
      world.db,
    );
    const refusal = await world.call(mutePlayer, { as: ada, params: { playerId: last.id } });
    expect([refusal.statusCode, refusal.json().reason]).toEqual([403, 'too_many_mutes']);
    expect((await world.call(mutePlayer, { as: ada, params: { playerId: first.id } })).statusCode).toBe(200);
  });
});
