import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { ForumId, flagInBody, inAddress, inBody, ThreadId } from '../protocol/ids.ts';
import { forumAddresses } from './forums.addresses.ts';
import { ConductRuleField } from './moderation-fields.ts';
import { Reason } from './post-text.ts';
import { LONGEST_SLOW_SECONDS } from './slow-mode.ts';

const ordering = {
  feature: 'forums',
  access: 'player',
  description: 'For staff and BeeKeepers.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  response: Success,
} as const;
const why = { rule: ConductRuleField, reason: Reason };

export const pinThread = {
  ...ordering,
  ...forumAddresses.pinThread,
  summary: 'Pins a thread in its forum, or unpins it.',
  body: z.object({
    is_pinned: flagInBody().meta({ description: 'Whether it is pinned from now on.', example: true }),
    ...why,
  }),
} as const satisfies Endpoint;

export const slowThread = {
  ...ordering,
  ...forumAddresses.slowThread,
  summary: 'Sets how long each player waits between two posts in a thread.',
  body: z.object({
    seconds: inBody(
      z.number().int().max(LONGEST_SLOW_SECONDS, `must be at most ${LONGEST_SLOW_SECONDS}`),
    ).meta({
      description: 'The seconds; 0 ends it.',
      example: 300,
    }),
    ...why,
  }),
} as const satisfies Endpoint;

export const moveThread = {
  ...ordering,
  ...forumAddresses.moveThread,
  summary: 'Moves a thread into another forum.',
  body: z.object({
    forum_id: inBody(ForumId).meta({ description: 'The forum that it moves into.', example: 12 }),
    ...why,
  }),
} as const satisfies Endpoint;

export const mergeThread = {
  ...ordering,
  ...forumAddresses.mergeThread,
  summary: 'Appends the posts of a thread to another one.',
  description:
    'For staff and BeeKeepers. The thread stays, closed, with one post that says where its posts are.',
  body: z.object({
    into_id: inBody(ThreadId).meta({ description: 'The thread that gets the posts.', example: 12 }),
    ...why,
  }),
} as const satisfies Endpoint;
