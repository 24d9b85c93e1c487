import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress, PlayerId, StoreId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { ItemTypeCard } from './item-type.ts';
import { itemAddresses } from './items.addresses.ts';
import { PrestigeColor } from './prestige.ts';

export const Store = z.object({
  id: StoreId,
  name: z.string(),
  description: z.string(),
  hue: z.number().int(),
  header_image: z.string(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});
export type Store = z.infer<typeof Store>;

export const listStores = {
  ...itemAddresses.listStores,
  feature: 'items',
  access: 'key',
  summary: 'The stores, and the Market as number 999.',
  response: z.array(Store),
} as const satisfies Endpoint;

export const StoreItem = ItemTypeCard.extend({
  store_cost: z.number().int(),
  stores: z.array(StoreId),
  store_timings: z.object({ start: z.iso.datetime(), end: z.iso.datetime().nullable() }),
});
export type StoreItem = z.infer<typeof StoreItem>;

export const listStoreItems = {
  ...itemAddresses.listStoreItems,
  feature: 'items',
  access: 'key',
  summary: 'What the stores sell now.',
  response: z.object({ items: z.array(StoreItem) }),
} as const satisfies Endpoint;

export const StoreWithItems = Store.extend({
  items: z.array(StoreItem).describe('What the store sells now.'),
});
export type StoreWithItems = z.infer<typeof StoreWithItems>;

export const readStore = {
  ...itemAddresses.readStore,
  feature: 'items',
  access: 'key',
  summary: 'One store and what it sells now; of the Market, number 999, what the game sells there.',
  params: z.object({ storeId: inAddress(StoreId) }),
  response: StoreWithItems,
} as const satisfies Endpoint;

export const MARKET_PAGE_SIZE = 50;

export const MarketItem = ItemTypeCard.extend({
  item_id: ItemId,
  number: z.number().int(),
  prestige_color: PrestigeColor,
  cost: z.number().int(),
  seller: z.object({ id: PlayerId, name: z.string(), image_url: z.string() }),
  listed_at: z.iso.datetime(),
});
export type MarketItem = z.infer<typeof MarketItem>;

export const listMarket = {
  ...itemAddresses.listMarket,
  feature: 'items',
  access: 'key',
  summary: 'What players sell on the Market, newest first.',
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({ items: z.array(MarketItem), paging: Paging }),
} as const satisfies Endpoint;
