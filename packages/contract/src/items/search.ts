import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId } from '../protocol/ids.ts';
import { ItemTypeCard } from './item-type.ts';
import { itemAddresses } from './items.addresses.ts';

export const LONGEST_SEARCH = 100;
export const MOST_FOUND_ITEMS = 100;
export const MOST_NEAR_NAMES = 5;
export const MOST_SUGGESTIONS = 8;

export const SearchText = z
  .string({ error: 'must be a text' })
  .trim()
  .toLowerCase()
  .min(1, 'must not be empty')
  .max(LONGEST_SEARCH, `must have at most ${LONGEST_SEARCH} characters`);

export const FoundItem = ItemTypeCard.extend({ id: ItemTypeId, description: z.string() });
export type FoundItem = z.infer<typeof FoundItem>;

export const NearName = z.object({ id: ItemTypeId, name: z.string() });
export type NearName = z.infer<typeof NearName>;

export const FoundItems = z.object({
  items: z.array(FoundItem),
  total_results: z.number().int(),
  near: z.array(NearName),
});
export type FoundItems = z.infer<typeof FoundItems>;

export const searchItems = {
  ...itemAddresses.searchItems,
  cost: 'search',
  isRead: true,
  feature: 'items',
  access: 'key',
  summary: 'Item types by name, set, description or abbreviation; forgives typing mistakes.',
  body: z.object({ text: SearchText }),
  response: FoundItems,
} as const satisfies Endpoint;

export const Suggestion = z.object({
  id: ItemTypeId,
  name: z.string(),
  set_name: z.string(),
  hue: z.number().int(),
  image_key: z.string(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestItems = {
  ...itemAddresses.suggestItems,
  cost: 'suggestion',
  feature: 'items',
  access: 'key',
  summary: 'The first few of what a search would find, while it is being typed.',
  query: z.object({ text: SearchText }),
  response: z.object({ items: z.array(Suggestion) }),
} as const satisfies Endpoint;
