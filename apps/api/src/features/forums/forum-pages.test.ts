import { readForum, readThread } from '@wallabee/contract/forums/forum';
import { replyToThread } from '@wallabee/contract/forums/posting';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createKeepingWorld, type TestPlayer } from '../../../test/world.ts';
import { announceChange } from './forums.queries.ts';

describe('a server that keeps its pages', async () => {
  const world = await createKeepingWorld();
  const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
  const read = async (as: TestPlayer, threadId: ThreadId) =>
    (await world.call(readThread, { as, params: { threadId, page: 0 } })).json();
  const list = (as: TestPlayer, forumId: ForumId) =>
    world.call(readForum, { as, params: { forumId, page: 0 } });

  test('shows a reply at once, and what another server wrote as soon as it is told', async () => {
    const forumId = await aForum({ id: 31 });
    const [ada, bob] = [await aMember(), await aMember()];
    const threadId = await aThread({ id: 3_100, forum_id: forumId, author_id: ada.id });
    expect((await read(bob, threadId)).posts).toHaveLength(1);
    expect((await list(bob, forumId)).json().posts[0].post_count).toBe(1);

    await world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'Here' } });
    expect((await read(bob, threadId)).posts).toHaveLength(2);
    expect((await list(bob, forumId)).json().posts[0].post_count).toBe(2);

    // The reply's own announcement makes it forget once more.
    await world.allIsHeard();
    expect((await read(bob, threadId)).posts).toHaveLength(2);
    await aPost({ thread_id: threadId, author_id: ada.id, text: 'Elsewhere' });
    expect((await read(bob, threadId)).posts).toHaveLength(2);
    await announceChange(world.db, threadId);
    await world.allIsHeard();
    expect((await read(bob, threadId)).posts).toHaveLength(3);
  });

  test('shows each what is theirs, and nobody what is not [FO-09, FO-16]', async () => {
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

  test.each([
    ['name', { name: 'Ada of the Hives' }],
    ['right', { has_forums_right: false }],
    ['office', { account_type: 'beekeeper' }],
  ] as const)('shows an author’s new %s as soon as it is told', async (_, change) => {
    const forumId = await aForum({ id: 34 });
    const [staff, ada] = [await aMember({ account_type: 'staff' }), await aMember()];
    const threadId = await aThread({ id: 3_400, forum_id: forumId, author_id: ada.id });
    const before = await read(staff, threadId);
    await world.db.updateTable('player').set({ balance: 7 }).where('id', '=', ada.id).execute();
    await world.allIsHeard();
    await aPost({ thread_id: threadId, author_id: ada.id, text: 'Elsewhere' });
    expect(await read(staff, threadId)).toEqual(before);

    await world.db.updateTable('player').set(change).where('id', '=', ada.id).execute();
    await world.allIsHeard();

    const { posts } = await read(staff, threadId);
    expect(posts).toHaveLength(2);
    expect(posts[0]).not.toEqual(before.posts[0]);
  });

  test('lets an author close what others only read, whoever came first [FO-09]', async () => {
    const forumId = await aForum({ id: 35 });
    const [ada, bob] = [await aMember(), await aMember()];
    const threadId = await aThread({ id: 3_500, forum_id: forumId, author_id: ada.id });

    const seen = [];
    for (const reader of [ada, bob, ada, bob]) seen.push((await read(reader, threadId)).can_close);

    expect(seen).toEqual([true, false, true, false]);
  });

  test('tells no cache on the way to keep them, and the browser when nothing changed', async () => {
    const forumId = await aForum({ id: 33 });
    const ada = await aMember();
    const { headers } = await list(ada, forumId);

    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await world.app.inject({
      url: `/api/forum/${forumId}/0`,
      headers: {
        'x-wallabee-api-key': 'test-key-0001',
        'x-user-token': ada.token,
        'if-none-match': String(headers.etag),
      },
    });
    expect(again.statusCode).toBe(304);
  });
});
