import { suggest } from '@wallabee/contract/search/suggest';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { createSuggest, type SuggestOptions } from './suggest.service.ts';

export function suggestRoutes(options: SuggestOptions) {
  const suggestFor = createSuggest(options);

  return async (app: ApiApp) => {
    answer(app, suggest, ({ query: { q } }, { reads, player }) =>
      suggestFor(q, { db: reads, viewer: player ?? null }),
    );
  };
}
