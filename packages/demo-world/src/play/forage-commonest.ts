import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import { JOB_LOT_LOWEST_NUMBER } from '@wallabee/game/rules/game-facts';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { act, type Game } from './game.ts';

/** As many of the commonest types as are due. What neither a set nor a Job Lot takes is recycled at once. */
export function forageCommonest(game: Game, player: Player, { city }: Place) {
  for (const { type, count } of game.commonest) {
    const due = count * game.progress - (game.world.issued.get(type.id) ?? 0);
    for (let left = Math.min(due, MOST_AT_ONCE); left >= 1; left -= 1) {
      const item = forageOf(game, player, type, city);
      if (item && isWorthless(item)) {
        act(game, { type: 'recycle', player_id: player.id, item_id: item.item_id });
      }
    }
  }
}

const MOST_AT_ONCE = 40;

function isWorthless({ number }: ItemState): boolean {
  return number >= 100 && number < JOB_LOT_LOWEST_NUMBER && !isPalindrome(number);
}

export function forageOf(
  game: Game,
  player: Player,
  type: TypeFacts,
  city = player.city,
): ItemState | undefined {
  const place = game.atlas.placeFor(type, { city, chance: game.chance });
  if (!place || !isIssuedAt(type, game.now)) return undefined;
  const done = act(game, {
    type: 'forage',
    player_id: player.id,
    place_id: place.id,
    item_type_id: type.id,
  });
  return done?.minted[0];
}
