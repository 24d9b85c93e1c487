import { type PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { EXCLUSIVE_SET_ID, UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import {
  listHeldItems,
  listPlayerSets,
  type PlayerSetDetail,
  readPlayerExclusives,
  readPlayerSet,
  readPlayerUniques,
} from '@wallabee/contract/set-progress/set-progress';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { getFinishes, getSavedByType, listHeldItemsOf } from './set-progress.queries.ts';
import { type Collection, toPlayerSet, toPlayerSetDetail } from './set-progress.views.ts';

interface SetProgressOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
  now: () => Date;
}

export function setProgressRoutes({ catalogue, apiUrl, now }: SetProgressOptions) {
  async function collectionOf(reads: Db, playerId: PlayerId): Promise<Collection> {
    const [saved, finished] = await Promise.all([
      getSavedByType(reads, playerId),
      getFinishes(reads, playerId),
    ]);
    return { saved, finished, now: now() };
  }

  async function showSet(reads: Db, player: string, setId: number): Promise<PlayerSetDetail> {
    const collection = await collectionOf(reads, await namedPlayer(reads, player));
    const set = found(catalogue.current().sets.get(SetId.parse(setId)), 'set');
    return toPlayerSetDetail(set, collection, apiUrl);
  }

  return async (app: ApiApp) => {
    answer(app, listPlayerSets, async ({ params }, { reads }) => {
      const collection = await collectionOf(reads, await namedPlayer(reads, params.player));
      const sets = [...catalogue.current().sets.values()];
      return {
        sets: sets.map((set) => toPlayerSet(set, collection, apiUrl)),
        completedSets: collection.finished.size,
      };
    });

    answer(app, readPlayerSet, ({ params }, { reads }) => showSet(reads, params.player, params.setId));
    answer(app, listHeldItems, async ({ params }, { reads }) => {
      const playerId = await namedPlayer(reads, params.player);
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      const types = set.items.map(({ id }) => id);
      return { items: await listHeldItemsOf(reads, playerId, types) };
    });
    answer(app, readPlayerExclusives, ({ params }, { reads }) =>
      showSet(reads, params.player, EXCLUSIVE_SET_ID),
    );
    answer(app, readPlayerUniques, ({ params }, { reads }) => showSet(reads, params.player, UNIQUE_SET_ID));
  };
}
