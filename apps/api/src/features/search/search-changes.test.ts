import { removePost } from '@wallabee/contract/forums/moderation';
import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf } from '@wallabee/contract/protocol/endpoint';
import { ForumId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { suggest } from '@wallabee/contract/search/suggest';
import { beforeEach, describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { startSecondServer } from '../../../test/processes/second-server.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

// Posts are written at the first server and searched at the second, which has an index of its own.
const world = await createTestWorld();
const { app } = await startSecondServer(world);
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const FORUM = ForumId.parse(4);
const THREAD = ThreadId.parse(400);
let ada: TestPlayer;
let keeper: TestPlayer;

beforeEach(async () => {
  [ada, keeper] = [await aMember(), await aMember({ account_type: 'beekeeper' })];
  await aForum({ id: FORUM });
  await aThread({
    id: THREAD,
    forum_id: FORUM,
    author_id: ada.id,
    title: 'Old news',
    texts: ['Nothing much.'],
  });
});

async function names(q: string): Promise<string[]> {
  const { method, path } = toRequest(suggest, { query: { q } });
  const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token };
  const response = await app.inject({ method, url: `/api${path}`, headers });
  const { groups } = suggest.response.parse(response.json());
  return groups.flatMap(({ results }) =>
    results.map((result) => (result.kind === 'threads' ? result.title : result.name)),
  );
}

/** Within seconds, as a notification needs. */
function expectNames(q: string) {
  return expect.poll(() => names(q), { timeout: 5_000 });
}

async function write<E extends Endpoint>(endpoint: E, as: TestPlayer, input: InputOf<E> & object) {
  const response = await world.call(endpoint, { as, ...input });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('a search follows changes at another server within seconds [QL-06]', () => {
  test('new and renamed players', async () => {
    expect(await names('zebulon')).toEqual([]);

    const zebulon = await world.aPlayer('zebulon');
    await expectNames('zebulon').toEqual(['zebulon']);

    await world.db.updateTable('player').set({ name: 'Marmaduke' }).where('id', '=', zebulon.id).execute();
    await expectNames('marmaduke').toEqual(['Marmaduke']);
    await expectNames('zebulon').toEqual(['Marmaduke']);
  });

  test('new, renamed and closed places', async () => {
    const pier = await world.aPlace({ name: 'Quiet Pier' });
    await expectNames('quiet pier').toEqual(['Quiet Pier']);

    await world.db.updateTable('place').set({ name: 'Loud Pier' }).where('id', '=', pier).execute();
    await expectNames('quiet pier').toEqual([]);
    await expectNames('loud').toEqual(['Loud Pier']);

    await world.db.deleteFrom('place').where('id', '=', pier).execute();
    await expectNames('loud').toEqual([]);
  });

  test('new sets and items', async () => {
    await world.aSet({ id: 40, name: 'Umbrellas at Rest' });
    await world.anItemType({ set_id: 40, name: 'Wooden Handle' });

    await expectNames('wooden').toEqual(['Wooden Handle']);
    await expectNames('umbrella').toEqual(['Wooden Handle', 'Umbrellas at Rest']);
  });

  test('new threads, replies and removed posts', async () => {
    await write(addThread, ada, {
      params: { forumId: FORUM },
      body: { title: 'Walrus watch', text: 'Any?' },
    });
    await expectNames('walrus').toEqual(['Walrus watch']);

    const { post_id } = await write(replyToThread, ada, {
      params: { threadId: THREAD },
      body: { text: 'I saw a narwhal.' },
    });
    await expectNames('narwhal').toEqual(['Old news']);

    await write(removePost, keeper, {
      params: { postId: PostId.parse(post_id) },
      body: { reason: 'No whales.' },
    });
    await expectNames('narwhal').toEqual([]);
    await expectNames('walrus').toEqual(['Walrus watch']);
  });

  test('a thread with another title keeps its posts', async () => {
    await expectNames('nothing much').toEqual(['Old news']);

    await world.db
      .updateTable('forum_thread')
      .set({ title: 'Fresh bread' })
      .where('id', '=', THREAD)
      .execute();
    await expectNames('old news').toEqual([]);
    await expectNames('nothing much').toEqual(['Fresh bread']);
  });

  test('a forum that closes to players', async () => {
    await expectNames('old news').toEqual(['Old news']);

    await world.db.updateTable('forum').set({ visible_to: 'keepers' }).where('id', '=', FORUM).execute();
    await expectNames('old news').toEqual([]);
  });

  test('the blog, from the hour at which a post is published', async () => {
    const post = { id: 1, slug: 'walrus-week', title: 'Walrus Week', summary: '', body: [''], icon: 'fish' };
    await world.db
      .insertInto('blog_post')
      .values({ ...post, published_at: '2026-06-02T08:00:00Z' })
      .execute();

    await world.caughtUp();
    expect(await names('walrus')).toEqual([]);
    world.clock.now = new Date('2026-06-03T12:00:00Z');
    await expectNames('walrus').toEqual(['Walrus Week']);
    world.clock.now = new Date('2026-06-01T12:00:00Z');
  });

  test('very many new players at once', async () => {
    const players = Array.from({ length: 120 }, (_, at) => ({
      username: `walrus${at}`,
      name: `Walrus ${at}`,
    }));
    await world.db.insertInto('player').values(players).execute();

    await expect.poll(async () => (await names('walrus')).length, { timeout: 5_000 }).toBe(3);
  });
});
