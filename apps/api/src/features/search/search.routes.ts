import { listNumbers, readNumberStates } from '@wallabee/contract/search/item-numbers';
import { search } from '@wallabee/contract/search/search';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { pastDayOf } from '../../platform/past-day.ts';
import { listNumbersOf, readPastStatesOf, readStatesOf } from './numbers.service.ts';
import { type SearchServices, search as searchFor } from './search.service.ts';
import { createSearchAnswers } from './search-answers.ts';

export function searchRoutes({ now, ...services }: SearchServices & { now: () => Date }) {
  const answers = createSearchAnswers(search, services.clock);

  return async (app: ApiApp) => {
    answer(app, search, ({ query }, { reads, player }) =>
      answers({
        input: query,
        isVisitor: !player,
        find: () => searchFor(services, query, { db: reads, viewer: player }),
      }),
    );

    answer(app, listNumbers, ({ params, query }, { reads, player }) =>
      listNumbersOf(services, { ...params, ...query }, { db: reads, viewer: player }),
    );

    answer(app, readNumberStates, ({ params, query }, { reads, player }) => {
      const past = pastDayOf(query.at, now());
      return past
        ? readPastStatesOf(services, { ...params, ...query, past }, reads)
        : readStatesOf(services, { ...params, ...query }, { db: reads, viewer: player });
    });
  };
}
