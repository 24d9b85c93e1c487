import { z } from 'zod';
import { cardsOfText, LivingCard } from '../living-text/cards.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, PlayerId, PostId, ThreadId } from '../protocol/ids.ts';
import { PageIndex } from '../protocol/paging.ts';
import { forumAddresses } from './forums.addresses.ts';

export const MOST_THREAD_ITEMS = 30;

const name = z.string().meta({ description: 'The display name.', example: 'Zoë Demofriend' });

export const PostCards = z
  .object({ id: PostId, cards: cardsOfText })
  .meta({ id: 'PostCards', description: 'The items that a post names.' });

export const MentionedPlayer = z
  .object({
    username: z.string().meta({ description: 'The name that the text mentions.', example: 'demofriend' }),
    id: PlayerId.meta({ example: 10 }),
    name,
  })
  .meta({ id: 'MentionedPlayer', description: 'A player whom a post mentions.' });
export type MentionedPlayer = z.infer<typeof MentionedPlayer>;

export const ThreadCards = z
  .object({
    thread_id: ThreadId,
    posts: z.array(PostCards).meta({ description: 'The posts of the page that name items.' }),
    mentions: z.array(MentionedPlayer).meta({ description: 'The players whom its posts mention.' }),
  })
  .meta({ id: 'ThreadCards', description: 'The items and players that a page of a thread names.' });
export type ThreadCards = z.infer<typeof ThreadCards>;

export const NamedItem = z
  .object({
    post_id: PostId.meta({ description: 'The post that named it first.' }),
    by: z
      .object({ id: PlayerId.meta({ example: 10 }), name })
      .meta({ id: 'NamedItemAuthor', description: 'The player who named an item as their own.' })
      .meta({ description: 'Who named it.' }),
    card: LivingCard.meta({ description: 'Its card.' }),
  })
  .meta({ id: 'NamedItem', description: 'An item that a player of a thread named as their own.' });

export const ThreadItems = z
  .object({
    thread_id: ThreadId,
    total: z.number().int().meta({ description: 'How many items are listed.', example: 4 }),
    still_here: z
      .number()
      .int()
      .meta({ description: 'How many of them their authors still have.', example: 3 }),
    items: z
      .array(NamedItem)
      .max(MOST_THREAD_ITEMS)
      .meta({
        description: `The items, in the order of the posts that named them first, at most ${MOST_THREAD_ITEMS}.`,
      }),
  })
  .meta({ id: 'ThreadItems', description: 'What a thread of a forum for trades is about.' });
export type ThreadItems = z.infer<typeof ThreadItems>;

const forThread = {
  feature: 'forums',
  access: 'player',
  scope: 'read',
  acceptsPageSession: true,
} as const;

export const readThreadCards = {
  ...forThread,
  ...forumAddresses.readThreadCards,
  summary: 'The items that the posts of a page name in brackets, as they are now.',
  description:
    'A name such as `[Yeti #42]` or `[Yeti]` is looked up when the post is written. Unknown and ambiguous names have no card.',
  params: z.object({ threadId: inAddress(ThreadId), page: inAddress(PageIndex) }),
  response: ThreadCards,
} as const satisfies Endpoint;

export const readThreadItems = {
  ...forThread,
  ...forumAddresses.readThreadItems,
  summary: 'The items that the players of a thread named as their own, and which are still theirs.',
  description: 'Threads outside the forums for trades have none.',
  params: z.object({ threadId: inAddress(ThreadId) }),
  response: ThreadItems,
} as const satisfies Endpoint;
