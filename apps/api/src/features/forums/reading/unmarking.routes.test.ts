import {
  listForumStates,
  listOwnThreads,
  markForumRead,
  markForumsRead,
  markThreadRead,
  unmarkForumsRead,
} from '@wallabee/contract/forums/reading';
import { ForumId } from '@wallabee/contract/protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const NOW = new Date('2026-06-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const FOUR = ForumId.parse(4);
const FIVE = ForumId.parse(5);

let ada: TestPlayer;
let pim: TestPlayer;

beforeEach(async () => {
  world.clock.now = NOW;
  const created_at = new Date('2026-01-01T00:00:00Z');
  [ada, pim] = [await aMember({ created_at }), await aMember({ created_at })];
  for (const id of [4, 5]) await aForum({ id });
});

async function aThreadOf(forum_id: number, minutes: readonly number[]) {
  const latest_at = minutesAgo(Math.min(...minutes));
  const id = await aThread({ forum_id, author_id: ada.id, latest_at, texts: [] });
  for (const ago of minutes)
    await aPost({ thread_id: id, author_id: ada.id, text: 'Hm', created_at: minutesAgo(ago) });
  return id;
}

const markAll = async (as: TestPlayer): Promise<string> =>
  (await world.call(markForumsRead, { as })).json().marked_at;
const markOne = async (as: TestPlayer, forumId: ForumId): Promise<string> =>
  (await world.call(markForumRead, { as, params: { forumId } })).json().marked_at;
const unmark = (as: TestPlayer, marked_at: string) =>
  world.call(unmarkForumsRead, { as, body: { marked_at } });

/** What each device of the player shows, and what is stored. */
async function stateOf(as: TestPlayer) {
  const forums = (await world.call(listForumStates, { as })).json();
  const unread = (await world.call(listOwnThreads, { as, query: { view: 'unread', page: 0 } })).json();
  const marks = await world.db
    .selectFrom('forum_mark')
    .select(['forum_id', 'marked_at'])
    .where('player_id', '=', as.id)
    .orderBy('forum_id')
    .execute();
  return { forums, unread, marks };
}

async function unreadThreads(as: TestPlayer): Promise<number[]> {
  const { forums } = await stateOf(as);
  return forums.map(({ unread_threads }: { unread_threads: number }) => unread_threads);
}

test('once marking is undone, exactly what was unread before is unread [FX-01]', async () => {
  const half = await aThreadOf(4, [30, 20]);
  await world.call(markThreadRead, { as: pim, params: { threadId: half }, body: { posts: 1 } });
  await aThreadOf(5, [60, 10]);
  world.clock.now = minutesAgo(45);
  await markOne(pim, FIVE);
  world.clock.now = NOW;
  const before = await stateOf(pim);
  expect(await unreadThreads(pim)).toEqual([1, 1]);
  expect(before.marks).toEqual([{ forum_id: FIVE, marked_at: minutesAgo(45) }]);
  await markAll(ada);

  const markedAt = await markAll(pim);
  expect(await unreadThreads(pim)).toEqual([0, 0]);

  expect((await unmark(pim, markedAt)).json()).toEqual({ success: true, forums: 2 });
  expect(await stateOf(pim)).toEqual(before);
  expect(await unreadThreads(ada)).toEqual([0, 0]);
  expect((await unmark(pim, markedAt)).json()).toEqual({ success: true, forums: 0 });
  expect(await stateOf(pim)).toEqual(before);
});

test('marking one forum is undone in that forum alone [FX-01]', async () => {
  await aThreadOf(4, [30]);
  await aThreadOf(5, [30]);
  await markOne(pim, FOUR);
  world.clock.now = minutesAgo(-1);

  const markedAt = await markOne(pim, FIVE);
  await unmark(pim, markedAt);

  expect(await unreadThreads(pim)).toEqual([0, 1]);
});

test('what another device marked since stays marked [FX-01]', async () => {
  await aThreadOf(4, [30]);
  await aThreadOf(5, [30]);
  const first = await markAll(pim);
  world.clock.now = minutesAgo(-1);
  const second = await markOne(pim, FOUR);

  await unmark(pim, first);
  expect(await unreadThreads(pim)).toEqual([0, 1]);
  await unmark(pim, second);
  // The marking before was undone where it could be, and its former state is not stored twice.
  expect(await unreadThreads(pim)).toEqual([0, 1]);
  expect((await unmark(pim, first)).json()).toMatchObject({ forums: 0 });
});

test('the same moment does not replace what was marked before [FX-01]', async () => {
  await aThreadOf(4, [30]);
  const markedAt = await markAll(pim);
  await markAll(pim);

  await unmark(pim, markedAt);

  expect(await unreadThreads(pim)).toEqual([1, 0]);
});

test('it is too late after five minutes, and a moment is needed [FX-01]', async () => {
  await aThreadOf(4, [30]);
  const markedAt = await markAll(pim);
  world.clock.now = minutesAgo(-6);

  const late = await unmark(pim, markedAt);

  expect([late.statusCode, late.json().reason]).toEqual([403, 'unmark_too_late']);
  expect(await unreadThreads(pim)).toEqual([0, 0]);
  for (const moment of ['', 'now', '2026-11-10']) expect((await unmark(pim, moment)).statusCode).toBe(400);
});
