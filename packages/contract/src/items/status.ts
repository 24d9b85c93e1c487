import { z } from 'zod';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inAddress } from '../protocol/ids.ts';
import { ItemNumber } from './item.ts';
import { STATUS_RANGES } from './item-status.ts';
import { itemAddresses, olderItemAddresses } from './items.addresses.ts';

const lowest = z.literal(1);
const highest = z.literal(STATUS_RANGES);

const count = (where: string, example: number) =>
  z
    .number()
    .int()
    .meta({ description: `How many of them ${where}.`, example });

const counts = {
  mixed: count('were mixed into another item', 412),
  dropped: count('lie at a place', 61),
  lockbox: count('are in a lockbox', 38),
  saved: count('are saved in a set', 305),
  pouch: count('are in a pouch', 120),
  mixing_pool: count('are in the Mixerpool', 23),
  recycle_center: count('are in the Recycle Center', 40),
  unique_pool: count('are in the Unique Pool', 0),
  limbo: count('are in Limbo', 0),
  destroyed: count('were opened, pulled or used up without becoming part of another item', 0),
};

export const ItemStatusCounts = z
  .object({
    item_type_id: ItemTypeId,
    min: lowest.meta({ description: 'The lowest number that is counted.' }),
    max: highest.meta({ description: 'The highest number that is counted.', example: 999 }),
    ...counts,
    opened: z.number().int().nullable().meta({
      description:
        'How many of them were opened; crackers and mystery boxes only, shown instead of `mixed` and `destroyed`. Null for all others.',
      example: null,
    }),
  })
  .meta({ id: 'ItemStatusCounts', description: 'Where the items of a range of numbers are.' });
export type ItemStatusCounts = z.infer<typeof ItemStatusCounts>;

const ONLY_THESE_RANGES =
  'must name a range that is counted: the numbers from 1 to 99, from 1 to 999 or from 1 to 9999';

const rangeMax = z
  .enum(['99', '999', '9999'], { error: ONLY_THESE_RANGES })
  .default('999')
  .transform(Number)
  .pipe(highest)
  .meta({ description: 'The highest number to count.', example: 999 });

const rangeMin = z
  .literal('1', { error: ONLY_THESE_RANGES })
  .default('1')
  .transform(Number)
  .pipe(lowest)
  .meta({ description: 'The lowest number to count: always 1.', example: 1 });

export const readItemStatus = {
  ...itemAddresses.readItemStatus,
  feature: 'items',
  access: 'key',
  summary: 'Where the items numbered 1 to 999 are; with max, those numbered 1 to 99 or 1 to 9,999.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  query: z.object({ min: rangeMin, max: rangeMax, at: At }),
  response: ItemStatusCounts,
} as const satisfies Endpoint;

export const readItemStatusByOldName = {
  ...readItemStatus,
  ...olderItemAddresses.readItemStatusByOldName,
  description: 'The older name of `/single-item/{itemTypeId}/status`.',
  deprecated: { since: '2026-11-19', use: itemAddresses.readItemStatus },
} as const satisfies Endpoint;

export const NumberStatusCounts = z
  .object(counts)
  .meta({ id: 'NumberStatusCounts', description: 'Where the items of one number are.' });
export type NumberStatusCounts = z.infer<typeof NumberStatusCounts>;

const ofNumber = {
  feature: 'items',
  access: 'key',
  cost: 'search',
  description: 'At most one item of each item type has the number. Hidden items are left out.',
  params: z.object({ number: inAddress(ItemNumber) }),
} as const;

export const readNumberStatus = {
  ...olderItemAddresses.readNumberStatus,
  ...ofNumber,
  summary: 'Where the items with this number are, of all item types together.',
  fixedParts: {
    kind: { value: 'items', description: 'Always `items`.' },
    list: { value: 'status', description: 'Always `status`.' },
  },
  response: z.object({
    status: NumberStatusCounts.meta({ description: 'How many of them are at each location.' }),
  }),
} as const satisfies Endpoint;

export const listSavedOfNumber = {
  ...olderItemAddresses.listSavedOfNumber,
  ...ofNumber,
  summary: 'The saved items with this number, of all item types, by id.',
  response: z.object({ items: z.array(ItemId).meta({ description: 'The items, by id.' }) }),
} as const satisfies Endpoint;
