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
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { type CatalogueHolder, type CatalogueSet, keptPerCatalogue } from '../catalogue/catalogue.public.ts';
import { countCompleted } from './sets.queries.ts';
import { setViews } from './sets.views.ts';

interface SetListOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

/** The sets as the game's own clients ask for them. */
export function setListRoutes({ catalogue, apiUrl }: SetListOptions) {
  const answers = keptPerCatalogue(catalogue, (current) => setViews(current, apiUrl));

  async function answerSet(reads: Db, setId: SetId) {
    const completed = await countCompleted(reads, setId);
    const set = found(catalogue.current().sets.get(setId), 'set');
    return answers(`set ${setId}`, (views) => withMixes(views.set(set, completed)), completed);
  }

  return async (app: ApiApp) => {
    answer(app, listSets, () =>
      answers('sets', (views) => ({ sets: [...catalogue.current().sets.values()].map(views.summary) })),
    );
    answer(app, listLatestSets, () =>
      answers('latest sets', (views) => ({
        sets: newest([...catalogue.current().sets.values()]).map(views.summary),
      })),
    );

    answer(app, readSetWithMixes, ({ params }, { reads }) => answerSet(reads, params.setId));
    answer(app, readExclusives, (_, { reads }) => answerSet(reads, SetId.parse(EXCLUSIVE_SET_ID)));
    answer(app, readUniques, (_, { reads }) => answerSet(reads, SetId.parse(UNIQUE_SET_ID)));
    answer(app, readWallagraphics, (_, { reads }) => answerSet(reads, SetId.parse(WALLAGRAPHIC_SET_ID)));
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
