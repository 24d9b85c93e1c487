import { readForum, readThread } from '@wallabee/contract/forums/forum';
import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import { type ForumId, PostId, type ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);

const post = (as: TestPlayer, forumId: ForumId, words: object = {}) =>
  world.call(addThread, { as, params: { forumId }, body: { title: 'Soup', text: 'Which one?', ...words } });
const answerTo = (as: TestPlayer, threadId: ThreadId, words: object = {}) =>
  world.call(replyToThread, { as, params: { threadId }, body: { text: 'Leek.', ...words } });
const close = (as: TestPlayer, threadId: ThreadId) => world.call(closeThread, { as, params: { threadId } });

describe('POST forum/thread/{threadId}', () => {
  test('writes the next post, brings the thread to the front and counts it [FO-08, AP-13]', async () => {
    const forumId = await aForum();
    const [ada, pim] = [await aMember(), await aMember({ username: 'pim' })];
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id, title: 'Old' });
    await aThread({ forum_id: forumId, author_id: ada.id, title: 'New' });
    world.clock.now = new Date('2026-06-01T12:00:00Z');

    const response = await answerTo(pim, threadId);

    expect(response.json()).toEqual({ success: true, post_id: expect.any(Number), page: 0 });
    const list = (await world.call(readForum, { as: ada, params: { forumId, page: 0 } })).json();
    expect(list.posts.map(({ title }: { title: string }) => title)).toEqual(['Old', 'New']);
    expect(list.posts[0]).toMatchObject({
      post_count: 2,
      latest_username: 'pim',
      latest_created_at: '2026-06-01T12:00:00.000Z',
    });
    const counted = await world.db
      .selectFrom('player_counter')
      .select(['counts', 'value'])
      .where('player_id', '=', pim.id)
      .execute();
    expect(counted).toEqual([{ counts: 'forum_posts', value: 1 }]);
  });

  test('quotes a post of the same thread [FO-07, FO-08]', async () => {
    const forumId = await aForum();
    const ada = await aMember({ username: 'ada' });
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id, texts: [] });
    const quote_comment_id = await aPost({ thread_id: threadId, author_id: ada.id, text: 'Which soup?' });

    await answerTo(ada, threadId, { quote_comment_id });

    const { posts } = (await world.call(readThread, { as: ada, params: { threadId, page: 0 } })).json();
    expect(posts[1].quote).toMatchObject({ username: 'ada', text: 'Which soup?' });
  });

  test('does not quote a post of another thread, a missing or a removed one', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id });
    const other = await aThread({ forum_id: forumId, author_id: ada.id, texts: [] });
    const elsewhere = await aPost({ thread_id: other, author_id: ada.id, text: 'Here' });
    const removed = await aPost({ thread_id: threadId, author_id: ada.id, text: 'Gone', is_removed: true });

    for (const quote_comment_id of [elsewhere, removed, PostId.parse(999_999)]) {
      expect((await answerTo(ada, threadId, { quote_comment_id })).statusCode).toBe(403);
    }
    expect((await answerTo(ada, threadId, { quote_comment_id: 'x' })).statusCode).toBe(400);
    expect(await countPosts(threadId)).toBe(2);
  });

  test('is refused in a closed thread, to its author and to staff too [FO-10]', async () => {
    const forumId = await aForum();
    const [ada, staff] = [await aMember(), await aMember({ account_type: 'staff' })];
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id, is_closed: true });

    for (const someone of [ada, staff]) {
      const response = await answerTo(someone, threadId);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ reason: 'thread_closed', error: 'This thread is closed.' });
    }
    expect(await countPosts(threadId)).toBe(1);
  });

  test('is refused to a muted player, who can still read [FO-16]', async () => {
    const forumId = await aForum();
    const muted = await aMember({ has_forums_right: false });
    const threadId = await aThread({ forum_id: forumId, author_id: muted.id });

    expect((await answerTo(muted, threadId)).json()).toMatchObject({ reason: 'no_forums_right' });
    const read = await world.call(readThread, { as: muted, params: { threadId, page: 0 } });
    expect(read.json()).toMatchObject({ can_reply: false, can_close: false, can_add: false });
    expect(await countPosts(threadId)).toBe(1);
  });

  test('answers a player 404 in a hidden forum [FO-16]', async () => {
    await aForum({ id: 20, visible_to: 'keepers' });
    const [player, keeper] = [await aMember(), await aMember({ account_type: 'beekeeper' })];
    const threadId = await aThread({ forum_id: 20, author_id: keeper.id });

    expect((await answerTo(player, threadId)).statusCode).toBe(404);
    expect((await close(player, threadId)).statusCode).toBe(404);
    expect((await answerTo(keeper, threadId)).statusCode).toBe(200);
  });

  test('concurrent replies leave no gaps in positions and correct counts [FO-08]', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    const threads = [
      await aThread({ forum_id: forumId, author_id: ada.id }),
      await aThread({ forum_id: forumId, author_id: ada.id }),
    ];
    const people = await Promise.all(Array.from({ length: 12 }, () => aMember()));

    const sent = people.flatMap((someone) =>
      threads.flatMap((threadId) => [answerTo(someone, threadId), answerTo(someone, threadId)]),
    );
    const threadsToo = people.map((someone) => post(someone, forumId));
    const statuses = (await Promise.all([...sent, ...threadsToo])).map(({ statusCode }) => statusCode);

    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const threadId of threads) {
      const posts = await world.db
        .selectFrom('forum_post')
        .select('position')
        .where('thread_id', '=', threadId)
        .orderBy('position')
        .execute();
      expect(posts.map(({ position }) => position)).toEqual(Array.from({ length: 25 }, (_, index) => index));
    }
    const forum = await world.db.selectFrom('forum').selectAll().executeTakeFirst();
    expect(forum).toMatchObject({ thread_count: 14, post_count: 2 + 48 + 12 });
    const runs = await world.db.selectFrom('forum_thread_run').select('thread_count').execute();
    expect(runs.reduce((sum, { thread_count }) => sum + thread_count, 0)).toBe(14);
  });
});

async function countPosts(threadId: ThreadId): Promise<number> {
  const rows = await world.db
    .selectFrom('forum_post')
    .select('id')
    .where('thread_id', '=', threadId)
    .execute();
  return rows.length;
}
