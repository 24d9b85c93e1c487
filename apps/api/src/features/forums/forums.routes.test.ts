import { ForumPage, readForum, readThread } from '@wallabee/contract/forums/forum';
import { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

describe('GET forum/{forumid}/{page}', () => {
  test('lists each thread with its author, its beginning and its latest author [FO-02, AP-13]', async () => {
    const forum_id = await aForum({ title: 'Chat', subtitle: 'Soup' });
    const ada = await aMember({ username: 'ada', name: 'Ada Larch', account_type: 'beekeeper' });
    const pim = await aMember({ username: 'pim', name: 'Pim Fen' });
    const id = await aThread({
      forum_id,
      author_id: ada.id,
      title: 'Rain again',
      texts: ['Is it raining\n\nwhere you are?'],
      latest_player_id: pim.id,
      latest_at: '2026-05-02T10:00:00Z',
      is_closed: true,
    });

    const response = await world.call(readForum, { as: pim, params: { forumId: forum_id, page: 0 } });

    expect(response.statusCode).toBe(200);
    const page = ForumPage.parse(response.json());
    expect(page).toMatchObject({ forum: { id: 4, title: 'Chat' }, total_pages: 1, can_add: true });
    expect(page.posts).toEqual([
      {
        id,
        title: 'Rain again',
        subtitle: 'Is it raining where you are?',
        user_id: ada.id,
        name: 'Ada Larch',
        image_key: expect.any(String),
        hue: expect.any(Number),
        image_url: expect.stringMatching(new RegExp(`/api/image/player-${ada.id}-200\\.png$`)),
        is_staff: false,
        is_beekeeper: true,
        closed: true,
        post_count: 1,
        total_pages: 1,
        latest_username: 'pim',
        latest_name: 'Pim Fen',
        latest_created_at: '2026-05-02T10:00:00.000Z',
      },
    ]);
  });

  test('pages from 0, latest posts first, across the counted runs [FO-02]', async () => {
    const forum_id = await aForum();
    const ada = await aMember();
    await manyThreads({ forumId: forum_id, authorId: ada.id, count: 1_230 });
    const pageOf = async (page: number) =>
      ForumPage.parse((await world.call(readForum, { as: ada, params: { forumId: forum_id, page } })).json());

    const seen = [];
    for (let page = 0; page < 62; page++) seen.push(...(await pageOf(page)).posts.map(({ title }) => title));

    expect(seen).toEqual(Array.from({ length: 1_230 }, (_, index) => `Thread ${1_230 - index}`));
    expect(await pageOf(61)).toMatchObject({ total_pages: 62 });
    expect(await pageOf(62)).toMatchObject({ total_pages: 62, posts: [] });
    expect(await pageOf(1_000_000)).toMatchObject({ total_pages: 62, posts: [] });
  });

  test.each([
    { why: 'staff alone', threads_by: 'staff', account_type: 'staff', has_forums_right: true, can_add: true },
    {
      why: 'no BeeKeeper',
      threads_by: 'staff',
      account_type: 'beekeeper',
      has_forums_right: true,
      can_add: false,
    },
    { why: 'no player', threads_by: 'staff', account_type: 'player', has_forums_right: true, can_add: false },
    {
      why: 'everybody',
      threads_by: 'everyone',
      account_type: 'player',
      has_forums_right: true,
      can_add: true,
    },
    {
      why: 'nobody muted',
      threads_by: 'everyone',
      account_type: 'player',
      has_forums_right: false,
      can_add: false,
    },
  ] as const)('a forum for threads by $threads_by lets $why add [FO-04, FO-16]', async (rule) => {
    const forumId = await aForum({ threads_by: rule.threads_by });
    const { account_type, has_forums_right } = rule;
    const member = await aMember({ account_type, has_forums_right });

    const response = await world.call(readForum, { as: member, params: { forumId, page: 0 } });

    expect(response.json().can_add).toBe(rule.can_add);
  });

  test.each([20, 21, 22, 23, 50])('forum %i does not exist for a player [FO-16]', async (id) => {
    const forumId = await aForum({ id, visible_to: id === 23 || id === 50 ? 'staff' : 'keepers' });
    const [player, keeper, staff] = [
      await aMember(),
      await aMember({ account_type: 'beekeeper' }),
      await aMember({ account_type: 'staff' }),
    ];
    const threadId = await aThread({ forum_id: id, author_id: staff.id });
    const statusFor = async (as: typeof player) => [
      (await world.call(readForum, { as, params: { forumId, page: 0 } })).statusCode,
      (await world.call(readThread, { as, params: { threadId, page: 0 } })).statusCode,
    ];

    expect(await statusFor(player)).toEqual([404, 404]);
    expect(await statusFor(keeper)).toEqual(id === 23 || id === 50 ? [404, 404] : [200, 200]);
    expect(await statusFor(staff)).toEqual([200, 200]);
  });

  test.each([
    '/forum/4/-1',
    '/forum/4/x',
    '/forum/x/0',
    '/forum/4/1000001',
    '/forum/99999999999/0',
    "/forum/4/0'--",
  ])('%s is bad input [ER-03]', async (path) => {
    const ada = await aMember();

    expect((await get(path, ada.token)).statusCode).toBe(400);
  });
});

describe('the token calls', () => {
  const calls = (forumId: ForumId, threadId: ThreadId) => [
    (as: object) => world.call(readForum, { ...as, params: { forumId, page: 0 } }),
    (as: object) => world.call(readThread, { ...as, params: { threadId, page: 0 } }),
  ];

  test('refuse calls without a token or with an expired one [FO-11, ER-01]', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id });
    const unknown = { ...ada, token: 'nobody-has-this-token' };

    for (const call of calls(forumId, threadId)) {
      expect((await call({})).statusCode).toBe(401);
      expect((await call({ as: unknown })).statusCode).toBe(401);
      expect((await call({ as: ada, key: null })).statusCode).toBe(401);
      expect((await call({ as: ada })).statusCode).toBe(200);
    }
    await world.db.updateTable('session').set({ expires_at: world.clock.now }).execute();
    for (const call of calls(forumId, threadId)) {
      const response = await call({ as: ada });
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe('login_required');
    }
  });

  test('answer 404 for an unknown forum or thread', async () => {
    const ada = await aMember();

    for (const call of calls(ForumId.parse(77), ThreadId.parse(77))) {
      expect((await call({ as: ada })).statusCode).toBe(404);
    }
  });
});

function get(path: string, token: string) {
  return world.app.inject({
    url: `/api${path}`,
    headers: { 'x-wallabee-api-key': 'test-key-0001', 'x-user-token': token },
  });
}

async function manyThreads({
  forumId,
  authorId,
  count,
}: {
  forumId: ForumId;
  authorId: number;
  count: number;
}) {
  const at = '2026-05-01T09:00:00Z';
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await world.db
    .insertInto('forum_thread')
    .values(
      numbers.map((number) => ({
        forum_id: forumId,
        title: `Thread ${number}`,
        author_id: authorId,
        latest_player_id: authorId,
        post_count: 1,
        created_at: at,
        latest_at: at,
        latest_number: number,
      })),
    )
    .execute();
  const threads = await world.db.selectFrom('forum_thread').select('id').execute();
  await world.db
    .insertInto('forum_post')
    .values(
      threads.map(({ id }) => ({
        thread_id: id,
        position: 0,
        author_id: authorId,
        text: 'Hm',
        created_at: at,
      })),
    )
    .execute();
  await world.db.updateTable('forum').set({ post_count: count, thread_count: count }).execute();
}
