import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ForumId, inAddress, inBody, PostId, ThreadId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { PostText, ThreadTitle } from './post-text.ts';

/** Chosen by the client: a submission sent twice is posted once. */
const SubmissionKey = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -');

const writing = { feature: 'forums', access: 'player' } as const;

const words = {
  text: PostText,
  is_html: z.stringbool({ error: 'must be true or false' }).optional(),
  submission_key: SubmissionKey.optional(),
};

export const addThread = {
  ...writing,
  ...forumAddresses.addThread,
  takesIdempotencyKey: true,
  summary: 'Starts a thread. The post_id of the answer is the id of the thread.',
  params: z.object({ forumId: inAddress(ForumId) }),
  body: z.object({ title: ThreadTitle, ...words }),
  response: z.object({ success: z.literal(true), post_id: ThreadId }),
} as const satisfies Endpoint;

export const replyToThread = {
  ...writing,
  ...forumAddresses.replyToThread,
  takesIdempotencyKey: true,
  summary: 'Writes a post in a thread, quoting another one where quote_comment_id names it.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  body: z.object({ ...words, quote_comment_id: inBody(PostId).optional() }),
  response: z.object({
    success: z.literal(true),
    post_id: PostId,
    /** The page of the thread that shows the post, from 0. */
    page: z.number().int(),
  }),
} as const satisfies Endpoint;

export const closeThread = {
  ...writing,
  ...forumAddresses.closeThread,
  changes: true,
  summary: 'Closes a thread: nobody can write in it any more.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  response: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint;
