import { editPost, withdrawPost } from '@wallabee/contract/forums/editing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember, aPost } = forumBuilders(world.db, world.aPlayer);

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
  return rows[0]?.count;
};

test.each([
  ['an edit', { editPost }],
  ['a deletion', { withdrawPost }],
])(
  '%s that waits for a thread is refused for a post that was removed in between [FX-02]',
  async (_, calls) => {
    const ada = await aMember();
    const thread_id = await aThread({ forum_id: await aForum(), author_id: ada.id });
    const postId = await aPost({ thread_id, author_id: ada.id, text: 'Leek', created_at: world.clock.now });
    const moderator = await world.db.startTransaction().execute();
    await sql`select from forum_thread where id = ${thread_id} for no key update`.execute(moderator);

    const [call = editPost] = Object.values(calls);
    const answer = world.call(call, { as: ada, params: { postId }, body: { text: 'Onion' } } as never);
    await expect.poll(waiting).toBe(1);
    await moderator.updateTable('forum_post').set({ is_removed: true }).where('id', '=', postId).execute();
    await moderator.commit().execute();

    expect((await answer).json()).toMatchObject({ reason: 'post_removed' });
  },
);
