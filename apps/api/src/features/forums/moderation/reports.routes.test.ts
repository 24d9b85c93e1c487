import { withdrawPost } from '@wallabee/contract/forums/editing';
import { changeForumsRight } from '@wallabee/contract/forums/moderation';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const calls = moderationCalls(world);
const { aScene, report, queue, dismiss, remove, words } = calls;

describe('a report', () => {
  test('reaches moderators with its context and the earlier acts [FX-06]', async () => {
    const { author, bo, keeper, threadId, postId } = await aScene();
    const earlier = await aPost({ thread_id: threadId, author_id: author.id, text: 'Buy!' });
    await remove(keeper, earlier);

    expect((await report(bo, postId)).json()).toEqual({ success: true });

    expect(await queue(keeper)).toMatchObject({
      waiting: 1,
      posts: [
        {
          post: { id: postId, text: 'Leek?', name: 'Ada Larch' },
          context: [{ text: 'No.' }, { text: 'Oh.' }],
          thread: { id: threadId, title: 'Soup' },
          author: { name: 'Ada Larch', earlier_acts: 1 },
          reports: [{ rule: 'no_spam', words: 'Again', player: { name: 'Bo Birch' } }],
          can_act: true,
          can_take_right: true,
        },
      ],
    });
  });

  test('has two posts before and two after as its context [FX-06]', async () => {
    const { author, bo, keeper, threadId } = await aScene();
    const write = (text: string) => aPost({ thread_id: threadId, author_id: author.id, text });
    const postId = await write('Buy!');
    for (const text of ['One', 'Two', 'Three']) await write(text);

    await report(bo, postId);

    const [reported] = (await queue(keeper)).posts;
    expect(reported?.context.map(({ text }) => text)).toEqual(['No.', 'Oh.', 'One', 'Two']);
  });

  test('rings moderators again after an earlier case was closed [FX-04, FX-06]', async () => {
    const { bo, keeper, second, staff, postId } = await aScene();
    await world.db.updateTable('player').set({ password_hash: 'x' }).execute();
    const rings = async () => (await words(second)).filter((said) => said.includes('reported')).length;
    await report(bo, postId);
    await dismiss(keeper, postId);
    const before = await rings();

    await report(staff, postId);

    expect(await rings()).toBe(before + 1);
  });

  test('is made once, not of an own or a removed post, and with words for something else [FX-06]', async () => {
    const { author, bo, keeper, staff, postId } = await aScene();

    expect((await report(author, postId)).json()).toMatchObject({ reason: 'own_report' });
    expect((await report(bo, postId, { rule: 'other', words: '  ' })).statusCode).toBe(400);
    expect((await report(bo, postId, { rule: 'rude' as 'other' })).statusCode).toBe(400);
    const twice = await Promise.all([report(bo, postId), report(bo, postId)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await report(bo, postId)).json()).toMatchObject({ reason: 'already_reported' });
    await remove(keeper, postId);
    expect((await report(staff, postId)).json()).toMatchObject({ reason: 'post_removed' });
  });

  test('of a post in a hidden forum is answered as of a missing one, and only staff see it [FX-06]', async () => {
    const { bo, keeper, staff } = await aScene();
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const other = await aMember({ account_type: 'staff' });
    const threadId = await aThread({ forum_id: 23, author_id: other.id, texts: [] });
    const postId = await aPost({ thread_id: threadId, author_id: other.id, text: 'Hush' });

    expect((await report(bo, postId)).statusCode).toBe(404);
    expect((await report(staff, postId)).statusCode).toBe(200);

    expect((await queue(keeper)).waiting).toBe(0);
    expect((await queue(staff)).waiting).toBe(1);
    expect((await dismiss(keeper, postId)).statusCode).toBe(404);
  });

  test('rings for each moderator once, however many report the post [FX-06]', async () => {
    const { bo, keeper, staff, postId } = await aScene();
    await world.db.updateTable('player').set({ password_hash: 'x' }).execute();

    await report(bo, postId);
    await report(await aMember(), postId);

    expect(await calls.words(keeper)).toEqual(['A post in Soup was reported']);
    expect(await calls.words(staff)).toEqual(['A post in Soup was reported']);
    expect(await calls.words(bo)).toEqual([]);
  });

  test('rings for no moderator without the forums right, nor for one who cannot see the post [FX-06]', async () => {
    const { keeper, second, staff } = await aScene();
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const other = await aMember({ account_type: 'staff' });
    const threadId = await aThread({ forum_id: 23, author_id: other.id, title: 'Rota', texts: [] });
    const postId = await aPost({ thread_id: threadId, author_id: other.id, text: 'Hush' });
    const muted = await aMember({ account_type: 'staff', has_forums_right: false });
    await world.db.updateTable('player').set({ password_hash: 'x' }).execute();

    await report(staff, postId);

    expect(await calls.words(other)).toEqual(['A post in Rota was reported']);
    for (const one of [keeper, second, muted, staff]) expect(await calls.words(one)).toEqual([]);
  });

  test('can be made twenty times a day', async () => {
    const { bo, threadId, author } = await aScene();
    const statuses = new Set<number>();
    for (let sent = 0; sent < 20; sent++) {
      const postId = await aPost({ thread_id: threadId, author_id: author.id, text: 'Again' });
      statuses.add((await report(bo, postId)).statusCode);
    }
    const postId = await aPost({ thread_id: threadId, author_id: author.id, text: 'Again' });

    expect([...statuses]).toEqual([200]);
    expect((await report(bo, postId)).statusCode).toBe(429);
    const yesterday = new Date(world.clock.now.getTime() - 86_400_000);
    await world.db.updateTable('forum_report').set({ created_at: yesterday }).execute();
    expect((await report(bo, postId)).statusCode).toBe(200);
  });
});

describe('the queue', () => {
  test('is for moderators only', async () => {
    const { bo, postId } = await aScene();

    await expect(queue(bo)).rejects.toThrow();
    expect((await dismiss(bo, postId)).json()).toMatchObject({ reason: 'not_a_moderator' });
  });

  test('shows a BeeKeeper what is about staff or themselves, but does not let them decide [FX-06]', async () => {
    const { bo, keeper, staff, threadId } = await aScene();
    const ofStaff = await aPost({ thread_id: threadId, author_id: staff.id, text: 'Official' });
    const ofKeeper = await aPost({ thread_id: threadId, author_id: keeper.id, text: 'Hm' });
    await report(bo, ofStaff);
    await report(bo, ofKeeper);

    expect((await queue(keeper)).posts.map(({ can_act }) => can_act)).toEqual([false, false]);
    expect((await queue(staff)).posts.map(({ can_act }) => can_act)).toEqual([false, true]);
    expect((await dismiss(keeper, ofStaff)).json()).toMatchObject({ reason: 'outranked' });
    expect((await dismiss(keeper, ofKeeper)).json()).toMatchObject({ reason: 'own_case' });
  });

  test.each(['remove', 'dismiss'] as const)(
    'is left by a post once a moderator decides to %s, and the reporters hear of it [FX-06]',
    async (decision) => {
      const { bo, keeper, second, postId } = await aScene();
      await world.db.updateTable('player').set({ password_hash: 'x' }).where('id', '=', bo.id).execute();
      await report(bo, postId);

      const decided = await Promise.all([calls[decision](keeper, postId), calls[decision](second, postId)]);

      expect(decided.some(({ statusCode }) => statusCode === 200)).toBe(true);
      expect((await queue(keeper)).posts).toEqual([]);
      expect(await calls.log(keeper)).toHaveLength(1);
      const [words, ...others] = await calls.words(bo);
      expect(words).toMatch(/^A moderator looked at your report in Soup and (removed|found)/);
      expect(others).toEqual([]);
    },
  );

  test('is left by a post whose writer loses the forums right for it [FX-06]', async () => {
    const { author, bo, keeper, postId } = await aScene();
    await report(bo, postId);

    const taken = await world.call(changeForumsRight, {
      as: keeper,
      params: { playerId: author.id },
      body: { has_forums_right: false, post_id: postId, reason: 'Soup.', rule: 'no_spam' },
    });

    expect(taken.statusCode).toBe(200);
    expect((await queue(keeper)).posts).toEqual([]);
  });

  test('is left by a post that a moderator removes after its author deleted it [FX-06]', async () => {
    const { author, bo, keeper, postId } = await aScene();
    await report(bo, postId);
    await world.call(withdrawPost, { as: author, params: { postId } });

    expect((await remove(keeper, postId)).statusCode).toBe(200);
    expect((await remove(keeper, postId)).statusCode).toBe(200);

    expect((await queue(keeper)).posts).toEqual([]);
    expect((await calls.log(keeper)).map(({ action }) => action)).toEqual(['remove_post']);
  });

  test('does not count acts against the writer that were undone [FX-06]', async () => {
    const { author, bo, keeper, threadId, postId } = await aScene();
    const earlier = await aPost({ thread_id: threadId, author_id: author.id, text: 'Buy!' });
    await remove(keeper, earlier);
    await calls.undo(keeper, await calls.latest(keeper));
    await report(bo, postId);

    expect((await queue(keeper)).posts[0]?.author.earlier_acts).toBe(0);
  });

  test('does not have a post again that was removed after its reports were dismissed [FX-06]', async () => {
    const { bo, keeper, second, postId } = await aScene();
    await report(bo, postId);
    await dismiss(keeper, postId);
    const dismissal = await calls.latest(keeper);
    await remove(second, postId);

    expect((await calls.undo(keeper, dismissal)).json()).toMatchObject({ reason: 'changed_since' });
    expect((await queue(keeper)).waiting).toBe(0);
  });

  test('has the post again after the dismissal is undone', async () => {
    const { bo, keeper, second, postId } = await aScene();
    await report(bo, postId);
    await dismiss(keeper, postId);

    expect((await calls.undo(second, await calls.latest(keeper))).statusCode).toBe(200);

    expect((await queue(keeper)).waiting).toBe(1);
  });
});
