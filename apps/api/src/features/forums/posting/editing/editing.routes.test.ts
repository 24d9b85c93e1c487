import { editPost, readPostSource, readPostVersions, withdrawPost } from '@wallabee/contract/forums/editing';
import { readThread } from '@wallabee/contract/forums/forum';
import { replyToThread } from '@wallabee/contract/forums/posting';
import type { PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember, aPost } = forumBuilders(world.db, world.aPlayer);

const START = new Date('2026-06-01T12:00:00Z');

const write = async (as: TestPlayer, threadId: ThreadId, words: object): Promise<PostId> => {
  const response = await world.call(replyToThread, {
    as,
    params: { threadId },
    body: { text: 'Leek.', ...words },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().post_id;
};
const edit = (as: TestPlayer, postId: PostId, words: object) =>
  world.call(editPost, { as, params: { postId }, body: { text: 'Onion.', ...words } });
const withdraw = (as: TestPlayer, postId: PostId) => world.call(withdrawPost, { as, params: { postId } });
const versions = (as: TestPlayer, postId: PostId) => world.call(readPostVersions, { as, params: { postId } });
const source = (as: TestPlayer, postId: PostId) => world.call(readPostSource, { as, params: { postId } });
const postsOf = async (as: TestPlayer, threadId: ThreadId) =>
  (await world.call(readThread, { as, params: { threadId, page: 0 } })).json().posts;

async function aScene() {
  world.clock.now = START;
  const forumId = await aForum();
  const ada = await aMember({ username: 'ada', password_hash: 'x' });
  const pim = await aMember({ username: 'pim' });
  const keeper = await aMember({ username: 'keeper', account_type: 'beekeeper', password_hash: 'x' });
  const threadId = await aThread({ forum_id: forumId, author_id: ada.id });
  return { forumId, ada, pim, keeper, threadId };
}

describe('POST forum/thread/{threadId} with a format', () => {
  test('BBCode becomes HTML, for every player; its source is for its author [FX-02]', async () => {
    const { pim, ada, threadId } = await aScene();
    const text = '[b]Leek[/b] <i>for</i> [Yeti #42]';

    const postId = await write(pim, threadId, { text, format: 'bbcode' });

    const posts = await postsOf(ada, threadId);
    expect(posts[1]).toMatchObject({
      text: '<p><b>Leek</b> &#x3C;i>for&#x3C;/i> [Yeti #42]</p>',
      is_html: true,
    });
    expect((await source(pim, postId)).json()).toEqual({ post_id: postId, text, format: 'bbcode' });
    expect((await source(ada, postId)).statusCode).toBe(404);
  });

  test('without a format, or without tags, the text stays plain [FX-02]', async () => {
    const { pim, threadId } = await aScene();

    await write(pim, threadId, { text: '[b]a[/b]' });
    await write(pim, threadId, { text: '[b]b[/b]', format: 'plain' });
    await write(pim, threadId, { text: 'c [Yeti #42]', format: 'bbcode' });

    const posts = await postsOf(pim, threadId);
    expect(posts.slice(1)).toMatchObject([
      { text: '[b]a[/b]', is_html: false },
      { text: '[b]b[/b]', is_html: false },
      { text: 'c [Yeti #42]', is_html: false },
    ]);
  });

  test('a plain text is edited as BBCode, unless its words would become tags [FX-02]', async () => {
    const { pim, threadId } = await aScene();
    const words = await write(pim, threadId, { text: 'Leek' });
    const tags = await write(pim, threadId, { text: '[b]Leek[/b]', format: 'plain' });

    expect((await source(pim, words)).json()).toMatchObject({ text: 'Leek', format: 'bbcode' });
    expect((await source(pim, tags)).json()).toMatchObject({ text: '[b]Leek[/b]', format: 'plain' });
  });

  test('tags around nothing are refused, as HTML of a player is [FX-02]', async () => {
    const { pim, threadId } = await aScene();
    const send = (body: { text: string }) =>
      world.call(replyToThread, { as: pim, params: { threadId }, body });

    expect((await send({ text: '[b] [/b]', format: 'bbcode' } as { text: string })).statusCode).toBe(400);
    expect((await send({ text: '<b>x</b>', is_html: 'true' } as { text: string })).statusCode).toBe(403);
    expect((await send({ text: 'x', format: 'markdown' } as { text: string })).statusCode).toBe(400);
  });

  test('a part of a post is quoted, only if it says so [FX-02]', async () => {
    const { ada, pim, threadId } = await aScene();
    const quote_comment_id = await aPost({
      thread_id: threadId,
      author_id: ada.id,
      text: '<p>One <b>two</b></p><p>three.</p>',
      is_html: true,
    });

    await write(pim, threadId, { quote_comment_id, quoted_part: 'two\nthree' });
    const absent = await world.call(replyToThread, {
      as: pim,
      params: { threadId },
      body: { text: 'x', quote_comment_id, quoted_part: 'four' },
    });

    expect((await postsOf(ada, threadId))[2].quote).toMatchObject({ username: 'ada', text: 'two\nthree' });
    expect(absent.statusCode).toBe(400);
    expect(absent.json()).toMatchObject({ error: 'The quoted words are not in the post.' });
  });

  test('words that their author edited away are not quoted any more [FX-02]', async () => {
    const { ada, pim, threadId } = await aScene();
    const quote_comment_id = await write(ada, threadId, { text: 'I live at 4 Elm Row. Come!' });
    await write(pim, threadId, { quote_comment_id, quoted_part: '4 Elm Row' });

    await edit(ada, quote_comment_id, { text: 'Come!' });

    expect((await postsOf(pim, threadId)).at(-1).quote).toMatchObject({ text: 'Come!' });
  });
});

describe('POST forum/post/{postId}/edit', () => {
  test('changes the text until 30 minutes have passed, and stores the earlier one [FX-02]', async () => {
    const { ada, pim, keeper, threadId } = await aScene();
    const postId = await write(pim, threadId, { text: 'On a bench.' });
    world.clock.now = new Date('2026-06-01T12:29:59Z');

    expect((await edit(pim, postId, { text: 'On a [i]bridge[/i].', format: 'bbcode' })).statusCode).toBe(200);
    world.clock.now = new Date('2026-06-01T12:30:00Z');
    const late = await edit(pim, postId, { text: 'On a boat.' });

    expect(late.statusCode).toBe(403);
    expect(late.json()).toMatchObject({ reason: 'too_late_to_edit' });
    expect((await postsOf(ada, threadId))[1]).toMatchObject({
      text: '<p>On a <i>bridge</i>.</p>',
      position: 1,
    });
    for (const reader of [pim, keeper]) {
      expect((await versions(reader, postId)).json()).toEqual({
        post_id: postId,
        versions: [
          { text: '<p>On a <i>bridge</i>.</p>', is_html: true, written_at: '2026-06-01T12:29:59.000Z' },
          { text: 'On a bench.', is_html: false, written_at: START.toISOString() },
        ],
      });
    }
    expect((await versions(ada, postId)).statusCode).toBe(404);
  });

  test('the same text changes nothing [FX-02]', async () => {
    const { pim, threadId } = await aScene();
    const postId = await write(pim, threadId, { text: '[b]x[/b]', format: 'bbcode' });

    expect((await edit(pim, postId, { text: '[b]x[/b]', format: 'bbcode' })).statusCode).toBe(200);

    expect((await versions(pim, postId)).json().versions).toHaveLength(1);
    expect(
      await world.db.selectFrom('forum_post').select('edited_at').where('id', '=', postId).execute(),
    ).toEqual([{ edited_at: null }]);
  });

  test('is refused to others, without the forums right, in closed threads and for removed posts [FX-02]', async () => {
    const { pim, keeper, threadId } = await aScene();
    const postId = await write(pim, threadId, {});
    const set = (table: 'player' | 'forum_thread' | 'forum_post', id: number, row: object) =>
      world.db.updateTable(table).set(row).where('id', '=', id).execute();

    expect((await edit(keeper, postId, {})).json()).toMatchObject({ reason: 'not_your_post' });
    await set('player', pim.id, { has_forums_right: false });
    expect((await edit(pim, postId, {})).json()).toMatchObject({ reason: 'no_forums_right' });
    await set('player', pim.id, { has_forums_right: true });
    await set('forum_thread', threadId, { is_closed: true });
    expect((await edit(pim, postId, {})).json()).toMatchObject({ reason: 'thread_closed' });
    await set('forum_thread', threadId, { is_closed: false });
    await set('forum_post', postId, { is_removed: true });
    expect((await edit(pim, postId, {})).json()).toMatchObject({ reason: 'post_removed' });
    expect((await edit(pim, 999_999 as PostId, {})).statusCode).toBe(404);
    expect((await edit(pim, postId, { text: ' ' })).statusCode).toBe(400);
  });

  test('a post of a hidden forum does not exist for its author either [FX-02]', async () => {
    const { pim } = await aScene();
    const hidden = await aForum({ id: 50, visible_to: 'staff' });
    const threadId = await aThread({ forum_id: hidden, author_id: pim.id, texts: [] });
    const postId = await aPost({ thread_id: threadId, author_id: pim.id, text: 'x', created_at: START });

    for (const answer of [
      edit(pim, postId, {}),
      withdraw(pim, postId),
      versions(pim, postId),
      source(pim, postId),
    ]) {
      expect((await answer).statusCode).toBe(404);
    }
  });

  test('concurrent edits are each a version, at most ten a minute [FX-02]', async () => {
    const { pim, threadId } = await aScene();
    const postId = await write(pim, threadId, {});

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => edit(pim, postId, { text: `Version ${number}` })),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('60');
    expect((await versions(pim, postId)).json().versions).toHaveLength(11);
  });

  test('rings only for the players whom it mentions now [FX-02, FX-04]', async () => {
    const { ada, pim, keeper, threadId } = await aScene();
    const postId = await write(pim, threadId, { text: 'Ask @ada.' });
    const bells = async ({ id }: TestPlayer) =>
      (await world.db.selectFrom('notification').select('event').where('player_id', '=', id).execute())
        .length;
    expect([await bells(ada), await bells(keeper)]).toEqual([1, 0]);

    await edit(pim, postId, { text: 'Ask @ada or @keeper.' });
    await edit(pim, postId, { text: 'Ask @keeper or @ada.' });

    expect([await bells(ada), await bells(keeper)]).toEqual([1, 1]);
  });
});

describe('POST forum/post/{postId}/withdraw', () => {
  test('leaves a place without text; moderators read what it said [FX-02]', async () => {
    const { ada, pim, keeper, threadId } = await aScene();
    const postId = await write(pim, threadId, { text: 'Regretted.' });
    world.clock.now = new Date('2026-06-01T12:59:00Z');

    expect((await withdraw(ada, postId)).json()).toMatchObject({ reason: 'not_your_post' });
    const answers = await Promise.all([withdraw(pim, postId), withdraw(pim, postId)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await postsOf(ada, threadId))[1]).toMatchObject({ text: '', is_removed: true });
    expect((await versions(keeper, postId)).json().versions[0].text).toBe('Regretted.');
    expect((await versions(pim, postId)).statusCode).toBe(404);
    expect((await source(pim, postId)).statusCode).toBe(404);
    expect((await edit(pim, postId, {})).json()).toMatchObject({ reason: 'post_removed' });
  });

  test('is refused in a closed thread, and for what a moderator removed [FX-02]', async () => {
    const { pim, threadId } = await aScene();
    const postId = await write(pim, threadId, {});
    const removed = await aPost({ thread_id: threadId, author_id: pim.id, text: 'x', is_removed: true });

    expect((await withdraw(pim, removed)).json()).toMatchObject({ reason: 'post_removed' });
    await world.db.updateTable('forum_thread').set({ is_closed: true }).where('id', '=', threadId).execute();
    expect((await withdraw(pim, postId)).json()).toMatchObject({ reason: 'thread_closed' });
  });
});
