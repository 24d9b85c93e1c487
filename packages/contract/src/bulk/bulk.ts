import { z } from 'zod';
import { Category } from '../categories/category.ts';
import { ItemType } from '../items/item-type.ts';
import { FormulaEntry } from '../items/reference-lists.ts';
import { Store } from '../items/stores.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Generation, SetSummary } from '../sets/set.ts';
import { bulkAddresses } from './bulk.addresses.ts';

const CatalogueItemType = ItemType.omit({ total_issued: true }).meta({
  id: 'CatalogueItemType',
  description: 'An item type, without how many there are.',
});

/** Without the issued numbers, so that the file changes only with the catalogue. */
export const CatalogueFile = z
  .object({
    generations: z.array(Generation).meta({ description: 'Every generation.' }),
    sets: z.array(SetSummary).meta({ description: 'Every set, without its items.' }),
    item_types: z.array(CatalogueItemType).meta({ description: 'Every item type.' }),
    formulas: z.array(FormulaEntry).meta({ description: 'Every formula.' }),
    stores: z.array(Store).meta({ description: 'Every store, and the Market as number 999.' }),
    categories: z.array(Category).meta({ description: 'Every category of places.' }),
  })
  .meta({ id: 'CatalogueFile', description: 'The whole catalogue.' });
export type CatalogueFile = z.infer<typeof CatalogueFile>;

export const downloadCatalogue = {
  ...bulkAddresses.downloadCatalogue,
  feature: 'bulk',
  access: 'key',
  sendsETag: true,
  summary: 'The whole catalogue and every formula as one file.',
  description: 'Ask again with its ETag: it seldom changes.',
  response: CatalogueFile,
} as const satisfies Endpoint;
