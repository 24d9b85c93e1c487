import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, inAddress } from '../protocol/ids.ts';
import type { StatusRange } from './item-status.ts';
import { itemAddresses } from './items.addresses.ts';

const count = z.number().int();

export const ItemStatusCounts = z.object({
  item_type_id: ItemTypeId,
  min: z.literal(1),
  max: z.union([z.literal(99), z.literal(999), z.literal(9999)]),
  mixed: count,
  dropped: count,
  lockbox: count,
  saved: count,
  pouch: count,
  mixing_pool: count,
  recycle_center: count,
  unique_pool: count,
  limbo: count,
  /** Opened, pulled or used up without becoming part of another item. */
  destroyed: count,
  /** Crackers and mystery boxes only: shown instead of `mixed` and `destroyed`. */
  opened: count.nullable(),
});
export type ItemStatusCounts = z.infer<typeof ItemStatusCounts>;

const ONLY_THESE_RANGES =
  'must name a range that is counted: the numbers from 1 to 99, from 1 to 999 or from 1 to 9999';

const rangeMax = z
  .enum(['99', '999', '9999'], { error: ONLY_THESE_RANGES })
  .default('999')
  .transform((text) => Number(text) as StatusRange);

const rangeMin = z
  .literal('1', { error: ONLY_THESE_RANGES })
  .default('1')
  .transform(() => 1 as const);

export const readItemStatus = {
  ...itemAddresses.readItemStatus,
  feature: 'items',
  access: 'key',
  summary: 'Where the items numbered 1 to 999 are; with max, those numbered 1 to 99 or 1 to 9,999.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  query: z.object({ min: rangeMin, max: rangeMax }),
  response: ItemStatusCounts,
} as const satisfies Endpoint;
