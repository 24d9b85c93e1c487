import { readThread } from '@wallabee/contract/forums/forum';
import { closeThread } from '@wallabee/contract/forums/posting';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

const close = (as: TestPlayer, threadId: ThreadId) => world.call(closeThread, { as, params: { threadId } });

describe('GET forum/thread/{threadId}/close', () => {
  test.each([
    { who: 'its author', isAuthor: true, account_type: 'player', status: 200 },
    { who: 'a BeeKeeper', isAuthor: false, account_type: 'beekeeper', status: 200 },
    { who: 'staff', isAuthor: false, account_type: 'staff', status: 200 },
    { who: 'a stranger', isAuthor: false, account_type: 'player', status: 403 },
  ] as const)(
    '$who: $status, as can_close says [FO-09, AP-13]',
    async ({ isAuthor, account_type, status }) => {
      const forumId = await aForum();
      const [author, someone] = [await aMember(), await aMember({ account_type })];
      const actor = isAuthor ? author : someone;
      const threadId = await aThread({ forum_id: forumId, author_id: author.id });
      const read = () => world.call(readThread, { as: actor, params: { threadId, page: 0 } });
      expect((await read()).json().can_close).toBe(status === 200);

      const response = await close(actor, threadId);

      expect(response.statusCode).toBe(status);
      expect(response.json().success).toBe(status === 200 ? true : undefined);
      expect((await read()).json().post_data.is_closed).toBe(status === 200);
    },
  );

  test('is refused to an author who lost the forums right [FO-16]', async () => {
    const forumId = await aForum();
    const author = await aMember({ has_forums_right: false });
    const threadId = await aThread({ forum_id: forumId, author_id: author.id });

    expect((await close(author, threadId)).statusCode).toBe(403);
  });

  test('concurrent calls close once and log it once', async () => {
    const forumId = await aForum();
    const [author, keeper] = [await aMember(), await aMember({ account_type: 'beekeeper' })];
    const threadId = await aThread({ forum_id: forumId, author_id: author.id });

    const responses = await Promise.all([close(author, threadId), close(keeper, threadId)]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const entries = await world.db.selectFrom('moderation_entry').select(['action', 'thread_id']).execute();
    expect(entries).toEqual([{ action: 'close_thread', thread_id: threadId }]);
  });
});
