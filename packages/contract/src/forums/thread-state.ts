import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { AlertId, inAddress, PostId, ThreadId } from '../protocol/ids.ts';
import { PageIndex } from '../protocol/paging.ts';
import { forumAddresses } from './forums.addresses.ts';

/** How many names the count of buzzes is explained by. */
export const NAMED_BUZZES = 3;

export const PostPlace = z
  .object({
    post_id: PostId,
    position: z.number().int().meta({ description: 'Its place in the thread, from 0.', example: 21 }),
    page: z.number().int().meta({ description: 'The page of the thread it is on, from 0.', example: 1 }),
  })
  .meta({ id: 'PostPlace', description: 'Where a post of a thread is.' });

export const PostState = z
  .object({
    id: PostId,
    buzz_count: z.number().int().meta({ description: 'How many players gave it a buzz.', example: 4 }),
    is_buzzed: z.boolean().meta({ description: 'Whether the player is one of them.', example: true }),
    buzzed_by: z
      .array(z.string())
      .max(NAMED_BUZZES)
      .meta({
        description: 'The display names of the others who buzzed last, at most three.',
        example: ['Zoë Demofriend'],
      }),
    edited_at: z.iso.datetime().nullable().meta({
      description: 'When it was last edited; null where no edit is marked.',
      example: '2026-11-10T09:31:00.000Z',
    }),
    edit_summary: z.string().nullable().meta({
      description: 'What the last edit changed, in few words; null but for its author and moderators.',
      example: '“bench” to “bridge”',
    }),
    editable_until: z.iso.datetime().nullable().meta({
      description: 'Until when the player may edit it; null where they may not.',
      example: null,
    }),
    can_withdraw: z.boolean().meta({ description: 'Whether the player may delete it.', example: false }),
    is_withdrawn: z.boolean().meta({ description: 'Whether its author deleted it.', example: false }),
    is_by_muted: z
      .boolean()
      .meta({ description: 'Whether the player has muted its author.', example: false }),
    is_reported: z.boolean().meta({ description: 'Whether the player has reported it.', example: false }),
    quoted: PostPlace.nullable().meta({
      description:
        'The post that it quotes; null where it quotes none, or one that is in another thread now.',
    }),
  })
  .meta({ id: 'PostState', description: 'What a post is to the player.' });
export type PostState = z.infer<typeof PostState>;

export const ThreadState = z
  .object({
    thread_id: ThreadId,
    read_posts: z
      .number()
      .int()
      .meta({ description: 'How many posts from the first on the player has read.', example: 21 }),
    unread_posts: z.number().int().meta({ description: 'How many posts are unread.', example: 2 }),
    first_unread: PostPlace.nullable().meta({
      description: 'The first unread post; null where all is read.',
    }),
    last_visit_at: z.iso.datetime().nullable().meta({
      description: 'When the player last read in the thread; null for the first visit.',
      example: '2026-11-10T21:40:00.000Z',
    }),
    alert_id: AlertId.nullable().meta({
      description: 'The alert by which the player watches the thread; null where they do not.',
      example: 4,
    }),
    is_muted: z.boolean().meta({ description: 'Whether the player has muted the thread.', example: false }),
    is_pinned: z.boolean().meta({ description: 'Whether it is pinned in its forum.', example: false }),
    slow_seconds: z.number().int().meta({
      description: 'How many seconds each player waits between two posts in it; 0 for none.',
      example: 0,
    }),
    merged_into: ThreadId.nullable().meta({
      description: 'The thread that its posts were merged into; null where they were not.',
      example: null,
    }),
    posts: z.array(PostState).meta({ description: 'The posts of the page.' }),
  })
  .meta({ id: 'ThreadState', description: 'What a page of a thread is to the player.' });
export type ThreadState = z.infer<typeof ThreadState>;

export const readThreadState = {
  feature: 'forums',
  ...forumAddresses.readThreadState,
  access: 'player',
  scope: 'read',
  acceptsPageSession: true,
  summary: 'What a page of a thread is to the player: what is unread, watched, buzzed, edited.',
  params: z.object({ threadId: inAddress(ThreadId), page: inAddress(PageIndex) }),
  response: ThreadState,
} as const satisfies Endpoint;
