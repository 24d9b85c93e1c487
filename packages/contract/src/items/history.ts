import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress, PlaceId, PlayerId } from '../protocol/ids.ts';
import { ItemName } from './item.ts';
import { itemAddresses } from './items.addresses.ts';

export const HistoryItem = ItemName.extend({
  set_name: z.string(),
  set_image: z.string(),
  hue: z.number().int(),
  image_url: z.string(),
  image_key: z.string(),
});
export type HistoryItem = z.infer<typeof HistoryItem>;

const PictureKey = z.string().describe('Of a picture that the player uploaded; empty for a drawn one.');

/** `HistoryEvent` of the game says which item is which, and whom `gift_user` names. */
export const HistoryEntry = z.object({
  history_id: z.number().int(),
  /** One of HISTORY_EVENT_TYPES; a newer server may send others, which are skipped. */
  type: z.string(),
  created_at: z.iso.datetime(),
  user: z.object({ id: PlayerId, name: z.string(), image_url: z.string(), image_key: PictureKey }).nullable(),
  place: z.object({ id: PlaceId, name: z.string(), image_url: z.string() }).nullable(),
  primary_item: HistoryItem,
  secondary_item: HistoryItem.nullable(),
  tertiary_item: HistoryItem.nullable(),
  gift_user: z
    .object({
      user_id: PlayerId,
      username: z.string(),
      name: z.string().describe('The name that pages show.'),
      image_url: z.string(),
      image_key: PictureKey,
    })
    .nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** More than an item traded daily for two years has. */
export const HISTORY_LIMIT = 1_000;

export const readHistory = {
  ...itemAddresses.readHistory,
  feature: 'items',
  access: 'key',
  summary: 'Everything that happened to an item, newest first.',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: z.array(HistoryEntry),
} as const satisfies Endpoint;

export const ItemPost = z.object({
  type: z.string(),
  created_at: z.iso.datetime(),
  user_id: PlayerId.nullable(),
  place_id: PlaceId.nullable(),
  primary_item_id: ItemId,
  secondary_item_id: ItemId.nullable(),
  tertiary_item_id: ItemId.nullable(),
  gift_user_id: PlayerId.nullable(),
});
export type ItemPost = z.infer<typeof ItemPost>;

export const readActivity = {
  ...itemAddresses.readActivity,
  feature: 'items',
  access: 'key',
  summary: 'The same as ids alone, newest first.',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: z.object({ posts: z.array(ItemPost) }),
} as const satisfies Endpoint;
