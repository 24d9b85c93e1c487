import type { ForumId } from '@wallabee/contract/protocol/ids';
import { search } from '@wallabee/contract/search/search';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { listFoundThreads } from './results.queries.ts';

const world = await createTestWorld();
const { aForum, aThread } = forumBuilders(world.db, world.aPlayer);
const { aScene, merge, move, remove } = moderationCalls(world);

const find = async (as: TestPlayer, q: string) => {
  const answered = await world.call(search, { as, query: { q, of: 'threads', page: 1 } });
  const { counts, results } = search.response.parse(answered.json());
  return { count: counts.threads, urls: results.map(({ url }) => url) };
};

const aMergedScene = async () => {
  const scene = await aScene();
  const { bo, forumId, threadId: fromId, postId } = scene;
  const intoId = await aThread({ forum_id: forumId, author_id: bo.id, title: 'Stew' });
  await aForum({ id: 5 });
  await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
  const found = { count: 1, urls: [`/forums/4/0/${fromId}/0#post-${postId}`] };
  expect(await find(bo, 'leek')).toEqual(found);
  return { ...scene, fromId, intoId };
};

test('a post that was merged into a thread and hidden with it is not found any more [QL-06]', async () => {
  const { bo, staff, fromId, intoId, postId } = await aMergedScene();

  await merge(staff, fromId, intoId);
  await move(staff, intoId, 23 as ForumId);

  expect(await find(bo, 'leek')).toEqual({ count: 0, urls: [] });
  const found = { count: 1, urls: [`/forums/23/0/${intoId}/0#post-${postId}`] };
  expect(await find(staff, 'leek')).toEqual(found);
});

test('a post that was merged is found in its new thread, and not after its removal [QL-06]', async () => {
  const { bo, keeper, staff, fromId, intoId, postId } = await aMergedScene();

  await merge(staff, fromId, intoId);
  await move(staff, intoId, 5 as ForumId);
  const found = { count: 1, urls: [`/forums/5/0/${intoId}/0#post-${postId}`] };
  expect(await find(bo, 'leek')).toEqual(found);
  await remove(keeper, postId);

  expect(await find(bo, 'leek')).toEqual({ count: 0, urls: [] });
});

test('a result that was found before its thread or post moved is left out [QL-06]', async () => {
  const { fromId, intoId, postId, staff } = await aMergedScene();
  const found = [{ threadId: fromId, postId }];
  const title = [{ threadId: fromId, postId: null }];
  expect(await listFoundThreads(world.db, found, ['everyone'])).toHaveLength(1);

  await merge(staff, fromId, intoId);
  expect(await listFoundThreads(world.db, found, ['everyone'])).toEqual([]);
  expect(await listFoundThreads(world.db, title, ['everyone'])).toHaveLength(1);
  await move(staff, fromId, 23 as ForumId);

  expect(await listFoundThreads(world.db, title, ['everyone'])).toEqual([]);
});
