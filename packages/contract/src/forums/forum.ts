import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey, pictureUrl } from '../protocol/fields.ts';
import { ForumId, inAddress, PlayerId, PostId, ThreadId } from '../protocol/ids.ts';
import { PageIndex } from '../protocol/paging.ts';
import {
  author,
  forumName,
  forumSubtitle,
  LatestThread,
  PostAuthor,
  Quote,
  RecentAuthor,
  ThreadFacts,
  ThreadItem,
  threadTitle,
} from './forum-parts.ts';
import { forumAddresses } from './forums.addresses.ts';

export const THREADS_PER_PAGE = 20;
export const POSTS_PER_PAGE = 20;

/** How many threads of a forum its summary names. */
export const RECENT_THREADS = 3;

export const RecentThread = z
  .object({
    thread_id: ThreadId,
    title: threadTitle,
    post_count: z.number().int().meta({ description: 'How many posts it has.', example: 23 }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When its newest post was written.', example: '2022-12-20T22:24:26.997Z' }),
    user: RecentAuthor.meta({ description: 'Who wrote its newest post.' }),
  })
  .meta({ id: 'RecentThread', description: 'A thread that was written in lately.' });
export type RecentThread = z.infer<typeof RecentThread>;

export const ForumSummary = z
  .object({
    ...forumName,
    subtitle: forumSubtitle,
    image_key: ImageKey,
    hue: Hue,
    thread_count: z.number().int().meta({ description: 'How many threads it has.', example: 5 }),
    latest: LatestThread.nullable().meta({
      description: 'The thread with the newest post; null without a token, and where there is no thread.',
    }),
    recent: z.array(RecentThread).max(RECENT_THREADS).meta({
      description: 'The threads last written in, the newest first; empty without a token.',
    }),
  })
  .meta({ id: 'ForumSummary', description: 'A forum.' });
export type ForumSummary = z.infer<typeof ForumSummary>;

export const ThreadSummary = z
  .object({
    id: ThreadId,
    title: threadTitle,
    subtitle: z.string().meta({
      description: 'The start of its first post, at most 140 characters; empty where it was removed.',
      example: 'Twelve days, twelve kinds of place …',
    }),
    user_id: PlayerId.meta({ description: 'The id of the player who started it.' }),
    ...author,
    image_url: pictureUrl({ kind: 'player', id: 3 }, 200, 'The picture of the writer, 200 pixels square.'),
    closed: z.boolean().meta({ description: 'Whether nobody can write in it any more.', example: false }),
    post_count: z.number().int().meta({ description: 'How many posts it has.', example: 23 }),
    total_pages: z.number().int().meta({ description: 'How many pages its posts fill.', example: 2 }),
    latest_username: z
      .string()
      .meta({ description: 'The username of the player who wrote last.', example: 'demofriend' }),
    latest_name: z
      .string()
      .meta({ description: 'The display name of the player who wrote last.', example: 'Zoë Demofriend' }),
    latest_created_at: z.iso
      .datetime()
      .meta({ description: 'When its newest post was written.', example: '2022-12-20T22:24:26.997Z' }),
  })
  .meta({ id: 'ThreadSummary', description: 'A thread in a list.' });
export type ThreadSummary = z.infer<typeof ThreadSummary>;

const mayAdd = z
  .boolean()
  .meta({ description: 'Whether the player may start a thread here.', example: true });

export const ForumPage = z
  .object({
    forum: z
      .object({ ...forumName, subtitle: forumSubtitle })
      .meta({ id: 'ForumHead', description: 'A forum, in few words.' })
      .meta({ description: 'The forum.' }),
    posts: z.array(ThreadSummary).meta({ description: 'The threads of the page.' }),
    total_pages: z.number().int().meta({ description: 'How many pages the threads fill.', example: 1 }),
    can_add: mayAdd,
  })
  .meta({ id: 'ForumPage', description: 'A page of the threads of a forum.' });
export type ForumPage = z.infer<typeof ForumPage>;

export const Post = z
  .object({
    id: PostId,
    position: z
      .number()
      .int()
      .meta({ description: 'Its place in the thread, from 0; it never changes.', example: 0 }),
    created: z.iso
      .datetime()
      .meta({ description: 'When it was written.', example: '2022-12-20T22:24:26.997Z' }),
    text: z
      .string()
      .meta({ description: 'What it says; empty where it was removed.', example: 'At the ferry landing.' }),
    is_html: z.boolean().meta({
      description: 'Whether the text is HTML: written by staff or a BeeKeeper, or made from BBCode.',
      example: false,
    }),
    is_removed: z.boolean().meta({
      description: 'Whether a moderator removed it, or its author deleted it.',
      example: false,
    }),
    can_remove: z.boolean().meta({ description: 'Whether the player may remove it.', example: false }),
    has_forums_right: z.boolean().nullable().meta({
      description: 'Whether its writer has the forums right; null for players who may not change it.',
      example: null,
    }),
    quote: Quote.nullable().meta({ description: 'The post it quotes; null where it quotes none.' }),
    user: PostAuthor.meta({ description: 'Its writer.' }),
  })
  .meta({ id: 'Post', description: 'A post of a thread.' });
export type Post = z.infer<typeof Post>;

export const ThreadPage = z
  .object({
    thread_id: ThreadId,
    thread_total_pages: z.number().int().meta({ description: 'How many pages its posts fill.', example: 2 }),
    forum: z
      .object(forumName)
      .meta({ id: 'ForumName', description: 'A forum, by name.' })
      .meta({ description: 'The forum of the thread.' }),
    post_data: ThreadFacts.meta({ description: 'What is the same on every page.' }),
    posts: z.array(Post).meta({ description: 'The posts of the page.' }),
    can_close: z.boolean().meta({ description: 'Whether the player may close it.', example: false }),
    can_reply: z.boolean().meta({ description: 'Whether the player may write in it.', example: true }),
    can_add: mayAdd,
    can_moderate: z.boolean().meta({ description: 'Whether the player is a moderator.', example: false }),
    can_write_html: z.boolean().meta({ description: 'Whether the player may write HTML.', example: false }),
    item: ThreadItem.nullable().meta({
      description: 'The item type it is about; null outside the item directory.',
      example: null,
    }),
  })
  .meta({ id: 'ThreadPage', description: 'A page of the posts of a thread.' });
export type ThreadPage = z.infer<typeof ThreadPage>;

const reading = { feature: 'forums', acceptsPageSession: true } as const;

export const listForums = {
  ...reading,
  ...forumAddresses.listForums,
  access: 'key',
  readsToken: true,
  summary: 'The forums.',
  description:
    'With a token of staff or a BeeKeeper, theirs too. With any token, each with its thread of the newest post.',
  response: z.array(ForumSummary),
} as const satisfies Endpoint;

export const readForum = {
  ...reading,
  ...forumAddresses.readForum,
  access: 'player',
  sendsETag: true,
  summary: 'A page of a forum’s threads, those last written in first.',
  params: z.object({ forumId: inAddress(ForumId), page: inAddress(PageIndex) }),
  response: ForumPage,
} as const satisfies Endpoint;

export const readThread = {
  ...reading,
  ...forumAddresses.readThread,
  access: 'player',
  sendsETag: true,
  summary: 'A page of a thread’s posts in the order of writing.',
  params: z.object({ threadId: inAddress(ThreadId), page: inAddress(PageIndex) }),
  response: ThreadPage,
} as const satisfies Endpoint;
