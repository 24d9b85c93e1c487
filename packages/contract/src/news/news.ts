import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { newsAddresses } from './news.addresses.ts';

/** A post of the game's blog, wherever that is kept. */
export const NewsPost = z.object({
  /** Plain text, whatever the blog wrote. */
  title: z.string(),
  date: z.iso.datetime(),
  permalink: z.string(),
  /** A picture of this server's, even where the blog is somebody else's: visitors are not sent to strangers for it. */
  thumbnail: z.string().nullable(),
});
export type NewsPost = z.infer<typeof NewsPost>;

/** More would push everything else off the home page. */
export const MOST_NEWS_POSTS = 6;

/** A function's name and no more: whatever else stood here would run in the page that asked. */
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
} as const satisfies Endpoint;

/** A post of the blog that the site keeps itself. */
export const BlogPostCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  date: z.iso.datetime(),
  summary: z.string(),
  /** Of the plate that its drawing stands on. */
  hue: z.number().int(),
  image_key: z.string(),
});
export type BlogPostCard = z.infer<typeof BlogPostCard>;

/** Years of posts; a longer list would want pages. */
export const MOST_BLOG_POSTS = 200;

export const listBlogPosts = {
  ...newsAddresses.listBlogPosts,
  feature: 'news',
  access: 'key',
  summary: 'Every post of the site’s own blog, newest first.',
  response: z.array(BlogPostCard),
} as const satisfies Endpoint;

export const BlogPost = BlogPostCard.extend({
  /** Paragraphs of plain text. */
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
