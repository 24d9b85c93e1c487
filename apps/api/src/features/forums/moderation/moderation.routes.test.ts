import { readThread } from '@wallabee/contract/forums/forum';
import {
  changeForumsRight,
  ModerationLog,
  readModerationLog,
  removePost,
  reopenThread,
} from '@wallabee/contract/forums/moderation';
import { closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import type { PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const reason = 'Rude to the badger.';

const remove = (as: TestPlayer, postId: PostId, body = { reason }) =>
  world.call(removePost, { as, params: { postId }, body });
const reopen = (as: TestPlayer, threadId: ThreadId, body = { reason }) =>
  world.call(reopenThread, { as, params: { threadId }, body });
const setRight = (as: TestPlayer, player: TestPlayer, has_forums_right: boolean, body = { reason }) =>
  world.call(changeForumsRight, { as, params: { playerId: player.id }, body: { has_forums_right, ...body } });
const log = async (as: TestPlayer) =>
  ModerationLog.parse((await world.call(readModerationLog, { as, query: {} })).json());

async function aScene() {
  const forumId = await aForum();
  const author = await aMember({ name: 'Ada Larch' });
  const keeper = await aMember({ name: 'Kit Keeper', account_type: 'beekeeper' });
  const staff = await aMember({ name: 'Sam Staff', account_type: 'staff' });
  const threadId = await aThread({ forum_id: forumId, author_id: author.id, title: 'Soup', texts: [] });
  const postId = await aPost({ thread_id: threadId, author_id: author.id, text: 'Secret words' });
  await aPost({ thread_id: threadId, author_id: author.id, text: 'After it', quoted_post_id: postId });
  return { forumId, author, keeper, staff, threadId, postId };
}

describe('removing a post', () => {
  test('leaves a placeholder and shows the text to no one', async () => {
    const { author, keeper, threadId, postId } = await aScene();

    expect((await remove(keeper, postId)).json()).toEqual({ success: true });

    const response = await world.call(readThread, { as: author, params: { threadId, page: 0 } });
    expect(response.body).not.toContain('Secret words');
    expect(response.json().posts).toMatchObject([
      { id: postId, position: 0, text: '', is_removed: true, can_remove: false },
      { position: 1, text: 'After it', quote: { text: '', is_removed: true } },
    ]);
  });

  test('is logged once with who, what, when and why', async () => {
    const { author, keeper, forumId, threadId, postId } = await aScene();

    await remove(keeper, postId);
    await remove(keeper, postId);

    expect((await log(keeper)).entries).toEqual([
      {
        id: expect.any(Number),
        action: 'remove_post',
        created_at: world.clock.now.toISOString(),
        reason,
        moderator: { id: keeper.id, name: 'Kit Keeper' },
        player: { id: author.id, name: 'Ada Larch' },
        thread: { id: threadId, forum_id: forumId, title: 'Soup' },
        post: { id: postId, page: 0, text: 'Secret words' },
        rule: 'other',
        role: 'beekeeper',
        note: '',
        undoes_id: null,
        is_undone: false,
        can_undo: true,
        appeal: null,
      },
    ]);
  });

  test('is offered to moderators and refused to others', async () => {
    const { author, keeper, staff, threadId, postId } = await aScene();
    const ofStaff = await aPost({ thread_id: threadId, author_id: staff.id, text: 'Official' });
    const offered = async (as: TestPlayer) => {
      const { posts } = (await world.call(readThread, { as, params: { threadId, page: 0 } })).json();
      return posts.map(({ can_remove }: { can_remove: boolean }) => can_remove);
    };

    expect(await offered(author)).toEqual([false, false, false]);
    expect(await offered(keeper)).toEqual([true, true, false]);
    expect(await offered(staff)).toEqual([true, true, true]);
    expect((await remove(author, postId)).json()).toMatchObject({ reason: 'not_a_moderator' });
    expect((await remove(keeper, ofStaff)).json()).toMatchObject({ reason: 'outranked' });
    expect((await log(staff)).entries).toEqual([]);
  });

  test('answers a BeeKeeper the same for a staff post as for a missing one', async () => {
    const keeper = await aMember({ account_type: 'beekeeper' });
    const staff = await aMember({ account_type: 'staff' });
    const forum_id = await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const thread = await aThread({ forum_id, author_id: staff.id });
    const { id } = await world.db
      .selectFrom('forum_post')
      .select('id')
      .where('thread_id', '=', thread)
      .executeTakeFirstOrThrow();

    const [hidden, unknown] = [await remove(keeper, id as PostId), await remove(keeper, 999_999 as PostId)];

    expect({ ...hidden.json(), request_id: '' }).toEqual({ ...unknown.json(), request_id: '' });
    expect([hidden.statusCode, unknown.statusCode]).toEqual([404, 404]);
  });

  test('needs a reason', async () => {
    const { keeper, postId } = await aScene();

    expect((await remove(keeper, postId, { reason: '  ' })).statusCode).toBe(400);
    expect((await remove(keeper, postId, { reason: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await log(keeper)).entries).toEqual([]);
  });
});

describe('reopening a thread', () => {
  test('allows replies again and is logged', async () => {
    const { author, keeper, threadId } = await aScene();
    await world.call(closeThread, { as: author, params: { threadId } });

    expect((await reopen(keeper, threadId)).json()).toEqual({ success: true });

    const reply = await world.call(replyToThread, {
      as: author,
      params: { threadId },
      body: { text: 'Back!' },
    });
    expect(reply.statusCode).toBe(200);
    expect((await log(keeper)).entries.map(({ action }) => action)).toEqual([
      'reopen_thread',
      'close_thread',
    ]);
  });

  test('is refused to the author', async () => {
    const { author, threadId } = await aScene();
    await world.call(closeThread, { as: author, params: { threadId } });

    expect((await reopen(author, threadId)).statusCode).toBe(403);
  });
});

describe('the forums right', () => {
  test('is removed and restored, and both are logged [FO-16]', async () => {
    const { author, keeper, threadId } = await aScene();
    const reply = async () =>
      (await world.call(replyToThread, { as: author, params: { threadId }, body: { text: 'Well' } }))
        .statusCode;

    expect((await setRight(keeper, author, false)).json()).toEqual({ success: true });
    expect(await reply()).toBe(403);
    expect((await setRight(keeper, author, true)).json()).toEqual({ success: true });
    expect(await reply()).toBe(200);

    const { entries } = await log(keeper);
    expect(entries.map(({ action, player }) => [action, player.name])).toEqual([
      ['give_right', 'Ada Larch'],
      ['take_right', 'Ada Larch'],
    ]);
  });

  test('cannot be changed for an equal, a higher or the same account', async () => {
    const { author, keeper, staff } = await aScene();
    const other = await aMember({ account_type: 'beekeeper' });
    const muted = await aMember({ account_type: 'beekeeper', has_forums_right: false });

    expect((await setRight(author, other, false)).json()).toMatchObject({ reason: 'not_a_moderator' });
    expect((await setRight(keeper, other, false)).json()).toMatchObject({ reason: 'outranked' });
    expect((await setRight(keeper, staff, false)).json()).toMatchObject({ reason: 'outranked' });
    expect((await setRight(muted, muted, true)).json()).toMatchObject({ reason: 'no_forums_right' });
    expect((await setRight(staff, staff, false)).json()).toMatchObject({ reason: 'outranked' });
    expect((await setRight(staff, other, false)).statusCode).toBe(200);
  });

  test('is shown only to accounts that may change it', async () => {
    const { author, keeper, staff, threadId } = await aScene();
    await aPost({ thread_id: threadId, author_id: keeper.id, text: 'Mind your manners' });
    await setRight(keeper, author, false);
    const shown = async (as: TestPlayer) => {
      const { posts } = (await world.call(readThread, { as, params: { threadId, page: 0 } })).json();
      return posts.map(({ has_forums_right }: { has_forums_right: boolean | null }) => has_forums_right);
    };

    expect(await shown(author)).toEqual([null, null, null]);
    expect(await shown(keeper)).toEqual([false, false, null]);
    expect(await shown(staff)).toEqual([false, false, true]);
  });
});

describe('the log', () => {
  test('is for moderators only', async () => {
    const { author } = await aScene();

    expect((await world.call(readModerationLog, { as: author, query: {} })).statusCode).toBe(403);
    expect((await world.call(readModerationLog, { query: {} })).statusCode).toBe(401);
  });

  test('hides from BeeKeepers what happens in the staff’s forums', async () => {
    const { keeper, staff } = await aScene();
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const threadId = await aThread({ forum_id: 23, author_id: staff.id });
    await world.call(closeThread, { as: staff, params: { threadId } });

    expect((await log(staff)).entries).toHaveLength(1);
    expect((await log(keeper)).entries).toHaveLength(0);
    expect((await reopen(keeper, threadId)).statusCode).toBe(404);
  });

  test('continues by cursor', async () => {
    const { author, keeper } = await aScene();
    for (let turn = 0; turn < 51; turn++) await setRight(keeper, author, turn % 2 === 1);

    const first = await log(keeper);
    const before = first.next_before ?? 0;
    const rest = (await world.call(readModerationLog, { as: keeper, query: { before } })).json();

    expect(first.entries).toHaveLength(50);
    expect(rest).toMatchObject({ entries: [{ action: 'take_right' }], next_before: null });
  });
});
