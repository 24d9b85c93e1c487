import { z } from 'zod';
import { itemNumber, itemTypeName, variant } from '../items/item-fields.ts';
import { PrestigeColor } from '../items/prestige.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue } from '../protocol/fields.ts';
import { ItemId, ItemTypeId, inAddress, SetId } from '../protocol/ids.ts';
import { SetItem, SetSummary } from '../sets/set.ts';
import { setProgressAddresses } from './set-progress.addresses.ts';

const MissingItem = z
  .object({ item_type_id: ItemTypeId, name: itemTypeName })
  .meta({ id: 'MissingItem', description: 'An item type that a player has not saved.' });

export const PlayerSet = SetSummary.pick({
  id: true,
  name: true,
  hue: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
})
  .extend({
    percentage: z.number().int().min(0).max(100).meta({
      description: 'Percent of what the set has released so far; 100 only when nothing is missing.',
      example: 68,
    }),
    number: z
      .number()
      .int()
      .meta({ description: 'The finish number; 0 where the player has not finished it.', example: 0 }),
    numberinset: z
      .number()
      .int()
      .meta({ description: 'How many item types of it are released.', example: 16 }),
    found: z.number().int().meta({ description: 'How many of them the player has saved.', example: 11 }),
    completed: z.boolean().meta({
      description: 'Whether nothing is missing now; a set that was finished may have grown since.',
      example: false,
    }),
    missing: z.array(MissingItem).meta({
      description: 'What is missing, where that is three items or fewer; otherwise empty.',
      example: [],
    }),
    added_since: z.number().int().meta({
      description: 'How many of the missing items were released after the player finished the set.',
      example: 0,
    }),
  })
  .meta({ id: 'PlayerSet', description: 'How far a player is with a set.' });
export type PlayerSet = z.infer<typeof PlayerSet>;

export const PlayerSetItem = SetItem.pick({
  item_type_id: true,
  name: true,
  formulas: true,
  retired: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
})
  .extend({
    hue: Hue,
    number: z
      .number()
      .int()
      .meta({ description: 'The number of the saved item; 0 where none is saved.', example: 7 }),
    item_id: ItemId.nullable().meta({ description: 'The saved item; null where none is saved.' }),
    variant_id: variant.variant_id,
    prestige_color: PrestigeColor,
  })
  .meta({
    id: 'PlayerSetItem',
    description: 'An item type of a set, and the item a player has saved of it.',
  });
export type PlayerSetItem = z.infer<typeof PlayerSetItem>;

export const PlayerSetDetail = PlayerSet.extend({
  description: SetSummary.shape.description,
  items: z.array(PlayerSetItem).meta({ description: 'Its item types.' }),
}).meta({ id: 'PlayerSetDetail', description: 'A set, and what a player has saved of it.' });
export type PlayerSetDetail = z.infer<typeof PlayerSetDetail>;

export const HeldItem = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId,
    number: itemNumber,
    location: z.enum(['saved', 'pouch', 'lockbox', 'dropped']).meta({
      description: 'Where it is. A dropped item stays its player’s while it is locked.',
      example: 'saved',
    }),
  })
  .meta({ id: 'HeldItem', description: 'An item that a player has.' });
export type HeldItem = z.infer<typeof HeldItem>;

const PAST_COLLECTION =
  'With `at`, what the player had saved and finished by then, of the item types that were released by then.';

const progress = { feature: 'set-progress', access: 'key' } as const;

export const listPlayerSets = {
  ...progress,
  ...setProgressAddresses.listPlayerSets,
  summary: 'How far a player is with every set.',
  description: PAST_COLLECTION,
  params: z.object({ player: PlayerInAddress }),
  query: z.object({ at: At }),
  response: z.object({
    sets: z.array(PlayerSet).meta({ description: 'Every set.' }),
    completedSets: z
      .number()
      .int()
      .meta({ description: 'How many sets the player has ever finished.', example: 20 }),
  }),
} as const satisfies Endpoint;

export const readPlayerSet = {
  ...progress,
  ...setProgressAddresses.readPlayerSet,
  summary: 'One set with what the player has saved of it; an item they have not found has the number 0.',
  description: PAST_COLLECTION,
  params: z.object({ player: PlayerInAddress, setId: inAddress(SetId) }),
  query: z.object({ at: At }),
  response: PlayerSetDetail,
} as const satisfies Endpoint;

export const listHeldItems = {
  ...progress,
  ...setProgressAddresses.listHeldItems,
  summary: 'All items of one set that a player has, the lowest numbers first.',
  params: z.object({ player: PlayerInAddress, setId: inAddress(SetId) }),
  response: z.object({ items: z.array(HeldItem).meta({ description: 'The items.' }) }),
} as const satisfies Endpoint;

export const readPlayerExclusives = {
  ...progress,
  ...setProgressAddresses.readPlayerExclusives,
  summary: 'The exclusive items, with what the player has saved of them.',
  params: z.object({ player: PlayerInAddress }),
  response: PlayerSetDetail,
} as const satisfies Endpoint;

export const readPlayerUniques = {
  ...progress,
  ...setProgressAddresses.readPlayerUniques,
  summary: 'The unique items, with what the player has saved of them.',
  params: z.object({ player: PlayerInAddress }),
  response: PlayerSetDetail,
} as const satisfies Endpoint;
