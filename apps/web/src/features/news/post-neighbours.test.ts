import type { BlogPostCard } from '@wallabee/contract/news/news';
import { expect, test } from 'vitest';
import { neighboursOf } from './post-neighbours.ts';

const posts = ['newest', 'middle', 'oldest'].map((slug) => ({ slug })) as BlogPostCard[];

test.each([
  { slug: 'newest', newer: undefined, older: 'middle' },
  { slug: 'middle', newer: 'newest', older: 'oldest' },
  { slug: 'oldest', newer: 'middle', older: undefined },
  { slug: 'unlisted', newer: undefined, older: undefined },
])('the neighbours of $slug are $newer and $older', ({ slug, newer, older }) => {
  const neighbours = neighboursOf(posts, slug);

  expect([neighbours.newer?.slug, neighbours.older?.slug]).toEqual([newer, older]);
});
