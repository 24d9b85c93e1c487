import { runErrands } from '@wallabee/simulated-players/minds/errands';
import { chooseTrip } from '@wallabee/simulated-players/minds/trips';
import type { Doing, View } from '@wallabee/simulated-players/minds/view';
import { DAY } from '../calendar.ts';
import { isAround, type Player } from '../players/player.ts';
import { wakingTime } from '../waking-hours.ts';
import type { Place } from './atlas.ts';
import type { Game } from './game.ts';
import { performAt } from './perform.ts';

/** What takes several outings: some at home, others to cities that have what is missing. */
export interface Project {
  readonly player: Player;
  /** Returns true once there is nothing left to do. */
  readonly goal: (view: View) => Doing<boolean>;
  readonly outings: number;
  /** The longest pause between two outings. */
  readonly pause: number;
}

/** The first outing is within the given time. */
export function startProject(game: Game, project: Project, within = project.pause) {
  if (project.outings === 0) return;
  const { player } = project;
  const at = wakingTime(game.now + game.chance.integer(within), longitudeOf(game, player), game.chance);
  game.schedule.add([{ at, run: () => goOut(game, project) }]);
}

function goOut(game: Game, { outings, ...project }: Project) {
  const { player, goal } = project;
  if (!isAround(player, game.now)) return;
  const isDone = performAt(game, player, (view) => pursueGoal(view, goal), chooseOuting(game, player));
  if (!isDone) startProject(game, { ...project, outings: outings - 1 });
}

function* pursueGoal(view: View, goal: Project['goal']): Doing<boolean> {
  yield* runErrands(view);
  return yield* goal(view);
}

/** Often a trip where something is missing, else a walk near home. */
export function chooseOuting(game: Game, player: Player, willingness = 0.75): Place | undefined {
  const { atlas, chance, world } = game;
  const { errands } = player.intent;
  const trip =
    errands.size > 0 && chance.happens(willingness)
      ? chooseTrip(
          [...errands].flatMap((id) => world.catalogue.types.get(id) ?? []),
          atlas,
          { city: player.city, chance },
        )
      : undefined;
  return trip ?? atlas.near(player, chance);
}

export function longitudeOf({ atlas }: Game, { city }: Player): number {
  return atlas.inCity(city)[0]?.lng ?? 0;
}

export const DAYS_BETWEEN_OUTINGS = 4 * DAY;
