import { ThreadId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { createLiveGame } from '../live-game.ts';
import { createLiveWorld } from '../live-world.fixture.ts';

const { db, services, clock, performed } = await createLiveWorld();
const since = clock.now;

test('simulated players post at least every 26 actions, mostly replies, and name what happened', async () => {
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
  }

  expect(gaps.length).toBeGreaterThan(14);
  expect(Math.max(...gaps, gap)).toBeLessThanOrEqual(26);
  const posts = await newPosts();
  expect(posts.every(({ password_hash }) => password_hash === null)).toBe(true);
  expect(posts.every(({ is_closed }) => !is_closed)).toBe(true);
  const threads = posts.filter(({ position }) => position === 0);
  expect(threads.length).toBeGreaterThan(0);
  expect(threads.length).toBeLessThan(posts.length / 2);
  const actors = new Set(performed.map(({ player_id }) => Number(player_id)));
  expect(threads.every(({ author_id }) => actors.has(author_id))).toBe(true);
  expect(new Set(posts.map(({ text }) => text)).size).toBeGreaterThan(posts.length * 0.9);
});

test('nobody answers a post of their own, and counters and activity follow the posts', async () => {
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
    .select(['player.password_hash', 'forum_thread.is_closed', 'forum_thread.title'])
    .where('forum_post.created_at', '>=', since)
    .orderBy('forum_post.id')
    .execute();
}
