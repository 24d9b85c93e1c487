import { readThreadState, ThreadState } from '@wallabee/contract/forums/thread-state';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
const minutesAgo = (minutes: number) => new Date(world.clock.now.getTime() - minutes * 60_000);

let ada: TestPlayer;
let pim: TestPlayer;
let threadId: ThreadId;

beforeEach(async () => {
  ada = await aMember({ name: 'Ada' });
  pim = await aMember({ name: 'Pim' });
  threadId = await aThread({
    forum_id: await aForum(),
    author_id: ada.id,
    latest_at: minutesAgo(1),
    texts: [],
  });
});

const post = (text: string, minutes: number, by = ada) =>
  aPost({ thread_id: threadId, author_id: by.id, text, created_at: minutesAgo(minutes) });

async function stateFor(as: TestPlayer, page = 0) {
  return ThreadState.parse((await world.call(readThreadState, { as, params: { threadId, page } })).json());
}

async function postsFor(as: TestPlayer) {
  return (await stateFor(as)).posts;
}

describe('the state of a thread', () => {
  test('says where the unread posts begin [FX-01]', async () => {
    const ids = [];
    for (let n = 0; n < 25; n += 1) ids.push(await post(`Post ${n}`, 60 - n));
    const read_at = minutesAgo(38);
    const row = { player_id: pim.id, thread_id: threadId, read_posts: 22, read_at };
    await world.db.insertInto('forum_reading').values(row).execute();

    expect(await stateFor(pim, 1)).toMatchObject({
      read_posts: 22,
      unread_posts: 3,
      first_unread: { post_id: ids[22], position: 22, page: 1 },
      last_visit_at: read_at.toISOString(),
    });
    expect((await postsFor(pim)).map(({ id }) => id)).toEqual(ids.slice(0, 20));
  });

  test('of a muted thread has nothing unread [FX-01, FX-04]', async () => {
    await post('Hello', 5);
    const muting = { player_id: pim.id, thread_id: threadId, muted_at: minutesAgo(1) };
    await world.db.insertInto('muted_thread').values(muting).execute();

    expect(await stateFor(pim)).toMatchObject({ is_muted: true, unread_posts: 0, first_unread: null });
    expect(await stateFor(ada)).toMatchObject({ is_muted: false, unread_posts: 1 });
  });

  test('names the own alert only [FX-04]', async () => {
    await post('Hello', 5);
    const { alert_id } = await world.db
      .insertInto('alert')
      .values({
        player_id: pim.id,
        subject: 'thread',
        about_id: threadId,
        query: '',
        name: 'Watched',
        by_site: true,
        by_push: false,
        by_feed: false,
        created_at: minutesAgo(3),
      })
      .returning('alert_id')
      .executeTakeFirstOrThrow();

    expect((await stateFor(pim)).alert_id).toBe(alert_id);
    expect((await stateFor(ada)).alert_id).toBeNull();
  });

  test('counts buzzes and names the others who buzzed last [FX-04]', async () => {
    const post_id = await post('Hello', 30);
    const names = ['Bo', 'Cy', 'Di', 'Ed'];
    for (const [index, name] of names.entries()) {
      const { id } = await aMember({ name });
      const buzz = { post_id, player_id: id, created_at: minutesAgo(20 - index) };
      await world.db.insertInto('forum_buzz').values(buzz).execute();
    }
    const own = { post_id, player_id: pim.id, created_at: minutesAgo(2) };
    await world.db.insertInto('forum_buzz').values(own).execute();

    expect(await postsFor(pim)).toMatchObject([
      { buzz_count: 5, is_buzzed: true, buzzed_by: ['Ed', 'Di', 'Cy'] },
    ]);
    expect(await postsFor(ada)).toMatchObject([
      { buzz_count: 5, is_buzzed: false, buzzed_by: ['Pim', 'Ed', 'Di'] },
    ]);
  });

  test('marks late edits, and says what they changed to the author and moderators [FX-02]', async () => {
    const late = await post('At the bridge', 20);
    const soon = await post('Hm', 20);
    await edit(late, { text: 'At the bench', minutes: 10 });
    await edit(soon, { text: 'Hmm', minutes: 19 });
    const staff = await aMember({ account_type: 'staff' });
    const edited_at = minutesAgo(10).toISOString();

    for (const reader of [ada, staff]) {
      expect(await postsFor(reader)).toMatchObject([
        { edited_at, edit_summary: '“bench” to “bridge”' },
        { edited_at: null },
      ]);
    }
    expect((await postsFor(pim))[0]).toMatchObject({ edited_at, edit_summary: null });
  });

  test('lets authors change their own posts while the rules allow it [FX-02]', async () => {
    const fresh = await post('Fresh', 29);
    await post('Old', 31);
    await post('Not mine', 5, pim);
    const until = minutesAgo(29 - 30).toISOString();

    expect(await postsFor(ada)).toMatchObject([
      { editable_until: until, can_withdraw: true },
      { editable_until: null, can_withdraw: true },
      { editable_until: null, can_withdraw: false },
    ]);

    await world.db.updateTable('forum_post').set({ is_removed: true }).where('id', '=', fresh).execute();
    expect((await postsFor(ada))[0]).toMatchObject({ editable_until: null, can_withdraw: false });
    await world.db.updateTable('forum_thread').set({ is_closed: true }).execute();
    expect((await postsFor(ada))[1]).toMatchObject({ can_withdraw: false });
  });

  test('says what the reader has muted and reported [FX-04, FX-06]', async () => {
    const post_id = await post('Rude', 5);
    const now = world.clock.now;
    const muting = { player_id: pim.id, muted_id: ada.id, muted_at: now };
    await world.db.insertInto('muted_player').values(muting).execute();
    const report = { post_id, player_id: pim.id, rule: 'kind', words: '', created_at: now };
    await world.db.insertInto('forum_report').values(report).execute();

    expect(await postsFor(pim)).toMatchObject([{ is_by_muted: true, is_reported: true }]);
    expect(await postsFor(ada)).toMatchObject([{ is_by_muted: false, is_reported: false }]);
  });

  test('says where the quoted post is, while it is in the same thread [FO-05]', async () => {
    const first = await post('Ding.', 30);
    for (let n = 1; n < 20; n += 1) await post(`Post ${n}`, 30 - n);
    const quoting = { thread_id: threadId, author_id: pim.id, text: 'Dong.', quoted_post_id: first };
    const quote = await aPost(quoting);
    const quoted = async () => (await stateFor(ada, 1)).posts.find(({ id }) => id === quote)?.quoted;

    expect(await quoted()).toEqual({ post_id: first, position: 0, page: 0 });
    expect((await stateFor(ada, 0)).posts[0]?.quoted).toBeNull();

    const elsewhere = await aThread({ forum_id: 4, author_id: ada.id, texts: [] });
    await world.db.updateTable('forum_post').set({ thread_id: elsewhere }).where('id', '=', first).execute();
    expect(await quoted()).toBeNull();
  });

  test('answers 404 in a forum that the reader may not see', async () => {
    await world.db.updateTable('forum').set({ visible_to: 'keepers' }).execute();

    const response = await world.call(readThreadState, { as: pim, params: { threadId, page: 0 } });

    expect(response.statusCode).toBe(404);
  });
});

async function edit(post_id: number, { text, minutes }: { text: string; minutes: number }) {
  const at = minutesAgo(minutes);
  const version = { post_id, text, is_html: false, replaced_at: at };
  await world.db.insertInto('forum_post_version').values(version).execute();
  await world.db.updateTable('forum_post').set({ edited_at: at }).where('id', '=', post_id).execute();
}
