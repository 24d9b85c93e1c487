import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type GlobalStats, readGlobalStats } from '@wallabee/contract/stats/global-stats';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { countWorld } from './stats.queries.ts';

interface StatsOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

export function statsRoutes({ catalogue, numbers, clock }: StatsOptions) {
  const answers = createCache<PreparedAnswer<typeof readGlobalStats>>({
    name: 'global-stats',
    maxEntries: 1,
    ttlMs: 60_000,
    clock,
  });

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
    answer(app, readGlobalStats, (_, { reads }) =>
      answers.getOrLoad('stats', async () => prepare(readGlobalStats, await count(reads))),
    );
  };
}
