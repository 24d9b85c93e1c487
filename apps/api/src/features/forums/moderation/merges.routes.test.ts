import { markThreadRead } from '@wallabee/contract/forums/reading';
import { readThreadState } from '@wallabee/contract/forums/thread-state';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread } = forumBuilders(world.db, world.aPlayer);
const { aScene, merge, undo, read, reply, latest } = moderationCalls(world);

async function stateFor(as: TestPlayer, threadId: ThreadId) {
  return (await world.call(readThreadState, { as, params: { threadId, page: 0 } })).json();
}

test('a thread that is merged into a hidden one does not name it [FX-06]', async () => {
  const { author, staff, threadId } = await aScene();
  const hidden = await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
  const intoId = await aThread({ forum_id: hidden, author_id: staff.id, title: 'Cheats under watch' });

  expect((await merge(staff, threadId, intoId)).statusCode).toBe(200);

  const { posts } = await read(author, threadId);
  expect(posts.map(({ text }) => text)).toEqual(['<p>The posts of this thread are now in another one.</p>']);
  expect(await stateFor(author, threadId)).toMatchObject({ merged_into: null });
  expect(await stateFor(staff, threadId)).toMatchObject({ merged_into: intoId });

  expect((await undo(staff, await latest(staff))).statusCode).toBe(200);
  expect(JSON.stringify(await read(author, threadId))).not.toContain('Cheats under watch');
});

test('a thread that is split off again has been read as far as before [FX-01]', async () => {
  const { bo, author, keeper, forumId, threadId } = await aScene();
  const intoId = await aThread({ forum_id: forumId, author_id: author.id });
  await world.db.updateTable('forum_thread').set({ latest_at: world.clock.now }).execute();
  await world.call(markThreadRead, { as: bo, params: { threadId }, body: { posts: 2 } });

  await merge(keeper, threadId, intoId);
  expect(await stateFor(bo, threadId)).toMatchObject({ unread_posts: 0, read_posts: 1 });
  await undo(keeper, await latest(keeper));

  expect(await stateFor(bo, threadId)).toMatchObject({ unread_posts: 2, first_unread: { position: 2 } });
});

test.each([5, 3])(
  '%i posts that were read of a merged thread are its own two after the split [FX-01]',
  async (posts) => {
    const { author, bo, keeper, forumId, threadId } = await aScene();
    const intoId = await aThread({ forum_id: forumId, author_id: author.id, texts: ['One', 'Two'] });
    await merge(keeper, threadId, intoId);
    await world.call(markThreadRead, { as: bo, params: { threadId: intoId }, body: { posts } });
    await reply(author, intoId, 'Later');

    expect((await undo(keeper, await latest(keeper))).statusCode).toBe(200);

    expect(await stateFor(bo, intoId)).toMatchObject({ read_posts: 2, unread_posts: 1 });
  },
);
