import { z } from 'zod';
import { Category } from '../categories/category.ts';
import { ItemType } from '../items/item-type.ts';
import { FormulaEntry } from '../items/reference-lists.ts';
import { Store } from '../items/stores.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Generation, SetSummary } from '../sets/set.ts';
import { bulkAddresses } from './bulk.addresses.ts';

/** Without the issued numbers, so that the file changes only with the catalogue. */
export const CatalogueFile = z.object({
  generations: z.array(Generation),
  sets: z.array(SetSummary),
  item_types: z.array(ItemType.omit({ total_issued: true })),
  formulas: z.array(FormulaEntry),
  stores: z.array(Store),
  categories: z.array(Category),
});
export type CatalogueFile = z.infer<typeof CatalogueFile>;

export const downloadCatalogue = {
  ...bulkAddresses.downloadCatalogue,
  feature: 'bulk',
  access: 'key',
  summary: 'The whole catalogue and every formula as one file. Ask again with its ETag: it seldom changes.',
  response: CatalogueFile,
} as const satisfies Endpoint;
