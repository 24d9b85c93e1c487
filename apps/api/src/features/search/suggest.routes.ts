import { suggest } from '@wallabee/contract/search/suggest';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { createSearchAnswers } from './search-answers.ts';
import { createSuggest, type SuggestOptions } from './suggest.service.ts';

export function suggestRoutes(options: SuggestOptions & { clock: () => number }) {
  const answers = createSearchAnswers(suggest, options.clock);
  const suggestFor = createSuggest(options);

  return async (app: ApiApp) => {
    answer(app, suggest, ({ query }, { reads, player }) =>
      answers({
        input: query,
        isVisitor: !player,
        find: () => suggestFor(query.q, { db: reads, viewer: player ?? null }),
      }),
    );
  };
}
