import { z } from 'zod';
import { isRetired, itemNumber, itemTypeName } from '../items/item-fields.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey } from '../protocol/fields.ts';
import { ItemId, ItemTypeId, SetId } from '../protocol/ids.ts';
import { wishListAddresses } from './wish-lists.addresses.ts';

/** Few fields, because every list loads all types. */
export const WishableType = z
  .object({
    item_type_id: ItemTypeId,
    name: itemTypeName,
    set_id: SetId,
    hue: Hue,
    retired: isRetired,
    scarce: z.boolean().meta({
      description: 'Whether it is one of a kind, owned by the staff, or a small retired run.',
      example: false,
    }),
    image_key: ImageKey,
  })
  .meta({ id: 'WishableType', description: 'An item type, as a wish list needs it.' });
export type WishableType = z.infer<typeof WishableType>;

export const listWishableTypes = {
  ...wishListAddresses.listWishableTypes,
  feature: 'wish-lists',
  access: 'key',
  sendsETag: true,
  summary: 'Every released item type, in as few words as a wish list needs.',
  response: z.array(WishableType),
} as const satisfies Endpoint;

const SavedNumber = z
  .object({ item_type_id: ItemTypeId, number: itemNumber })
  .meta({ id: 'SavedNumber', description: 'A saved item, by type and number.' });

export const SavedItem = z
  .object({
    number: itemNumber,
    item_id: ItemId,
    item: SavedNumber.meta({ description: 'The same, by type and number.' }),
  })
  .meta({ id: 'SavedItem', description: 'An item that a player has saved.' });
export type SavedItem = z.infer<typeof SavedItem>;

/** Keyed by item type id, since at most one of each type is saved. */
export const SavedItems = z
  .object({
    saveditems: z
      .record(z.string().meta({ example: '109' }), SavedItem)
      .meta({ description: 'The items, by the id of their type: at most one of each type is saved.' }),
  })
  .meta({ id: 'SavedItems', description: 'What a player has saved.' });
export type SavedItems = z.infer<typeof SavedItems>;

export const listSavedItems = {
  ...wishListAddresses.listSavedItems,
  feature: 'wish-lists',
  access: 'key',
  sendsETag: true,
  summary: 'What a player has saved, keyed by item type.',
  params: z.object({ player: PlayerInAddress }),
  response: SavedItems,
} as const satisfies Endpoint;
