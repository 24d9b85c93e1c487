import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, PostId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { ForumMember } from './forum-member.ts';
import { forumAddresses } from './forums.addresses.ts';

export const BUZZES_PER_PAGE = 50;

const buzzing = {
  feature: 'forums',
  access: 'player',
  params: z.object({ postId: inAddress(PostId) }),
} as const;

const Buzzed = Success.extend({
  buzz_count: z.number().int().meta({ description: 'How many players buzz it now.', example: 4 }),
}).meta({ id: 'Buzzed', description: 'It was done.' });

export const giveBuzz = {
  ...buzzing,
  ...forumAddresses.giveBuzz,
  limit: { calls: 120, seconds: 60 },
  summary: 'Gives a post a buzz, the one reaction there is.',
  description: 'Calling it again changes nothing. Players cannot buzz their own posts, nor removed ones.',
  response: Buzzed,
} as const satisfies Endpoint;

export const takeBuzz = {
  ...buzzing,
  ...forumAddresses.takeBuzz,
  limit: { calls: 120, seconds: 60 },
  summary: 'Takes a buzz back.',
  description: 'Calling it again changes nothing.',
  response: Buzzed,
} as const satisfies Endpoint;

export const listBuzzes = {
  ...buzzing,
  ...forumAddresses.listBuzzes,
  scope: 'read',
  summary: 'Who gave a post a buzz, the latest first.',
  query: z.object({ page: inAddress(PageNumber).optional() }),
  response: z.object({
    players: z.array(ForumMember).meta({ description: `The players, ${BUZZES_PER_PAGE} a page.` }),
    paging: Paging.meta({ description: 'Which page of the players this is.' }),
  }),
} as const satisfies Endpoint;
