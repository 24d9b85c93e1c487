import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Documents } from '../documents/documents.ts';
import { searchDocuments } from '../search-documents.ts';
import type { FindPostsOptions } from '../word-index.ts';
import { rankPosts } from './rank-posts.ts';

const threads = new Documents({ prefersShortNames: false });
threads.setAudiences(
  new Map([
    [4, 'everyone'],
    [14, 'staff'],
  ]),
);
const written = (authorId: number, day: number) => ({ authorId, day });
threads.set({ id: 'thread.1', name: 'Yeti parcels', forumId: 4, firstPostId: 11, written: written(1, 10) });
threads.addPart('thread.1', 11, ['who', 'needs', 'cheering'], written(1, 10));
threads.addPart('thread.1', 12, ['my', 'yeti', 'does'], written(2, 12));
threads.set({ id: 'thread.2', name: 'The rota', forumId: 14, firstPostId: 13, written: written(3, 13) });
threads.addPart('thread.2', 13, ['the', 'yeti', 'is', 'on', 'duty'], written(3, 13));
threads.set({ id: 'faq.1', name: 'What is a yeti?', text: ['yeti'] });
const empty = new Documents();

const index = searchDocuments({
  documentsOf: async (kind) => (kind === 'threads' ? threads : empty),
  siteTexts: async () => empty,
  postsOf: async (ids) => ids.map((id) => ({ id, text: id === 12 ? 'my yeti does' : '' })),
  now: () => new Date(),
});

async function found(text: string, options: Partial<FindPostsOptions> = {}) {
  const viewer = { account_type: 'player' } as const;
  return (await index.findPosts(text, { viewer, order: 'relevance', skip: 0, most: 9, ...options })).ids;
}

describe('posts', () => {
  test.each<{ by: string; text: string; options?: Partial<FindPostsOptions>; ids: number[] }>([
    { by: 'words, titles before texts', text: 'yeti', ids: [11, 12] },
    { by: 'words, newest first', text: 'yeti', options: { order: 'newest' }, ids: [12, 11] },
    { by: 'author', text: 'yeti', options: { authorId: 2 }, ids: [12] },
    { by: 'author alone', text: '', options: { authorId: 1 }, ids: [11] },
    { by: 'author, not where they are not seen', text: '', options: { authorId: 3 }, ids: [] },
    { by: 'first day', text: 'yeti', options: { fromDay: 11 }, ids: [12] },
    { by: 'last day', text: 'yeti', options: { untilDay: 11 }, ids: [11] },
    { by: 'forum', text: 'yeti', options: { forumId: 4 }, ids: [11, 12] },
    { by: 'another forum', text: 'yeti', options: { forumId: 14 }, ids: [] },
    {
      by: 'forum of staff',
      text: 'yeti',
      options: { viewer: { account_type: 'staff' }, forumId: 14 },
      ids: [13],
    },
    { by: 'words in quotes', text: '"my yeti"', ids: [12] },
    { by: 'words in quotes in another order', text: '"yeti my"', ids: [] },
  ])('are found by $by [FX-05]', async ({ text, options, ids }) => {
    expect(await found(text, options)).toEqual(ids);
  });

  test('come in pages, with the count of all [FX-05]', async () => {
    const viewer = { account_type: 'player' } as const;
    expect(await index.findPosts('yeti', { viewer, order: 'newest', skip: 1, most: 1 })).toEqual({
      ids: [11],
      total: 2,
    });
  });

  test('are ordered by cost and then by age, each once [FX-05]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ id: fc.integer({ min: 1, max: 2 ** 31 - 1 }), cost: fc.nat(60) })),
        (posts) => {
          const documents = {
            postIdOf: (part: number) => posts[part]?.id ?? null,
            partIdOf: (part: number) => posts[part]?.id ?? null,
          } as Documents;
          const hits = posts.map(({ cost }, part) => ({ document: 0, part, cost, field: 3 as const }));
          const best = new Map<number, number>();
          for (const { id, cost } of posts) best.set(id, Math.min(cost, best.get(id) ?? cost));
          const sorted = [...best].sort(([a, one], [b, other]) => one - other || b - a).map(([id]) => id);
          expect(rankPosts(documents, hits, 'relevance')).toEqual(sorted);
          expect(rankPosts(documents, hits, 'newest')).toEqual([...best.keys()].sort((a, b) => b - a));
        },
      ),
    );
  });
});
