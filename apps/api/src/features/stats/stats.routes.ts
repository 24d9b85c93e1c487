import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type GlobalStats, readGlobalStats } from '@wallabee/contract/stats/global-stats';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { countWorld } from './stats.queries.ts';

interface StatsOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  now: () => Date;
}

export function statsRoutes({ catalogue, numbers, now }: StatsOptions) {
  let cached: { answer: PreparedAnswer<typeof readGlobalStats>; until: number } | undefined;

  async function count(reads: Db): Promise<GlobalStats> {
    const { items, sets } = catalogue.current();
    return {
      item_types: [...items.values()].filter((item) => !isUndiscovered(item)).length,
      sets: sets.size,
      items_issued: numbers.total(),
      ...(await countWorld(reads)),
    };
  }

  return async (app: ApiApp) => {
    answer(app, readGlobalStats, async (_, { reads }) => {
      if (!cached || cached.until <= now().getTime()) {
        const answer = prepare(readGlobalStats, await count(reads));
        cached = { answer, until: now().getTime() + TTL_MS };
      }
      return cached.answer;
    });
  };
}

const TTL_MS = 60_000;
