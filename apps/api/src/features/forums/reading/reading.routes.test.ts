import { replyToThread } from '@wallabee/contract/forums/posting';
import {
  ForumPageState,
  ForumState,
  listForumStates,
  listOwnThreads,
  markForumRead,
  markForumsRead,
  markThreadRead,
  readForumState,
  readThreadDays,
  ThreadListPage,
} from '@wallabee/contract/forums/reading';
import { readThreadState } from '@wallabee/contract/forums/thread-state';
import type { ThreadView } from '@wallabee/contract/forums/thread-views';
import { COUNTED_THREADS } from '@wallabee/contract/forums/unread-rules';
import { ForumId, type ThreadId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const minutesAgo = (minutes: number) => new Date(world.clock.now.getTime() - minutes * 60_000);

let ada: TestPlayer;
let pim: TestPlayer;

beforeEach(async () => {
  ada = await aMember({ name: 'Ada' });
  pim = await aMember({ name: 'Pim' });
  for (const id of [4, 5]) await aForum({ id });
  await aForum({ id: 6, visible_to: 'staff' });
});

interface Written {
  forum?: number;
  title?: string;
  minutes: number[];
  is_pinned?: boolean;
  by?: TestPlayer;
}

async function thread({ forum = 4, title = 'Hm', minutes, is_pinned = false, by = ada }: Written) {
  const latest_at = minutesAgo(Math.min(...minutes));
  const id = await aThread({ forum_id: forum, author_id: by.id, title, latest_at, is_pinned, texts: [] });
  for (const ago of minutes) {
    await aPost({ thread_id: id, author_id: by.id, text: 'Hm', created_at: minutesAgo(ago) });
  }
  return id;
}

const read = (as: TestPlayer, threadId: ThreadId, posts: number) =>
  world.call(markThreadRead, { as, params: { threadId }, body: { posts } });

async function unreadOf(as: TestPlayer, threadId: ThreadId): Promise<number> {
  const answered = await world.call(readThreadState, { as, params: { threadId, page: 0 } });
  return answered.json().unread_posts;
}

async function forumsOf(as: TestPlayer) {
  return z.array(ForumState).parse((await world.call(listForumStates, { as })).json());
}

async function viewOf(as: TestPlayer, view: ThreadView, page = 0) {
  return ThreadListPage.parse((await world.call(listOwnThreads, { as, query: { view, page } })).json());
}

async function titlesOf(as: TestPlayer, view: ThreadView) {
  return (await viewOf(as, view)).threads.map(({ title }) => title);
}

describe('what was read of a thread', () => {
  test('is the same on every device, never goes back and never beyond its posts [FX-01]', async () => {
    const threadId = await thread({ minutes: [9, 8, 7] });
    expect(await unreadOf(pim, threadId)).toBe(3);

    expect((await read(pim, threadId, 2)).json()).toEqual({ success: true, read_posts: 2 });
    expect(await unreadOf(pim, threadId)).toBe(1);
    expect((await read(pim, threadId, 1)).json().read_posts).toBe(2);
    expect((await read(pim, threadId, 99)).json().read_posts).toBe(3);
    expect(await unreadOf(pim, threadId)).toBe(0);
    expect(await unreadOf(ada, threadId)).toBe(3);
  });

  test('includes the own posts [FX-01]', async () => {
    const threadId = await thread({ minutes: [9, 8] });

    await world.call(replyToThread, { as: pim, params: { threadId }, body: { text: 'Me too' } });

    expect(await unreadOf(pim, threadId)).toBe(0);
    expect(await unreadOf(ada, threadId)).toBe(3);
  });

  test.each(['0', '-1', 'many', '99999999999'])('cannot be %s posts', async (posts) => {
    const threadId = await thread({ minutes: [9] });

    expect((await read(pim, threadId, posts as unknown as number)).statusCode).toBe(400);
  });
});

describe('the forums', () => {
  test('say how many threads are unread, and name the newest of them [FX-01]', async () => {
    const older = await thread({ title: 'Older', minutes: [30, 20] });
    const newer = await thread({ title: 'Newer', minutes: [10] });
    await thread({ forum: 6, minutes: [5] });
    expect(await forumsOf(pim)).toMatchObject([
      { id: 4, unread_threads: 2, newest: { thread_id: newer, title: 'Newer' } },
      { id: 5, unread_threads: 0, newest: null },
    ]);

    await read(pim, newer, 1);
    await read(pim, older, 1);

    expect(await forumsOf(pim)).toMatchObject([
      { unread_threads: 1, newest: { thread_id: older, first_unread: { position: 1, page: 0 } } },
      { unread_threads: 0 },
    ]);
    await read(pim, older, 2);
    expect((await forumsOf(pim))[0]).toMatchObject({
      unread_threads: 0,
      newest: { thread_id: newer, first_unread: null },
    });
  });

  test(`count their unread threads up to ${COUNTED_THREADS} [FX-01]`, async () => {
    for (let minute = 1; minute <= COUNTED_THREADS; minute++) await thread({ minutes: [minute] });
    const newest = await thread({ minutes: [0] });

    expect((await forumsOf(pim))[0]).toMatchObject({
      unread_threads: COUNTED_THREADS,
      newest: { thread_id: newest },
    });
  });

  test('are marked as read, one or all, until the next post [FX-01]', async () => {
    const threadId = await thread({ minutes: [30] });
    await thread({ forum: 5, minutes: [30] });
    const counts = async () => (await forumsOf(pim)).map(({ unread_threads }) => unread_threads);
    expect(await counts()).toEqual([1, 1]);

    await world.call(markForumRead, { as: pim, params: { forumId: ForumId.parse(4) } });
    expect(await counts()).toEqual([0, 1]);
    await world.call(markForumsRead, { as: pim });
    expect(await counts()).toEqual([0, 0]);

    world.clock.now = minutesAgo(-1);
    await world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'News' } });
    expect(await counts()).toEqual([1, 0]);
    expect(await unreadOf(pim, threadId)).toBe(1);
  });

  test('that a player may not see are not found', async () => {
    const params = { forumId: ForumId.parse(6), page: 0 };

    expect((await world.call(markForumRead, { as: pim, params })).statusCode).toBe(404);
    expect((await world.call(readForumState, { as: pim, params })).statusCode).toBe(404);
  });
});

describe('a page of a forum', () => {
  const pageOf = async (as: TestPlayer, page = 0) => {
    const params = { forumId: ForumId.parse(4), page };
    return ForumPageState.parse((await world.call(readForumState, { as, params })).json());
  };

  test('says of its threads what is unread, and lists the pinned ones first page only [FX-01]', async () => {
    const pinned = await thread({ title: 'Read me', minutes: [90], is_pinned: true });
    const threads = [];
    for (let n = 0; n < 21; n += 1) threads.push(await thread({ minutes: [80, 60 - n] }));
    await read(pim, threads[20] as ThreadId, 1);

    const first = await pageOf(pim);
    expect(first.pinned).toMatchObject([{ id: pinned, title: 'Read me', name: 'Ada' }]);
    expect(first.threads).toHaveLength(21);
    expect(first.threads[0]).toMatchObject({
      thread_id: threads[20],
      unread_posts: 1,
      first_unread: { position: 1, page: 0 },
      is_pinned: false,
    });
    expect(first.threads.at(-1)).toMatchObject({ thread_id: pinned, is_pinned: true });

    const second = await pageOf(pim, 1);
    expect(second.pinned).toEqual([]);
    expect(second.threads.map(({ thread_id }) => thread_id)).toEqual([threads[0], pinned]);
    expect(await pageOf(pim, 9)).toEqual({ threads: [], pinned: [] });
  });
});

describe('threads of all forums', () => {
  test('are the latest, the unread, the own and the watched ones [FX-01]', async () => {
    const old = await thread({ title: 'Old', minutes: [50] });
    await thread({ title: 'Mine', forum: 5, minutes: [40], by: pim });
    const fresh = await thread({ title: 'Fresh', minutes: [30, 20] });
    await thread({ title: 'Secret', forum: 6, minutes: [10] });
    await watch(pim, old);
    await read(pim, fresh, 2);

    expect(await titlesOf(pim, 'latest')).toEqual(['Fresh', 'Mine', 'Old']);
    expect(await titlesOf(pim, 'unread')).toEqual(['Mine', 'Old']);
    expect(await titlesOf(pim, 'mine')).toEqual(['Mine']);
    expect(await titlesOf(pim, 'watched')).toEqual(['Old']);
    expect((await viewOf(ada, 'unread')).threads[0]).toMatchObject({
      title: 'Fresh',
      name: 'Ada',
      forum: { id: 4, title: 'Forum 4' },
      unread_posts: 2,
      first_unread: { position: 0, page: 0 },
    });
  });

  test('are paged by 20 [FX-01]', async () => {
    for (let n = 0; n < 21; n += 1) await thread({ title: `T${n}`, minutes: [60 - n] });

    expect(await viewOf(pim, 'unread')).toMatchObject({ has_more: true });
    const second = await viewOf(pim, 'unread', 1);
    expect(second.has_more).toBe(false);
    expect(second.threads.map(({ title }) => title)).toEqual(['T0']);
  });
});

test('the days of a thread have their posts and first places, also after a new post [FX-01]', async () => {
  const DAY = 24 * 60;
  const threadId = await thread({ minutes: [3 * DAY, 3 * DAY, DAY] });
  const daysOf = async () => (await world.call(readThreadDays, { as: pim, params: { threadId } })).json();
  const day = (minutes: number) => minutesAgo(minutes).toISOString().slice(0, 10);
  expect(await daysOf()).toMatchObject({
    people: 1,
    posts: 3,
    days: [
      { day: day(3 * DAY), posts: 2, position: 0 },
      { day: day(DAY), posts: 1, position: 2 },
    ],
  });

  await world.call(replyToThread, { as: pim, params: { threadId }, body: { text: 'Today' } });

  expect(await daysOf()).toMatchObject({
    people: 2,
    posts: 4,
    days: [{}, {}, { day: day(0), posts: 1, position: 3 }],
  });
});

async function watch({ id }: TestPlayer, threadId: ThreadId) {
  const ways = { by_site: true, by_push: false, by_feed: false };
  await world.db
    .insertInto('alert')
    .values({
      player_id: id,
      subject: 'thread',
      about_id: threadId,
      query: '',
      name: 'Watched',
      created_at: minutesAgo(3),
      ...ways,
    })
    .execute();
}
