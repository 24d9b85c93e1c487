import { browseSets, listSubsets, readSet, readSubset } from '@wallabee/contract/sets/set';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { type CatalogueHolder, keptPerCatalogue } from '../catalogue/catalogue.public.ts';
import { createCompletedCounts } from './completed-counts.ts';
import { setViews } from './sets.views.ts';

interface SetOptions {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  catalogue: CatalogueHolder;
  apiUrl: string;
  areCountsKept: boolean;
}

export function setRoutes({ db, notifications, catalogue, apiUrl, areCountsKept }: SetOptions) {
  const completions = createCompletedCounts({ db, notifications, areKept: areCountsKept });
  const answers = keptPerCatalogue(catalogue, (current) => setViews(current, apiUrl));

  return async (app: ApiApp) => {
    answer(app, browseSets, ({ query }) => {
      const { gen_id } = query;
      if (gen_id === undefined) return answers('generations', (views) => views.generations());
      return answers(`generation ${gen_id}`, (views) => found(views.setsOfGeneration(gen_id), 'generation'));
    });

    answer(app, readSet, async ({ params }) => {
      // Counted first: a catalogue that changes meanwhile must not be answered with a set of the old one.
      const completed = await completions.of(params.setId);
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      return answers(`set ${set.id}`, (views) => views.set(set, completed), completed);
    });

    answer(app, listSubsets, ({ params }) => {
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      return answers(`subsets of ${set.id}`, (views) => ({
        set_id: set.id,
        name: set.name,
        subsets: views.subsets(set),
      }));
    });

    answer(app, readSubset, ({ params }) => {
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      const subset = found(
        set.subsets.find(({ subset_id }) => subset_id === params.subsetId),
        'subset',
      );
      return answers(`subset ${set.id}.${subset.subset_id}`, (views) => views.subset(set, subset));
    });
  };
}
