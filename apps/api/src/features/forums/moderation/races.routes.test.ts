import { changeForumsRight } from '@wallabee/contract/forums/moderation';
import { closeThread } from '@wallabee/contract/forums/posting';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost } = forumBuilders(world.db, world.aPlayer);
const calls = moderationCalls(world);
const { move, merge, undo, pin, reply, latest } = calls;

const ROUNDS = 20;
const OTHER = 12 as ForumId;

/** A scene whose players all have a bell, because its rows are locked as well. */
async function aScene() {
  const scene = await calls.aScene();
  await aForum({ id: OTHER });
  await world.db.updateTable('player').set({ password_hash: 'x' }).execute();
  return scene;
}

/** The limits of floods are per minute. */
function nextRound() {
  world.clock.now = new Date(world.clock.now.getTime() + 120_000);
}

async function statuses(answers: ReturnType<typeof undo>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode).sort();
}

/** What the tables say about threads, posts and their counts must agree. */
async function expectCountsAgree() {
  const { rows } = await sql`
    select thread.id from forum_thread as thread
    where thread.post_count <> (select count(*) from forum_post where thread_id = thread.id)
      or thread.post_count <> (select 1 + max(position) from forum_post where thread_id = thread.id)
    union all
    select forum.id from forum
    where forum.thread_count <> (select count(*) from forum_thread where forum_id = forum.id)
      or forum.thread_count <> (
        select coalesce(sum(run.thread_count), 0) from forum_thread_run as run where run.forum_id = forum.id
      )`.execute(world.db);
  expect(rows).toEqual([]);
}

test('staff and the BeeKeeper whom an act is about undo it at once [FX-06]', async () => {
  const { keeper, staff } = await aScene();
  const changeRight = (has_forums_right: boolean) =>
    world.call(changeForumsRight, {
      as: staff,
      params: { playerId: keeper.id },
      body: { has_forums_right, reason: 'Soup.', rule: 'be_kind' },
    });

  for (let round = 0; round < ROUNDS; round++) {
    await changeRight(false);
    await changeRight(true);
    const given = await latest(staff);
    expect(await statuses([undo(keeper, given), undo(staff, given)])).toEqual([200, 403]);
  }
});

test('two moderators who dismiss reports at once write one entry [FX-06]', async () => {
  const { author, bo, keeper, second, threadId } = await aScene();

  for (let round = 1; round <= ROUNDS; round++) {
    const postId = await aPost({ thread_id: threadId, author_id: author.id, text: 'Again' });
    await calls.report(bo, postId);
    expect(await statuses([calls.dismiss(keeper, postId), calls.dismiss(second, postId)])).toEqual([
      200, 403,
    ]);
  }
  expect(await calls.log(keeper)).toHaveLength(ROUNDS);
});

test('two threads that are merged into each other at once become one [FX-06]', async () => {
  const { author, keeper, second, forumId } = await aScene();

  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [await start(author, forumId), await start(author, OTHER)];
    expect(await statuses([merge(keeper, one, other), merge(second, other, one)])).toEqual([200, 403]);
    const merged = await latest(keeper);
    expect(await statuses([undo(keeper, merged), undo(second, merged)])).toEqual([200, 403]);
  }
  await expectCountsAgree();
});

test('merges and splits in opposite directions between two forums do not wait for each other [FX-06]', async () => {
  const { author, bo, keeper, second, staff, forumId } = await aScene();

  for (let round = 0; round < ROUNDS; round++) {
    nextRound();
    const [a, b] = [await start(author, forumId), await start(author, OTHER)];
    const [c, d] = [await start(bo, OTHER), await start(bo, forumId)];
    expect(await statuses([merge(keeper, a, b), merge(second, c, d)])).toEqual([200, 200]);

    const [last, before] = await calls.log(staff);
    const [e, f] = [await start(author, forumId), await start(author, OTHER)];
    const answers = [undo(keeper, last?.id as never), undo(second, before?.id as never), merge(staff, e, f)];
    expect(await statuses([...answers, reply(author, b), reply(bo, d)])).toEqual([200, 200, 200, 200, 200]);
  }
  await expectCountsAgree();
});

test('a thread is moved, pinned, closed and written in at once [FX-06]', async () => {
  const { author, bo, keeper, second, staff, forumId } = await aScene();

  for (let round = 0; round < ROUNDS; round++) {
    nextRound();
    const threadId = await start(author, round % 2 === 0 ? forumId : OTHER);
    const target = round % 2 === 0 ? OTHER : forumId;
    const ordered = [move(keeper, threadId, target), pin(staff, threadId), close(second, threadId)];
    const written = [reply(author, threadId), reply(bo, threadId)];

    expect(await statuses(ordered)).toEqual([200, 200, 200]);
    for (const answer of await Promise.all(written)) {
      if (answer.statusCode !== 200) expect(answer.json()).toMatchObject({ reason: 'thread_closed' });
    }
    expect((await reply(bo, threadId)).json()).toMatchObject({ reason: 'thread_closed' });
    const row = world.db.selectFrom('forum_thread').select(['forum_id', 'is_pinned', 'is_closed']);
    expect(await row.where('id', '=', threadId).executeTakeFirst()).toEqual({
      forum_id: target,
      is_pinned: true,
      is_closed: true,
    });
  }
  await expectCountsAgree();
});

function start({ id: author_id }: TestPlayer, forum_id: ForumId): Promise<ThreadId> {
  return aThread({ forum_id, author_id, texts: ['One', 'Two'] });
}

function close(as: TestPlayer, threadId: ThreadId) {
  return world.call(closeThread, { as, params: { threadId } });
}
