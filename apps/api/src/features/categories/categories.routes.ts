import { listCategories, listCategoryGroups, readCategory } from '@wallabee/contract/categories/category';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { answersPerCatalogue, type CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { toCategory, toGroup } from './categories.views.ts';

export function categoryRoutes({ catalogue, apiUrl }: { catalogue: CatalogueHolder; apiUrl: string }) {
  const answers = answersPerCatalogue(catalogue, (current) => current);

  return async (app: ApiApp) => {
    answer(app, listCategories, () =>
      answers(listCategories, ({ categories }) =>
        [...categories.values()].map((category) => toCategory(category, apiUrl)),
      ),
    );

    answer(app, listCategoryGroups, () => answers(listCategoryGroups, ({ groups }) => groups.map(toGroup)));

    answer(app, readCategory, ({ params }) =>
      answers(
        readCategory,
        ({ categories }) => toCategory(found(categories.get(params.categoryId), 'category'), apiUrl),
        { id: params.categoryId },
      ),
    );
  };
}
