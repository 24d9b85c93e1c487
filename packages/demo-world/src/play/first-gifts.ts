import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { giftUnique } from '@wallabee/simulated-players/minds/tinkering';
import { DAY } from '../calendar.ts';
import { isAround, type Player } from '../players/player.ts';
import type { Game, ScheduledEvent } from './game.ts';
import { performAt } from './perform.ts';

/** The owners of a unique gift the first numbers on release. */
export function giftEvents({ commissions, players }: Game): ScheduledEvent[] {
  return [...commissions].flatMap(([id, uniques]) => {
    const owner = players.get(id);
    if (!owner) return [];
    return uniques.flatMap((unique) =>
      unique.released_at === null
        ? []
        : [
            {
              at: Math.max(unique.released_at, owner.joinsAt) + 3 * DAY,
              run: (game) => shareOut(game, owner, unique),
            },
          ],
    );
  });
}

function shareOut(game: Game, owner: Player, unique: TypeFacts) {
  if (!isAround(owner, game.now)) return;
  const count = Math.floor(game.chance.next() + game.activePlayers.players().length / 50);
  for (let left = unique.is_one_of_a_kind ? 1 : count; left > 0; left -= 1)
    performAt(game, owner, (view) => giftUnique(view, unique));
}
