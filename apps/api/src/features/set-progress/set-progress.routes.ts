import type { Day } from '@wallabee/contract/protocol/day';
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
import { type PastDay, pastDayOf } from '../../platform/past-day.ts';
import { found } from '../../platform/problems.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { setPiecesOf } from './set-pieces.ts';
import {
  getFinishes,
  getSaved,
  getSavedThen,
  listHeldItemsOf,
  listSavedTypes,
  listTypesSavedThen,
} from './set-progress.queries.ts';
import { type Collection, toPlayerSetDetail, toPlayerSets } from './set-progress.views.ts';

interface SetProgressOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
  now: () => Date;
}

export function setProgressRoutes({ catalogue, apiUrl, now }: SetProgressOptions) {
  const pieces = perCatalogue(catalogue, (current) => setPiecesOf(current, apiUrl));

  async function collectionOf<Saved>(
    reads: Db,
    { playerId, past }: { playerId: PlayerId; past: PastDay | null },
    saving: Promise<Saved>,
  ): Promise<Collection<Saved>> {
    const [saved, finished] = await Promise.all([saving, getFinishes(reads, playerId, past)]);
    return { saved, finished, now: past?.last ?? now() };
  }

  async function showSet(
    reads: Db,
    { player, setId }: { player: string; setId: number },
    at?: Day,
  ): Promise<PlayerSetDetail> {
    const past = pastDayOf(at, now());
    const playerId = await namedPlayer(reads, player);
    const ofSet = found(pieces().get(SetId.parse(setId)), 'set');
    const itemTypeIds = ofSet.set.items.map(({ id }) => id);
    const saving = past
      ? getSavedThen(reads, { playerId, past, itemTypeIds })
      : getSaved(reads, { playerId, itemTypeIds });
    const collection = await collectionOf(reads, { playerId, past }, saving);
    return toPlayerSetDetail(ofSet, collection, apiUrl);
  }

  return async (app: ApiApp) => {
    answer(app, listPlayerSets, async ({ params, query }, { reads }) => {
      const past = pastDayOf(query.at, now());
      const playerId = await namedPlayer(reads, params.player);
      const saving = past ? listTypesSavedThen(reads, { playerId, past }) : listSavedTypes(reads, playerId);
      const collection = await collectionOf(reads, { playerId, past }, saving);
      return {
        sets: toPlayerSets(pieces(), collection, catalogue.current()),
        completedSets: collection.finished.size,
      };
    });

    answer(app, readPlayerSet, ({ params, query }, { reads }) => showSet(reads, params, query.at));
    answer(app, listHeldItems, async ({ params }, { reads }) => {
      const playerId = await namedPlayer(reads, params.player);
      const set = found(catalogue.current().sets.get(params.setId), 'set');
      const types = set.items.map(({ id }) => id);
      return { items: await listHeldItemsOf(reads, playerId, types) };
    });
    answer(app, readPlayerExclusives, ({ params }, { reads }) =>
      showSet(reads, { ...params, setId: EXCLUSIVE_SET_ID }),
    );
    answer(app, readPlayerUniques, ({ params }, { reads }) =>
      showSet(reads, { ...params, setId: UNIQUE_SET_ID }),
    );
  };
}
