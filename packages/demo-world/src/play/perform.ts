import type { Doing, View } from '@wallabee/simulated-players/minds/view';
import type { Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { act, type Game } from './game.ts';
import { viewOf } from './player-view.ts';

/** Performs everything a player decides to do, action by action. */
export function perform<Result>(game: Game, doing: Doing<Result>): Result {
  let step = doing.next();
  while (!step.done) step = doing.next(act(game, step.value));
  return step.value;
}

/** At a place near the player's home, where none is given. */
export function performAt<Result>(
  game: Game,
  player: Player,
  decide: (view: View) => Doing<Result>,
  place: Place | undefined = game.atlas.near(player, game.chance),
): Result | undefined {
  if (!place) return undefined;
  const result = perform(game, decide(viewOf(game, player, place)));
  player.lastActiveAt = game.now;
  return result;
}
