import { ALLOWANCES } from '@wallabee/contract/forums/flood-rules';
import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

const post = (as: TestPlayer, forumId: ForumId, words: object = {}) =>
  world.call(addThread, { as, params: { forumId }, body: { title: 'Soup', text: 'Which one?', ...words } });
const answerTo = (as: TestPlayer, threadId: ThreadId, words: object = {}) =>
  world.call(replyToThread, { as, params: { threadId }, body: { text: 'Leek.', ...words } });

describe('what is sent twice', () => {
  test('is posted once, also by concurrent calls', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id });
    const submission_key = 'draft-0001';

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => answerTo(ada, threadId, { submission_key })),
    );

    expect(new Set(answers.map((response) => response.body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ success: true, page: 0 });
    expect(await countPosts(threadId)).toBe(2);
  });

  test('starts one thread too; another player’s key is another key', async () => {
    const forumId = await aForum();
    const [ada, pim] = [await aMember(), await aMember()];
    const words = { submission_key: 'draft-0001' };

    const first = (await post(ada, forumId, words)).json();
    const again = (await post(ada, forumId, words)).json();
    const other = (await post(pim, forumId, words)).json();

    expect(again).toEqual(first);
    expect(other.post_id).not.toBe(first.post_id);
  });
});

describe('floods', () => {
  const { newcomer, regular } = ALLOWANCES;

  test.each([
    { who: 'a regular', created_at: '2015-01-01T00:00:00Z', most: regular.posts[0].count },
    { who: 'a new player', created_at: '2026-05-30T00:00:00Z', most: newcomer.posts[0].count },
  ])(
    '$who is refused after $most posts a minute, with the reason and Retry-After',
    async ({ created_at, most }) => {
      const forumId = await aForum();
      const someone = await aMember({ created_at });
      const threadId = await aThread({ forum_id: forumId, author_id: someone.id });
      world.clock.now = new Date('2026-06-01T12:00:00Z');
      for (let sent = 0; sent < most; sent++)
        expect((await answerTo(someone, threadId)).statusCode).toBe(200);
      world.clock.now = new Date('2026-06-01T12:00:20Z');

      const response = await answerTo(someone, threadId);

      expect(response.statusCode).toBe(429);
      expect(response.headers['retry-after']).toBe('40');
      expect(response.json()).toMatchObject({
        code: 'too_many_requests',
        error: expect.stringContaining('40 seconds'),
      });
      expect(await countPosts(threadId)).toBe(1 + most);
      world.clock.now = new Date('2026-06-01T12:01:00Z');
      expect((await answerTo(someone, threadId)).statusCode).toBe(200);
      world.clock.now = new Date('2026-06-01T12:00:00Z');
    },
  );

  test('concurrent posts do not exceed the limit', async () => {
    const forumId = await aForum();
    const someone = await aMember({ created_at: '2026-05-30T00:00:00Z' });
    const threadId = await aThread({ forum_id: forumId, author_id: someone.id });

    const sent = await Promise.all(Array.from({ length: 9 }, () => answerTo(someone, threadId)));

    const taken = sent.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(newcomer.posts[0].count);
  });

  test('a new player starts two threads an hour', async () => {
    const forumId = await aForum();
    const someone = await aMember({ created_at: '2026-05-30T00:00:00Z' });

    const statuses = [];
    for (let sent = 0; sent < 3; sent++) statuses.push((await post(someone, forumId)).statusCode);

    expect(statuses).toEqual([200, 200, 429]);
  });
});

async function countPosts(threadId: ThreadId): Promise<number> {
  const rows = await world.db
    .selectFrom('forum_post')
    .select('id')
    .where('thread_id', '=', threadId)
    .execute();
  return rows.length;
}
