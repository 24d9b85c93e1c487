import type { Instant } from '@wallabee/game/state/item-state';
import { pullCracker } from '@wallabee/simulated-players/minds/tinkering';
import { DAY, OPENING, yearOf } from '../calendar.ts';
import type { Game, ScheduledEvent } from './game.ts';
import { performAt } from './perform.ts';

/** In the week before the new year players pull crackers with each other. */
export function partyEvents(until: Instant): ScheduledEvent[] {
  const first = yearOf(OPENING);
  return Array.from({ length: yearOf(until) - first + 1 }, (_, index) => first + index).flatMap((year) =>
    Array.from({ length: PARTY_DAYS }, (_, day) => ({
      at: Date.UTC(year, 11, 24, 18) + day * DAY,
      run: celebrate,
    })),
  );
}

const PARTY_DAYS = 7;

function celebrate(game: Game) {
  const guests = 3 + game.activePlayers.players().length / 60;
  for (let left = guests; left >= 1; left -= 1) {
    const player = game.activePlayers.drawByEnergy(game.chance);
    if (player) performAt(game, player, pullCracker);
  }
}
