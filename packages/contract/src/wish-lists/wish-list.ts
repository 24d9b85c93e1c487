import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, SetId } from '../protocol/ids.ts';
import { wishListAddresses } from './wish-lists.addresses.ts';

/** Few fields, because every list loads all types. */
export const WishableType = z.object({
  item_type_id: ItemTypeId,
  name: z.string(),
  set_id: SetId,
  hue: z.number().int(),
  retired: z.boolean(),
  /** One of a kind, owned by the staff, or a small retired run. */
  scarce: z.boolean(),
  image_key: z.string(),
});
export type WishableType = z.infer<typeof WishableType>;

export const listWishableTypes = {
  ...wishListAddresses.listWishableTypes,
  feature: 'wish-lists',
  access: 'key',
  summary: 'Every released item type, in as few words as a wish list needs.',
  response: z.array(WishableType),
} as const satisfies Endpoint;

export const SavedItem = z.object({
  number: z.number().int(),
  item_id: ItemId,
  item: z.object({ item_type_id: ItemTypeId, number: z.number().int() }),
});
export type SavedItem = z.infer<typeof SavedItem>;

/** Keyed by item type id, since at most one of each type is saved. */
export const SavedItems = z.object({ saveditems: z.record(z.string(), SavedItem) });
export type SavedItems = z.infer<typeof SavedItems>;

export const listSavedItems = {
  ...wishListAddresses.listSavedItems,
  feature: 'wish-lists',
  access: 'key',
  summary: 'What a player has saved, keyed by item type.',
  params: z.object({ player: PlayerInAddress }),
  response: SavedItems,
} as const satisfies Endpoint;
