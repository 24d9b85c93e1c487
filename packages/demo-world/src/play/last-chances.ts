import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { DAY } from '../calendar.ts';
import { isAround } from '../players/player.ts';
import type { Game } from './game.ts';
import { obtain } from './obtaining.ts';
import type { ScheduledEvent } from './schedule.ts';
import { giftUnique } from './tinkering.ts';

/** Somebody gets one of a type that nobody has before it is retired. */
export function lastChanceEvents({ world }: Game): ScheduledEvent[] {
  return [...world.catalogue.types.values()].flatMap((type) => {
    const { released_at, retired_at } = type;
    if (released_at === null || retired_at === null) return [];
    return DAYS_BEFORE.map((days) => ({
      at: Math.max(released_at, retired_at - days * DAY),
      run: (game: Game) => issueFirst(game, type),
    }));
  });
}

const DAYS_BEFORE = [90, 30, 7, 1];
const TRIES = 5;

function issueFirst(game: Game, type: TypeFacts) {
  const isIssued = () => (game.world.issued.get(type.id) ?? 0) > 0;
  for (let left = TRIES; left > 0 && !isIssued(); left -= 1) {
    const owner = ownerOf(game, type);
    const player = game.activePlayers.drawByEnergy(game.chance);
    if (owner) giftUnique(game, owner, type);
    else if (player) obtain(game, player, type);
  }
}

function ownerOf({ world, players, now }: Game, type: TypeFacts) {
  const owners = (world.owners.get(type.id) ?? []).flatMap((id) => players.get(id) ?? []);
  return owners.find((owner) => isAround(owner, now)) ?? owners[0];
}
