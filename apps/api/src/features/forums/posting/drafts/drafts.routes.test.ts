import { discardDraft, listDrafts, readDraft, saveDraft } from '@wallabee/contract/forums/drafts';
import { editPost, withdrawPost } from '@wallabee/contract/forums/editing';
import { MOST_DRAFTS } from '@wallabee/contract/forums/post-limits';
import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { expect, test } from 'vitest';
import { forumBuilders } from '../../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember, aPost } = forumBuilders(world.db, world.aPlayer);

const save = (as: TestPlayer, place: string, words: object) =>
  world.call(saveDraft, { as, params: { place }, body: { text: 'Leek', ...words } });
const read = async (as: TestPlayer, place: string) =>
  (await world.call(readDraft, { as, params: { place } })).json().draft;
const list = async (as: TestPlayer) => (await world.call(listDrafts, { as })).json().drafts;

async function aScene() {
  world.clock.now = new Date('2026-06-01T12:00:00Z');
  const forumId = await aForum();
  const [ada, pim] = [await aMember({ username: 'ada' }), await aMember({ username: 'pim' })];
  const threadId = await aThread({ forum_id: forumId, author_id: ada.id, title: 'Soup', texts: [] });
  const postId = await aPost({
    thread_id: threadId,
    author_id: ada.id,
    text: 'Which soup is best?',
    created_at: world.clock.now,
  });
  return { forumId, ada, pim, threadId, postId };
}

test('a draft is the player’s own, on every device [FX-02]', async () => {
  const { ada, pim, threadId, postId } = await aScene();
  const place = `thread:${threadId}`;
  const words = { text: 'Leek\n ', format: 'bbcode', quoted_post_id: postId, quoted_part: 'soup is' };

  const saved = await save(pim, place, words);

  expect(saved.json()).toEqual({ saved_at: '2026-06-01T12:00:00.000Z', replaced: null });
  expect(await read(pim, place)).toEqual({
    place,
    title: '',
    text: 'Leek\n ',
    format: 'bbcode',
    quote: { post_id: postId, name: expect.any(String), text: 'soup is', is_part: true },
    saved_at: '2026-06-01T12:00:00.000Z',
  });
  expect(await list(pim)).toMatchObject([{ place, about: 'Soup' }]);
  expect([await read(ada, place), await list(ada)]).toEqual([null, []]);
});

test('what another device saved is replaced, and answered [FX-02]', async () => {
  const { pim, threadId } = await aScene();
  const place = `thread:${threadId}`;
  const first = (await save(pim, place, { text: 'from the phone' })).json();

  const blind = (await save(pim, place, { text: 'from the desk' })).json();
  const knowing = (await save(pim, place, { text: 'from the desk.', based_on: blind.saved_at })).json();

  expect(first.replaced).toBeNull();
  expect(blind.replaced).toMatchObject({ text: 'from the phone', saved_at: first.saved_at });
  expect(knowing.replaced).toBeNull();
  expect(blind.saved_at > first.saved_at && knowing.saved_at > blind.saved_at).toBe(true);
  expect(await read(pim, place)).toMatchObject({ text: 'from the desk.' });
});

test('the same text of another device is not offered [FX-02]', async () => {
  const { pim, threadId } = await aScene();
  await save(pim, `thread:${threadId}`, {});

  expect((await save(pim, `thread:${threadId}`, {})).json()).toMatchObject({ replaced: null });
});

test('a quote is left out when it is removed, or of another thread [FX-02]', async () => {
  const { ada, pim, forumId, threadId, postId } = await aScene();
  const elsewhere = await aThread({ forum_id: forumId, author_id: ada.id });
  await save(pim, `thread:${threadId}`, { quoted_post_id: postId });
  await save(pim, `thread:${elsewhere}`, { quoted_post_id: postId });

  expect(await read(pim, `thread:${threadId}`)).toMatchObject({ quote: { text: 'Which soup is best?' } });
  expect(await read(pim, `thread:${elsewhere}`)).toMatchObject({ quote: null });
  await world.db.updateTable('forum_post').set({ is_removed: true }).where('id', '=', postId).execute();
  expect(await read(pim, `thread:${threadId}`)).toMatchObject({ quote: null });
});

test('deleting a post discards the draft of its edit [FX-02]', async () => {
  const { ada, postId } = await aScene();
  await save(ada, `post:${postId}`, {});

  await world.call(withdrawPost, { as: ada, params: { postId } });

  expect(await list(ada)).toEqual([]);
});

test('an empty text discards the draft that it continues, not another device’s [FX-02]', async () => {
  const { pim, threadId } = await aScene();
  const place = `thread:${threadId}`;
  const { saved_at } = (await save(pim, place, {})).json();

  expect((await save(pim, place, { text: ' ' })).json()).toMatchObject({
    saved_at: null,
    replaced: { text: 'Leek' },
  });
  expect(await read(pim, place)).not.toBeNull();
  await save(pim, place, { text: '', based_on: saved_at });
  expect(await read(pim, place)).toBeNull();
});

test('posting discards the draft of its place [FX-02]', async () => {
  const { ada, forumId, threadId, postId } = await aScene();
  for (const place of [`forum:${forumId}`, `thread:${threadId}`, `post:${postId}`, 'thread:999']) {
    await save(ada, place, {});
  }

  await world.call(addThread, { as: ada, params: { forumId }, body: { title: 'Soup', text: 'Leek' } });
  expect(await read(ada, `forum:${forumId}`)).toBeNull();
  await world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'Leek' } });
  expect(await read(ada, `thread:${threadId}`)).toBeNull();
  await world.call(editPost, { as: ada, params: { postId }, body: { text: 'Leek' } });
  expect((await list(ada)).map(({ place }: { place: string }) => place)).toEqual(['thread:999']);
  await world.call(discardDraft, { as: ada, params: { place: 'thread:999' } });
  expect(await list(ada)).toEqual([]);
});

test('a refused post leaves its draft [FX-02]', async () => {
  const { pim, threadId } = await aScene();
  await save(pim, `thread:${threadId}`, {});
  await world.db.updateTable('forum_thread').set({ is_closed: true }).where('id', '=', threadId).execute();

  const refused = await world.call(replyToThread, { as: pim, params: { threadId }, body: { text: 'Leek' } });

  expect(refused.statusCode).toBe(403);
  expect(await read(pim, `thread:${threadId}`)).toMatchObject({ text: 'Leek' });
});

test('a player has at most 50 drafts, and can still change each [FX-02]', async () => {
  const { pim } = await aScene();
  for (let id = 1; id <= MOST_DRAFTS; id++) await save(pim, `thread:${id}`, {});

  const refused = await save(pim, 'thread:51', {});

  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ reason: 'too_many_drafts' });
  expect((await save(pim, 'thread:50', { text: 'Onion' })).statusCode).toBe(200);
});

test('each draft says where it is continued [FX-02]', async () => {
  const { ada, forumId, threadId, postId } = await aScene();
  for (let n = 1; n < 21; n++) await aPost({ thread_id: threadId, author_id: ada.id, text: `Soup ${n}` });
  const late = await aPost({ thread_id: threadId, author_id: ada.id, text: 'Late soup' });
  const places = [`forum:${forumId}`, `thread:${threadId}`, `post:${postId}`, `post:${late}`, 'thread:999'];
  for (const place of places) await save(ada, place, { title: 'Stew' });

  const drafts: { place: string; about: string; url: string }[] = await list(ada);

  const found = new Map(drafts.map(({ place, about, url }) => [place, { about, url }]));
  expect(places.map((place) => found.get(place))).toEqual([
    { about: 'Forum 4', url: '/addthread/4' },
    { about: 'Soup', url: `/forums/4/0/${threadId}/1#reply` },
    { about: 'Soup', url: `/forums/4/0/${threadId}/0#edit-${postId}` },
    { about: 'Soup', url: `/forums/4/0/${threadId}/1#edit-${late}` },
    { about: null, url: null },
  ]);
});

test('the title of a hidden forum’s thread is not in the list [FX-02]', async () => {
  const { pim, ada } = await aScene();
  const hidden = await aForum({ id: 50, visible_to: 'staff' });
  const threadId = await aThread({ forum_id: hidden, author_id: ada.id, title: 'Secret', texts: [] });
  const postId = await aPost({ thread_id: threadId, author_id: ada.id, text: 'Secret words' });

  await save(pim, `thread:${threadId}`, { quoted_post_id: postId });

  expect(await list(pim)).toMatchObject([{ about: null, url: null, quote: null }]);
});

test.each(['thread', 'thread:', 'thread:x', 'board:1', 'thread:1:2', 'thread:99999999999'])(
  '%s is no place [FX-02]',
  async (place) => {
    const { pim } = await aScene();

    expect((await save(pim, place, {})).statusCode).toBe(400);
  },
);

test('drafts have limits, and unknown quotes are left out [FX-02]', async () => {
  const { pim } = await aScene();

  expect((await save(pim, 'thread:1', { text: 'x'.repeat(10_001) })).statusCode).toBe(400);
  expect((await save(pim, 'thread:1', { title: 'x'.repeat(121) })).statusCode).toBe(400);
  expect((await save(pim, 'thread:1', { quoted_post_id: 999_999 })).statusCode).toBe(200);
  expect(await read(pim, 'thread:1')).toMatchObject({ quote: null });
});
