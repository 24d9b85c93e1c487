import { readForum } from '@wallabee/contract/forums/forum';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const calls = moderationCalls(world);
const { aScene, pin, slow, move, merge, undo, reply } = calls;

const threadRow = (id: ThreadId) =>
  world.db.selectFrom('forum_thread').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const listed = async (as: TestPlayer, forumId: ForumId) =>
  readForum.response.parse((await world.call(readForum, { as, params: { forumId, page: 0 } })).json());
const texts = async (as: TestPlayer, id: ThreadId) => {
  const { posts } = await calls.read(as, id);
  expect(posts.map(({ position }) => position)).toEqual(posts.map((_, place) => place));
  return posts.map(({ text }) => text);
};

describe('orders over threads', () => {
  test.each([
    ['pin', (as: TestPlayer, id: ThreadId) => pin(as, id)],
    ['slow', (as: TestPlayer, id: ThreadId) => slow(as, id, 60)],
    ['move', (as: TestPlayer, id: ThreadId) => move(as, id, 5 as ForumId)],
    ['merge', (as: TestPlayer, id: ThreadId) => merge(as, id, 1 as ThreadId)],
  ] as const)('%s is for moderators, and not in a forum hidden from them', async (_, order) => {
    const { author, keeper, threadId } = await aScene();
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const hidden = await aThread({ forum_id: 23, author_id: author.id });
    const muted = await aMember({ account_type: 'beekeeper', has_forums_right: false });

    expect((await order(author, threadId)).json()).toMatchObject({ reason: 'not_a_moderator' });
    expect((await order(muted, threadId)).json()).toMatchObject({ reason: 'no_forums_right' });
    expect((await order(keeper, hidden)).statusCode).toBe(404);
    expect(await calls.log(keeper)).toEqual([]);
  });
});

describe('a pinned thread', () => {
  test('is pinned and unpinned, each logged once, also by calls at once [FX-06]', async () => {
    const { keeper, second, threadId } = await aScene();

    await Promise.all([pin(keeper, threadId), pin(second, threadId)]);
    expect((await threadRow(threadId)).is_pinned).toBe(true);
    await pin(keeper, threadId, false);

    expect((await threadRow(threadId)).is_pinned).toBe(false);
    expect((await calls.log(keeper)).map(({ action }) => action)).toEqual(['unpin_thread', 'pin_thread']);
  });
});

describe('slow mode', () => {
  test('makes each player wait between two posts, but no moderator [FX-06]', async () => {
    const { bo, author, keeper, threadId } = await aScene();
    await slow(keeper, threadId, 600);
    world.clock.now = new Date('2026-06-01T12:00:00Z');
    expect((await reply(bo, threadId)).statusCode).toBe(200);
    world.clock.now = new Date('2026-06-01T12:04:00Z');

    const early = await reply(bo, threadId);

    expect(early.statusCode).toBe(429);
    expect(early.headers['retry-after']).toBe('360');
    expect(early.json().error).toBe('This thread is in slow mode. You can write in it again in 6 minutes.');
    expect((await reply(author, threadId)).statusCode).toBe(200);
    expect((await reply(keeper, threadId)).statusCode).toBe(200);
    expect((await reply(keeper, threadId)).statusCode).toBe(200);
    world.clock.now = new Date('2026-06-01T12:10:00Z');
    expect((await reply(bo, threadId)).statusCode).toBe(200);
  });

  test('is from 0 to 86,400 seconds', async () => {
    const { keeper, threadId } = await aScene();

    expect((await slow(keeper, threadId, 86_401)).statusCode).toBe(400);
    expect((await slow(keeper, threadId, 86_400)).statusCode).toBe(200);
    expect((await slow(keeper, threadId, 0)).statusCode).toBe(200);
    expect((await calls.log(keeper)).map(({ note }) => note)).toEqual([
      'Wait between two posts: 0 s, before 86400 s',
      'Wait between two posts: 86400 s, before 0 s',
    ]);
  });
});

describe('moving a thread', () => {
  test('takes it out of one list and to the top of the other, and undoing takes it back [FX-06]', async () => {
    const { author, keeper, second, forumId, threadId } = await aScene();
    const party = await aForum({ id: 12, title: 'Party Room' });
    await aThread({ forum_id: party, author_id: author.id, title: 'Cake' });

    expect((await move(keeper, threadId, party)).statusCode).toBe(200);

    expect((await listed(author, party)).posts.map(({ title }) => title)).toEqual(['Soup', 'Cake']);
    expect(await listed(author, forumId)).toMatchObject({ posts: [], total_pages: 0 });
    expect((await calls.log(keeper))[0]).toMatchObject({ note: 'From Forum 4 to Party Room' });

    expect((await undo(second, await calls.latest(keeper))).statusCode).toBe(200);
    expect((await listed(author, forumId)).posts.map(({ title }) => title)).toEqual(['Soup']);
    expect((await listed(author, party)).posts.map(({ title }) => title)).toEqual(['Cake']);
    expect((await reply(author, threadId)).statusCode).toBe(200);
  });

  test('is refused into the same, a hidden or a closed forum, and of a thread by staff [FX-06]', async () => {
    const { keeper, staff, forumId, threadId } = await aScene();
    const hidden = await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const official = await aForum({ id: 1, threads_by: 'staff' });
    const ofStaff = await aThread({ forum_id: forumId, author_id: staff.id });

    expect((await move(keeper, threadId, forumId)).json()).toMatchObject({ reason: 'same_forum' });
    expect((await move(keeper, threadId, hidden)).statusCode).toBe(404);
    expect((await move(keeper, threadId, official)).json()).toMatchObject({ reason: 'forum_not_open' });
    expect((await move(keeper, ofStaff, official)).json()).toMatchObject({ reason: 'outranked' });
  });

  test('works in both directions at once', async () => {
    const { author, keeper, second, forumId, threadId } = await aScene();
    const party = await aForum({ id: 12 });
    const other = await aThread({ forum_id: party, author_id: author.id });

    const moved = await Promise.all([move(keeper, threadId, party), move(second, other, forumId)]);

    expect(moved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await listed(author, party)).posts).toHaveLength(1);
    expect((await listed(author, forumId)).posts).toHaveLength(1);
  });
});

describe('merging threads', () => {
  async function aMerge() {
    const scene = await aScene();
    const { author, forumId } = scene;
    const intoId = await aThread({
      forum_id: forumId,
      author_id: author.id,
      title: 'Stew & <b>',
      texts: ['Stew one', 'Stew two'],
    });
    return { ...scene, intoId };
  }

  test('appends the posts in order and leaves one that says where they are [FX-06]', async () => {
    const { author, bo, keeper, threadId, intoId, postId } = await aMerge();
    await calls.report(bo, postId);

    expect((await merge(keeper, threadId, intoId)).statusCode).toBe(200);

    expect(await texts(author, intoId)).toEqual(['Stew one', 'Stew two', 'Leek?', 'No.', 'Oh.']);
    const [notice] = await texts(author, threadId);
    expect(notice).toContain(`now in <a href="/forums/4/0/${intoId}/0#post-${postId}"`);
    expect(notice).toContain('Stew &#x26; &#x3C;b>');
    expect(await threadRow(threadId)).toMatchObject({ post_count: 1, is_closed: true, merged_into: intoId });
    expect(await threadRow(intoId)).toMatchObject({ post_count: 5 });
    expect((await calls.queue(keeper)).posts[0]?.thread.id).toBe(intoId);
    expect((await reply(author, intoId)).json()).toMatchObject({ success: true });
  });

  test('is undone: the posts go back in order, and later ones close the gap [FX-06]', async () => {
    const { author, keeper, second, threadId, intoId } = await aMerge();
    await world.db
      .insertInto('forum_reading')
      .values([{ player_id: author.id, thread_id: intoId, read_posts: 2, read_at: world.clock.now }])
      .execute();
    await merge(keeper, threadId, intoId);
    await reply(author, intoId, 'Later one');
    await reply(author, intoId, 'Later two');
    const entry = (await calls.log(keeper)).find(({ action }) => action === 'merge_thread');

    expect((await undo(second, entry?.id ?? (0 as never))).statusCode).toBe(200);

    expect(await texts(author, intoId)).toEqual(['Stew one', 'Stew two', 'Later one', 'Later two']);
    expect(await texts(author, threadId)).toEqual([
      'Leek?',
      'No.',
      'Oh.',
      expect.stringContaining('split off again'),
    ]);
    expect(await threadRow(threadId)).toMatchObject({ post_count: 4, is_closed: false, merged_into: null });
    expect(await threadRow(intoId)).toMatchObject({ post_count: 4 });
    expect((await reply(author, threadId)).statusCode).toBe(200);
    expect((await reply(author, intoId)).statusCode).toBe(200);
  });

  test('is refused with itself, with a merged thread, and where it cannot be undone any more [FX-06]', async () => {
    const { author, forumId, keeper, threadId, intoId } = await aMerge();
    const third = await aThread({ forum_id: forumId, author_id: author.id });

    expect((await merge(keeper, threadId, threadId)).json()).toMatchObject({ reason: 'same_thread' });
    await merge(keeper, threadId, intoId);
    const first = await calls.latest(keeper);
    expect((await merge(keeper, third, threadId)).json()).toMatchObject({ reason: 'already_merged' });
    expect((await pin(keeper, threadId)).json()).toMatchObject({ reason: 'already_merged' });
    await merge(keeper, intoId, third);

    expect((await undo(keeper, first)).json()).toMatchObject({ reason: 'changed_since' });
    expect((await undo(keeper, await calls.latest(keeper))).statusCode).toBe(200);
    expect((await undo(keeper, first)).statusCode).toBe(200);
    expect(await texts(author, intoId)).toEqual([
      'Stew one',
      'Stew two',
      expect.stringContaining('split off again'),
    ]);
  });

  test('two ways at once merges one way, and replies at once lose nothing [FX-06]', async () => {
    const { author, bo, keeper, second, threadId, intoId } = await aMerge();

    const results = await Promise.all([
      merge(keeper, threadId, intoId),
      merge(second, intoId, threadId),
      reply(author, intoId, 'At once'),
      reply(bo, threadId, 'At once'),
    ]);

    const merges = results.slice(0, 2).map(({ statusCode }) => statusCode);
    expect(merges.sort()).toEqual([200, 403]);
    const kept = (await threadRow(threadId)).merged_into === null ? threadId : intoId;
    const replies = results.slice(2).filter(({ statusCode }) => statusCode === 200).length;
    const other = kept === threadId ? intoId : threadId;
    const rows = await world.db
      .selectFrom('forum_post')
      .select('position')
      .where('thread_id', '=', kept)
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, place) => place));
    expect(rows).toHaveLength(5 + replies);
    expect((await threadRow(kept)).post_count).toBe(rows.length);
    expect((await threadRow(other)).post_count).toBe(1);
  });

  test('keeps what was removed removed', async () => {
    const { author, keeper, threadId, intoId, postId } = await aMerge();
    await calls.remove(keeper, postId);
    await merge(keeper, threadId, intoId);

    expect((await calls.read(author, intoId)).posts[2]).toMatchObject({ is_removed: true, text: '' });
    expect((await calls.log(keeper))[1]?.thread?.id).toBe(intoId);
    await aPost({ thread_id: intoId, author_id: author.id, text: 'Fine' });
  });
});
