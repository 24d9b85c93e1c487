import { artPath } from '@wallabee/contract/art/art-address';
import { type ForumSummary, listForums } from '@wallabee/contract/forums/forum';
import { replyToThread } from '@wallabee/contract/forums/posting';
import { ThreadId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);

describe('GET forum', () => {
  async function threeForums() {
    await aForum({ id: 1, title: 'Official Business', subtitle: 'News', threads_by: 'staff' });
    await aForum({ id: 20, visible_to: 'keepers', threads_by: 'keepers' });
    await aForum({ id: 23, visible_to: 'staff', threads_by: 'staff' });
  }

  test('lists the forums with id, title and subtitle, without a token too [FO-01, AP-13]', async () => {
    await threeForums();

    const response = await world.call(listForums, {});

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual([
      {
        id: 1,
        title: 'Official Business',
        subtitle: 'News',
        image_key: expect.stringMatching(/^[\w-]+$/),
        hue: expect.any(Number),
        thread_count: 0,
        latest: null,
        recent: [],
      },
    ]);
  });

  test.each([
    { account_type: 'player', ids: [1] },
    { account_type: 'beekeeper', ids: [1, 20] },
    { account_type: 'staff', ids: [1, 20, 23] },
  ] as const)('shows $account_type the forums $ids [FO-16]', async ({ account_type, ids }) => {
    await threeForums();
    const member = await aMember({ account_type });

    const response = await world.call(listForums, { as: member });

    expect(response.json().map(({ id }: ForumSummary) => id)).toEqual(ids);
  });

  test('names the thread with the latest post, to players only', async () => {
    const forum_id = await aForum();
    const ada = await aMember();
    await aThread({ forum_id, author_id: ada.id, title: 'Older' });
    const thread_id = await aThread({ forum_id, author_id: ada.id, title: 'Soup' });

    const [shown] = (await world.call(listForums, { as: ada })).json();
    const [hidden] = (await world.call(listForums, {})).json();

    expect(shown).toMatchObject({ thread_count: 2, latest: { thread_id, title: 'Soup' } });
    expect(hidden).toMatchObject({ thread_count: 2, latest: null });
  });

  test('names the three threads last written in, with the latest writer, to players only', async () => {
    const forum_id = await aForum();
    const ada = await aMember({ name: 'Ada Larch' });
    const pim = await aMember({ name: 'Pim Fen' });
    const ids: number[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      ids.push(await aThread({ forum_id, author_id: ada.id, title }));
    }
    const threadId = ThreadId.parse(ids[0]);
    await world.call(replyToThread, { as: pim, params: { threadId }, body: { text: 'Soup' } });

    const [shown] = (await world.call(listForums, { as: ada })).json();
    const [hidden] = (await world.call(listForums, {})).json();

    expect(shown.recent).toMatchObject([
      { thread_id: ids[0], title: 'One', post_count: 2, user: { id: pim.id, name: 'Pim Fen' } },
      { thread_id: ids[3], title: 'Four', user: { name: 'Ada Larch' } },
      { thread_id: ids[2], title: 'Three' },
    ]);
    expect(hidden.recent).toEqual([]);
  });

  test('the picture of a forum is drawn', async () => {
    await aForum({ id: 4 });
    const [forum] = (await world.call(listForums, {})).json();

    const picture = await world.app.inject(artPath({ kind: 'forum', id: 4 }, 100, forum.image_key));

    expect(picture.statusCode).toBe(200);
    expect(picture.headers['cache-control']).toContain('immutable');
  });

  test('needs an application key [AP-01]', async () => {
    expect((await world.call(listForums, { key: null })).statusCode).toBe(401);
  });
});
