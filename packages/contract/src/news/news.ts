import { z } from 'zod';
import type { DescribedCall, Endpoint } from '../protocol/endpoint.ts';
import { EXAMPLE_API, Hue, ImageKey } from '../protocol/fields.ts';
import { newsAddresses, thumbnailAddresses } from './news.addresses.ts';

const title = z.string().meta({ description: 'Its title.', example: 'Winter Drops: Bring a Flask' });
const date = z.iso
  .datetime()
  .meta({ description: 'When it was published.', example: '2026-11-10T08:00:00.000Z' });

export const NewsPost = z
  .object({
    title,
    date,
    permalink: z.string().meta({
      description: 'The address of the post.',
      example: 'https://wallabee.example/news/winter-is-coming-bring-a-flask',
    }),
    /** Always served by this server, so that visitors' browsers contact no other site. */
    thumbnail: z
      .string()
      .nullable()
      .meta({
        description: 'Address of its picture, always of this server; null where it has none.',
        example: `${EXAMPLE_API}/image/post-14-100.png?k=t7bR18aa`,
      }),
  })
  .meta({ id: 'NewsPost', description: 'A post of the blog.' });
export type NewsPost = z.infer<typeof NewsPost>;

export const MOST_NEWS_POSTS = 6;

/** Only an identifier, because anything else would run as script in the calling page. */
export const CallbackName = z
  .string()
  .max(64, 'must have at most 64 characters')
  .regex(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/, 'must be the name of a function')
  .meta({ description: 'The name of the function that gets the answer, for JSONP.', example: 'showNews' });

/** Open, since the script element of a JSONP client cannot send a key. */
export const listNews = {
  ...newsAddresses.listNews,
  feature: 'news',
  access: 'open',
  summary: 'The newest posts of the blog, newest first; with callback, as JSONP.',
  description: `At most ${MOST_NEWS_POSTS}.`,
  query: z.object({ callback: CallbackName.optional() }),
  response: z.object({ posts: z.array(NewsPost).meta({ description: 'The posts.' }) }),
  otherContent: {
    'application/javascript': z.string().meta({
      description: 'With `callback`: a call of that function with the answer.',
      example: '/**/showNews({"posts":[]});',
    }),
  },
} as const satisfies Endpoint;

export const BlogPostCard = z
  .object({
    id: z.number().int().meta({ description: 'The id of the post.', example: 14 }),
    slug: z.string().meta({
      description: 'Its name, as it is written in addresses.',
      example: 'winter-is-coming-bring-a-flask',
    }),
    title,
    date,
    summary: z.string().meta({
      description: 'What it is about, in a sentence or two.',
      example: 'Twelve days, twelve kinds of place and a few words about socks.',
    }),
    hue: Hue,
    image_key: ImageKey,
  })
  .meta({ id: 'BlogPostCard', description: 'A post of the site’s own blog, without its text.' });
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
  body: z
    .array(z.string().meta({ example: 'The winter drops begin on the first of December.' }))
    .meta({ description: 'Its paragraphs, as plain text.' }),
}).meta({ id: 'BlogPost', description: 'A post of the site’s own blog.' });
export type BlogPost = z.infer<typeof BlogPost>;

export const readBlogPost = {
  ...newsAddresses.readBlogPost,
  feature: 'news',
  access: 'key',
  summary: 'One post of the site’s own blog.',
  params: z.object({
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,100}$/, 'must be the name of a post')
      .meta({ description: 'The `slug` of the post.', example: 'winter-is-coming-bring-a-flask' }),
  }),
  response: BlogPost,
} as const satisfies Endpoint;

export const readThumbnail = {
  ...thumbnailAddresses.readThumbnail,
  feature: 'news',
  access: 'open',
  summary: 'The picture of a post of a blog elsewhere, as WebP.',
  params: z.object({
    name: z
      .string()
      .meta({ description: 'As in `thumbnail` of a post.', example: 'n4bQgYhMfWWaL-qgxVrQFQ.webp' }),
  }),
  otherContent: {
    'image/webp': z.string().meta({ description: 'The picture.', contentMediaType: 'image/webp' }),
  },
} as const satisfies DescribedCall;
