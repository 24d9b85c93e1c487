import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ForumId, ItemTypeId, inAddress, PlayerId, PostId, ThreadId } from '../protocol/ids.ts';
import { PageIndex } from '../protocol/paging.ts';
import { forumAddresses } from './forums.addresses.ts';

export const THREADS_PER_PAGE = 20;
export const POSTS_PER_PAGE = 20;

/** How many threads of a forum its summary names. */
export const RECENT_THREADS = 3;

export const RecentThread = z.object({
  thread_id: ThreadId,
  title: z.string(),
  post_count: z.number().int(),
  /** When the newest post was written, and by whom. */
  created_at: z.iso.datetime(),
  user: z.object({ id: PlayerId, name: z.string(), image_key: z.string(), hue: z.number().int() }),
});
export type RecentThread = z.infer<typeof RecentThread>;

export const ForumSummary = z.object({
  id: ForumId,
  title: z.string(),
  subtitle: z.string(),
  image_key: z.string(),
  hue: z.number().int(),
  thread_count: z.number().int(),
  /** The thread with the newest post; only for players who are logged in. */
  latest: z.object({ thread_id: ThreadId, title: z.string(), created_at: z.iso.datetime() }).nullable(),
  /** The threads last written in, the newest first; empty without a token. */
  recent: z.array(RecentThread).max(RECENT_THREADS),
});
export type ForumSummary = z.infer<typeof ForumSummary>;

const author = {
  name: z.string(),
  image_key: z.string(),
  hue: z.number().int(),
  is_staff: z.boolean(),
  is_beekeeper: z.boolean(),
};

export const ThreadSummary = z.object({
  id: ThreadId,
  title: z.string(),
  subtitle: z.string(),
  user_id: PlayerId,
  ...author,
  image_url: z.string(),
  closed: z.boolean(),
  post_count: z.number().int(),
  total_pages: z.number().int(),
  latest_username: z.string(),
  latest_name: z.string(),
  latest_created_at: z.iso.datetime(),
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;

export const ForumPage = z.object({
  forum: z.object({ id: ForumId, title: z.string(), subtitle: z.string() }),
  posts: z.array(ThreadSummary),
  total_pages: z.number().int(),
  can_add: z.boolean(),
});
export type ForumPage = z.infer<typeof ForumPage>;

export const Post = z.object({
  id: PostId,
  /** Counted from 0 through the whole thread. */
  position: z.number().int(),
  created: z.iso.datetime(),
  /** Empty where the post was removed. */
  text: z.string(),
  is_html: z.boolean(),
  is_removed: z.boolean(),
  can_remove: z.boolean(),
  /** Null for callers who may not change it. */
  has_forums_right: z.boolean().nullable(),
  quote: z
    .object({ username: z.string(), name: z.string(), text: z.string(), is_removed: z.boolean() })
    .nullable(),
  user: z.object({ id: PlayerId, username: z.string(), ...author, image_url_200: z.string() }),
});
export type Post = z.infer<typeof Post>;

export const ThreadPage = z.object({
  thread_id: ThreadId,
  thread_total_pages: z.number().int(),
  forum: z.object({ id: ForumId, title: z.string() }),
  post_data: z.object({
    title: z.string(),
    is_closed: z.boolean(),
    post_count: z.number().int(),
    name: z.string(),
  }),
  posts: z.array(Post),
  can_close: z.boolean(),
  can_reply: z.boolean(),
  can_add: z.boolean(),
  can_moderate: z.boolean(),
  can_write_html: z.boolean(),
  item: z
    .object({
      item_type_id: ItemTypeId,
      name: z.string(),
      image_url: z.string(),
      image_key: z.string(),
      hue: z.number().int(),
    })
    .nullable(),
});
export type ThreadPage = z.infer<typeof ThreadPage>;

const reading = { feature: 'forums', acceptsPageSession: true } as const;

export const listForums = {
  ...reading,
  ...forumAddresses.listForums,
  access: 'key',
  summary: 'The forums. With a token of staff or a BeeKeeper, theirs too.',
  response: z.array(ForumSummary),
} as const satisfies Endpoint;

export const readForum = {
  ...reading,
  ...forumAddresses.readForum,
  access: 'player',
  summary: 'A page of a forum’s threads, those last written in first. Pages count from 0.',
  params: z.object({ forumId: inAddress(ForumId), page: inAddress(PageIndex) }),
  response: ForumPage,
} as const satisfies Endpoint;

export const readThread = {
  ...reading,
  ...forumAddresses.readThread,
  access: 'player',
  summary: 'A page of a thread’s posts in the order of writing. Pages count from 0.',
  params: z.object({ threadId: inAddress(ThreadId), page: inAddress(PageIndex) }),
  response: ThreadPage,
} as const satisfies Endpoint;
