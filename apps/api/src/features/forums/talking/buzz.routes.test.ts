import { giveBuzz, listBuzzes, takeBuzz } from '@wallabee/contract/forums/buzz';
import { mutePlayer, muteThread } from '@wallabee/contract/forums/mutes';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { bellBuilders } from '../../../../test/builders/bell-world.ts';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aPerson, bellOf, wordsOf } = bellBuilders(world);
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, aPerson);

const give = (as: TestPlayer, postId: PostId) => world.call(giveBuzz, { as, params: { postId } });
const take = (as: TestPlayer, postId: PostId) => world.call(takeBuzz, { as, params: { postId } });

async function aScene() {
  const forumId = await aForum();
  const [ada, ben, cleo] = [await aMember(), await aMember({ username: 'ben' }), await aMember()];
  const threadId = await aThread({ forum_id: forumId, author_id: ada.id, title: 'Soup', texts: [] });
  const postId = await aPost({ thread_id: threadId, author_id: ada.id, text: 'Leek.' });
  return { ada, ben, cleo, threadId, postId };
}

describe('a buzz', () => {
  test('is given and taken back, each once however often it is asked for [FX-04]', async () => {
    const { ben, cleo, postId } = await aScene();
    await give(cleo, postId);
    for (const count of [2, 2]) {
      expect((await give(ben, postId)).json()).toEqual({ success: true, buzz_count: count });
    }
    for (const count of [1, 1]) {
      expect((await take(ben, postId)).json()).toEqual({ success: true, buzz_count: count });
    }
  });

  test('given by many at once is counted once for each [FX-04]', async () => {
    const { ben, cleo, postId } = await aScene();
    await Promise.all([ben, cleo, ben, cleo, ben].map((one) => give(one, postId)));
    expect((await give(ben, postId)).json().buzz_count).toBe(2);
  });

  test('is refused for one’s own post and for a removed one [FX-04]', async () => {
    const { ada, ben, threadId, postId } = await aScene();
    const removed = await aPost({ thread_id: threadId, author_id: ada.id, text: '', is_removed: true });
    expect((await give(ada, postId)).json()).toMatchObject({ reason: 'own_post' });
    const response = await give(ben, removed);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ reason: 'post_removed' });
    expect((await take(ben, removed)).statusCode).toBe(200);
  });

  test('in a forum that the player cannot see is for a missing post [FX-04]', async () => {
    const staff = await aMember({ account_type: 'staff' });
    const ben = await aMember();
    await aForum({ id: 23, visible_to: 'staff' });
    const threadId = await aThread({ forum_id: 23, author_id: staff.id, texts: [] });
    const postId = await aPost({ thread_id: threadId, author_id: staff.id, text: 'Hush.' });
    for (const call of [giveBuzz, takeBuzz, listBuzzes]) {
      expect((await world.call(call, { as: ben, params: { postId } } as never)).statusCode).toBe(404);
    }
    expect(await wordsOf(staff)).toEqual([]);
  });

  test('has its givers listed, the latest first [FX-04]', async () => {
    const { ada, ben, cleo, postId } = await aScene();
    await give(ben, postId);
    world.clock.now = new Date(world.clock.now.getTime() + 1_000);
    await give(cleo, postId);
    const { players, paging } = (
      await world.call(listBuzzes, { as: ada, params: { postId }, query: {} })
    ).json();
    expect(players.map(({ id }: { id: number }) => id)).toEqual([cleo.id, ben.id]);
    expect(players[1]).toMatchObject({ username: 'ben', name: 'ben', image_key: expect.any(String) });
    expect(paging.total_results).toBe(2);
  });
});

describe('the bell of the author', () => {
  test('rings once for each player and post, gathered by post [FX-04]', async () => {
    const { ada, ben, cleo, postId } = await aScene();
    await give(ben, postId);
    expect(await wordsOf(ada)).toEqual(['ben buzzed your post in Soup']);
    await take(ben, postId);
    await give(ben, postId);
    expect(await wordsOf(ada)).toEqual(['ben buzzed your post in Soup']);
    await give(cleo, postId);
    expect(await wordsOf(ada)).toEqual(['2 buzzes on your post in Soup']);
    const [rung] = (await bellOf(ada)).notifications;
    expect(rung).toMatchObject({ kind: 'buzzes', event: 'buzzed', picture: { id: cleo.id } });
    expect(rung?.url).toContain(`#post-${postId}`);
    expect(await wordsOf(ben)).toEqual([]);
  });

  test('does not ring in a forum that the author cannot see any more [FX-04]', async () => {
    const { ada, postId } = await aScene();
    const staff = await aMember({ account_type: 'staff' });
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).execute();
    expect((await give(staff, postId)).statusCode).toBe(200);
    expect(await wordsOf(ada)).toEqual([]);
  });

  test('does not ring for players or threads that the author muted [FX-04]', async () => {
    const { ada, ben, cleo, threadId, postId } = await aScene();
    await world.call(mutePlayer, { as: ada, params: { playerId: ben.id } });
    await give(ben, postId);
    expect(await wordsOf(ada)).toEqual([]);
    await world.call(muteThread, { as: ada, params: { threadId } });
    await give(cleo, postId);
    expect(await wordsOf(ada)).toEqual([]);
  });
});
