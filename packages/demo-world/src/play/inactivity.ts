import { inactiveFrom } from '@wallabee/game/rules/release-rules';
import type { Instant } from '@wallabee/game/state/item-state';
import { finishSomeSet, pursueNearest } from '@wallabee/simulated-players/minds/pursuing';
import { DAY } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { act, type Game } from './game.ts';
import { performAt } from './perform.ts';

/** In the last months before the deadline players work on a set, and at last they finish one. */
export function remindPlayers(game: Game) {
  for (const player of [...game.activePlayers.players()]) {
    const left = deadline(game, player) - game.now;
    if (left <= 0 || left > 150 * DAY || !game.chance.happens(0.92)) continue;
    const isUrgent = left < 62 * DAY;
    performAt(game, player, (view) => (isUrgent ? finishSomeSet(view, 3) : pursueNearest(view, 4)));
  }
}

function deadline({ world }: Game, player: Player): Instant {
  const completions = world.completions.get(player.id)?.values() ?? [];
  let last: Instant | null = null;
  for (const { completed_at } of completions) last = Math.max(last ?? completed_at, completed_at);
  return inactiveFrom({ created_at: player.joinsAt }, last);
}

export function releaseInactive(game: Game) {
  for (const player of game.players.values()) {
    if (player.joinsAt > game.now || deadline(game, player) > game.now) continue;
    if ((game.world.held.get(player.id)?.size ?? 0) === 0) continue;
    act(game, { type: 'release', player_id: player.id, reason: 'inactive' });
  }
}
