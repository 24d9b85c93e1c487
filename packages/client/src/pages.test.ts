import { expect, test } from 'vitest';
import { type PagedCall, pagesOf } from './pages.ts';

test.each<{ why: string; call: PagedCall; given: object; asked: unknown[]; last: (page: number) => unknown }>(
  [
    {
      why: 'from 1 to the last page',
      call: ['items', 'query', 1, 'paging'],
      given: { query: { q: 'a' } },
      last: () => ({ total_pages: 3 }),
      asked: [1, 2, 3].map((page) => ({ query: { q: 'a', page } })),
    },
    {
      why: 'from the page in the input',
      call: ['items', 'query', 1, 'paging'],
      given: { query: { page: 2 } },
      last: () => ({ total_pages: 3 }),
      asked: [{ query: { page: 2 } }, { query: { page: 3 } }],
    },
    {
      why: 'an empty list is one page',
      call: ['items', 'body', 1, 'paging'],
      given: { body: { text: 'a' } },
      last: () => ({ total_pages: 0 }),
      asked: [{ body: { text: 'a', page: 1 } }],
    },
    {
      why: 'forums count from 0',
      call: ['posts', 'params', 0, 'total_pages'],
      given: { params: { forumId: 1 } },
      last: () => 2,
      asked: [{ params: { forumId: 1, page: 0 } }, { params: { forumId: 1, page: 1 } }],
    },
    {
      why: 'while there is more',
      call: ['threads', 'query', 0, 'has_more'],
      given: {},
      last: (page) => page < 1,
      asked: [{ query: { page: 0 } }, { query: { page: 1 } }],
    },
  ],
)('$why [DV-03]', async ({ call, given, asked, last }) => {
  const read: unknown[] = [];

  for await (const _ of pagesOf(call, given, async (input) => {
    read.push(input);
    const { page } = Object.values(input)[0] as { page: number };
    return { [call[3]]: last(page) };
  }));

  expect(read).toEqual(asked);
});
