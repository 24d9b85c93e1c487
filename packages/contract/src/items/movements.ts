import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inAddress } from '../protocol/ids.ts';
import { HISTORY_EVENT_TYPES } from './history-event-type.ts';
import { ItemName } from './item.ts';
import { itemNumber } from './item-fields.ts';
import { ITEM_LOCATIONS } from './item-location.ts';
import { itemAddresses } from './items.addresses.ts';
import { JourneyPlace, JourneyPlayer } from './journey.ts';
import { MOVEMENTS_SHOWN, TRAVELLED_SHOWN } from './movement-sizes.ts';

const location = z.enum(ITEM_LOCATIONS);

export const Movement = z
  .object({
    history_id: z.number().int().meta({ description: 'The id of the event.', example: 7744 }),
    item_id: ItemId,
    number: itemNumber,
    type: z.enum(HISTORY_EVENT_TYPES).meta({ description: 'What happened.', example: 'itemdropped' }),
    created_at: z.iso.datetime().meta({ description: 'When.', example: '2026-11-18T09:03:00.000Z' }),
    location: location.nullable().meta({
      description: 'Where it was after that; null where no record of it is left.',
      example: 'dropped',
    }),
    player: JourneyPlayer.nullable().meta({
      description: 'Who did it, or gave it away; null where the game did.',
    }),
    to: JourneyPlayer.nullable().meta({
      description: 'Who got it in a trade or as a gift; null elsewhere.',
      example: null,
    }),
    place: JourneyPlace.nullable().meta({ description: 'Where it happened; null away from places.' }),
    item: ItemName.nullable().meta({
      description:
        'The other item: what it was traded or swapped for, what it became part of, or what it came out of; null elsewhere.',
      example: null,
    }),
  })
  .meta({ id: 'Movement', description: 'Something that happened to a number of an item type.' });
export type Movement = z.infer<typeof Movement>;

const TravelledNumber = z
  .object({
    item_id: ItemId,
    number: itemNumber,
    kilometres: z
      .number()
      .meta({ description: 'The length of its journey, along great circles.', example: 6812.4 }),
    hands: z.number().int().meta({ description: 'How many different players have had it.', example: 7 }),
    location: location.meta({ description: 'Where it is.', example: 'saved' }),
    seen_at: JourneyPlace.meta({ description: 'The place where it was seen last.' }),
  })
  .meta({ id: 'TravelledNumber', description: 'A number that was at two places or more.' });
export type TravelledNumber = z.infer<typeof TravelledNumber>;

const ofType = {
  feature: 'items',
  access: 'key',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
} as const;

export const listMovements = {
  ...itemAddresses.listMovements,
  ...ofType,
  summary: 'What happened last to the numbers of an item type.',
  description: `The latest ${MOVEMENTS_SHOWN} events of the numbers that changed last, the newest first. A player who locks an item in the pouch leaves no event. Empty while the item type is undiscovered.`,
  response: z
    .object({ movements: z.array(Movement).meta({ description: 'The newest first.' }) })
    .meta({ id: 'Movements', description: 'The latest movements of an item type.' }),
} as const satisfies Endpoint;

export const listTravelled = {
  ...itemAddresses.listTravelled,
  ...ofType,
  summary: 'The numbers of an item type that have travelled farthest.',
  description: `The ${TRAVELLED_SHOWN} numbers with the longest journeys, those that are used up included. Empty while the item type is undiscovered.`,
  response: z
    .object({ numbers: z.array(TravelledNumber).meta({ description: 'The farthest first.' }) })
    .meta({ id: 'TravelledNumbers', description: 'The numbers that have travelled farthest.' }),
} as const satisfies Endpoint;
