import { changeForumsRight, reopenThread } from '@wallabee/contract/forums/moderation';
import { closeThread } from '@wallabee/contract/forums/posting';
import type { ModerationEntryId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const calls = moderationCalls(world);
const { aScene, pin, slow, move, merge, undo, latest } = calls;

const threadRow = (id: ThreadId) =>
  world.db.selectFrom('forum_thread').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const close = (as: TestPlayer, threadId: ThreadId) => world.call(closeThread, { as, params: { threadId } });
const undoLatest = async (as: TestPlayer) => (await undo(as, await latest(as))).statusCode;

describe('undoing', () => {
  test('pins and unpins again [FX-06]', async () => {
    const { keeper, threadId } = await aScene();
    await pin(keeper, threadId);
    expect(await undoLatest(keeper)).toBe(200);
    expect((await threadRow(threadId)).is_pinned).toBe(false);
    await pin(keeper, threadId);
    await pin(keeper, threadId, false);
    expect(await undoLatest(keeper)).toBe(200);
    expect((await threadRow(threadId)).is_pinned).toBe(true);
  });

  test('one slow mode after the other leads back to the first [FX-06]', async () => {
    const { keeper, threadId } = await aScene();
    const seconds = async () => (await threadRow(threadId)).slow_seconds;
    await slow(keeper, threadId, 30);
    await slow(keeper, threadId, 60);
    await slow(keeper, threadId, 300);
    const [third, second, first] = (await calls.log(keeper)).map(({ id }) => id as ModerationEntryId);

    expect((await undo(keeper, third as ModerationEntryId)).statusCode).toBe(200);
    expect(await seconds()).toBe(60);
    expect((await undo(keeper, second as ModerationEntryId)).statusCode).toBe(200);
    expect(await seconds()).toBe(30);
    expect((await undo(keeper, first as ModerationEntryId)).statusCode).toBe(200);
    expect(await seconds()).toBe(0);
  });

  test('is refused about a player who has a higher rank now [FX-06]', async () => {
    const { author, keeper } = await aScene();
    const body = { has_forums_right: false, reason: 'Soup.', rule: 'be_kind' } as const;
    await world.call(changeForumsRight, { as: keeper, params: { playerId: author.id }, body });
    await world.db.updateTable('player').set({ account_type: 'staff' }).where('id', '=', author.id).execute();

    expect((await undo(keeper, await latest(keeper))).json()).toMatchObject({ reason: 'outranked' });
  });

  test('does not move a thread into a forum that was hidden since [FX-06]', async () => {
    const { keeper, staff, forumId, threadId } = await aScene();
    await move(keeper, threadId, await aForum({ id: 12 }));
    const moved = await latest(keeper);
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).where('id', '=', forumId).execute();

    expect((await undo(keeper, moved)).statusCode).toBe(404);
    expect((await undo(staff, moved)).statusCode).toBe(200);
  });

  test('does not open a thread that was merged since, nor does a moderator [FX-06]', async () => {
    const { author, keeper, forumId, threadId } = await aScene();
    const intoId = await aThread({ forum_id: forumId, author_id: author.id });
    await close(keeper, threadId);
    const closed = await latest(keeper);
    await merge(keeper, threadId, intoId);
    const opened = await world.call(reopenThread, {
      as: keeper,
      params: { threadId },
      body: { reason: 'Well.' },
    });

    expect((await undo(keeper, closed)).json()).toMatchObject({ reason: 'changed_since' });
    expect(opened.json()).toMatchObject({ reason: 'already_merged' });
    expect((await threadRow(threadId)).is_closed).toBe(true);
  });

  test('a merge restores whether the thread was pinned and closed [FX-06]', async () => {
    const { author, keeper, forumId, threadId } = await aScene();
    const intoId = await aThread({ forum_id: forumId, author_id: author.id });
    await pin(keeper, threadId);
    await close(keeper, threadId);

    await merge(keeper, threadId, intoId);
    expect(await threadRow(threadId)).toMatchObject({ is_pinned: false, is_closed: true });
    expect(await undoLatest(keeper)).toBe(200);

    expect(await threadRow(threadId)).toMatchObject({ is_pinned: true, is_closed: true });
    expect((await undo(keeper, await latest(keeper))).json()).toMatchObject({ reason: 'not_undoable' });
  });
});

describe('a merged thread', () => {
  test('has the latest post of both, and of its own alone after it is split [FX-06]', async () => {
    const { author, bo, keeper, forumId, threadId } = await aScene();
    const latest_at = new Date('2026-05-09T00:00:00Z');
    const set = { latest_at, latest_player_id: bo.id };
    await world.db.updateTable('forum_thread').set(set).where('id', '=', threadId).execute();
    const intoId = await aThread({ forum_id: forumId, author_id: author.id });
    const before = await threadRow(intoId);

    await merge(keeper, threadId, intoId);
    expect(await threadRow(intoId)).toMatchObject(set);
    await undoLatest(keeper);

    const { latest_at: again, latest_player_id } = await threadRow(intoId);
    expect([again, latest_player_id]).toEqual([before.latest_at, author.id]);
  });

  test('has at most 1,000 posts [FX-06]', async () => {
    const { author, keeper, forumId, threadId } = await aScene();
    const intoId = await aThread({ forum_id: forumId, author_id: author.id });
    await sql`
      insert into forum_post (thread_id, position, author_id, text, created_at)
      select ${threadId}, n, ${author.id}, 'Hm', now() from generate_series(3, 999) n`.execute(world.db);
    await world.db
      .updateTable('forum_thread')
      .set({ post_count: 1_000 })
      .where('id', '=', threadId)
      .execute();
    const extra = await aPost({ thread_id: threadId, author_id: author.id, text: 'One more' });

    expect((await merge(keeper, threadId, intoId)).json()).toMatchObject({ reason: 'too_many_posts' });
    await world.db.deleteFrom('forum_post').where('id', '=', extra).execute();
    await world.db
      .updateTable('forum_thread')
      .set({ post_count: 1_000 })
      .where('id', '=', threadId)
      .execute();
    expect((await merge(keeper, threadId, intoId)).statusCode).toBe(200);
  });

  test('is not one by staff, where a BeeKeeper merges [FX-06]', async () => {
    const { keeper, staff, forumId, threadId } = await aScene();
    const ofStaff = await aThread({ forum_id: forumId, author_id: staff.id });

    expect((await merge(keeper, ofStaff, threadId)).json()).toMatchObject({ reason: 'outranked' });
    expect((await merge(keeper, threadId, ofStaff)).statusCode).toBe(200);
  });
});

describe('what is hidden', () => {
  test('is not named to the author of a thread that is moved there [FX-06]', async () => {
    const { author, staff, threadId } = await aScene();
    const hidden = await aForum({ id: 23, title: 'Cheats', visible_to: 'staff', threads_by: 'staff' });
    await move(staff, threadId, hidden);

    const own = await calls.ownAct(author, await latest(staff));

    expect(own.json()).toMatchObject({ action: 'move_thread', note: '', thread: null });
    expect(own.body).not.toContain('Cheats');
  });

  test('is no appeal for BeeKeepers: they neither hear of it, nor list it, nor decide it [FX-06]', async () => {
    const { author, keeper, second, staff, postId, forumId } = await aScene();
    await calls.remove(keeper, postId);
    const entry = await latest(keeper);
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).where('id', '=', forumId).execute();
    await world.db.updateTable('player').set({ password_hash: 'x' }).execute();

    expect((await calls.appeal(author, entry)).statusCode).toBe(200);

    const [waiting] = await calls.appeals(staff);
    const id = waiting?.entry.appeal?.id as never;
    expect(await calls.appeals(second)).toEqual([]);
    expect(await calls.words(second)).toEqual([]);
    expect(await calls.words(staff)).toEqual(['An appeal waits for a second moderator']);
    expect((await calls.decide(second, id, true)).statusCode).toBe(404);
    expect((await calls.decide(staff, id, true)).statusCode).toBe(200);
  });
});

test('the appeal that is due first is first [FX-06]', async () => {
  const { author, keeper, second, threadId, postId } = await aScene();
  const other = await aPost({ thread_id: threadId, author_id: author.id, text: 'Hm' });
  await aMember();
  for (const id of [postId, other]) {
    await calls.remove(keeper, id);
    await calls.appeal(author, await latest(keeper));
  }
  const dueFirst = async () => (await calls.appeals(second))[0]?.entry.post?.id;
  const makeDue = (hours: number) =>
    sql`
    update moderation_appeal set due_at = due_at + make_interval(hours => ${hours})
    where appeal_id = (select max(appeal_id) from moderation_appeal)`.execute(world.db);

  await makeDue(1);
  expect(await dueFirst()).toBe(postId);
  await makeDue(-2);
  expect(await dueFirst()).toBe(other);
});
