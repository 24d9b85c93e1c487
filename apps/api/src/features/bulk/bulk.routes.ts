import { type CatalogueFile, downloadCatalogue } from '@wallabee/contract/bulk/bulk';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { answersPerCatalogue, type Catalogue, type CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { toCategory } from '../categories/categories.public.ts';
import { itemTypeViews, referenceLists, storeViews } from '../items/items.public.ts';
import { setViews } from '../sets/sets.public.ts';
import { bulkFileRoutes } from './files/bulk-files.routes.ts';

interface BulkOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export function bulkRoutes({ catalogue, apiUrl }: BulkOptions) {
  const answers = answersPerCatalogue(catalogue, (current) => current);

  return async (app: ApiApp) => {
    answer(app, downloadCatalogue, (_, { reply }) => {
      reply.header('content-disposition', 'attachment; filename="wallabee-catalogue.json"');
      return answers(downloadCatalogue, (current) => toFile(current, apiUrl));
    });
    await app.register(bulkFileRoutes({ apiUrl }));
  };
}

function toFile(catalogue: Catalogue, apiUrl: string): CatalogueFile {
  const { type } = itemTypeViews(catalogue, apiUrl);
  const { generations, summary } = setViews(catalogue, apiUrl);
  return {
    generations: generations(),
    sets: [...catalogue.sets.values()].map(summary),
    item_types: [...catalogue.items.values()].map((item) => {
      const { total_issued: _, ...lasting } = type(item, 0);
      return lasting;
    }),
    formulas: referenceLists(catalogue).formulas(),
    stores: storeViews(catalogue, apiUrl).stores(),
    categories: [...catalogue.categories.values()].map((category) => toCategory(category, apiUrl)),
  };
}
