import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestApp, createTestWorld, TEST_KEY } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements += 1;
    return result;
  },
};
const counted = await createTestApp({ db: world.db.withPlugin(counter), url: world.url });

describe('beyond the session there is one statement for', () => {
  test.each([
    '/me/forum',
    '/me/forum/4/0',
    '/me/forum/4/3',
    '/me/forum/thread/17/0',
    '/me/forum/threads?view=unread',
  ])('%s [FX-01]', async (path) => {
    const [{ token }, author] = [await aMember(), await aMember()];
    await aForum({ id: 4 });
    await aThread({ id: 17, forum_id: 4, author_id: author.id });
    const count = async (url: string) => {
      statements = 0;
      const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token };
      expect((await counted.app.inject({ url: `/api${url}`, headers })).statusCode).toBe(200);
      return statements;
    };
    // The least of three, because the app has work of its own, such as noting who is active.
    const leastOf = async (url: string) => Math.min(await count(url), await count(url), await count(url));
    // Its page is cached by the first call, so that later ones read the session alone.
    await count('/forum/thread/17/0');
    const session = await leastOf('/forum/thread/17/0');

    expect(await leastOf(path)).toBe(session + 1);
  });
});
