import { picturePath } from '@wallabee/contract/art/art-address';
import type { BlogPost, BlogPostCard, NewsPost } from '@wallabee/contract/news/news';
import { postHue, postPicturePath } from '@wallabee/contract/news/post-picture';
import type { FeedEntry } from '../../platform/feeds/feed.ts';
import { postImageKey } from '../art/art.public.ts';
import type { StoredPost } from './news.queries.ts';

export interface SiteAddresses {
  siteUrl: string;
  apiUrl: string;
}

export function toCard(post: StoredPost): BlogPostCard {
  const { id, slug, title, summary, published_at } = post;
  return {
    id,
    slug,
    title,
    summary,
    date: published_at.toISOString(),
    hue: postHue(id),
    image_key: postImageKey(post),
  };
}

export function toBlogPost(post: StoredPost): BlogPost {
  return { ...toCard(post), body: post.body };
}

export function toNewsPost(post: StoredPost, { siteUrl, apiUrl }: SiteAddresses): NewsPost {
  const { id, title, published_at } = post;
  return {
    title,
    date: published_at.toISOString(),
    permalink: permalinkOf(post, siteUrl),
    thumbnail: `${apiUrl}${postPicturePath({ id, image_key: postImageKey(post) })}`,
  };
}

export function toFeedEntry(post: StoredPost, { siteUrl, apiUrl }: SiteAddresses): FeedEntry {
  const { id, title, summary, body, published_at } = post;
  return {
    url: permalinkOf(post, siteUrl),
    title,
    summary,
    text: body.join('\n\n'),
    image: `${apiUrl}${picturePath({ kind: 'post', id }, 200)}`,
    published_at: published_at.toISOString(),
  };
}

function permalinkOf({ slug }: StoredPost, siteUrl: string): string {
  return `${siteUrl}/news/${slug}`;
}
