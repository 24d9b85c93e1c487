import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ForumId, inAddress, LARGEST_ID, PlayerId, PostId, ThreadId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { Reason } from './post-text.ts';

export const MODERATIONS = [
  'remove_post',
  'close_thread',
  'reopen_thread',
  'take_right',
  'give_right',
] as const;
export type Moderation = (typeof MODERATIONS)[number];

export const ModerationEntry = z.object({
  id: z.number().int(),
  action: z.enum(MODERATIONS),
  created_at: z.iso.datetime(),
  reason: z.string(),
  moderator: z.object({ id: PlayerId, name: z.string() }),
  player: z.object({ id: PlayerId, name: z.string() }),
  thread: z.object({ id: ThreadId, forum_id: ForumId, title: z.string() }).nullable(),
  post: z.object({ id: PostId, page: z.number().int(), text: z.string() }).nullable(),
});
export type ModerationEntry = z.infer<typeof ModerationEntry>;

export const ModerationLog = z.object({
  entries: z.array(ModerationEntry),
  /** The value of `before` for the next page; null on the last. */
  next_before: z.number().int().nullable(),
});
export type ModerationLog = z.infer<typeof ModerationLog>;

const moderating = { feature: 'forums', access: 'player' } as const;
const success = z.object({ success: z.literal(true) });
const why = { reason: Reason };

export const removePost = {
  ...moderating,
  ...forumAddresses.removePost,
  summary: 'Removes a post; its place in the thread stays. For staff and BeeKeepers.',
  params: z.object({ postId: inAddress(PostId) }),
  body: z.object(why),
  response: success,
} as const satisfies Endpoint;

export const reopenThread = {
  ...moderating,
  ...forumAddresses.reopenThread,
  summary: 'Opens a closed thread again. For staff and BeeKeepers.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  body: z.object(why),
  response: success,
} as const satisfies Endpoint;

export const changeForumsRight = {
  ...moderating,
  ...forumAddresses.changeForumsRight,
  summary: 'Takes the forums right from a player or gives it back. For staff and BeeKeepers.',
  params: z.object({ playerId: inAddress(PlayerId) }),
  body: z.object({ has_forums_right: z.stringbool({ error: 'must be true or false' }), ...why }),
  response: success,
} as const satisfies Endpoint;

export const readModerationLog = {
  ...moderating,
  ...forumAddresses.readModerationLog,
  summary: 'What moderators did, the latest first. For staff and BeeKeepers.',
  query: z.object({ before: inAddress(z.number().int().max(LARGEST_ID)).optional() }),
  response: ModerationLog,
} as const satisfies Endpoint;
