import { z } from 'zod';
import { itemNumber, itemTypeName, setName } from '../items/item-fields.ts';
import { ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { NumberClass } from '../search/search-results.ts';

/** Kinds of events about a numbered item, and what each can say happened. */
export const ITEM_EVENTS = {
  new_item: ['foraged', 'bought', 'mixed', 'opened', 'gifted', 'awarded', 'pulled', 'redeemed', 'wished'],
  market: ['listed', 'sold', 'withdrawn'],
  place: ['dropped', 'picked_up', 'swapped', 'returned'],
  trade: ['traded', 'gifted'],
  saved: ['saved', 'unsaved'],
  locked: ['locked', 'unlocked', 'stashed', 'unstashed'],
  gone: ['mixed', 'opened', 'pulled', 'recycled', 'returned'],
  changed: ['drawn', 'varied', 'wished_on'],
} as const;
export type ItemEventKind = keyof typeof ITEM_EVENTS;

/** Every kind of the event log that is sent to everybody. */
export const PUBLIC_KINDS = [
  ...(Object.keys(ITEM_EVENTS) as ItemEventKind[]),
  'set',
  'release',
] as const satisfies readonly string[];
export type PublicKind = (typeof PUBLIC_KINDS)[number];

const at = z.iso.datetime().meta({ description: 'When it happened.', example: '2026-11-16T08:14:00.000Z' });

const url = (example: string) =>
  z.string().meta({ description: 'The address of its page on the site.', example });

const EventPlayer = z
  .object({
    id: PlayerId.meta({ example: 10 }),
    name: z.string().meta({ description: 'The display name.', example: 'Zoë Demofriend' }),
  })
  .meta({ id: 'EventPlayer', description: 'A player whom an event is about.' });

const EventPlace = z
  .object({
    id: PlaceId,
    name: z.string().meta({ description: 'The name.', example: 'Tiergarten, Berlin' }),
    lat: z.number().meta({ description: 'Its latitude.', example: 52.5145 }),
    lng: z.number().meta({ description: 'Its longitude.', example: 13.3501 }),
  })
  .meta({ id: 'EventPlace', description: 'A place where an event happened.' });

const player = (description: string) =>
  EventPlayer.nullable().meta({ description, example: { id: 10, name: 'Zoë Demofriend' } });

/** What every event about a numbered item has. */
const about = {
  item_id: ItemId,
  name: itemTypeName,
  class: NumberClass,
  url: url('/tools/item/109/num/42'),
  at,
  player: player('Who did it; null where the game did.'),
  from: player('Who had it before; null where nobody did.'),
  to: player('Who has it now; null where nobody does.'),
  place: EventPlace.nullable().meta({
    description: 'The place where it happened; null where that was at none.',
    example: null,
  }),
};

const numbered = { item_type_id: ItemTypeId, number: itemNumber };

const happened = <Kind extends ItemEventKind>(kind: Kind, description: string) => {
  const words: readonly [string, ...string[]] = ITEM_EVENTS[kind];
  return z.enum(words).meta({ description, example: words[0] });
};

/** The first two fields are all there is about a hidden item. */
export const NewItem = z
  .object({
    item_type_id: ItemTypeId,
    number: z.number().int().meta({ description: 'The number that was made.', example: 2113 }),
    ...z.object(about).partial().shape,
    how: happened('new_item', 'How it was made.').optional(),
  })
  .meta({
    id: 'NewItem',
    description:
      'A number of an item type was made. While the type is undiscovered there is nothing but `item_type_id` and `number`.',
  });
export type NewItem = z.infer<typeof NewItem>;

const MarketEvent = z
  .object({
    ...numbered,
    ...about,
    what: happened('market', 'What happened.'),
    price: z.number().int().meta({ description: 'The price, in honeycombs.', example: 120 }),
  })
  .meta({ id: 'MarketData', description: 'A number was listed on the Market, sold or withdrawn.' });

const PlaceEvent = z
  .object({
    ...numbered,
    ...about,
    what: happened(
      'place',
      'What happened; `swapped` for both numbers of a swap at a place, `returned` when a drone brought it back.',
    ),
    is_there: z.boolean().meta({ description: 'Whether it lies at the place now.', example: true }),
    place: EventPlace.meta({ description: 'The place.' }),
  })
  .meta({ id: 'PlaceData', description: 'A number came to a place or left it.' });

const TradeEvent = z
  .object({ ...numbered, ...about, what: happened('trade', 'What happened.') })
  .meta({ id: 'TradeData', description: 'A number went from a player to another.' });

const SavedEvent = z
  .object({ ...numbered, ...about, what: happened('saved', 'What happened.') })
  .meta({ id: 'SavedData', description: 'A number was saved to its set, or taken out of it.' });

const LockedEvent = z
  .object({
    ...numbered,
    ...about,
    what: happened('locked', 'What happened; `stashed` into the lockbox and `unstashed` out of it.'),
  })
  .meta({ id: 'LockedData', description: 'A number was locked or unlocked.' });

const GoneEvent = z
  .object({
    ...numbered,
    ...about,
    what: happened(
      'gone',
      'What happened; `mixed` for whatever became part of another item, `pulled` for a cracker, `returned` for an item of an account that ended.',
    ),
  })
  .meta({ id: 'GoneData', description: 'A number was used up, recycled or returned to the game.' });

const ChangedEvent = z
  .object({
    ...numbered,
    ...about,
    what: happened(
      'changed',
      'What happened: `drawn` from the mixing pool, `varied` by a wand, or a well `wished_on`.',
    ),
  })
  .meta({ id: 'ChangedData', description: 'A number changed in another way.' });

const setOf = z
  .object({ id: SetId, name: setName })
  .meta({ id: 'EventSet', description: 'A set that an event is about.' });

const SetEvent = z
  .object({
    player: EventPlayer.nullable().meta({ description: 'Who finished it.' }),
    set: setOf.meta({ description: 'The set.' }),
    number: z.number().int().meta({ description: 'The how-manyth player to finish it.', example: 12 }),
    url: url('/tools/sets/25'),
    at,
  })
  .meta({ id: 'SetData', description: 'A player finished a set.' });

const ReleaseEvent = z
  .object({
    item_type_id: ItemTypeId,
    name: itemTypeName,
    set: setOf.meta({ description: 'Its set.' }),
    url: url('/tools/item/109'),
    at,
  })
  .meta({ id: 'ReleaseData', description: 'An item type was released.' });

export const PUBLIC_EVENTS = {
  new_item: NewItem,
  market: MarketEvent,
  place: PlaceEvent,
  trade: TradeEvent,
  saved: SavedEvent,
  locked: LockedEvent,
  gone: GoneEvent,
  changed: ChangedEvent,
  set: SetEvent,
  release: ReleaseEvent,
} as const satisfies Record<PublicKind, z.ZodType>;
