import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inAddress, LARGEST_ID, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { ITEM_LOCATIONS } from './item-location.ts';
import { itemAddresses } from './items.addresses.ts';
import { PrestigeColor } from './prestige.ts';

/** The status words of the game's clients. This server never sends UNIQUE. */
export const ItemStatusWord = z.enum([
  'LOCKBOX',
  'LOCKED',
  'UNIQUEPOOL',
  'LIMBO',
  'UNIQUE',
  'RECYCLE',
  'DEFAULT',
]);
export type ItemStatusWord = z.infer<typeof ItemStatusWord>;

export const ItemName = z.object({
  item_id: ItemId,
  item_type_id: ItemTypeId,
  number: z.number().int(),
  name: z.string(),
});
export type ItemName = z.infer<typeof ItemName>;

export const Item = ItemName.extend({
  set_id: SetId,
  set_name: z.string(),
  hue: z.number().int(),
  variant_id: z.number().int().nullable(),
  variant_name: z.string().nullable(),
  location: z.enum(ITEM_LOCATIONS),
  status: ItemStatusWord,
  saved: z.boolean(),
  mixing_pool: z.boolean(),
  /** The holder; for a dropped and locked item, the player who locked it. */
  user_id: PlayerId.nullable(),
  user: z.object({ id: PlayerId, name: z.string(), image_url: z.string() }).nullable(),
  place_id: PlaceId.nullable(),
  place: z.object({ id: PlaceId, name: z.string(), image_url: z.string() }).nullable(),
  used_in_mix: ItemId.nullable(),
  used_in: ItemName.nullable(),
  prestige_color: PrestigeColor,
  total_issued: z.number().int(),
  retired: z.boolean(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
  created_at: z.iso.datetime(),
});
export type Item = z.infer<typeof Item>;

/** 0 is a valid request, and never exists. */
export const ItemNumber = z.number().int().min(0).max(LARGEST_ID);

export const NOT_CREATED_YET = 'Item has not been created yet!';

export const readNumberedItem = {
  ...itemAddresses.readNumberedItem,
  feature: 'items',
  access: 'key',
  summary: 'The item of this type with this number.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId), number: inAddress(ItemNumber) }),
  response: Item,
} as const satisfies Endpoint;

export const readNumberedItemByOldName = {
  ...readNumberedItem,
  ...itemAddresses.readNumberedItemByOldName,
} as const satisfies Endpoint;

export const readItem = {
  ...itemAddresses.readItem,
  feature: 'items',
  access: 'key',
  summary: 'One item.',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: Item,
} as const satisfies Endpoint;
