import { readForum, readThread } from '@wallabee/contract/forums/forum';
import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

const post = (as: TestPlayer, forumId: ForumId, words: object = {}) =>
  world.call(addThread, { as, params: { forumId }, body: { title: 'Soup', text: 'Which one?', ...words } });
const answerTo = (as: TestPlayer, threadId: ThreadId, words: object = {}) =>
  world.call(replyToThread, { as, params: { threadId }, body: { text: 'Leek.', ...words } });
const close = (as: TestPlayer, threadId: ThreadId) => world.call(closeThread, { as, params: { threadId } });

describe('POST forum/{forumId}', () => {
  test('starts a thread that stands first in its forum [FO-13, FO-14, AP-13]', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    await aThread({ forum_id: forumId, author_id: ada.id });

    const response = await post(ada, forumId, { title: '  Soup \n today ', text: 'Which\r\none? ' });

    expect(response.statusCode).toBe(200);
    const { success, post_id } = response.json();
    expect(success).toBe(true);
    const list = (await world.call(readForum, { as: ada, params: { forumId, page: 0 } })).json();
    expect(list.posts[0]).toMatchObject({ id: post_id, title: 'Soup today', post_count: 1, closed: false });
    const thread = (await world.call(readThread, { as: ada, params: { threadId: post_id, page: 0 } })).json();
    expect(thread).toMatchObject({ post_data: { title: 'Soup today' }, can_close: true });
    expect(thread.posts).toMatchObject([
      { text: 'Which\none?', is_html: false, position: 0, user: { id: ada.id } },
    ]);
  });

  test('takes the multipart form that the apps send [AP-13]', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    const part = (name: string, value: string) =>
      `--bee\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

    const response = await world.app.inject({
      method: 'POST',
      url: `/api/forum/${forumId}`,
      headers: {
        'x-wallabee-api-key': TEST_KEY,
        'x-user-token': ada.token,
        'content-type': 'multipart/form-data; boundary=bee',
      },
      payload: `${part('title', 'Soup')}${part('text', 'Which one?')}--bee--\r\n`,
    });

    expect(response.json()).toMatchObject({ success: true });
  });

  test.each([
    { why: 'a player in Official Business', forum: { id: 1, threads_by: 'staff' }, member: {}, status: 403 },
    {
      why: 'a BeeKeeper there',
      forum: { threads_by: 'staff' },
      member: { account_type: 'beekeeper' },
      status: 403,
    },
    { why: 'a muted player', forum: {}, member: { has_forums_right: false }, status: 403 },
    {
      why: 'muted staff',
      forum: {},
      member: { account_type: 'staff', has_forums_right: false },
      status: 403,
    },
    { why: 'a player in a hidden forum', forum: { visible_to: 'keepers' }, member: {}, status: 404 },
  ] as const)('refuses $why [FO-16]', async ({ forum, member, status }) => {
    const forumId = await aForum(forum);
    const someone = await aMember(member);

    const response = await post(someone, forumId);

    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatch(/\.$/);
    await expectNothingWritten();
  });

  test('accepts a thread by staff in Official Business [FO-16]', async () => {
    const forumId = await aForum({ id: 1, threads_by: 'staff' });
    const staff = await aMember({ account_type: 'staff' });

    expect((await post(staff, forumId)).json()).toMatchObject({ success: true });
  });

  test.each([
    { title: '', text: 'x' },
    { title: ' \u200b\n', text: 'x' },
    { title: 'x'.repeat(121), text: 'x' },
    { title: 'x', text: '' },
    { title: 'x', text: ' \n\t ' },
    { title: 'x', text: 'x'.repeat(10_001) },
    { title: 'x' },
    { text: 'x' },
    { title: 'x', text: 'x', submission_key: 'short' },
    { title: 'x', text: 'x', is_html: 'perhaps' },
  ])('%o is bad input and changes nothing [ER-03]', async (body) => {
    const forumId = await aForum();
    const ada = await aMember();

    const response = await world.call(addThread, { as: ada, params: { forumId }, body: body as never });

    expect(response.statusCode).toBe(400);
    await expectNothingWritten();
  });

  test('control characters and bidirectional marks are removed [ER-03]', async () => {
    const forumId = await aForum();
    const ada = await aMember();

    await post(ada, forumId, { title: 'a\u0001b\u202ec', text: 'd\u0001e\u0007\tf\u202eg' });

    const thread = await world.db.selectFrom('forum_thread').select('title').executeTakeFirst();
    const first = await world.db.selectFrom('forum_post').select('text').executeTakeFirst();
    expect(thread?.title).toBe('a b c');
    expect(first?.text).toBe('de\tfg');
  });

  test('SQL and script are stored as plain text [ER-03, FO-06]', async () => {
    const forumId = await aForum();
    const ada = await aMember();
    const text = `'); drop table forum_post; -- <script>alert(1)</script>`;

    const { post_id } = (await post(ada, forumId, { title: text, text })).json();

    const thread = (await world.call(readThread, { as: ada, params: { threadId: post_id, page: 0 } })).json();
    expect(thread.post_data.title).toBe(text);
    expect(thread.posts[0]).toMatchObject({ text, is_html: false });
  });
});

describe('HTML', () => {
  test.each(['staff', 'beekeeper'] as const)(
    'is sanitised when %s write it [FO-06]',
    async (account_type) => {
      const forumId = await aForum();
      const writer = await aMember({ account_type });

      await post(writer, forumId, { text: '<p>Hello<script>alert(1)</script></p>', is_html: true });

      const stored = await world.db.selectFrom('forum_post').select(['text', 'is_html']).executeTakeFirst();
      expect(stored).toEqual({ text: '<p>Hello</p>', is_html: true });
    },
  );

  test('is refused from players', async () => {
    const forumId = await aForum();
    const ada = await aMember();

    const response = await post(ada, forumId, { text: '<p>Hello</p>', is_html: true });

    expect(response.statusCode).toBe(403);
    expect(response.json().reason).toBe('html_not_allowed');
    await expectNothingWritten();
  });

  test('that is empty after sanitising is bad input', async () => {
    const forumId = await aForum();
    const staff = await aMember({ account_type: 'staff' });

    expect((await post(staff, forumId, { text: '<script>1</script>', is_html: true })).statusCode).toBe(400);
    await expectNothingWritten();
  });
});

test('every writing call refuses a missing or expired token [FO-11]', async () => {
  const forumId = await aForum();
  const ada = await aMember();
  const threadId = await aThread({ forum_id: forumId, author_id: ada.id });
  const refusedTo = async (as: TestPlayer) => {
    for (const response of [
      await post(as, forumId),
      await answerTo(as, threadId),
      await close(as, threadId),
    ]) {
      expect(response.statusCode).toBe(401);
    }
  };

  await refusedTo({ ...ada, token: '' });
  await refusedTo({ ...ada, token: 'nobody-has-this-token' });
  await world.db.updateTable('session').set({ expires_at: world.clock.now }).execute();
  await refusedTo(ada);

  expect(await countPosts(threadId)).toBe(1);
});

async function countPosts(threadId: ThreadId): Promise<number> {
  const rows = await world.db
    .selectFrom('forum_post')
    .select('id')
    .where('thread_id', '=', threadId)
    .execute();
  return rows.length;
}

async function expectNothingWritten() {
  expect(await world.db.selectFrom('forum_thread').selectAll().execute()).toEqual([]);
  expect(await world.db.selectFrom('forum_post').selectAll().execute()).toEqual([]);
  const forums = await world.db.selectFrom('forum').select(['thread_count', 'post_count']).execute();
  expect(forums).toEqual([{ thread_count: 0, post_count: 0 }]);
}
