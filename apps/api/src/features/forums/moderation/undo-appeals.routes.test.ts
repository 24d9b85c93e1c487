import { changeForumsRight, reopenThread } from '@wallabee/contract/forums/moderation';
import { closeThread } from '@wallabee/contract/forums/posting';
import type { AppealId, ModerationEntryId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const calls = moderationCalls(world);
const { aScene, remove, undo, appeal, ownAct, decide, latest } = calls;

const takeRight = (as: TestPlayer, player: TestPlayer, has_forums_right = false) =>
  world.call(changeForumsRight, {
    as,
    params: { playerId: player.id },
    body: { has_forums_right, reason: 'Soup.', rule: 'be_kind' },
  });

describe('undoing', () => {
  test('restores a removed post, once, and is an entry of its own [FX-06]', async () => {
    const { author, keeper, second, threadId, postId } = await aScene();
    await remove(keeper, postId);
    const entry = await latest(keeper);

    const undone = await Promise.all([undo(keeper, entry), undo(second, entry)]);

    expect(undone.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await calls.read(author, threadId)).posts[0]).toMatchObject({ text: 'Leek?', is_removed: false });
    expect(await calls.log(keeper)).toMatchObject([
      { action: 'restore_post', undoes_id: entry, reason: 'A mistake.', rule: 'no_spam', can_undo: false },
      { action: 'remove_post', is_undone: true, can_undo: false },
    ]);
  });

  test('leaves a post alone that its author deleted [FX-06]', async () => {
    const { keeper, postId } = await aScene();
    await remove(keeper, postId);
    await world.db.updateTable('forum_post').set({ is_withdrawn: true }).where('id', '=', postId).execute();

    expect((await undo(keeper, await latest(keeper))).json()).toMatchObject({ reason: 'changed_since' });
  });

  test('closes, opens, gives and takes back [FX-06]', async () => {
    const { author, keeper, threadId } = await aScene();
    const row = () =>
      world.db.selectFrom('forum_thread').select('is_closed').where('id', '=', threadId).executeTakeFirst();

    await world.call(closeThread, { as: keeper, params: { threadId } });
    expect((await undo(keeper, await latest(keeper))).statusCode).toBe(200);
    expect(await row()).toEqual({ is_closed: false });
    // Undoing the undoing closes it again.
    expect((await undo(keeper, await latest(keeper))).statusCode).toBe(200);
    expect(await row()).toEqual({ is_closed: true });
    await world.call(reopenThread, { as: keeper, params: { threadId }, body: { reason: 'Well.' } });

    await takeRight(keeper, author);
    const taken = await latest(keeper);
    expect((await calls.reply(author, threadId)).statusCode).toBe(403);
    expect((await undo(keeper, taken)).statusCode).toBe(200);
    expect((await calls.reply(author, threadId)).statusCode).toBe(200);
    await calls.slow(keeper, threadId, 60);
    await calls.slow(keeper, threadId, 300);
    const [last, before] = await calls.log(keeper);
    expect((await undo(keeper, before?.id as ModerationEntryId)).json()).toMatchObject({
      reason: 'changed_since',
    });
    expect((await undo(keeper, last?.id as ModerationEntryId)).statusCode).toBe(200);
  });

  test('an older act, or upholding an appeal against it, leaves a newer one as it is [FX-06]', async () => {
    const { author, keeper, second, threadId } = await aScene();
    await takeRight(keeper, author);
    const older = await latest(keeper);
    await appeal(author, older);
    await takeRight(keeper, author, true);
    await takeRight(keeper, author);
    const [waiting] = await calls.appeals(second);

    expect((await undo(keeper, older)).json()).toMatchObject({ reason: 'changed_since' });
    expect((await decide(second, waiting?.entry.appeal?.id as AppealId, true)).statusCode).toBe(200);
    expect((await calls.reply(author, threadId)).json()).toMatchObject({ reason: 'no_forums_right' });
    expect((await undo(keeper, await latest(keeper))).statusCode).toBe(200);
    expect((await calls.reply(author, threadId)).statusCode).toBe(200);
  });

  test('is for moderators of at least the same rank who can see the forum [FX-06]', async () => {
    const { author, keeper, staff, postId } = await aScene();
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const hidden = await aThread({ forum_id: 23, author_id: staff.id });
    await world.call(closeThread, {
      as: await aMember({ account_type: 'staff' }),
      params: { threadId: hidden },
    });
    const inHidden = await latest(staff);
    await remove(staff, postId);
    const ofStaff = await latest(staff);

    expect((await undo(author, ofStaff)).json()).toMatchObject({ reason: 'not_a_moderator' });
    expect((await undo(keeper, ofStaff)).json()).toMatchObject({ reason: 'outranked' });
    expect((await undo(keeper, inHidden)).statusCode).toBe(404);
    expect((await undo(keeper, 999_999 as ModerationEntryId)).statusCode).toBe(404);
    expect((await undo(staff, ofStaff)).statusCode).toBe(200);
  });
});

describe('an appeal', () => {
  async function aRemoval() {
    const scene = await aScene();
    await remove(scene.keeper, scene.postId, 'be_kind');
    return { ...scene, entry: await latest(scene.keeper) };
  }

  test('shows the player the act with rule, reason, text and clock [FX-06]', async () => {
    const { author, bo, keeper, entry } = await aRemoval();

    expect((await ownAct(author, entry)).json()).toMatchObject({
      action: 'remove_post',
      rule: 'be_kind',
      role: 'beekeeper',
      reason: 'Soup again.',
      post: { text: 'Leek?' },
      appeal: null,
      appeal_until: new Date(world.clock.now.getTime() + 14 * 86_400_000).toISOString(),
    });
    expect((await ownAct(author, entry)).body).not.toContain('Kit Keeper');
    for (const other of [bo, keeper]) expect((await ownAct(other, entry)).statusCode).toBe(404);
  });

  test('is made once, by the player, within 14 days [FX-06]', async () => {
    const { author, bo, keeper, entry } = await aRemoval();

    expect((await appeal(bo, entry)).statusCode).toBe(404);
    expect((await appeal(keeper, entry)).statusCode).toBe(404);
    await calls.letPass(14 * 24 + 1);
    expect((await appeal(author, entry)).json()).toMatchObject({ reason: 'appeal_too_late' });
    await calls.letPass(-1);
    const twice = await Promise.all([appeal(author, entry), appeal(author, entry)]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    expect((await ownAct(author, entry)).json()).toMatchObject({
      appeal_until: null,
      appeal: {
        words: 'It was a joke.',
        due_at: new Date(world.clock.now.getTime() + 72 * 3_600_000).toISOString(),
      },
    });
  });

  test('is decided by another moderator; upholding undoes the act [FX-06]', async () => {
    const { author, bo, keeper, second, threadId, entry } = await aRemoval();
    await world.db.updateTable('player').set({ password_hash: 'x' }).execute();
    await appeal(author, entry);
    const [waiting] = await calls.appeals(second);
    const id = waiting?.entry.appeal?.id as AppealId;

    expect(waiting).toMatchObject({ can_decide: true, is_overdue: false });
    expect((await calls.appeals(keeper))[0]).toMatchObject({ can_decide: false });
    expect((await decide(bo, id, true)).json()).toMatchObject({ reason: 'not_a_moderator' });
    expect((await decide(keeper, id, true)).json()).toMatchObject({ reason: 'own_case' });
    const decided = await Promise.all([decide(second, id, true), decide(second, id, true)]);
    expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);

    expect((await calls.read(author, threadId)).posts[0]).toMatchObject({ text: 'Leek?' });
    expect((await ownAct(author, entry)).json()).toMatchObject({
      is_undone: true,
      appeal: { is_upheld: true, answer: 'Indeed.' },
    });
    expect(await calls.appeals(second)).toEqual([]);
    expect(await calls.words(author)).toEqual(['Your appeal was upheld: Indeed.']);
    expect(await calls.words(second)).toEqual(['An appeal waits for a second moderator']);
    expect(await calls.words(keeper)).toEqual([]);
  });

  test('against an act of staff is decided by staff, and one turned down changes nothing [FX-06]', async () => {
    const { author, keeper, staff, threadId, postId } = await aScene();
    const other = await aMember({ account_type: 'staff' });
    await remove(staff, postId);
    await appeal(author, await latest(staff));
    const [waiting] = await calls.appeals(other);
    const id = waiting?.entry.appeal?.id as AppealId;

    expect((await decide(keeper, id, true)).json()).toMatchObject({ reason: 'outranked' });
    expect((await decide(other, id, false)).statusCode).toBe(200);
    expect((await calls.read(author, threadId)).posts[0]).toMatchObject({ is_removed: true });
  });

  test('that waits for more than 72 hours is overdue [FX-06]', async () => {
    const { author, second, entry } = await aRemoval();
    await appeal(author, entry);
    await calls.letPass(72);
    expect((await calls.appeals(second))[0]).toMatchObject({ is_overdue: false });
    await calls.letPass(1);

    expect((await calls.appeals(second))[0]).toMatchObject({ is_overdue: true });
  });

  test('is not possible against what one did oneself, or what gives something', async () => {
    const { author, keeper, threadId } = await aScene();
    await world.call(closeThread, { as: author, params: { threadId } });
    const own = await latest(keeper);
    await world.call(reopenThread, { as: keeper, params: { threadId }, body: { reason: 'Well.' } });
    const given = await latest(keeper);

    expect((await appeal(author, own)).json()).toMatchObject({ reason: 'not_appealable' });
    expect((await appeal(author, given)).json()).toMatchObject({ reason: 'not_appealable' });
  });

  test('of reports that were dismissed the author does not learn', async () => {
    const { author, bo, keeper, threadId } = await aScene();
    const postId = await aPost({ thread_id: threadId, author_id: author.id, text: 'Hm' });
    await calls.report(bo, postId);
    await calls.dismiss(keeper, postId);
    const entry = await latest(keeper);

    expect((await ownAct(author, entry)).statusCode).toBe(404);
    expect((await appeal(author, entry)).statusCode).toBe(404);
  });
});
