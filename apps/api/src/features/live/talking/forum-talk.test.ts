import { ThreadId } from '@wallabee/contract/protocol/ids';
import { sentencesOf } from '@wallabee/simulated-players/texts/live/live-composer';
import { expect, test } from 'vitest';
import { createLiveGame } from '../live-game.ts';
import { createLiveWorld } from '../live-world.fixture.ts';

const { db, services, clock } = await createLiveWorld();
const since = clock.now;

test('simulated players post at least every 26 actions, mostly replies, and name what they have', async () => {
  const game = createLiveGame(services);
  const gaps: number[] = [];
  let gap = 0;
  let count = await countPosts();
  for (let times = 0; times < 420; times += 1) {
    expect(await game.act()).toBe(true);
    gap += 1;
    const posts = await countPosts();
    if (posts === count) continue;
    gaps.push(gap);
    [gap, count] = [0, posts];
    await expectOfferToBeTrue((await newPosts()).at(-1));
  }

  expect(gaps.length).toBeGreaterThan(14);
  expect(Math.max(...gaps, gap)).toBeLessThanOrEqual(26);
  const posts = await newPosts();
  expect(posts.every(({ password_hash }) => password_hash === null)).toBe(true);
  expect(posts.every(({ is_closed }) => !is_closed)).toBe(true);
  const threads = posts.filter(({ position }) => position === 0);
  // In 14 minutes of the test's clock, one every 4 to 6 minutes.
  expect(threads.length).toBeGreaterThanOrEqual(2);
  expect(threads.length).toBeLessThan(posts.length / 2);
});

test('no sentence is repeated, and announcements, auctions and bug reports get no reply', async () => {
  const posts = await newPosts();

  const sentences = posts.flatMap(({ text }) => sentencesOf(text));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(posts.filter(({ forum_id }) => [1, 5, 6].includes(forum_id))).toEqual([]);
});

test('a thread in which nothing was written for days gets no reply, except those that run for ever', async () => {
  for (const { thread_id, position, created_at, title } of await newPosts()) {
    const before = await db
      .selectFrom('forum_post')
      .select('created_at')
      .where('thread_id', '=', thread_id)
      .where('position', '=', position - 1)
      .executeTakeFirst();
    const pause = before ? created_at.getTime() - before.created_at.getTime() : 0;
    if (pause > 4 * DAY_MS) expect(title).toMatch(RUNS_FOR_EVER);
  }
});

const DAY_MS = 24 * 60 * 60_000;
const RUNS_FOR_EVER =
  /find today|palindrome|item chain|counting|finishers|trader|ledger|hall of fame|20\d\d/i;

test('players do not answer their own posts, and counters and activity follow the posts', async () => {
  for (const { thread_id, position, author_id, created_at } of await newPosts()) {
    const thread = await db
      .selectFrom('forum_post')
      .select(['author_id', 'position'])
      .where('thread_id', '=', thread_id)
      .orderBy('position')
      .execute();
    const before = thread.find((post) => post.position === position - 1);
    expect(before?.author_id).not.toBe(author_id);
    const { post_count } = await db
      .selectFrom('forum_thread')
      .select('post_count')
      .where('id', '=', ThreadId.parse(thread_id))
      .executeTakeFirstOrThrow();
    expect(post_count).toBe(thread.length);
    const { last_active_at } = await db
      .selectFrom('player')
      .select('last_active_at')
      .where('id', '=', author_id)
      .executeTakeFirstOrThrow();
    expect(last_active_at.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
  }
});

type NewPost = Awaited<ReturnType<typeof newPosts>>[number];

/** A player who offers an item has it in the pouch. */
async function expectOfferToBeTrue(post: NewPost | undefined) {
  if (!post || post.position > 0 || ![3, 13].includes(post.forum_id)) return;
  const number = Number(/#([\d,]+)/.exec(post.title)?.[1]?.replaceAll(',', ''));
  const items = await db
    .selectFrom('item')
    .innerJoin('item_type', 'item_type.id', 'item.item_type_id')
    .select('item_type.name')
    .where('item.user_id', '=', post.author_id)
    .where('item.number', '=', number)
    .where('item.location', '=', 'pouch')
    .execute();
  expect(items.some(({ name }) => post.title.includes(name))).toBe(true);
}

async function countPosts(): Promise<number> {
  const { rows } = await db
    .selectFrom('forum_post')
    .select((is) => is.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

function newPosts() {
  return db
    .selectFrom('forum_post')
    .innerJoin('player', 'player.id', 'forum_post.author_id')
    .innerJoin('forum_thread', 'forum_thread.id', 'forum_post.thread_id')
    .selectAll('forum_post')
    .select(['player.password_hash', 'forum_thread.is_closed', 'forum_thread.title', 'forum_thread.forum_id'])
    .where('forum_post.created_at', '>=', since)
    .orderBy('forum_post.id')
    .execute();
}
