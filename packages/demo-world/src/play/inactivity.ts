import { inactiveFrom } from '@wallabee/game/rules/release-rules';
import type { Instant } from '@wallabee/game/state/item-state';
import { DAY } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { finishSomeSet } from './collecting.ts';
import { act, type Game } from './game.ts';

/** Players who care about their items complete a set before the twelve months end. */
export function remindPlayers(game: Game) {
  for (const player of [...game.activePlayers.players()]) {
    const left = deadline(game, player) - game.now;
    if (left <= 0 || left > 62 * DAY || player.habit === 'casual' || !game.chance.happens(0.9)) continue;
    finishSomeSet(game, player, 2);
    player.lastActiveAt = game.now;
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
