import { z } from 'zod';
import { cardsOfText } from '../living-text/cards.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, MessageId, PlayerId } from '../protocol/ids.ts';
import { inboxAddresses } from './inbox.addresses.ts';
import { MESSAGES_PAGE_SIZE } from './inbox.ts';

/** No answer is about more messages. */
export const MOST_MESSAGES_WITH_CARDS = 200;

export const MessageCards = z
  .object({ id: MessageId, cards: cardsOfText })
  .meta({ id: 'MessageCards', description: 'The items that a message names.' });
export type MessageCards = z.infer<typeof MessageCards>;

export const readMessageCards = {
  feature: 'inbox',
  access: 'player',
  scope: 'messages',
  ...inboxAddresses.readMessageCards,
  summary: 'The items that the messages with a player name in brackets, as they are now.',
  params: z.object({
    userId: inAddress(PlayerId.meta({ description: 'The id of the other player.', example: 10 })),
  }),
  query: z.object({
    from: inAddress(MessageId)
      .optional()
      .meta({
        description: `The first message to look at, of the newest ${MOST_MESSAGES_WITH_CARDS}; without it the newest ${MESSAGES_PAGE_SIZE} are looked at.`,
      }),
  }),
  response: z.object({
    messages: z.array(MessageCards).meta({ description: 'The messages that name items.' }),
  }),
} as const satisfies Endpoint;
