import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue } from '../protocol/fields.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { ItemId, inAddress, PlaceId } from '../protocol/ids.ts';
import { HISTORY_LIMIT, HistoryItem, HistoryPlayer } from './history.ts';
import { HISTORY_EVENT_TYPES } from './history-event-type.ts';
import { itemAddresses } from './items.addresses.ts';
import { JourneyMap, JourneyWay } from './journey-map.ts';

const from = z.iso.datetime().meta({ description: 'When it began.', example: '2016-09-09T07:12:00.000Z' });
const to = z.iso
  .datetime()
  .nullable()
  .meta({ description: 'When it ended; null while it goes on.', example: '2017-04-02T09:03:00.000Z' });
const kilometres = (description: string) => z.number().meta({ description, example: 356.2 });
const number = z.number().int();

export const JourneyPlayer = HistoryPlayer.extend({ hue: Hue }).meta({
  id: 'JourneyPlayer',
  description: 'A player who had the item.',
});
export type JourneyPlayer = z.infer<typeof JourneyPlayer>;

export const JourneyPlace = z
  .object({
    id: PlaceId,
    name: z.string().meta({ description: 'The name of the place.', example: 'Vondelpark' }),
    city: z.string().meta({ description: 'The city that it is in.', example: 'Amsterdam' }),
  })
  .meta({ id: 'JourneyPlace', description: 'A place where the item was.' });
export type JourneyPlace = z.infer<typeof JourneyPlace>;

const JourneyRest = z
  .object({
    from,
    to,
    player: JourneyPlayer.nullable().meta({ description: 'Who had it; null where it lay at a place.' }),
    place: JourneyPlace.nullable().meta({
      description: 'Where it lay; null where a player had it.',
      example: null,
    }),
  })
  .meta({ id: 'JourneyRest', description: 'A time without an event.' });

const JourneyFigures = z
  .object({
    from: from.meta({ description: 'The first event.', example: '2016-09-09T07:12:00.000Z' }),
    to: to.meta({ description: 'When it was used up or recycled; null while it is there.', example: null }),
    hands: number.meta({ description: 'How many different players have had it.', example: 7 }),
    kilometres: kilometres('The length of all legs together, along great circles.'),
    cities: number.meta({ description: 'How many cities it was seen in.', example: 8 }),
    longest_rest: JourneyRest.nullable().meta({
      description: 'The longest time between two events with a player or at a place; null without any.',
    }),
  })
  .meta({ id: 'JourneyFigures', description: 'A life in figures.' });
export type JourneyFigures = z.infer<typeof JourneyFigures>;

const JourneyStop = z
  .object({
    number: number.meta({ description: 'From 1, in the order of time.', example: 2 }),
    place: JourneyPlace.meta({ description: 'Where.' }),
    from,
    chapter: number.meta({ description: 'The number of the chapter that it belongs to.', example: 1 }),
    kilometres: kilometres('From the stop before, along the great circle; null for the first.').nullable(),
    way: JourneyWay.nullable().meta({
      description: 'How it came from the stop before: `carried` or `traded`; null for the first.',
    }),
  })
  .meta({ id: 'JourneyStop', description: 'A visit of the item to a place.' });
export type JourneyStop = z.infer<typeof JourneyStop>;

const JourneyEvent = z
  .object({
    history_id: number.meta({ description: 'The id of the event.', example: 7744 }),
    type: z.enum(HISTORY_EVENT_TYPES).meta({ description: 'What happened.', example: 'itempickedup' }),
    created_at: z.iso.datetime().meta({ description: 'When.', example: '2017-04-02T09:03:00.000Z' }),
    place: JourneyPlace.nullable().meta({ description: 'Where; null away from places.' }),
    player: JourneyPlayer.nullable().meta({
      description: 'The other player of a trade, gift or sale; null elsewhere.',
      example: null,
    }),
    item: HistoryItem.nullable().meta({
      description:
        'What it was exchanged for, came out of, or was opened or used up for (`itemcreated`); null elsewhere.',
      example: null,
    }),
  })
  .meta({ id: 'JourneyEvent', description: 'Something that happened to the item.' });
export type JourneyEvent = z.infer<typeof JourneyEvent>;

const JourneyStep = z
  .object({
    kind: z.enum(['event', 'quiet', 'rest']).meta({
      description:
        '`event`: one event. `quiet`: moves between pouch, set and lockbox, folded. `rest`: more than a year without an event.',
      example: 'event',
    }),
    from,
    to,
    stop: number.nullable().meta({
      description: 'The number of the stop that begins with it; null elsewhere.',
      example: null,
    }),
    events: z.array(JourneyEvent).meta({ description: 'The events; none in a rest.' }),
  })
  .meta({ id: 'JourneyStep', description: 'A part of a chapter.' });
export type JourneyStep = z.infer<typeof JourneyStep>;

const JourneyChapter = z
  .object({
    number: number.meta({ description: 'From 1, in the order of time.', example: 1 }),
    title: z
      .string()
      .meta({ description: 'A title, from facts of the history.', example: 'Found in Amsterdam' }),
    holder: JourneyPlayer.nullable().meta({ description: 'Who had it; null while the game had it.' }),
    from,
    to: to.meta({
      description: 'When the next player had it, or when it was gone; null while it goes on.',
    }),
    stops: z.array(number).meta({ description: 'The numbers of its stops.', example: [1, 2] }),
    steps: z.array(JourneyStep).meta({ description: 'What happened, in the order of time.' }),
  })
  .meta({ id: 'JourneyChapter', description: 'The time that the item was in one pair of hands.' });
export type JourneyChapter = z.infer<typeof JourneyChapter>;

export const Journey = z
  .object({
    item_id: ItemId,
    as_of: z.iso.datetime().meta({
      description: 'When this was answered; what goes on is counted up to here.',
      example: '2026-11-18T12:00:00.000Z',
    }),
    opening: z.string().meta({
      description: 'The life in one sentence; empty without events.',
      example: 'Found in Amsterdam in September 2016, and with Robin Demo ever since.',
    }),
    figures: JourneyFigures.nullable().meta({ description: 'The life in figures; null without events.' }),
    stops: z.array(JourneyStop).meta({ description: 'Where it was, in the order of time.' }),
    chapters: z.array(JourneyChapter).meta({ description: 'In whose hands it was, without gaps.' }),
    map: JourneyMap.nullable().meta({
      description: 'The stops on a map; null without a stop, or where it could not be drawn.',
    }),
  })
  .meta({ id: 'Journey', description: 'The life of an item as its history shows it.' });
export type Journey = z.infer<typeof Journey>;

export const readJourney = {
  ...itemAddresses.readJourney,
  feature: 'items',
  access: 'key',
  sendsETag: true,
  summary: 'The journey of an item: its stops, legs, chapters and figures, and a map.',
  description: `From at most the latest ${formatNumber(HISTORY_LIMIT)} events. Without events while the item type is undiscovered.`,
  params: z.object({ itemId: inAddress(ItemId) }),
  response: Journey,
} as const satisfies Endpoint;
