import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Player } from '../players/player.ts';
import { act, type Game } from './game.ts';

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
