import { editPost } from '@wallabee/contract/forums/editing';
import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

const THREE_LINKS = 'www.a.example www.b.example www.c.example';
const FOUR_MENTIONS = '@ada @bob @cleo @dora';

async function aScene() {
  const forumId = await aForum();
  const created_at = new Date(world.clock.now.getTime() - 86_400_000);
  const newcomer = await aMember({ created_at });
  const regular = await aMember();
  const threadId = await aThread({ forum_id: forumId, author_id: regular.id });
  const start = (as = newcomer, text = 'Leek') =>
    world.call(addThread, { as, params: { forumId }, body: { title: 'Soup', text } });
  const reply = (as = newcomer, words: { text: string; format?: 'bbcode' } = { text: 'Leek' }) =>
    world.call(replyToThread, { as, params: { threadId }, body: words });
  return { newcomer, regular, start, reply };
}

describe('the limits of newcomers', () => {
  test.each([
    [THREE_LINKS, 'too_many_links'],
    [FOUR_MENTIONS, 'too_many_mentions'],
  ])('%s is refused in threads, replies and edits [FX-06]', async (text, reason) => {
    const { newcomer, start, reply } = await aScene();
    const { post_id: postId } = (await reply()).json();
    const edited = await world.call(editPost, { as: newcomer, params: { postId }, body: { text } });

    for (const answer of [edited, await start(newcomer, text), await reply(newcomer, { text })]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ reason });
    }
  });

  test('end after a week [FX-06]', async () => {
    const { regular, start, reply } = await aScene();

    for (const text of [THREE_LINKS, FOUR_MENTIONS]) {
      expect((await reply(regular, { text })).statusCode).toBe(200);
      expect((await start(regular, text)).statusCode).toBe(200);
    }
  });

  test('count a link of BBCode once [FX-06]', async () => {
    const { newcomer, reply } = await aScene();
    const link = (name: string) => `[url]https://${name}.example[/url]`;

    const two = await reply(newcomer, { text: `${link('a')} ${link('b')}`, format: 'bbcode' });
    const three = await reply(newcomer, { text: `${link('a')} ${link('b')} ${link('c')}`, format: 'bbcode' });

    expect(two.statusCode).toBe(200);
    expect(three.json()).toMatchObject({ reason: 'too_many_links' });
  });

  test('count the mentions that ring, however they are typed, and those of earlier versions [FX-04, FX-06]', async () => {
    const { newcomer, reply } = await aScene();
    const bold = await reply(newcomer, {
      text: '@[b]ada[/b] @[b]bob[/b] @[b]cleo[/b] @[b]dora[/b]',
      format: 'bbcode',
    });
    expect(bold.json()).toMatchObject({ reason: 'too_many_mentions' });

    const { post_id: postId } = (await reply(newcomer, { text: '@ada @bob @cleo' })).json();
    const edit = (text: string) => world.call(editPost, { as: newcomer, params: { postId }, body: { text } });
    expect((await edit('@cleo')).statusCode).toBe(200);
    expect((await edit('@dora')).json()).toMatchObject({ reason: 'too_many_mentions' });
  });
});
