import { replyToThread } from '@wallabee/contract/forums/posting';
import { markThreadRead } from '@wallabee/contract/forums/reading';
import { readThreadState } from '@wallabee/contract/forums/thread-state';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread } = forumBuilders(world.db, world.aPlayer);
const { aScene, merge, move, undo, read, reply, latest, report, remove, words } = moderationCalls(world);

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

test('a quote does not show a post that went back to its hidden thread [FX-06]', async () => {
  const { bo, staff, threadId } = await aScene();
  const hidden = await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
  const fromId = await aThread({ forum_id: hidden, author_id: staff.id, texts: ['Cheats under watch'] });
  await merge(staff, fromId, threadId);
  const quoted = (await read(bo, threadId)).posts.at(-1);
  const body = { text: 'Really?', quote_comment_id: quoted?.id };
  await world.call(replyToThread, { as: bo, params: { threadId }, body });
  const quote = async () => (await read(bo, threadId)).posts.at(-1)?.quote;
  expect(await quote()).toMatchObject({ text: 'Cheats under watch', is_removed: false });

  expect((await undo(staff, await latest(staff))).statusCode).toBe(200);

  expect(await quote()).toMatchObject({ text: '', is_removed: true });
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

test('bells do not name a hidden thread that a post was merged into [FX-04, FX-06]', async () => {
  const { author, bo, staff, threadId, postId } = await aScene();
  const hidden = await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
  const intoId = await aThread({ forum_id: hidden, author_id: staff.id, title: 'Cheats under watch' });
  await world.db.updateTable('player').set({ password_hash: 'x' }).execute();
  await report(bo, postId);
  await merge(staff, threadId, intoId);

  expect((await remove(staff, postId)).statusCode).toBe(200);

  expect(await words(bo)).toContain('A moderator looked at your report in the forums and removed the post');
  expect((await words(author)).join()).toContain('A moderator removed your post in the forums');
  expect(JSON.stringify([await words(bo), await words(author)])).not.toContain('Cheats under watch');
});

test('a merge into a thread that the moderator can no longer see is not undone by them [FX-06]', async () => {
  const { author, keeper, staff, forumId, threadId } = await aScene();
  const intoId = await aThread({ forum_id: forumId, author_id: author.id });
  const hidden = await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
  await merge(keeper, threadId, intoId);
  const merged = await latest(keeper);
  await move(staff, intoId, hidden);

  expect((await undo(keeper, merged)).statusCode).toBe(404);
  expect((await undo(staff, merged)).statusCode).toBe(200);
});
