import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { itemNumber } from './item-fields.ts';
import { ItemTypeCard } from './item-type.ts';
import { olderItemAddresses } from './items.addresses.ts';
import { PrestigeColor } from './prestige.ts';

export const MIXING_POOL_PAGE_SIZE = 100;

export const PooledItem = ItemTypeCard.extend({
  item_id: ItemId,
  number: itemNumber,
  prestige_color: PrestigeColor,
}).meta({ id: 'PooledItem', description: 'An item in the Mixerpool.' });
export type PooledItem = z.infer<typeof PooledItem>;

export const listMixingPool = {
  ...olderItemAddresses.listMixingPool,
  feature: 'items',
  access: 'key',
  cost: 'search',
  summary: 'What is in the Mixerpool, by item type and number.',
  description: 'Hidden items are left out.',
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({
    items: z
      .array(PooledItem)
      .meta({ description: `The items of the page, at most ${MIXING_POOL_PAGE_SIZE}.` }),
    paging: Paging.meta({ description: 'Which page this is.' }),
  }),
} as const satisfies Endpoint;
