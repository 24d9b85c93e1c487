import { browseSets, listSubsets, readSet, readSubset } from '@wallabee/contract/sets/set';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts';
import { notFound } from '../../platform/http/problems.ts';
import { type ApiApp, answer } from '../../platform/http/route.ts';
import type { Catalogue, CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { countCompleted } from './sets.queries.ts';
import { type SetViews, setViews } from './sets.views.ts';

export function setRoutes({ db, catalogue, apiUrl }: { db: Db; catalogue: CatalogueHolder; apiUrl: string }) {
  const answers = keptPerCatalogue(catalogue, apiUrl);

  return async (app: ApiApp) => {
    answer(app, browseSets, ({ query }) => {
      const { gen_id } = query;
      if (gen_id === undefined) return answers('generations', (views) => views.generations());
      return answers(`generation ${gen_id}`, (views) => found(views.setsOfGeneration(gen_id), 'generation'));
    });

    answer(app, readSet, async ({ params }) => {
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      const completed = await countCompleted(db, set.id);
      return answers(`set ${set.id} completed ${completed}`, (views) => views.set(set, completed));
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

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw notFound(what);
  return thing;
}

/** Answers are serialised once for each catalogue; a new catalogue starts with none. */
function keptPerCatalogue(holder: CatalogueHolder, apiUrl: string) {
  const kept = new WeakMap<Catalogue, Map<string, PreparedAnswer>>();

  return (name: string, make: (views: SetViews) => unknown): PreparedAnswer => {
    const catalogue = holder.current();
    const answers = kept.get(catalogue) ?? new Map<string, PreparedAnswer>();
    kept.set(catalogue, answers);
    const known = answers.get(name);
    if (known) return known;
    const made = prepareAnswer(make(setViews(catalogue, apiUrl)));
    answers.set(name, made);
    return made;
  };
}
