import { searchForums } from '@wallabee/contract/forums/forum-search';
import type { ParsedInputOf } from '@wallabee/contract/protocol/endpoint';
import type { PostId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';
import { listFoundPosts } from './forum-posts.queries.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);

type Asked = ParsedInputOf<typeof searchForums>['query'];
const ask = async (as: TestPlayer, query: Asked) => {
  await world.caughtUp();
  return world.call(searchForums, { as, query });
};
const found = async (as: TestPlayer, query: Asked): Promise<number[]> =>
  (await ask(as, query)).json().posts.map(({ post_id }: { post_id: number }) => post_id);

let [ada, ben, staff]: TestPlayer[] = [];
let posts: Record<'old' | 'new' | 'chat' | 'hidden', PostId>;

beforeEach(async () => {
  [ada, ben, staff] = [
    await aMember({ username: 'ada' }),
    await aMember({ username: 'ben' }),
    await aMember({ account_type: 'staff' }),
  ];
  await aForum({ id: 4, title: 'Trading Post' });
  await aForum({ id: 5 });
  await aForum({ id: 23, visible_to: 'staff' });
  const trade = await aThread({ forum_id: 4, author_id: ada.id, title: 'Swaps', texts: [] });
  const chat = await aThread({ forum_id: 5, author_id: ben.id, title: 'Chat', texts: [] });
  const rota = await aThread({ forum_id: 23, author_id: staff.id, title: 'Rota', texts: [] });
  const on = (day: string) => ({ created_at: `${day}T23:59:00Z` });
  posts = {
    old: await aPost({
      thread_id: trade,
      author_id: ada.id,
      text: 'My lantern is spare.',
      ...on('2026-03-01'),
    }),
    new: await aPost({
      thread_id: trade,
      author_id: ben.id,
      text: 'Hm. I want that lantern!',
      ...on('2026-04-01'),
    }),
    chat: await aPost({
      thread_id: chat,
      author_id: ben.id,
      text: 'A lantern fell on me.',
      ...on('2026-04-02'),
    }),
    hidden: await aPost({ thread_id: rota, author_id: staff.id, text: 'The lantern is a fake.' }),
  };
});

describe('GET forum/search', () => {
  test('finds posts by words, author, forum and date [FX-05]', async () => {
    const all = [posts.chat, posts.new, posts.old];
    const table: [Asked, number[]][] = [
      [{ q: 'lantern' }, all],
      [{ q: 'lantern', order: 'newest' }, all],
      [{ q: 'lanterns' }, all],
      [{ q: 'lantern', forum: 4 as never }, [posts.new, posts.old]],
      [{ q: 'lantern', author: 'ben' }, [posts.chat, posts.new]],
      [{ q: 'lantern', author: '@BEN', forum: 4 as never }, [posts.new]],
      [{ q: 'lantern', after: '2026-04-01' }, [posts.chat, posts.new]],
      [{ q: 'lantern', before: '2026-04-01' }, [posts.new, posts.old]],
      [{ q: 'lantern', after: '2026-04-01', before: '2026-04-01' }, [posts.new]],
      [{ author: 'ada' }, [posts.old]],
      [{ q: '" - "', author: 'ada' }, [posts.old]],
      [{ after: '2026-04-02' }, [posts.chat]],
      [{ before: '2026-03-01' }, [posts.old]],
      [{ q: '!', after: '2026-04-01', before: '2026-04-01', forum: 4 as never }, [posts.new]],
      [{ q: '"that lantern"' }, [posts.new]],
      [{ q: 'swaps' }, [posts.old]],
      [{ q: 'swaps', author: 'ben' }, []],
      [{ q: 'teapot' }, []],
    ];
    for (const [query, ids] of table)
      expect(await found(ben as TestPlayer, query), JSON.stringify(query)).toEqual(ids);
  });

  test('orders by how well words match, or by time [FX-05]', async () => {
    const author_id = ada?.id as number;
    const named = await aThread({ forum_id: 4, author_id, title: 'Marmalade', texts: [] });
    const first = await aPost({ thread_id: named, author_id, text: 'Jam' });
    const other = await aThread({ forum_id: 4, author_id, texts: [] });
    const second = await aPost({ thread_id: other, author_id, text: 'Any marmalade?' });

    expect(await found(ben as TestPlayer, { q: 'marmalade' })).toEqual([first, second]);
    expect(await found(ben as TestPlayer, { q: 'marmalade', order: 'newest' })).toEqual([second, first]);
  });

  test('answers with excerpt, marks, place and author [FX-05]', async () => {
    const { posts: list, paging } = (
      await ask(ada as TestPlayer, { q: 'lantern', forum: 4 as never })
    ).json();
    expect(list[0]).toMatchObject({
      post_id: posts.new,
      forum: { id: 4, title: 'Trading Post' },
      title: 'Swaps',
      title_marks: [],
      excerpt: 'I want that lantern!',
      excerpt_marks: [{ from: 12, to: 19 }],
      position: 1,
      page: 0,
      created: '2026-04-01T23:59:00.000Z',
      user: { id: ben?.id, username: 'ben' },
      url: expect.stringMatching(new RegExp(`^/forums/4/0/\\d+/0#post-${posts.new}$`)),
    });
    expect(paging).toMatchObject({ total_results: 2, total_pages: 1, current_page: 1 });
  });

  test('finds in hidden forums only for players who see them [FX-05]', async () => {
    expect(await found(staff as TestPlayer, { q: 'lantern fake' })).toEqual([posts.hidden]);
    expect(await found(ada as TestPlayer, { q: 'lantern fake' })).toEqual([]);
    expect(await found(ada as TestPlayer, { author: `${staff?.id}` })).toEqual([]);
    expect((await ask(ada as TestPlayer, { q: 'fake', forum: 23 as never })).statusCode).toBe(404);
  });

  test('does not show a post of a forum that was hidden after it was found [FX-05]', async () => {
    const ids = [posts.old, posts.hidden];
    const rows = await listFoundPosts(world.db, { ids, audiences: ['everyone'] });
    expect(rows.map(({ id }) => id)).toEqual([posts.old]);
  });

  test('follows what is removed, hidden and merged [FX-05]', async () => {
    await world.db.updateTable('forum_post').set({ is_removed: true }).where('id', '=', posts.chat).execute();
    expect(await found(ada as TestPlayer, { q: 'lantern' })).toEqual([posts.new, posts.old]);

    const target = await aThread({ forum_id: 5, author_id: ada?.id as number, title: 'Others', texts: [] });
    await world.db
      .updateTable('forum_post')
      .set({ thread_id: target, position: 9 })
      .where('id', '=', posts.new)
      .execute();
    expect(await found(ada as TestPlayer, { q: 'lantern', forum: 5 as never })).toEqual([posts.new]);

    await world.db.updateTable('forum').set({ visible_to: 'staff' }).where('id', '=', 4).execute();
    expect(await found(ada as TestPlayer, { q: 'lantern' })).toEqual([posts.new]);
  });

  test.each<{ query: object; status: number }>([
    { query: {}, status: 400 },
    { query: { q: '' }, status: 400 },
    { query: { q: '  ' }, status: 400 },
    { query: { q: '""' }, status: 400 },
    { query: { q: '" - "', forum: 4 }, status: 400 },
    { query: { q: 'ʼ' }, status: 400 },
    { query: { forum: 4 }, status: 400 },
    { query: { q: 'x', after: 'yesterday' }, status: 400 },
    { query: { q: 'x', before: '2026-02-30' }, status: 400 },
    { query: { q: 'x', order: 'loudest' }, status: 400 },
    { query: { q: 'x'.repeat(501) }, status: 400 },
    { query: { q: 'x', author: 'nobody-here' }, status: 404 },
    { query: { q: 'x', forum: 99 }, status: 404 },
  ])('refuses $query with $status [FX-05]', async ({ query, status }) => {
    expect((await ask(ada as TestPlayer, query as Asked)).statusCode).toBe(status);
  });

  test('lists 20 a page [FX-05]', async () => {
    const thread_id = await aThread({ forum_id: 4, author_id: ada?.id as number, texts: [] });
    for (let n = 0; n < 25; n++)
      await aPost({ thread_id, author_id: ada?.id as number, text: `Marmalade ${n}` });
    expect(await found(ben as TestPlayer, { q: 'marmalade' })).toHaveLength(20);
    expect(await found(ben as TestPlayer, { q: 'marmalade', page: 2 })).toHaveLength(5);
    expect(await found(ben as TestPlayer, { q: 'marmalade', page: 1_000_000 })).toEqual([]);
  });
});
