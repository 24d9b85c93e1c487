import { readThread, ThreadPage } from '@wallabee/contract/forums/forum';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);

describe('GET forum/thread/{threadId}/{page}', () => {
  test('returns posts, authors, tags, quote and item [FO-05, FO-07, AP-13]', async () => {
    const forum_id = await aForum({ title: 'Chat' });
    await world.aSet({ id: 40, hue: 205 });
    const item_type_id = await world.anItemType({ set_id: 40, name: 'Fog Bell' });
    const ada = await aMember({ username: 'ada', name: 'Ada Larch', account_type: 'staff' });
    const pim = await aMember({ username: 'pim', name: 'Pim Fen' });
    const threadId = await aThread({
      forum_id,
      author_id: ada.id,
      title: 'Fog',
      item_type_id,
      texts: ['Ding.'],
    });
    const { id: quoted_post_id } = await world.db
      .selectFrom('forum_post')
      .select('id')
      .executeTakeFirstOrThrow();
    await aPost({ thread_id: threadId, author_id: pim.id, text: 'Dong.', quoted_post_id });

    const response = await world.call(readThread, { as: pim, params: { threadId, page: 0 } });

    const page = ThreadPage.parse(response.json());
    expect(page).toMatchObject({
      thread_id: threadId,
      thread_total_pages: 1,
      forum: { id: 4, title: 'Chat' },
      post_data: { title: 'Fog', is_closed: false },
      can_close: false,
      can_reply: true,
      item: {
        item_type_id,
        name: 'Fog Bell',
        image_url: expect.stringContaining(`/image/item-${item_type_id}-200`),
      },
    });
    expect(page.posts).toMatchObject([
      {
        text: 'Ding.',
        is_html: false,
        quote: null,
        user: { name: 'Ada Larch', is_staff: true, is_beekeeper: false },
      },
      {
        text: 'Dong.',
        quote: { username: 'ada', text: 'Ding.' },
        user: { name: 'Pim Fen', is_staff: false },
      },
    ]);
    expect(page.posts[0]?.created).toBe('2026-05-01T09:00:00.000Z');
    expect(page.posts[0]?.user.image_url_200).toContain(`/image/player-${ada.id}-200.png`);
  });

  test('an undiscovered item is not shown [FO-05]', async () => {
    const forum_id = await aForum();
    await world.aSet({ id: 40 });
    const item_type_id = await world.anItemType({ set_id: 40, name: '?' });
    const ada = await aMember();
    const threadId = await aThread({ forum_id, author_id: ada.id, item_type_id });

    const response = await world.call(readThread, { as: ada, params: { threadId, page: 0 } });

    expect(response.json().item).toBeNull();
  });

  test('pages from 0 by position; a page beyond the last is empty', async () => {
    const forum_id = await aForum();
    const ada = await aMember();
    const threadId = await aThread({
      forum_id,
      author_id: ada.id,
      texts: Array.from({ length: 41 }, (_, index) => `Post ${index}`),
    });
    const textsOf = async (page: number) => {
      const answered = ThreadPage.parse(
        (await world.call(readThread, { as: ada, params: { threadId, page } })).json(),
      );
      expect(answered.thread_total_pages).toBe(3);
      return answered.posts.map(({ text }) => text);
    };

    expect((await textsOf(0)).at(0)).toBe('Post 0');
    expect((await textsOf(1)).at(-1)).toBe('Post 39');
    expect(await textsOf(2)).toEqual(['Post 40']);
    expect(await textsOf(3)).toEqual([]);
  });

  test('HTML is sanitised again when it is shown, however it came in [FO-06]', async () => {
    const forum_id = await aForum();
    const ada = await aMember();
    const threadId = await aThread({ forum_id, author_id: ada.id, texts: [] });
    const text = '<p onclick="x()">Hello <b>there</b><script>alert(1)</script></p>';
    const quoted_post_id = await aPost({ thread_id: threadId, author_id: ada.id, text, is_html: true });
    await aPost({ thread_id: threadId, author_id: ada.id, text: 'Quite.', quoted_post_id });

    const { posts } = (await world.call(readThread, { as: ada, params: { threadId, page: 0 } })).json();

    expect(posts[0]).toMatchObject({ is_html: true, text: '<p>Hello <b>there</b></p>' });
    expect(posts[1].quote.text).toBe('Hello there');
  });

  test('plain text is returned unchanged [FO-06]', async () => {
    const forum_id = await aForum();
    const ada = await aMember();
    const threadId = await aThread({ forum_id, author_id: ada.id, texts: ['<b>1 < 2</b>\n\nYes & no'] });

    const { posts } = (await world.call(readThread, { as: ada, params: { threadId, page: 0 } })).json();

    expect(posts[0]).toMatchObject({ is_html: false, text: '<b>1 < 2</b>\n\nYes & no' });
  });
});
