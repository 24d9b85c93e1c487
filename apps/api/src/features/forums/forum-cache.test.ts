import { readForum, readThread } from '@wallabee/contract/forums/forum';
import { replyToThread } from '@wallabee/contract/forums/posting';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const read = async (as: TestPlayer, threadId: ThreadId) =>
  (await world.call(readThread, { as, params: { threadId, page: 0 } })).json();
const list = (as: TestPlayer, forumId: ForumId) =>
  world.call(readForum, { as, params: { forumId, page: 0 } });

describe('a cached page of the forums', () => {
  test('shows a reply as soon as it is answered', async () => {
    const forumId = await aForum({ id: 31 });
    const [ada, bob] = [await aMember(), await aMember()];
    const threadId = await aThread({ id: 3_100, forum_id: forumId, author_id: ada.id });
    expect((await read(bob, threadId)).posts).toHaveLength(1);
    expect((await list(bob, forumId)).json().posts[0].post_count).toBe(1);

    await world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'Here' } });

    expect((await read(bob, threadId)).posts).toHaveLength(2);
    expect((await list(bob, forumId)).json().posts[0].post_count).toBe(2);
  });

  test('is not read again while its thread, its forum and its authors stay as they are', async () => {
    const forumId = await aForum({ id: 36 });
    const [ada, bob] = [await aMember(), await aMember()];
    const threadId = await aThread({ id: 3_600, forum_id: forumId, author_id: ada.id });
    const other = await aThread({ id: 3_601, forum_id: forumId, author_id: ada.id });
    const item_type_id = await world.anItemType({ set_id: await world.aSet(), name: 'Fog Bell' });
    await world.db.updateTable('forum_thread').set({ item_type_id }).where('id', '=', threadId).execute();
    const before = await read(bob, threadId);

    // An item's new name invalidates no forum page, so only the TTL removes it.
    await world.db.updateTable('item_type').set({ name: 'Ship Bell' }).execute();
    await world.db.updateTable('player').set({ balance: 7 }).where('id', '=', ada.id).execute();
    await world.call(replyToThread, { as: ada, params: { threadId: other }, body: { text: 'Elsewhere' } });
    expect(await read(bob, threadId)).toEqual(before);

    await world.catalogue.reload();
    world.clock.passMonotonic(60_000);
    expect(JSON.stringify(await read(bob, threadId))).toContain('Ship Bell');
  });

  test('shows each viewer only what their rights allow [FO-09, FO-16]', async () => {
    const forumId = await aForum({ id: 32, visible_to: 'keepers' });
    const [author, keeper, player] = [
      await aMember({ account_type: 'staff' }),
      await aMember({ account_type: 'beekeeper' }),
      await aMember(),
    ];
    const threadId = await aThread({ id: 3_200, forum_id: forumId, author_id: author.id });

    expect((await read(author, threadId)).posts[0].can_remove).toBe(true);
    expect((await read(keeper, threadId)).posts[0].can_remove).toBe(false);
    expect((await read(player, threadId)).code).toBe('not_found');
    expect((await list(keeper, forumId)).statusCode).toBe(200);
    expect((await list(player, forumId)).statusCode).toBe(404);
  });

  test('offers closing to the author only, in any order of viewers [FO-09]', async () => {
    const forumId = await aForum({ id: 35 });
    const [ada, bob] = [await aMember(), await aMember()];
    const threadId = await aThread({ id: 3_500, forum_id: forumId, author_id: ada.id });

    const seen = [];
    for (const reader of [ada, bob, ada, bob]) seen.push((await read(reader, threadId)).can_close);

    expect(seen).toEqual([true, false, true, false]);
  });

  test('is stored by no shared cache, and answered with 304 while it has not changed', async () => {
    const forumId = await aForum({ id: 33 });
    const ada = await aMember();
    const { headers } = await list(ada, forumId);

    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await world.app.inject({
      url: `/api/forum/${forumId}/0`,
      headers: {
        'x-wallabee-api-key': TEST_KEY,
        'x-user-token': ada.token,
        'if-none-match': String(headers.etag),
      },
    });
    expect(again.statusCode).toBe(304);
  });
});
