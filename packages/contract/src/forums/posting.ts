import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { ForumId, flagInBody, inAddress, inBody, PostId, ThreadId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { PostText, QuotedPart, ThreadTitle } from './post-text.ts';

/** Chosen by the client: a submission sent twice is posted once. */
const SubmissionKey = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, _ or -');

const writing = { feature: 'forums', access: 'player' } as const;

export const WRITTEN_FORMATS = ['plain', 'bbcode'] as const;

export const postWords = {
  text: PostText,
  format: z.enum(WRITTEN_FORMATS).optional().meta({
    description: '`bbcode` where the text has tags such as `[b]` and `[quote]`; without it they are words.',
    example: 'bbcode',
  }),
  is_html: flagInBody().optional().meta({
    description: 'Whether the text is HTML, which only staff and BeeKeepers may write. Usually false.',
    example: false,
  }),
};

const words = {
  ...postWords,
  submission_key: SubmissionKey.optional().meta({
    description: 'Chosen by the client: what is sent twice with one key is posted once.',
    example: 'b7d1f0c2-reply-1',
  }),
};

export const addThread = {
  ...writing,
  ...forumAddresses.addThread,
  takesIdempotencyKey: true,
  summary: 'Starts a thread.',
  params: z.object({ forumId: inAddress(ForumId) }),
  body: z.object({ title: ThreadTitle, ...words }),
  response: Success.extend({ post_id: ThreadId.meta({ description: 'The id of the new thread.' }) }),
} as const satisfies Endpoint;

export const replyToThread = {
  ...writing,
  ...forumAddresses.replyToThread,
  takesIdempotencyKey: true,
  summary: 'Writes a post in a thread, quoting another one where `quote_comment_id` names it.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  body: z.object({
    ...words,
    quote_comment_id: inBody(PostId).optional().meta({
      description: 'The id of the post to quote, of the same thread.',
      example: 300,
    }),
    quoted_part: QuotedPart.optional(),
  }),
  response: Success.extend({
    post_id: PostId.meta({ description: 'The id of the new post.' }),
    page: z
      .number()
      .int()
      .meta({ description: 'The page of the thread that shows the post, from 0.', example: 1 }),
  }),
} as const satisfies Endpoint;

export const closeThread = {
  ...writing,
  ...forumAddresses.closeThread,
  changes: true,
  summary: 'Closes a thread: nobody can write in it any more.',
  description: 'For the player who started it, staff and BeeKeepers.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  response: Success,
} as const satisfies Endpoint;
