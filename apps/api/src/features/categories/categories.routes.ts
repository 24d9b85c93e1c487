import { listCategories, listCategoryGroups, readCategory } from '@wallabee/contract/categories/category';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { type CatalogueHolder, keptPerCatalogue } from '../catalogue/catalogue.public.ts';
import { toCategory, toGroup } from './categories.views.ts';

export function categoryRoutes({ catalogue, apiUrl }: { catalogue: CatalogueHolder; apiUrl: string }) {
  const answers = keptPerCatalogue(catalogue, (current) => current);

  return async (app: ApiApp) => {
    answer(app, listCategories, () =>
      answers('categories', ({ categories }) =>
        [...categories.values()].map((category) => toCategory(category, apiUrl)),
      ),
    );

    answer(app, listCategoryGroups, () => answers('groups', ({ groups }) => groups.map(toGroup)));

    answer(app, readCategory, ({ params }) =>
      answers(`category ${params.categoryId}`, ({ categories }) =>
        toCategory(found(categories.get(params.categoryId), 'category'), apiUrl),
      ),
    );
  };
}
