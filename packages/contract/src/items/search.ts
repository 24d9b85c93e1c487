import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey } from '../protocol/fields.ts';
import { ItemTypeId, inBody } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { MOST_FOUND_ITEMS, MOST_NEAR_NAMES, MOST_SUGGESTIONS } from '../search/search-limits.ts';
import { itemTypeName, setName } from './item-fields.ts';
import { ItemType, ItemTypeCard } from './item-type.ts';
import { itemAddresses } from './items.addresses.ts';

export const LONGEST_SEARCH = 100;

export const SearchText = z
  .string({ error: 'must be a text' })
  .trim()
  .toLowerCase()
  .min(1, 'must not be empty')
  .max(LONGEST_SEARCH, `must have at most ${LONGEST_SEARCH} characters`)
  .meta({ description: 'What to look for. Case does not matter.', example: 'croissant' });

export const FoundItem = ItemTypeCard.extend({
  id: ItemType.shape.id,
  description: ItemType.shape.description,
}).meta({ id: 'FoundItem', description: 'An item type that was found.' });
export type FoundItem = z.infer<typeof FoundItem>;

export const NearName = z
  .object({
    id: ItemTypeId.meta({ example: 112 }),
    name: itemTypeName.meta({ example: 'Tray in the Window' }),
  })
  .meta({ id: 'NearName', description: 'An item type whose name is similar.' });
export type NearName = z.infer<typeof NearName>;

export const FoundItems = z
  .object({
    items: z
      .array(FoundItem)
      .meta({ description: `What was found, the best first, ${MOST_FOUND_ITEMS} a page.` }),
    total_results: z.number().int().meta({ description: 'How many were found in all.', example: 1 }),
    near: z.array(NearName).meta({
      description: `Similar names where nothing was found, at most ${MOST_NEAR_NAMES}.`,
      example: [],
    }),
    paging: Paging.describe('Which page this is, and how many there are.'),
  })
  .meta({ id: 'FoundItems', description: 'What a search found.' });
export type FoundItems = z.infer<typeof FoundItems>;

export const searchItems = {
  ...itemAddresses.searchItems,
  cost: 'search',
  isRead: true,
  feature: 'items',
  access: 'key',
  summary: 'Item types by name, set, description or abbreviation.',
  description: 'It forgives typing mistakes.',
  body: z.object({
    text: SearchText,
    page: inBody(PageNumber)
      .optional()
      .meta({ description: 'The page, from 1; the first where it is left out.', example: 1 }),
  }),
  response: FoundItems,
} as const satisfies Endpoint;

export const Suggestion = z
  .object({ id: ItemTypeId, name: itemTypeName, set_name: setName, hue: Hue, image_key: ImageKey })
  .meta({ id: 'Suggestion', description: 'An item type that a search would find.' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestItems = {
  ...itemAddresses.suggestItems,
  cost: 'suggestion',
  feature: 'items',
  access: 'key',
  summary: 'The first few of what a search would find, while it is being typed.',
  query: z.object({ text: SearchText }),
  response: z.object({
    items: z
      .array(Suggestion)
      .meta({ description: `The suggestions, the best first, at most ${MOST_SUGGESTIONS}.` }),
  }),
} as const satisfies Endpoint;
