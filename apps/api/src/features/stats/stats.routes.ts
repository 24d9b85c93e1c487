import { dayOf, monthOf } from '@wallabee/contract/protocol/day';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { monthsOf } from '@wallabee/contract/stats/game-day-rules';
import { readGameDays } from '@wallabee/contract/stats/game-days';
import { GAME_FIGURES, type GameFigure } from '@wallabee/contract/stats/game-figures';
import { type GlobalStats, readGlobalStats } from '@wallabee/contract/stats/global-stats';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { listGameDays } from './game-days.queries.ts';
import { countWorld } from './stats.queries.ts';

interface StatsOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  now: () => Date;
  /** Milliseconds of a monotonic clock. */
  clock?: (() => number) | undefined;
}

export function statsRoutes({ catalogue, numbers, now, clock }: StatsOptions) {
  const answers = createCache<PreparedAnswer<typeof readGlobalStats>>({
    name: 'global-stats',
    maxEntries: 1,
    ttlMs: 60_000,
    clock,
  });

  const gameDays = createCache<PreparedAnswer<typeof readGameDays>>({
    name: 'game-days',
    maxEntries: 24,
    ttlMs: 60_000,
    clock,
  });

  async function loadDays(reads: Db, month: string | undefined) {
    const today = dayOf(now().getTime());
    const days = await listGameDays(reads, today);
    const current = days.at(-1) ?? { day: today, ...NO_FIGURES };
    const shown = month ?? monthOf(today);
    return prepare(readGameDays, {
      months: monthsOf(days),
      days: days.filter(({ day }) => monthOf(day) === shown),
      today: current,
    });
  }

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

    answer(app, readGameDays, ({ query: { month } }, { reads }) =>
      gameDays.getOrLoad(month ?? 'current', () => loadDays(reads, month)),
    );
  };
}

const NO_FIGURES = Object.fromEntries(GAME_FIGURES.map((name) => [name, 0])) as Record<GameFigure, number>;
