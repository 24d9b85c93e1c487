import { z } from 'zod';
import type { DescribedCall } from '../protocol/endpoint.ts';
import { PlayerId, SwapId } from '../protocol/ids.ts';
import { areKinds } from '../protocol/kinds-in-address.ts';
import { eventAddresses } from './events.addresses.ts';
import { PUBLIC_EVENTS, PUBLIC_KINDS } from './game-events.ts';

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

export const PLAYER_KINDS = ['inbox', 'items', 'swaps', 'bell'] as const satisfies (keyof PlayerEvents)[];

export const STREAM_KINDS = [...PUBLIC_KINDS, ...PLAYER_KINDS] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** What a stream carries that asks for no kinds, as the first programs expect. */
export const USUAL_KINDS: readonly StreamKind[] = ['new_item', ...PLAYER_KINDS];

const Nothing = z
  .object({})
  .meta({ id: 'NoData', description: 'Nothing; fetch again what may have changed.' });

const FOR_ASKERS = 'Streams that ask for this kind get it.';
const WITH_TOKEN = 'Only streams that are opened with a token get this event.';

/** Documents what the stream carries. */
const StreamedEvent = z
  .union([
    streamed('NewItemEvent', 'new_item', PUBLIC_EVENTS.new_item, 'A number was made.'),
    streamed(
      'MarketEvent',
      'market',
      PUBLIC_EVENTS.market,
      `A number was listed on the Market, sold or withdrawn. ${FOR_ASKERS}`,
    ),
    streamed(
      'PlaceEvent',
      'place',
      PUBLIC_EVENTS.place,
      `A number came to a place or left it. ${FOR_ASKERS}`,
    ),
    streamed(
      'TradeEvent',
      'trade',
      PUBLIC_EVENTS.trade,
      `A number was traded, or given as a present. ${FOR_ASKERS}`,
    ),
    streamed(
      'SavedEvent',
      'saved',
      PUBLIC_EVENTS.saved,
      `A number was saved or taken out of its set. ${FOR_ASKERS}`,
    ),
    streamed('LockedEvent', 'locked', PUBLIC_EVENTS.locked, `A number was locked or unlocked. ${FOR_ASKERS}`),
    streamed(
      'GoneEvent',
      'gone',
      PUBLIC_EVENTS.gone,
      `A number was used up, recycled or returned to the game. ${FOR_ASKERS}`,
    ),
    streamed(
      'ChangedEvent',
      'changed',
      PUBLIC_EVENTS.changed,
      `A number changed in another way. ${FOR_ASKERS}`,
    ),
    streamed('SetEvent', 'set', PUBLIC_EVENTS.set, `A player finished a set. ${FOR_ASKERS}`),
    streamed('ReleaseEvent', 'release', PUBLIC_EVENTS.release, `An item type was released. ${FOR_ASKERS}`),
    streamed(
      'MissedEvent',
      'missed',
      Nothing,
      'Events may be missing: the last id is unknown or too old, or the server was cut off for a while. Fetch again what may have changed. Every stream may get this event.',
    ),
    streamed(
      'ResumedEvent',
      'resumed',
      Nothing,
      'Every event since the last id has been sent. Events of the player are not repeated: with a token, fetch again what is the player’s own. Every resumed stream gets this event.',
    ),
    streamed('InboxEvent', 'inbox', InboxChange, `Something changed in the inbox. ${WITH_TOKEN}`),
    streamed(
      'ItemsEvent',
      'items',
      Nothing,
      `An item was added to those of the player, moved among them or taken away. ${WITH_TOKEN}`,
    ),
    streamed('SwapsEvent', 'swaps', SwapChange, `Something changed in a swap of the player. ${WITH_TOKEN}`),
    streamed(
      'BellEvent',
      'bell',
      Nothing,
      `A notification was added, or notifications were seen or read. ${WITH_TOKEN}`,
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
  description: [
    'Without `kinds` the stream carries `new_item` and, with a token, `inbox`, `items`, `swaps` and `bell`; newer servers may send others. With `kinds` it carries those only. The events of a player carry ids, not data: a client that needs more fetches it.',
    'Public events have an `id`. After a disconnection connect again with the last id, in the header `Last-Event-ID` or as `last_event_id`: what was missed comes first, in order and once, then `resumed`, then what happens. An event can be resumed from for at least an hour; where the id is older or unknown, `missed` comes first. A browser’s EventSource does this by itself.',
    'A comment line every 25 seconds keeps the connection open, and may renew the id. The stream ends with the login of its token.',
  ].join('\n\n'),
  query: z.object({
    kinds: z
      .string()
      .refine(
        areKinds(STREAM_KINDS),
        `must be some of these, separated by commas: ${STREAM_KINDS.join(', ')}`,
      )
      .optional()
      .meta({
        description: `Only these kinds, separated by commas: ${STREAM_KINDS.join(', ')}.`,
        example: 'new_item,market,place',
      }),
    last_event_id: z.string().max(100, 'must have at most 100 characters').optional().meta({
      description: 'The id of the last event that the client got, where it cannot send the header.',
      example: '74210-1204',
    }),
  }),
  streams: StreamedEvent,
  otherContent: {
    'text/event-stream': z.string().meta({
      description: 'The stream; each event is described by StreamedEvent.',
      contentMediaType: 'text/event-stream',
      example:
        'retry: 3000\n\nid: 74210-1204\nevent: new_item\ndata: {"item_type_id":109,"number":2113}\n\nevent: inbox\ndata: {"user_id":10}\n\n',
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
