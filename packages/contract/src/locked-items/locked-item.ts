import { z } from 'zod';
import { itemNumber, itemTypeName, variant } from '../items/item-fields.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inAddress, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { lockedItemAddresses } from './locked-items.addresses.ts';

export const LockedItem = z
  .object({
    id: ItemId,
    number: itemNumber,
    name: itemTypeName,
    item_type_id: ItemTypeId,
    ...variant,
    set_id: SetId,
    status: z.enum(['LOCKBOX', 'LOCKED']).meta({
      description: '`LOCKBOX` in the lockbox; `LOCKED` in the pouch or at a place.',
      example: 'LOCKED',
    }),
    place_id: PlaceId.nullable().meta({ description: 'The place; null in the lockbox and in the pouch.' }),
    place_name: z.string().nullable().meta({
      description: 'The name of the place; null in the lockbox and in the pouch.',
      example: 'Liberty',
    }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2016-04-02T00:07:20.000Z' }),
  })
  .meta({ id: 'LockedItem', description: 'An item that a player has locked.' });
export type LockedItem = z.infer<typeof LockedItem>;

/** Bounds a response to 25 KB; most lists fit into one. */
export const LOCKED_ITEMS_PAGE_SIZE = 100;

const LockedItems = z.object({
  user_id: PlayerId.meta({ description: 'The id of the player.' }),
  paging: Paging.meta({ description: 'Which page this is.' }),
  items: z.array(LockedItem).meta({ description: 'The items of the page.' }),
});
export type LockedItems = z.infer<typeof LockedItems>;

export const listLockedItems = {
  ...lockedItemAddresses.listLockedItems,
  feature: 'locked-items',
  access: 'key',
  sendsETag: true,
  summary: `What a player has locked, the oldest first, ${LOCKED_ITEMS_PAGE_SIZE} to a page.`,
  params: z.object({ player: PlayerInAddress }),
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: LockedItems,
} as const satisfies Endpoint;
