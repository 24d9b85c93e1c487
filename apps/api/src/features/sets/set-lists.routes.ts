import { SetId } from '@wallabee/contract/protocol/ids';
import {
  EXCLUSIVE_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import type { SetDetail } from '@wallabee/contract/sets/set';
import {
  LATEST_SET_COUNT,
  listLatestSets,
  listSets,
  readExclusives,
  readSetWithMixes,
  readUniques,
  readWallagraphics,
  type SetWithMixes,
} from '@wallabee/contract/sets/set-lists';
import type { Db } from '../../platform/db/db.ts';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { pastDayOf } from '../../platform/past-day.ts';
import { found } from '../../platform/problems.ts';
import {
  answersPerCatalogue,
  type CatalogueHolder,
  type CatalogueSet,
} from '../catalogue/catalogue.public.ts';
import { countCompleted, countCompletedThen } from './sets.queries.ts';
import { type SetViews, setViews } from './sets.views.ts';

interface SetListOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
  now: () => Date;
}

export function setListRoutes({ catalogue, apiUrl, now }: SetListOptions) {
  const answers = answersPerCatalogue(catalogue, (current) => setViews(current, apiUrl));

  async function loadSet(reads: Db, setId: SetId) {
    const completed = await countCompleted(reads, setId);
    const set = found(catalogue.current().sets.get(setId), 'set');
    const make = (views: SetViews) => withMixes(views.set(set, completed));
    return [make, { id: setId, version: completed }] as const;
  }

  return async (app: ApiApp) => {
    answer(app, listSets, () =>
      answers(listSets, (views) => ({ sets: [...catalogue.current().sets.values()].map(views.summary) })),
    );
    answer(app, listLatestSets, () =>
      answers(listLatestSets, (views) => ({
        sets: newest([...catalogue.current().sets.values()]).map(views.summary),
      })),
    );

    answer(app, readSetWithMixes, async ({ params, query }, { reads }) => {
      const past = pastDayOf(query.at, now());
      if (!past) return answers(readSetWithMixes, ...(await loadSet(reads, params.setId)));
      const completed = await countCompletedThen(reads, params.setId, past);
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      return prepare(readSetWithMixes, withMixes(setViews(catalogue.current(), apiUrl).set(set, completed)));
    });
    answer(app, readExclusives, async (_, { reads }) =>
      answers(readExclusives, ...(await loadSet(reads, SetId.parse(EXCLUSIVE_SET_ID)))),
    );
    answer(app, readUniques, async (_, { reads }) =>
      answers(readUniques, ...(await loadSet(reads, SetId.parse(UNIQUE_SET_ID)))),
    );
    answer(app, readWallagraphics, async (_, { reads }) =>
      answers(readWallagraphics, ...(await loadSet(reads, SetId.parse(WALLAGRAPHIC_SET_ID)))),
    );
  };
}

function newest(sets: CatalogueSet[]): CatalogueSet[] {
  return sets
    .sort((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)
    .slice(0, LATEST_SET_COUNT);
}

function withMixes(set: SetDetail): SetWithMixes {
  return { ...set, items: set.items.map((item) => ({ ...item, mix: item.formulas[0] ?? [] })) };
}
