import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, inAddress, SetId, ThreadId } from '../protocol/ids.ts';
import { forumName, threadTitle } from './forum-parts.ts';
import { forumAddresses } from './forums.addresses.ts';

export const MOST_RELATED = 5;

export const RelatedThread = z
  .object({
    id: ThreadId,
    forum: z
      .object(forumName)
      .meta({ id: 'ForumOfThread', description: 'The forum that a thread is in.' })
      .meta({ description: 'Its forum.' }),
    title: threadTitle,
    post_count: z.number().int().meta({ description: 'How many posts it has.', example: 24 }),
    latest_at: z.iso
      .datetime()
      .meta({ description: 'When its newest post was written.', example: '2026-11-10T08:00:00.000Z' }),
    latest_name: z.string().meta({ description: 'Who wrote it.', example: 'Zoë Demofriend' }),
  })
  .meta({ id: 'RelatedThread', description: 'A thread about an item type or a set.' });
export type RelatedThread = z.infer<typeof RelatedThread>;

export const listRelatedThreads = {
  feature: 'forums',
  ...forumAddresses.listRelatedThreads,
  access: 'player',
  scope: 'read',
  cost: 'search',
  summary: 'The threads that name an item type or a set, the newest first.',
  description: `At most ${MOST_RELATED}, and only in forums that the player may see. Give an item type or a set; the item type is taken where both are given.`,
  query: z
    .object({
      item: inAddress(ItemTypeId).optional().meta({ description: 'The item type.', example: 109 }),
      set: inAddress(SetId).optional().meta({ description: 'The set.', example: 1 }),
    })
    .refine(({ item, set }) => item !== undefined || set !== undefined, 'must have an item or a set'),
  response: z.object({
    threads: z.array(RelatedThread).meta({ description: 'The threads.' }),
  }),
} as const satisfies Endpoint;
