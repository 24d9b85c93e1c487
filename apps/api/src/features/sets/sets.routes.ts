import { browseSets, listSubsets, readSet, readSubset } from '@wallabee/contract/sets/set';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { pastDayOf } from '../../platform/past-day.ts';
import { found } from '../../platform/problems.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { answersPerCatalogue, type CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { createCompletedCounts } from './completed-counts.ts';
import { countCompletedThen } from './sets.queries.ts';
import { setViews } from './sets.views.ts';

interface SetOptions {
  notifications: Pick<Notifications, 'on'>;
  catalogue: CatalogueHolder;
  apiUrl: string;
  now: () => Date;
}

export function setRoutes({ notifications, catalogue, apiUrl, now }: SetOptions) {
  const completions = createCompletedCounts({ notifications });
  const answers = answersPerCatalogue(catalogue, (current) => setViews(current, apiUrl));

  return async (app: ApiApp) => {
    answer(app, browseSets, ({ query }) => {
      const { gen_id } = query;
      if (gen_id === undefined) return answers(browseSets, (views) => views.generations());
      return answers(browseSets, (views) => found(views.setsOfGeneration(gen_id), 'generation'), {
        id: gen_id,
      });
    });

    answer(app, readSet, async ({ params, query }, { reads }) => {
      const past = pastDayOf(query.at, now());
      if (past) {
        const completed = await countCompletedThen(reads, params.setId, past);
        const set = found(catalogue.current().sets.get(params.setId), 'set');
        return prepare(readSet, setViews(catalogue.current(), apiUrl).set(set, completed));
      }
      // The query runs first, because the catalogue may be replaced while it runs.
      const completed = await completions.of(reads, params.setId);
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      return answers(readSet, (views) => views.set(set, completed), { id: set.id, version: completed });
    });

    answer(app, listSubsets, ({ params }) => {
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      return answers(
        listSubsets,
        (views) => ({ set_id: set.id, gen_id: set.gen_id, name: set.name, subsets: views.subsets(set) }),
        { id: set.id },
      );
    });

    answer(app, readSubset, ({ params }) => {
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      const subset = found(
        set.subsets.find(({ subset_id }) => subset_id === params.subsetId),
        'subset',
      );
      return answers(readSubset, (views) => views.subset(set, subset), {
        id: `${set.id}.${subset.subset_id}`,
      });
    });
  };
}
