import { z } from 'zod';
import type { DescribedCall, Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf, pictureUrl } from '../protocol/fields.ts';
import { ItemId, inAddress, StoreId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { PlayerReference } from './item.ts';
import { itemNumber } from './item-fields.ts';
import { ItemTypeCard } from './item-type.ts';
import { itemAddresses, storeFeedAddresses } from './items.addresses.ts';
import { PrestigeColor } from './prestige.ts';

export const Store = z
  .object({
    id: StoreId,
    name: z.string().meta({ description: 'Its name.', example: 'The Honeypot' }),
    description: z.string().meta({
      description: 'The description that pages show.',
      example: 'The general store of the hive.',
    }),
    hue: Hue,
    header_image: pictureUrl({ kind: 'store', id: 2 }, 200),
    ...picturesOf({ kind: 'store', id: 2 }),
  })
  .meta({ id: 'Store', description: 'A store of the game.' });
export type Store = z.infer<typeof Store>;

export const listStores = {
  ...itemAddresses.listStores,
  feature: 'items',
  access: 'key',
  sendsETag: true,
  summary: 'The stores, and the Market as number 999.',
  response: z.array(Store),
} as const satisfies Endpoint;

const StoreTimings = z
  .object({
    start: z.iso.datetime().meta({ description: 'Since when.', example: '2012-12-01T00:00:00.000Z' }),
    end: z.iso.datetime().nullable().meta({ description: 'Until when; null for good.', example: null }),
  })
  .meta({ id: 'StoreTimings', description: 'How long something is sold.' });

export const StoreItem = ItemTypeCard.extend({
  store_cost: z.number().int().meta({ description: 'Its price, in honeycombs.', example: 45 }),
  stores: z.array(StoreId).meta({ description: 'The stores that sell it, by id.' }),
  store_timings: StoreTimings.meta({ description: 'How long it is sold.' }),
}).meta({ id: 'StoreItem', description: 'An item type that stores sell.' });
export type StoreItem = z.infer<typeof StoreItem>;

export const listStoreItems = {
  ...itemAddresses.listStoreItems,
  feature: 'items',
  access: 'key',
  sendsETag: true,
  summary: 'What the stores sell now.',
  response: z.object({ items: z.array(StoreItem).meta({ description: 'The item types.' }) }),
} as const satisfies Endpoint;

/** Open, because feed readers cannot send a key. */
export const readStoreFeed = {
  ...storeFeedAddresses.readStoreFeed,
  feature: 'items',
  access: 'open',
  sendsETag: true,
  summary: 'What the stores have begun to sell, newest first, as an Atom feed.',
  description: 'At most 30 entries: the same as `/feeds/store-items.atom` of the site.',
  otherContent: {
    'application/atom+xml': z.string().meta({
      description: 'The feed.',
      example: '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">…</feed>',
    }),
  },
} as const satisfies DescribedCall;

export const StoreWithItems = Store.extend({
  items: z.array(StoreItem).meta({ description: 'What the store sells now.' }),
}).meta({ id: 'StoreWithItems', description: 'A store, and what it sells.' });
export type StoreWithItems = z.infer<typeof StoreWithItems>;

export const readStore = {
  ...itemAddresses.readStore,
  feature: 'items',
  access: 'key',
  sendsETag: true,
  summary: 'One store and what it sells now; of the Market, number 999, what the game sells there.',
  params: z.object({ storeId: inAddress(StoreId) }),
  response: StoreWithItems,
} as const satisfies Endpoint;

export const MARKET_PAGE_SIZE = 50;

export const MarketItem = ItemTypeCard.extend({
  item_id: ItemId,
  number: itemNumber,
  prestige_color: PrestigeColor,
  cost: z.number().int().meta({ description: 'Its price, in honeycombs.', example: 4772 }),
  seller: PlayerReference.meta({ description: 'The player who sells it.' }),
  listed_at: z.iso
    .datetime()
    .meta({ description: 'Since when it is offered.', example: '2026-11-02T00:14:30.000Z' }),
}).meta({ id: 'MarketItem', description: 'An item that a player sells.' });
export type MarketItem = z.infer<typeof MarketItem>;

export const listMarket = {
  ...itemAddresses.listMarket,
  feature: 'items',
  access: 'key',
  summary: 'What players sell on the Market, newest first.',
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({
    items: z.array(MarketItem).meta({ description: `The items of the page, at most ${MARKET_PAGE_SIZE}.` }),
    paging: Paging.meta({ description: 'Which page this is.' }),
  }),
} as const satisfies Endpoint;
