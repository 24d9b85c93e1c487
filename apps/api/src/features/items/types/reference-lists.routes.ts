import {
  listContainers,
  listFormulas,
  listMixExceptions,
  listOneOfAKinds,
  listRetired,
  listUniqueOwners,
  listUsedExceptions,
} from '@wallabee/contract/items/reference-lists';
import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { answersPerCatalogue, type CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { type ReferenceLists, referenceLists } from './reference-lists.views.ts';

/** The game's own clients ship with these lists. */
export function referenceListRoutes({ catalogue }: { catalogue: CatalogueHolder }) {
  const answers = answersPerCatalogue(catalogue, referenceLists);

  return async (app: ApiApp) => {
    const serve = <E extends Endpoint>(endpoint: E, make: (lists: ReferenceLists) => ResponseOf<E>) =>
      answer(app, endpoint, () => answers(endpoint, make));

    serve(listFormulas, (lists) => lists.formulas());
    serve(listUniqueOwners, (lists) => lists.uniqueOwners());
    serve(listOneOfAKinds, (lists) => lists.oneOfAKinds());
    serve(listRetired, (lists) => lists.retired());
    serve(listContainers, (lists) => lists.containers());
    serve(listMixExceptions, (lists) => lists.mixExceptions());
    serve(listUsedExceptions, (lists) => lists.usedExceptions());
  };
}
