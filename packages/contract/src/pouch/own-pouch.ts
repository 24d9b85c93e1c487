import { z } from 'zod';
import { ItemTypeCard } from '../items/item-type.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId } from '../protocol/ids.ts';
import { pouchAddresses } from './pouch.addresses.ts';

export const CarriedItem = z
  .object({
    item_id: ItemId,
    saved_number: z.number().int().nullable().meta({
      description: 'The number of its type that the player has saved; null where there is none.',
      example: 96,
    }),
    is_spare: z.boolean().meta({ description: 'Whether a better number is saved already.', example: true }),
    is_locked: z.boolean().meta({ description: 'Whether the player has locked it.', example: false }),
    is_withheld: z.boolean().meta({
      description: 'Whether the player has withheld it from swaps; plans do not use it either.',
      example: false,
    }),
    price: z.number().int().nullable().meta({
      description: 'Its price on the Market, in honeycombs; null where it is not there.',
      example: null,
    }),
  })
  .meta({ id: 'CarriedItem', description: 'What the player knows of an item in their own pouch.' });
export type CarriedItem = z.infer<typeof CarriedItem>;

export const PossibleMix = z
  .object({
    item: ItemTypeCard.meta({ description: 'What the mix makes.' }),
    is_missing: z
      .boolean()
      .meta({ description: 'Whether the player has not saved the type.', example: true }),
    first_id: ItemId.meta({ description: 'One of the items to mix.', example: 12 }),
    second_id: ItemId.meta({ description: 'The other item to mix.', example: 34 }),
    uses_spares: z.boolean().meta({ description: 'Whether both items are spares.', example: true }),
  })
  .meta({ id: 'PossibleMix', description: 'A mix of two items in the pouch of the player.' });
export type PossibleMix = z.infer<typeof PossibleMix>;

export const readOwnPouch = {
  ...pouchAddresses.readOwnPouch,
  feature: 'pouch',
  access: 'player',
  scope: 'read',
  summary: 'What the player knows of the items in their own pouch, and what can be mixed from them now.',
  description: 'Locked, withheld and listed items are not mixed. Missing types come first.',
  response: z.object({
    items: z.array(CarriedItem).meta({ description: 'The items, the newest first.' }),
    mixes: z.array(PossibleMix).meta({ description: 'The mixes, one for each item type.' }),
  }),
} as const satisfies Endpoint;
