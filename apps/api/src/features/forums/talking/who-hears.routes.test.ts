import { makeAlert } from '@wallabee/contract/alerts/alert';
import { editPost } from '@wallabee/contract/forums/editing';
import { mutePlayer, muteThread } from '@wallabee/contract/forums/mutes';
import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { describe, expect, test } from 'vitest';
import { bellBuilders } from '../../../../test/builders/bell-world.ts';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { ringMentioned } from '../posting/ring-readers.ts';

const world = await createTestWorld();
const { aPerson, bellOf } = bellBuilders(world);
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, aPerson);

type Link = 'author' | 'watcher' | 'mentioned' | 'quoted' | 'bystander';

/** Pim replies in a thread; how the reader is linked to it decides what they hear. */
async function heard(link: Link, mutes: readonly ('thread' | 'player')[], isHidden = false) {
  const forum_id = await aForum({ visible_to: 'everyone' });
  const [reader, pim, other] = [await aMember({ username: 'reader' }), await aMember(), await aMember()];
  const author_id = link === 'author' ? reader.id : other.id;
  const threadId = await aThread({ forum_id, author_id, title: 'Soup', texts: [] });
  const quoted = await aPost({
    thread_id: threadId,
    author_id: link === 'quoted' ? reader.id : other.id,
    text: 'Leek?',
  });
  if (link === 'watcher')
    await world.call(makeAlert, { as: reader, body: { of: 'thread', about_id: threadId } });
  if (mutes.includes('thread')) await world.call(muteThread, { as: reader, params: { threadId } });
  if (mutes.includes('player')) await world.call(mutePlayer, { as: reader, params: { playerId: pim.id } });
  if (isHidden) {
    await world.db
      .updateTable('player')
      .set({ account_type: 'staff' })
      .where('id', 'in', [pim.id, other.id])
      .execute();
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).where('id', '=', forum_id).execute();
  }
  const reply = await world.call(replyToThread, {
    as: pim,
    params: { threadId },
    body: {
      text: link === 'mentioned' ? 'Ask @reader.' : 'Yes.',
      ...(link === 'quoted' && { quote_comment_id: quoted }),
    },
  });
  expect(reply.statusCode).toBe(200);
  return (await bellOf(reader)).notifications.map(({ kind, event }) => `${kind} ${event}`);
}

const TABLE: readonly { link: Link; hears: string[] }[] = [
  { link: 'author', hears: ['threads posted'] },
  { link: 'watcher', hears: ['threads posted'] },
  { link: 'mentioned', hears: ['mentions mentioned'] },
  { link: 'quoted', hears: ['mentions replied'] },
  { link: 'bystander', hears: [] },
];

describe('of a reply,', () => {
  test.each(TABLE)('the $link hears $hears [FX-04]', async ({ link, hears }) => {
    expect(await heard(link, [])).toEqual(hears);
  });

  test.each(TABLE.flatMap(({ link }) => (['thread', 'player'] as const).map((muted) => ({ link, muted }))))(
    'the $link hears nothing who muted the $muted [FX-04]',
    async ({ link, muted }) => {
      expect(await heard(link, [muted])).toEqual([]);
    },
  );

  test.each(TABLE)('the $link hears nothing who cannot see the forum [FX-04]', async ({ link }) => {
    expect(await heard(link, [], true)).toEqual([]);
  });
});

test('a watcher is counted a match, and one whose alert is paused hears nothing [FX-04]', async () => {
  const [reader, paused, pim] = [await aMember(), await aMember(), await aMember()];
  const threadId = await aThread({ forum_id: await aForum(), author_id: pim.id });
  for (const as of [reader, paused])
    await world.call(makeAlert, { as, body: { of: 'thread', about_id: threadId } });
  const alerts = () =>
    world.db.selectFrom('alert').select(['matches', 'last_rang_at']).orderBy('alert_id').execute();
  await world.db.updateTable('alert').set({ is_paused: true }).where('player_id', '=', paused.id).execute();

  await world.call(replyToThread, { as: pim, params: { threadId }, body: { text: 'Yes.' } });

  expect(await alerts()).toEqual([
    { matches: 1, last_rang_at: world.clock.now },
    { matches: 0, last_rang_at: null },
  ]);
  expect((await bellOf(reader)).notifications).toHaveLength(1);
  expect((await bellOf(paused)).notifications).toEqual([]);
});

describe('of an edit,', () => {
  async function aScene() {
    const forum_id = await aForum();
    const ada = await aMember({ username: 'ada' });
    const [ben, cleo] = [await aMember({ username: 'ben' }), await aMember({ username: 'cleo' })];
    const threadId = await aThread({ forum_id, author_id: cleo.id, title: 'Soup', texts: [] });
    const post_id = await aPost({ thread_id: threadId, author_id: ada.id, text: 'Hm' });
    const edit = (wordsBefore: string, words: string) =>
      world.db.transaction().execute((trx) =>
        ringMentioned(trx, {
          post_id,
          thread_id: threadId,
          page: 0,
          author: ada.id,
          words,
          wordsBefore,
          quoted: null,
          now: world.clock.now,
        }),
      );
    const events = async (as: typeof ada) => (await bellOf(as)).notifications.map(({ event }) => event);
    return { ada, ben, cleo, threadId, edit, events };
  }

  test('only newly mentioned players hear, once [FX-04]', async () => {
    const { ada, ben, cleo, edit, events } = await aScene();
    await edit('@cleo', '@cleo and @ben and @ada');
    await edit('@cleo', '@cleo and @ben');
    expect(await events(ben)).toEqual(['mentioned']);
    expect(await events(cleo)).toEqual([]);
    expect(await events(ada)).toEqual([]);
  });

  test('players who cannot see the forum hear nothing [FX-04]', async () => {
    const { ben, edit, events } = await aScene();
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).execute();
    await edit('', '@ben');
    expect(await events(ben)).toEqual([]);
  });

  test('players who muted the author or the thread hear nothing [FX-04]', async () => {
    const { ada, ben, cleo, threadId, edit, events } = await aScene();
    await world.call(mutePlayer, { as: ben, params: { playerId: ada.id } });
    await world.call(muteThread, { as: cleo, params: { threadId } });
    await edit('', '@ben @cleo');
    expect([await events(ben), await events(cleo)]).toEqual([[], []]);
  });
});

describe('a name', () => {
  const CALLS: readonly { text: string; isHtml?: boolean; calls: string[] }[] = [
    { text: '@ben', calls: ['ben'] },
    { text: '[b]@ben[/b], ask @cleo', calls: ['ben', 'cleo'] },
    { text: '[code]@ben[/code] and @cleo', calls: ['cleo'] },
    { text: '[code]\n@ben\n@cleo\n[/code]', calls: [] },
    { text: '[quote]@ben said[/quote]@cleo, is it true?', calls: ['cleo'] },
    { text: '[quote]a[quote]@ben[/quote]@cleo[/quote]', calls: [] },
    { text: '[list][*][quote]@ben[/quote][*]@cleo[/list]', calls: ['cleo'] },
    { text: '[quote]@ben, but not closed', calls: ['ben'] },
    {
      text: '<blockquote><p>@ben</p></blockquote><pre>@ben</pre><p>@cleo</p>',
      isHtml: true,
      calls: ['cleo'],
    },
  ];

  async function aScene() {
    const forumId = await aForum();
    const ada = await aMember({ username: 'ada', account_type: 'staff' });
    const [ben, cleo] = [await aMember({ username: 'ben' }), await aMember({ username: 'cleo' })];
    const called = async () => {
      const bells = await Promise.all([ben, cleo].map((one) => bellOf(one)));
      return ['ben', 'cleo'].filter((_, n) =>
        bells[n]?.notifications.some(({ kind }) => kind === 'mentions'),
      );
    };
    return { forumId, ada, called };
  }
  const bodyOf = (text: string, isHtml = false) =>
    isHtml ? { text, is_html: true } : { text, format: 'bbcode' as const };

  test.each(CALLS)('in $text calls $calls [FX-04]', async ({ text, isHtml, calls }) => {
    const { forumId, ada, called } = await aScene();
    const body = { title: 'Soup', ...bodyOf(text, isHtml) };

    expect((await world.call(addThread, { as: ada, params: { forumId }, body })).statusCode).toBe(200);

    expect(await called()).toEqual(calls);
  });

  test.each(CALLS)(
    'in $text, when it is edited in, calls $calls [FX-04]',
    async ({ text, isHtml, calls }) => {
      const { forumId, ada, called } = await aScene();
      const threadId = await aThread({ forum_id: forumId, author_id: ada.id, texts: [] });
      const reply = await world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'Hm' } });
      const params = { postId: reply.json().post_id };

      expect((await world.call(editPost, { as: ada, params, body: bodyOf(text, isHtml) })).statusCode).toBe(
        200,
      );

      expect(await called()).toEqual(calls);
    },
  );

  test('calls when an edit takes it out of the code [FX-04]', async () => {
    const { forumId, ada, called } = await aScene();
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id, texts: [] });
    const body = bodyOf('[code]@ben[/code]');
    const reply = await world.call(replyToThread, { as: ada, params: { threadId }, body });

    const params = { postId: reply.json().post_id };
    await world.call(editPost, { as: ada, params, body: bodyOf('[code]x[/code] @ben') });

    expect(await called()).toEqual(['ben']);
  });
});
