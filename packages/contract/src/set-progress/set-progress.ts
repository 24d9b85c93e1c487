import { z } from 'zod';
import { PrestigeColor } from '../items/prestige.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inAddress, SetId } from '../protocol/ids.ts';
import { SetItem, SetSummary } from '../sets/set.ts';
import { setProgressAddresses } from './set-progress.addresses.ts';

export const PlayerSet = SetSummary.pick({
  id: true,
  name: true,
  hue: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
}).extend({
  /** Percent of what the set has released so far; 100 only when nothing is missing. */
  percentage: z.number().int().min(0).max(100),
  /** The finish number; 0 where it is not finished. */
  number: z.number().int(),
  numberinset: z.number().int(),
  found: z.number().int(),
  /** Nothing is missing now; a finished set may have grown since. */
  completed: z.boolean(),
  /** What is missing, where that is three items or fewer; otherwise empty. */
  missing: z.array(z.object({ item_type_id: ItemTypeId, name: z.string() })),
  /** How many of the missing items were released after the player finished the set. */
  added_since: z.number().int(),
});
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
}).extend({
  hue: z.number().int(),
  /** The saved item's number; 0 where none is saved. */
  number: z.number().int(),
  item_id: ItemId.nullable(),
  variant_id: z.number().int().nullable(),
  prestige_color: PrestigeColor,
});
export type PlayerSetItem = z.infer<typeof PlayerSetItem>;

export const PlayerSetDetail = PlayerSet.extend({
  description: z.string(),
  items: z.array(PlayerSetItem),
});
export type PlayerSetDetail = z.infer<typeof PlayerSetDetail>;

export const HeldItem = z.object({
  item_id: ItemId,
  item_type_id: ItemTypeId,
  number: z.number().int(),
  /** A dropped item stays its player's while it is locked. */
  location: z.enum(['saved', 'pouch', 'lockbox', 'dropped']),
});
export type HeldItem = z.infer<typeof HeldItem>;

const progress = { feature: 'set-progress', access: 'key' } as const;

export const listPlayerSets = {
  ...progress,
  ...setProgressAddresses.listPlayerSets,
  summary: 'How far a player is with every set. completedSets counts the sets they have ever finished.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ sets: z.array(PlayerSet), completedSets: z.number().int() }),
} as const satisfies Endpoint;

export const readPlayerSet = {
  ...progress,
  ...setProgressAddresses.readPlayerSet,
  summary: 'One set with what the player has saved of it; an item they have not found has the number 0.',
  params: z.object({ player: PlayerInAddress, setId: inAddress(SetId) }),
  response: PlayerSetDetail,
} as const satisfies Endpoint;

export const listHeldItems = {
  ...progress,
  ...setProgressAddresses.listHeldItems,
  summary: 'All items of one set that a player has, the lowest numbers first.',
  params: z.object({ player: PlayerInAddress, setId: inAddress(SetId) }),
  response: z.object({ items: z.array(HeldItem) }),
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
