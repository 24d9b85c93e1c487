import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inAddress, PlaceId, SetId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { lockedItemAddresses } from './locked-items.addresses.ts';

export const LockedItem = z.object({
  id: ItemId,
  number: z.number().int(),
  name: z.string(),
  item_type_id: ItemTypeId,
  variant_id: z.number().int().nullable(),
  variant_name: z.string().nullable(),
  set_id: SetId,
  status: z.enum(['LOCKBOX', 'LOCKED']),
  /** Null in the lockbox and in the pouch. */
  place_id: PlaceId.nullable(),
  place_name: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type LockedItem = z.infer<typeof LockedItem>;

/** Bounds a response to 25 KB; most lists fit into one. */
export const LOCKED_ITEMS_PAGE_SIZE = 100;

export const listLockedItems = {
  ...lockedItemAddresses.listLockedItems,
  feature: 'locked-items',
  access: 'key',
  summary: `What a player has locked, the oldest first, ${LOCKED_ITEMS_PAGE_SIZE} to a page; pages count from 1.`,
  params: z.object({ player: PlayerInAddress }),
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({ paging: Paging, items: z.array(LockedItem) }),
} as const satisfies Endpoint;
