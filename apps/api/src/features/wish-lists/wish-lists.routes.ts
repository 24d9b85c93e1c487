import { listSavedItems, listWishableTypes } from '@wallabee/contract/wish-lists/wish-list';
import { prepareAnswer } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { notFound } from '../../platform/problems.ts';
import { type CatalogueHolder, keptPerCatalogue } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { getSavedItems, playerExists } from './wish-lists.queries.ts';
import { toWishableTypes } from './wish-lists.views.ts';

interface WishListOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
}

export function wishListRoutes({ catalogue, numbers }: WishListOptions) {
  // Of the numbers only those of retired types matter here, and they stand still.
  const answers = keptPerCatalogue(catalogue, (current) => toWishableTypes(current, numbers));

  return async (app: ApiApp) => {
    answer(app, listWishableTypes, () => answers('wishable', (types) => types));

    answer(app, listSavedItems, async ({ params: { playerId } }, { reads }) => {
      const saved = await getSavedItems(reads, playerId);
      if (Object.keys(saved.saveditems).length === 0 && !(await playerExists(reads, playerId)))
        throw notFound('player');
      // Thousands of small numbers: worth compressing, and worth a name by which a browser knows them again.
      return prepareAnswer(saved);
    });
  };
}
