import type { BlogPostCard } from '@wallabee/contract/news/news';

export interface Neighbours {
  newer: BlogPostCard | undefined;
  older: BlogPostCard | undefined;
}

export function neighboursOf(posts: readonly BlogPostCard[], slug: string): Neighbours {
  const place = posts.findIndex((post) => post.slug === slug);
  if (place < 0) return { newer: undefined, older: undefined };
  return { newer: posts[place - 1], older: posts[place + 1] };
}
