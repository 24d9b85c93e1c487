import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import { calendarDay } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { ForumId, inAddress, PostId, ThreadId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { LONGEST_QUERY, MOST_COUNTED } from '../search/search-kinds.ts';
import { Span } from '../search/search-results.ts';
import { ForumMember } from './forum-member.ts';
import { forumName, threadTitle } from './forum-parts.ts';
import { FORUM_SEARCH_ORDERS, FOUND_POSTS_PER_PAGE } from './forum-search-orders.ts';
import { forumAddresses } from './forums.addresses.ts';

export const FoundPost = z
  .object({
    post_id: PostId,
    thread_id: ThreadId,
    forum: z
      .object(forumName)
      .meta({ id: 'ForumOfPost', description: 'The forum that a post is in.' })
      .meta({ description: 'Its forum.' }),
    title: threadTitle,
    title_marks: z.array(Span).meta({ description: 'The parts of the title that match.', example: [] }),
    excerpt: z.string().meta({
      description: 'The sentence that matches, in plain text; empty where the post was removed.',
      example: 'The winter places are open until March.',
    }),
    excerpt_marks: z.array(Span).meta({ description: 'The parts of the excerpt that match.', example: [] }),
    position: z.number().int().meta({ description: 'Its place in the thread, from 0.', example: 21 }),
    page: z.number().int().meta({ description: 'The page of the thread it is on, from 0.', example: 1 }),
    created: z.iso
      .datetime()
      .meta({ description: 'When it was written.', example: '2026-11-10T08:00:00.000Z' }),
    user: ForumMember.meta({ description: 'Its author.' }),
    url: z
      .string()
      .meta({ description: 'The address of the post on the site.', example: '/forums/1/0/67/1#post-301' }),
  })
  .meta({ id: 'FoundPost', description: 'A post that a search of the forums found.' });
export type FoundPost = z.infer<typeof FoundPost>;

const day = (description: string, example: string) =>
  calendarDay('must be a day, as 2026-11-09').optional().meta({ description, example });

export const searchForums = {
  feature: 'forums',
  ...forumAddresses.searchForums,
  access: 'player',
  scope: 'read',
  acceptsPageSession: true,
  cost: 'search',
  summary: 'Posts by words, author and date.',
  description: `Words are looked for in posts and titles; words in quotes follow each other. A title counts as the first post of its thread. Only forums that the player may see are searched. Without words an author or a day is needed. The newest ${formatNumber(MOST_COUNTED)} are counted, ${FOUND_POSTS_PER_PAGE} a page.`,
  query: z.object({
    q: z
      .string()
      .trim()
      .max(LONGEST_QUERY, `must have at most ${LONGEST_QUERY} characters`)
      .optional()
      .meta({ description: 'The words.', example: 'winter drops' }),
    forum: inAddress(ForumId).optional().meta({ description: 'Only in this forum.', example: 1 }),
    author: PlayerInAddress.optional().meta({ description: 'Only posts by this player.', example: 'demo' }),
    after: day('Only posts of this day, in UTC, and later.', '2026-11-01'),
    before: day('Only posts of this day, in UTC, and earlier.', '2026-11-30'),
    order: z
      .enum(FORUM_SEARCH_ORDERS, { error: `must be one of ${FORUM_SEARCH_ORDERS.join(', ')}` })
      .optional()
      .meta({ description: 'The order; without words always the newest first.', example: 'relevance' }),
    page: inAddress(PageNumber).optional(),
  }),
  response: z.object({
    posts: z.array(FoundPost).meta({ description: 'The posts.' }),
    paging: Paging.meta({ description: 'Which page of the posts this is.' }),
  }),
} as const satisfies Endpoint;
