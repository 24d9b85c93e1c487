import { picturePath } from '@wallabee/contract/art/art-address';
import type { BlogPost, BlogPostCard, NewsPost } from '@wallabee/contract/news/news';
import { postHue, postPicturePath } from '@wallabee/contract/news/post-picture';
import { postImageKey } from '../art/art.public.ts';
import type { StoredPost } from './news.queries.ts';

/** Where the site and its API are reached. */
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

/** One of our own posts, as a blog's feed would tell it. */
export function toNewsPost(post: StoredPost, { siteUrl, apiUrl }: SiteAddresses): NewsPost {
  const { id, title, published_at } = post;
  return {
    title,
    date: published_at.toISOString(),
    permalink: permalinkOf(post, siteUrl),
    thumbnail: `${apiUrl}${postPicturePath({ id, image_key: postImageKey(post) })}`,
  };
}

/** JSON Feed 1.1. */
export function toJsonFeed(posts: StoredPost[], { siteUrl, apiUrl }: SiteAddresses) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News from the hive',
    description: 'What is new in WallaBee, and the people who play it.',
    language: 'en',
    home_page_url: `${siteUrl}/news`,
    feed_url: `${siteUrl}/blog/feed.json`,
    icon: `${siteUrl}/favicon.svg`,
    authors: [{ name: 'WallaBee', url: siteUrl }],
    items: posts.map((post) => ({
      id: permalinkOf(post, siteUrl),
      url: permalinkOf(post, siteUrl),
      title: post.title,
      summary: post.summary,
      content_text: post.body.join('\n\n'),
      image: `${apiUrl}${picturePath({ kind: 'post', id: post.id }, 200)}`,
      date_published: post.published_at.toISOString(),
    })),
  };
}

function permalinkOf({ slug }: StoredPost, siteUrl: string): string {
  return `${siteUrl}/news/${slug}`;
}
