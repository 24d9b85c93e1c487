import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY, OPENING } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { act, type Game } from './game.ts';

/** Types that are found everywhere, each with the count it reaches at the end. */
export interface Commonest {
  readonly type: TypeFacts;
  readonly count: number;
}

export function drawCommonest(
  catalogue: GameCatalogue,
  chance: Chance,
  options: { counts: readonly number[]; hasPlaces: (type: TypeFacts) => boolean },
): Commonest[] {
  const candidates = [...catalogue.types.values()].filter(
    (type) => type.retired_at === null && type.role === null && options.hasPlaces(type),
  );
  const by = (instant: Instant) =>
    candidates.filter(({ released_at }) => released_at !== null && released_at <= instant);
  const early = chance.sample(by(OPENING + 60 * DAY), 3);
  const later = by(OPENING + 700 * DAY).filter((type) => !early.includes(type));
  const types = [...early, ...chance.sample(later, options.counts.length)];
  return options.counts.flatMap((count, index) => {
    const type = types[index];
    return type ? [{ type, count }] : [];
  });
}

/** As many of the commonest types as are due. */
export function forageCommonest(game: Game, player: Player) {
  for (const { type, count } of game.commonest) {
    const due = count * game.progress - (game.world.issued.get(type.id) ?? 0);
    for (let left = Math.min(due, MOST_AT_ONCE); left >= 1; left -= 1) forageOf(game, player, type);
  }
}

const MOST_AT_ONCE = 25;

export function forageOf(game: Game, player: Player, type: TypeFacts) {
  const place = game.atlas.placeFor(type, { city: player.city, chance: game.chance });
  if (!place || !isIssuedAt(type, game.now)) return;
  act(game, { type: 'forage', player_id: player.id, place_id: place.id, item_type_id: type.id });
}
