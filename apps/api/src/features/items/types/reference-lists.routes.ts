import {
  listContainers,
  listFormulas,
  listMixExceptions,
  listOneOfAKinds,
  listRetired,
  listUniqueOwners,
  listUsedExceptions,
} from '@wallabee/contract/items/reference-lists';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { type CatalogueHolder, keptPerCatalogue } from '../../catalogue/catalogue.public.ts';
import { type ReferenceLists, referenceLists } from './reference-lists.views.ts';

/** What the game's clients used to carry with them, for those that ask. */
export function referenceListRoutes({ catalogue }: { catalogue: CatalogueHolder }) {
  const answers = keptPerCatalogue(catalogue, referenceLists);

  return async (app: ApiApp) => {
    const serve = (endpoint: Endpoint, make: (lists: ReferenceLists) => unknown) =>
      answer(app, endpoint, () => answers(endpoint.path, make));

    serve(listFormulas, (lists) => lists.formulas());
    serve(listUniqueOwners, (lists) => lists.uniqueOwners());
    serve(listOneOfAKinds, (lists) => lists.oneOfAKinds());
    serve(listRetired, (lists) => lists.retired());
    serve(listContainers, (lists) => lists.containers());
    serve(listMixExceptions, (lists) => lists.mixExceptions());
    serve(listUsedExceptions, (lists) => lists.usedExceptions());
  };
}
