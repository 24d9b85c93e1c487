import type { SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import { getNewItems } from '@wallabee/simulated-players/minds/new-items';
import { DAY, HOUR } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Game, ScheduledEvent } from './game.ts';
import { performAt } from './perform.ts';

export function rushEvents(catalogue: Catalogue, until: Instant): ScheduledEvent[] {
  return catalogue.sets
    .filter(({ id }) => isOrdinarySet(id))
    .flatMap(({ id, created_at }) => {
      const at = Date.parse(created_at);
      return RUSHES.map((delay) => ({ at: at + delay, run: (game: Game) => rush(game, id) }));
    })
    .filter(({ at }) => at < until - 2 * DAY);
}

const RUSHES = [2 * HOUR, DAY, 4 * DAY];

function rush(game: Game, setId: SetId) {
  const types = (game.world.catalogue.bySet.get(setId) ?? []).filter((type) => isIssuedAt(type, game.now));
  const players = game.activePlayers.players().length;
  for (let left = Math.floor(game.chance.next() + players / PLAYERS_PER_RUSH); left > 0; left -= 1) {
    const player = game.activePlayers.drawByEnergy(game.chance);
    if (player) performAt(game, player, (view) => getNewItems(view, types));
  }
}

const PLAYERS_PER_RUSH = 100;
