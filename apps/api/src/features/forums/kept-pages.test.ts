import { readForum, readThread } from '@wallabee/contract/forums/forum';
import { replyToThread } from '@wallabee/contract/forums/posting';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { announceChange } from './forums.queries.ts';
import { createKeptPages } from './kept-pages.ts';

describe('kept pages', () => {
  const clock = { now: new Date('2026-06-01T12:00:00Z') };
  const aStore = (most = 2) => createKeptPages<string>({ now: () => clock.now, most });
  const place = (id: number, page = 0) => ({ id, page });

  test('are loaded once until they are forgotten, grow old or make room', async () => {
    const store = aStore();
    let loads = 0;
    const load = async () => `page ${++loads}`;
    const read = async (id: number) => (await store.find(place(id), load))?.rows;

    expect([await read(1), await read(1)]).toEqual(['page 1', 'page 1']);
    store.forget(1);
    expect(await read(1)).toBe('page 2');
    store.forget(11);
    expect(await read(1)).toBe('page 2');
    clock.now = new Date(clock.now.getTime() + 10_000);
    expect(await read(1)).toBe('page 3');
    await read(2);
    await read(3);
    expect(await read(1)).toBe('page 6');
  });

  test('do not keep what was read while something changed', async () => {
    const store = aStore();
    let finish = (_: string) => {};
    const slow = store.find(place(1), () => new Promise((resolve) => (finish = resolve)));
    store.forget(1);
    finish('old');
    expect((await slow)?.rows).toBe('old');

    expect((await store.find(place(1), async () => 'new'))?.rows).toBe('new');
  });

  test('keep nothing of what is not there, and nothing at all where none are to be kept', async () => {
    const none = aStore(0);
    await none.find(place(1), async () => 'first');

    expect((await none.find(place(1), async () => 'second'))?.rows).toBe('second');
    expect(await aStore().find(place(1), async () => undefined)).toBeUndefined();
  });
});

describe('a server that keeps its pages', async () => {
  const world = await createTestWorld({ NODE_ENV: 'development' });
  const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
  const read = async (as: TestPlayer, threadId: ThreadId) =>
    (await world.call(readThread, { as, params: { threadId, page: 0 } })).json();
  const list = (as: TestPlayer, forumId: ForumId) =>
    world.call(readForum, { as, params: { forumId, page: 0 } });

  test('shows a reply at once, and what another server wrote as soon as it is told', async () => {
    const forumId = await aForum({ id: 31 });
    const ada = await aMember();
    const threadId = await aThread({ id: 3_100, forum_id: forumId, author_id: ada.id });
    expect((await read(ada, threadId)).posts).toHaveLength(1);
    expect((await list(ada, forumId)).json().posts[0].post_count).toBe(1);

    await world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'Here' } });
    expect((await read(ada, threadId)).posts).toHaveLength(2);
    expect((await list(ada, forumId)).json().posts[0].post_count).toBe(2);

    await aPost({ thread_id: threadId, author_id: ada.id, text: 'Elsewhere' });
    expect((await read(ada, threadId)).posts).toHaveLength(2);
    await announceChange(world.db, threadId);
    await expect.poll(async () => (await read(ada, threadId)).posts.length).toBe(3);
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
