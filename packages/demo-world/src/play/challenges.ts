import type { SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { workOn } from '@wallabee/simulated-players/minds/pursuing';
import { likesSet } from '@wallabee/simulated-players/minds/sorting';
import { dealFor } from '@wallabee/simulated-players/minds/trading';
import type { Doing, View } from '@wallabee/simulated-players/minds/view';
import { DAY } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import { act, type Game, type ScheduledEvent, savedOf } from './game.ts';
import { performAt } from './perform.ts';
import { DAYS_BETWEEN_OUTINGS, startProject } from './projects.ts';

/** A set that nobody has completed within its first months is a challenge to the keenest. */
export function challengeEvents({ world }: Game, until: Instant): ScheduledEvent[] {
  return [...world.catalogue.bySet]
    .filter(([id]) => isOrdinarySet(id))
    .flatMap(([id, types]) => {
      const released = Math.min(...types.flatMap(({ released_at }) => released_at ?? []));
      return CHALLENGE_DAYS.map((days) => released + days * DAY)
        .filter((at) => at < until - 30 * DAY)
        .map((at) => ({ at, run: (game: Game) => challenge(game, id) }));
    });
}

/** The last ones are for a world with few players. */
const CHALLENGE_DAYS = [90, 130, 170, 210, 250, 290, 325, 420, 520, 700, 900, 1_300];

/** By the players who have most of it already. */
function challenge(game: Game, set: SetId) {
  const isCompleted = () => (game.world.finishers.get(set) ?? 0) > 0;
  if (isCompleted()) return;
  const types = game.world.catalogue.bySet.get(set) ?? [];
  const savedBy = ({ id }: Player) => types.filter((type) => savedOf(game, id, type.id)).length;
  const keenest = game.activePlayers
    .players()
    .map((player) => ({ player, saved: savedBy(player) }))
    .sort((a, b) => b.saved - a.saved || a.player.id - b.player.id)
    .slice(0, CHALLENGERS);
  for (const { player } of keenest) {
    const goal = function* (view: View): Doing<boolean> {
      if (isCompleted() || (yield* workOn(view, set))) return true;
      for (const type of types) if (!savedOf(game, player.id, type.id)) askAround(game, player, type);
      return false;
    };
    startProject(game, { player, goal, outings: OUTINGS, pause: DAYS_BETWEEN_OUTINGS });
  }
}

const OUTINGS = 10;

/** Somebody who does not collect the set takes the item out of it, so that it can be traded. */
function askAround(game: Game, player: Player, type: TypeFacts) {
  const holders = game.activePlayers
    .players()
    .filter(({ id, character }) => id !== player.id && !likesSet({ id, character }, type.set_id));
  for (const holder of holders) {
    const item = savedOf(game, holder.id, type.id);
    if (!item) continue;
    act(game, { type: 'unsave', player_id: holder.id, item_id: item.item_id });
    if (performAt(game, player, (view) => dealFor(view, type)) !== undefined) return;
    act(game, { type: 'save', player_id: holder.id, item_id: item.item_id });
  }
}

const CHALLENGERS = 3;
