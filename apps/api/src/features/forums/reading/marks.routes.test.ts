import { makeAlert } from '@wallabee/contract/alerts/alert';
import {
  listForumStates,
  listOwnThreads,
  markForumRead,
  markThreadRead,
  readThreadDays,
} from '@wallabee/contract/forums/reading';
import { ForumId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const minutesAgo = (minutes: number) => new Date(world.clock.now.getTime() - minutes * 60_000);

test('a mark never goes back, also where the clocks of two servers differ [FX-01]', async () => {
  const [ada, pim] = [await aMember(), await aMember()];
  const forum_id = await aForum();
  const at = minutesAgo(1);
  const thread_id = await aThread({ forum_id, author_id: ada.id, latest_at: at, texts: [] });
  await aPost({ thread_id, author_id: ada.id, text: 'Hm', created_at: at });
  const params = { forumId: ForumId.parse(forum_id) };

  await world.call(markForumRead, { as: pim, params });
  world.clock.now = minutesAgo(5);
  await world.call(markForumRead, { as: pim, params });
  world.clock.now = minutesAgo(-5);

  expect((await world.call(listForumStates, { as: pim })).json()).toMatchObject([{ unread_threads: 0 }]);
});

test('a thread of a hidden forum is neither marked nor has days [FX-01]', async () => {
  const [staff, pim] = [await aMember({ account_type: 'staff' }), await aMember()];
  const forum_id = await aForum({ id: 23, visible_to: 'staff' });
  const threadId = await aThread({ forum_id, author_id: staff.id });

  for (const { as, status } of [
    { as: staff, status: 200 },
    { as: pim, status: 404 },
  ]) {
    const marked = await world.call(markThreadRead, { as, params: { threadId }, body: { posts: 1 } });
    const days = await world.call(readThreadDays, { as, params: { threadId } });
    expect([marked.statusCode, days.statusCode]).toEqual([status, status]);
  }
});

test('a player’s watched threads are not those that another watches [FX-01]', async () => {
  const [ada, pim] = [await aMember(), await aMember()];
  const threadId = await aThread({ forum_id: await aForum(), author_id: ada.id });
  await world.call(makeAlert, { as: ada, body: { of: 'thread', about_id: threadId } });
  const watched = async (as: TestPlayer) =>
    (await world.call(listOwnThreads, { as, query: { view: 'watched', page: 0 } })).json().threads.length;

  expect([await watched(ada), await watched(pim)]).toEqual([1, 0]);
});
