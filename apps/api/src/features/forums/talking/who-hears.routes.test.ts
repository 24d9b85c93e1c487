import { makeAlert } from '@wallabee/contract/alerts/alert';
import { mutePlayer, muteThread } from '@wallabee/contract/forums/mutes';
import { replyToThread } from '@wallabee/contract/forums/posting';
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

  test('players who muted the author or the thread hear nothing [FX-04]', async () => {
    const { ada, ben, cleo, threadId, edit, events } = await aScene();
    await world.call(mutePlayer, { as: ben, params: { playerId: ada.id } });
    await world.call(muteThread, { as: cleo, params: { threadId } });
    await edit('', '@ben @cleo');
    expect([await events(ben), await events(cleo)]).toEqual([[], []]);
  });
});
