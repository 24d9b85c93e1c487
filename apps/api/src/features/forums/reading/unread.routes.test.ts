import { readThreadState } from '@wallabee/contract/forums/thread-state';
import { firstUnread, type Reading } from '@wallabee/contract/forums/unread-rules';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const daysAgo = (days: number) => new Date(world.clock.now.getTime() - days * 86_400_000);

/** Numbers that repeat from run to run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test('the database finds the same first unread post as the rule, for 150 readings, also of merged threads [FX-01]', async () => {
  const roll = dice(25);
  const author = await aMember();
  for (let run = 0; run < 150; run += 1) {
    const forum_id = await aForum({ id: 100 + run });
    const posts = Array.from({ length: 1 + roll(6) }, () => roll(70))
      .sort((one, other) => (run % 3 === 0 ? 0 : other - one))
      .map((days) => ({ created_at: daysAgo(days) }));
    const latest_at = new Date(Math.max(...posts.map(({ created_at }) => created_at.getTime())));
    const threadId = await aThread({ forum_id, author_id: author.id, latest_at, texts: [] });
    for (const post of posts) await aPost({ thread_id: threadId, author_id: author.id, text: 'Hm', ...post });
    const reading = {
      member_since: daysAgo(roll(3) === 0 ? roll(70) : 900),
      marked_at: roll(2) === 0 ? daysAgo(roll(70)) : null,
      read_posts: roll(2) === 0 ? 1 + roll(posts.length + 1) : null,
      is_muted: roll(8) === 0,
    };
    const as = await aReader(reading, { forum_id, thread_id: threadId });

    const answered = await world.call(readThreadState, { as, params: { threadId, page: 0 } });

    const place = firstUnread(posts, reading, world.clock.now);
    expect(answered.json(), JSON.stringify({ posts, reading })).toMatchObject({
      read_posts: place,
      unread_posts: posts.length - place,
    });
  }
});

async function aReader(
  { member_since, marked_at, read_posts, is_muted }: Reading,
  { forum_id, thread_id }: { forum_id: number; thread_id: number },
) {
  const player = await aMember({ created_at: member_since });
  const player_id = player.id;
  const { db } = world;
  if (marked_at) await db.insertInto('forum_mark').values({ player_id, forum_id, marked_at }).execute();
  if (read_posts !== null) {
    const row = { player_id, thread_id, read_posts, read_at: daysAgo(1) };
    await db.insertInto('forum_reading').values(row).execute();
  }
  if (is_muted) {
    const row = { player_id, thread_id, muted_at: daysAgo(1) };
    await db.insertInto('muted_thread').values(row).execute();
  }
  return player;
}
