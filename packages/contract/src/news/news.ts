import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { newsAddresses } from './news.addresses.ts';

export const NewsPost = z.object({
  title: z.string(),
  date: z.iso.datetime(),
  permalink: z.string(),
  /** Always served by this server, so that visitors' browsers contact no other site. */
  thumbnail: z.string().nullable(),
});
export type NewsPost = z.infer<typeof NewsPost>;

export const MOST_NEWS_POSTS = 6;

/** Only an identifier, because anything else would run as script in the calling page. */
export const CallbackName = z
  .string()
  .max(64, 'must have at most 64 characters')
  .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/, 'must be the name of a function');

/** Open, since the script element of a JSONP client cannot send a key. */
export const listNews = {
  ...newsAddresses.listNews,
  feature: 'news',
  access: 'open',
  summary: 'The newest posts of the blog, newest first; with callback, as JSONP.',
  query: z.object({ callback: CallbackName.optional() }),
  response: z.object({ posts: z.array(NewsPost) }),
  otherContent: {
    'application/javascript': z.string().describe('With callback: a call of that function with the answer.'),
  },
} as const satisfies Endpoint;

export const BlogPostCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  date: z.iso.datetime(),
  summary: z.string(),
  hue: z.number().int(),
  image_key: z.string(),
});
export type BlogPostCard = z.infer<typeof BlogPostCard>;

export const MOST_BLOG_POSTS = 200;

export const listBlogPosts = {
  ...newsAddresses.listBlogPosts,
  feature: 'news',
  access: 'key',
  summary: 'Every post of the site’s own blog, newest first.',
  response: z.array(BlogPostCard),
} as const satisfies Endpoint;

export const BlogPost = BlogPostCard.extend({
  body: z.array(z.string()),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const readBlogPost = {
  ...newsAddresses.readBlogPost,
  feature: 'news',
  access: 'key',
  summary: 'One post of the site’s own blog.',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/, 'must be the name of a post') }),
  response: BlogPost,
} as const satisfies Endpoint;
