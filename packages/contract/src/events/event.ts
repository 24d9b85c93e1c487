import { z } from 'zod';
import type { DescribedCall } from '../protocol/endpoint.ts';
import { ItemTypeId, PlayerId, SwapId } from '../protocol/ids.ts';
import { eventAddresses } from './events.addresses.ts';

/** Events carry ids only; a client that needs more fetches it. */
export const NewItem = z
  .object({
    item_type_id: ItemTypeId,
    number: z.number().int().meta({ description: 'The number that was made.', example: 2113 }),
  })
  .meta({ id: 'NewItem', description: 'A number of an item type was made.' });
export type NewItem = z.infer<typeof NewItem>;

export interface PublicEvents {
  new_item: NewItem;
  /** The server lost its database notifications for a while, so clients must fetch again. */
  missed: Record<string, never>;
}

/** A message was added, removed or read in a conversation of the player. */
export const InboxChange = z
  .object({ user_id: PlayerId.meta({ description: 'The other player of the conversation.', example: 10 }) })
  .meta({
    id: 'InboxChange',
    description: 'A message was added, removed or read in a conversation of the player.',
  });
export type InboxChange = z.infer<typeof InboxChange>;

/** A swap of the player was proposed, answered, written to, or has ended. */
export const SwapChange = z.object({ swap_id: SwapId }).meta({
  id: 'SwapChange',
  description: 'A swap of the player was proposed, answered, written to, or has ended.',
});
export type SwapChange = z.infer<typeof SwapChange>;

export interface PlayerEvents {
  inbox: InboxChange;
  swaps: SwapChange;
  /** An item was added to those of the player, moved among them or taken away. */
  items: Record<string, never>;
  /** A notification was added, or notifications were seen or read. */
  bell: Record<string, never>;
}

const Nothing = z
  .object({})
  .meta({ id: 'NoData', description: 'Nothing; fetch again what may have changed.' });

/** Documents what the stream carries. */
const StreamedEvent = z
  .union([
    streamed('NewItemEvent', 'new_item', NewItem, 'A number was made. Everybody gets this event.'),
    streamed(
      'MissedEvent',
      'missed',
      Nothing,
      'The server was cut off for a while, so events may be missing. Everybody gets this event.',
    ),
    streamed(
      'InboxEvent',
      'inbox',
      InboxChange,
      'Something changed in the inbox. Only streams that are opened with a token get this event.',
    ),
    streamed(
      'ItemsEvent',
      'items',
      Nothing,
      'An item was added to those of the player, moved among them or taken away. Only streams that are opened with a token get this event.',
    ),
    streamed(
      'SwapsEvent',
      'swaps',
      SwapChange,
      'Something changed in a swap of the player. Only streams that are opened with a token get this event.',
    ),
    streamed(
      'BellEvent',
      'bell',
      Nothing,
      'A notification was added, or notifications were seen or read. Only streams that are opened with a token get this event.',
    ),
  ])
  .meta({ id: 'StreamedEvent', description: 'One event of the stream.' });

function streamed<Name extends string, Data extends z.ZodType>(
  id: string,
  event: Name,
  data: Data,
  description: string,
) {
  return z
    .object({
      event: z.literal(event).meta({ description: 'The name of the event.' }),
      data: data.meta({ description: 'What is in its data line, as JSON.' }),
    })
    .meta({ id, description });
}

/**
 * Server-sent events. The key may be in the address, because EventSource cannot send headers; a token may
 * not.
 */
export const followEvents = {
  ...eventAddresses.followEvents,
  feature: 'events',
  access: 'key',
  acceptsKeyInAddress: true,
  readsToken: true,
  summary: 'What happens in the game, as a stream of server-sent events.',
  description:
    'Events: `new_item`, `missed`, and with a token `inbox`, `items`, `swaps` and `bell`; newer servers may send others. They carry ids, not data: a client that needs more fetches it. A comment line every 25 seconds keeps the connection open. After a disconnection connect again, and fetch what may have changed. The stream ends with the login of its token.',
  streams: StreamedEvent,
  otherContent: {
    'text/event-stream': z.string().meta({
      description: 'The stream; each event is described by StreamedEvent.',
      contentMediaType: 'text/event-stream',
      example:
        'retry: 3000\n\nevent: new_item\ndata: {"item_type_id":109,"number":2113}\n\nevent: inbox\ndata: {"user_id":10}\n\n',
    }),
  },
} as const satisfies DescribedCall;

/** PostgreSQL channel between server processes. */
export const WORLD_EVENTS_CHANNEL = 'world_events';

/** In a message of the world's channel. */
export const ItemsNotification = z.object({ player_id: PlayerId });

export const SWAP_EVENTS_CHANNEL = 'swap_events';
export const SwapNotification = SwapChange.extend({
  player_id: PlayerId,
  /** A message or a look, which change nothing about rings. */
  is_talk: z.boolean(),
});
export type SwapNotification = z.infer<typeof SwapNotification>;

export const INBOX_EVENTS_CHANNEL = 'inbox_events';
export const InboxNotification = InboxChange.extend({ player_id: PlayerId });
export type InboxNotification = z.infer<typeof InboxNotification>;

export const BELL_EVENTS_CHANNEL = 'bell_events';
export const BellNotification = z.object({ player_id: PlayerId });
