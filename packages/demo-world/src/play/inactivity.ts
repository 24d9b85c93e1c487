import { inactiveFrom } from '@wallabee/game/rules/release-rules';
import type { Instant } from '@wallabee/game/state/item-state';
import { completeSomeSet } from '@wallabee/simulated-players/minds/completing';
import { DAY } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { act, type Game } from './game.ts';
import { DAYS_BETWEEN_OUTINGS, type Project, startProject } from './projects.ts';

/** In the last months before the deadline players work on the set that takes the least to complete. */
export function remindPlayers(game: Game) {
  for (const player of game.activePlayers.players()) {
    if (!isDue(game, player) || !game.chance.happens(0.92)) continue;
    const project = { player, goal: meetDeadline(game, player), outings: 8, pause: DAYS_BETWEEN_OUTINGS };
    startProject(game, project, 28 * DAY);
  }
}

function meetDeadline(game: Game, player: Player): Project['goal'] {
  const complete = completeSomeSet();
  return function* (view) {
    return !isDue(game, player) || (yield* complete(view));
  };
}

function isDue(game: Game, player: Player): boolean {
  const left = deadline(game, player) - game.now;
  return left > 0 && left < 175 * DAY;
}

const FIRST_DEADLINE = inactiveFrom({ created_at: 0 }, null);

function deadline({ world }: Game, player: Player): Instant {
  const completions = world.completions.get(player.id)?.values() ?? [];
  let last: Instant | null = null;
  for (const { completed_at } of completions) last = Math.max(last ?? completed_at, completed_at);
  return inactiveFrom({ created_at: player.joinsAt }, last);
}

export function releaseInactive(game: Game) {
  if (game.now < FIRST_DEADLINE) return;
  for (const player of game.players.values()) {
    if ((game.world.held.get(player.id)?.size ?? 0) === 0 || deadline(game, player) > game.now) continue;
    act(game, { type: 'release', player_id: player.id, reason: 'inactive' });
  }
}
