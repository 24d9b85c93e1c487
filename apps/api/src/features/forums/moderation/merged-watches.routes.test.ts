import { makeAlert } from '@wallabee/contract/alerts/alert';
import { MOST_ALERTS } from '@wallabee/contract/alerts/alert-limits';
import { mutePlayer, muteThread } from '@wallabee/contract/forums/mutes';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { bellBuilders } from '../../../../test/builders/bell-world.ts';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { moderationCalls } from '../../../../test/builders/moderation-calls.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { letLogIn, bellOf } = bellBuilders(world);
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const { aScene, merge, undo, latest, reply } = moderationCalls(world);

/** Ada's thread is merged into Tea's, and Bo watches Ada's. */
async function aMerge(title = 'Stew') {
  const scene = await aScene();
  const tea = await aMember({ name: 'Tea Thyme' });
  await letLogIn(scene.author, scene.bo, tea);
  const intoId = await aThread({ forum_id: scene.forumId, author_id: tea.id, title });
  await watch(scene.bo, scene.threadId);
  return { ...scene, tea, intoId };
}

const watch = (as: TestPlayer, about_id: ThreadId, ways = {}) =>
  world.call(makeAlert, { as, body: { of: 'thread', about_id, ways } });

/** How often the player heard of a post in the thread. */
async function heard(as: TestPlayer, threadId: ThreadId): Promise<number> {
  const { notifications } = await bellOf(as);
  return notifications.filter(({ event, url }) => event === 'posted' && url.includes(`/${threadId}/`)).length;
}

const watchesOf = (threadId: ThreadId) =>
  world.db
    .selectFrom('alert')
    .select(['player_id', 'name', 'by_push', 'is_paused'])
    .where('about_id', '=', threadId)
    .orderBy('player_id')
    .execute();

describe('after a merge', () => {
  test('the author and the watchers of the merged thread hear of posts in the other, once [FX-04]', async () => {
    const { author, bo, keeper, tea, threadId, intoId } = await aMerge();
    await merge(keeper, threadId, intoId);

    await reply(keeper, intoId);

    expect([await heard(author, intoId), await heard(bo, intoId), await heard(tea, intoId)]).toEqual([
      1, 1, 1,
    ]);
    expect(await watchesOf(intoId)).toMatchObject([
      { player_id: author.id, name: 'New posts in “Stew”' },
      { player_id: bo.id },
    ]);
  });

  test('a player who muted the merged thread hears nothing [FX-04]', async () => {
    const { author, bo, keeper, threadId, intoId } = await aMerge();
    await world.call(muteThread, { as: bo, params: { threadId } });
    await world.call(muteThread, { as: author, params: { threadId } });
    await merge(keeper, threadId, intoId);

    await reply(keeper, intoId);

    expect([await heard(author, intoId), await heard(bo, intoId)]).toEqual([0, 0]);
    expect(await watchesOf(intoId)).toEqual([]);
  });

  test('players who muted the writer hear nothing either [FX-04]', async () => {
    const { bo, keeper, threadId, intoId } = await aMerge();
    await world.call(mutePlayer, { as: bo, params: { playerId: keeper.id } });
    await merge(keeper, threadId, intoId);

    await reply(keeper, intoId);

    expect(await heard(bo, intoId)).toBe(0);
  });

  test('a watch is copied as it is, and one of the other thread stays [FX-04]', async () => {
    const { bo, tea, keeper, second, threadId, intoId } = await aMerge();
    await watch(bo, intoId, { push: false });
    await watch(second, threadId, { push: false });
    await watch(tea, threadId);
    await world.db.updateTable('alert').set({ is_paused: true }).where('player_id', '=', second.id).execute();

    await merge(keeper, threadId, intoId);

    const watches = await watchesOf(intoId);
    expect(watches.filter(({ player_id }) => player_id === bo.id)).toMatchObject([{ by_push: false }]);
    expect(watches.filter(({ player_id }) => player_id === second.id)).toMatchObject([
      { by_push: false, is_paused: true },
    ]);
    await reply(keeper, intoId);
    expect([await heard(tea, intoId), await heard(bo, intoId)]).toEqual([1, 1]);
  });

  test('nobody watches a thread that they may not see, nor more than the most [FX-04]', async () => {
    const { author, bo, staff, threadId } = await aMerge();
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
    const hidden = await aThread({ forum_id: 23, author_id: staff.id, title: 'x'.repeat(120) });
    await watch(staff, threadId);
    const other = await aThread({ forum_id: 23, author_id: bo.id });
    await merge(staff, threadId, hidden);
    expect(await watchesOf(hidden)).toMatchObject([
      { player_id: staff.id, name: expect.stringMatching(/^New posts in “x{64}…$/) },
    ]);

    await undo(staff, await latest(staff));
    const rows = Array.from({ length: MOST_ALERTS }, () => ({
      player_id: author.id,
      subject: 'thread',
      about_id: other,
      query: '',
      name: 'Many',
      by_site: true,
      by_push: true,
      by_feed: true,
      created_at: world.clock.now,
    }));
    await world.db.insertInto('alert').values(rows).execute();
    const open = await aThread({ forum_id: 4, author_id: staff.id });
    await merge(staff, threadId, open);
    expect((await watchesOf(open)).map(({ player_id }) => player_id)).not.toContain(author.id);
  });
});

test('undoing a merge takes the copied watches back, and no others [FX-04, FX-06]', async () => {
  const { author, bo, keeper, second, threadId, intoId } = await aMerge();
  await merge(keeper, threadId, intoId);
  await watch(second, intoId);

  expect((await undo(keeper, await latest(keeper))).statusCode).toBe(200);

  expect((await watchesOf(intoId)).map(({ player_id }) => player_id)).toEqual([second.id]);
  expect((await watchesOf(threadId)).map(({ player_id }) => player_id)).toEqual([bo.id]);
  await reply(keeper, intoId);
  expect([await heard(author, intoId), await heard(bo, intoId)]).toEqual([0, 0]);
  await reply(keeper, threadId);
  expect([await heard(author, threadId), await heard(bo, threadId)]).toEqual([1, 1]);
});
