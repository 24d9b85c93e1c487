import { listSavedItems, listWishableTypes } from '@wallabee/contract/wish-lists/wish-list';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { answersPerCatalogue, type CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { getSavedItems } from './wish-lists.queries.ts';
import { toWishableTypes } from './wish-lists.views.ts';

interface WishListOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
}

export function wishListRoutes({ catalogue, numbers }: WishListOptions) {
  // Only the numbers of retired types are read, and those no longer change.
  const answers = answersPerCatalogue(catalogue, (current) => toWishableTypes(current, numbers));

  return async (app: ApiApp) => {
    answer(app, listWishableTypes, () => answers(listWishableTypes, (types) => types));

    answer(app, listSavedItems, async ({ params: { player } }, { reads }) => {
      const saved = await getSavedItems(reads, await namedPlayer(reads, player));
      // A list holds thousands of numbers, so it is compressed and has an ETag.
      return prepare(listSavedItems, saved);
    });
  };
}
