import {
  ITEM_LUCK_LIMIT,
  LUCK_DAYS_PAGE_SIZE,
  LUCK_DRAWS_PAGE_SIZE,
  listLuckDays,
  listPlayerLuck,
  readItemLuck,
  readLuckDay,
} from '@wallabee/contract/luck/luck';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { lastPublicDay } from '@wallabee/game/luck/luck-days';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { showsHistory } from '../items/items.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import {
  countDays,
  countDraws,
  findDay,
  findLastCounter,
  listDays,
  listDrawsOfItem,
  listDrawsOfPlayer,
  listPlayerNames,
} from './luck.queries.ts';
import { showDraws } from './luck.service.ts';
import { toDay } from './luck.views.ts';

interface LuckOptions {
  catalogue: CatalogueHolder;
  now: () => Date;
}

export function luckRoutes({ catalogue, now }: LuckOptions) {
  const lastPublic = () => lastPublicDay(now().getTime());

  return async (app: ApiApp) => {
    answer(app, listLuckDays, async ({ query: { page } }, { reads }) => {
      const most = LUCK_DAYS_PAGE_SIZE;
      const total = await countDays(reads);
      const days = await listDays(reads, { lastPublic: lastPublic(), skip: (page - 1) * most, most });
      const draws = await countDraws(
        reads,
        days.map(({ day }) => day),
      );
      return {
        days: days.map((stored) => toDay(stored, draws.get(stored.day) ?? 0)),
        paging: pagingOf(total, { number: page, size: most }),
      };
    });

    answer(app, readLuckDay, async ({ params: { day } }, { reads }) => {
      const stored = found(await findDay(reads, { day, lastPublic: lastPublic() }), 'day');
      return toDay(stored, (await countDraws(reads, [day])).get(day) ?? 0);
    });

    answer(app, listPlayerLuck, async ({ params, query: { page, counter } }, { reads }) => {
      const playerId = await namedPlayer(reads, params.player);
      const last = await findLastCounter(reads, playerId);
      const isKnown = counter !== undefined && counter <= last;
      const total = counter === undefined ? last : Number(isKnown);
      const to = counter ?? last - (page - 1) * LUCK_DRAWS_PAGE_SIZE;
      const from = counter ?? to - LUCK_DRAWS_PAGE_SIZE + 1;
      const stored = await listDrawsOfPlayer(reads, { playerId, from, to, lastPublic: lastPublic() });
      const name = (await listPlayerNames(reads, [playerId])).get(playerId) ?? '';
      return {
        player: { id: playerId, name },
        ...(await showDraws(reads, stored, catalogue.current())),
        paging: pagingOf(total, { number: page, size: LUCK_DRAWS_PAGE_SIZE }),
      };
    });

    answer(app, readItemLuck, async ({ params: { itemId } }, { reads }) => {
      const of = { itemId, lastPublic: lastPublic(), most: ITEM_LUCK_LIMIT };
      const isShown = await showsHistory(reads, itemId, catalogue.current());
      return showDraws(reads, isShown ? await listDrawsOfItem(reads, of) : [], catalogue.current());
    });
  };
}
