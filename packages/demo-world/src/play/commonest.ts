import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY, OPENING } from '../calendar.ts';

/** Types that are found everywhere, each with the count it reaches at the end. */
export interface Commonest {
  readonly type: TypeFacts;
  readonly count: number;
}

export function drawCommonest(
  catalogue: GameCatalogue,
  chance: Chance,
  options: { counts: readonly number[]; citiesWith: (type: TypeFacts) => number },
): Commonest[] {
  const candidates = [...catalogue.types.values()].filter(
    (type) => type.retired_at === null && type.role === null && options.citiesWith(type) > 0,
  );
  const by = (instant: Instant) =>
    candidates
      .filter(({ released_at }) => released_at !== null && released_at <= instant)
      .sort((a, b) => options.citiesWith(b) - options.citiesWith(a) || a.id - b.id)
      .slice(0, MOST_WIDESPREAD);
  const early = chance.sample(by(OPENING + 60 * DAY), 3);
  const later = by(OPENING + 700 * DAY).filter((type) => !early.includes(type));
  const types = [...early, ...chance.sample(later, options.counts.length)];
  return options.counts.flatMap((count, index) => {
    const type = types[index];
    return type ? [{ type, count }] : [];
  });
}

const MOST_WIDESPREAD = 12;
