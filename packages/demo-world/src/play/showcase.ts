import { WISHES_TO_REDEEM, WISHING_WELL_LOWEST_NUMBER } from '@wallabee/game/rules/game-facts';
import { browseMarket } from '@wallabee/simulated-players/minds/market';
import { turnMixer } from '@wallabee/simulated-players/minds/mixing';
import { buyNew } from '@wallabee/simulated-players/minds/shopping';
import {
  getTool,
  makeWishes,
  openBoxes,
  pullCracker,
  turnIntoJobLot,
  waveWand,
} from '@wallabee/simulated-players/minds/tinkering';
import type { Doing, View } from '@wallabee/simulated-players/minds/view';
import { forageOf } from './forage-commonest.ts';
import type { Game } from './game.ts';
import { performAt } from './perform.ts';

/** One player uses every mechanic once, so that even a small world has seen each. */
export function showEveryMechanic(game: Game) {
  const player = game.activePlayers.players().find(({ username }) => username === 'demofriend');
  if (!player) return;
  const { issued } = game.world;
  const far = game.commonest.find(({ type }) => (issued.get(type.id) ?? 0) >= WISHING_WELL_LOWEST_NUMBER);
  const city = far && game.atlas.placesFor(far.type)[0]?.city;
  for (let left = WISHES_TO_REDEEM + 2; far && left > 0; left -= 1) forageOf(game, player, far.type, city);
  const roomy = game.atlas.inCity(city ?? player.city).find(({ id, max_items }) => {
    return (game.world.places.get(id)?.item_count ?? max_items) < max_items;
  });
  performAt(game, player, tryEverything, roomy);
}

function* tryEverything(view: View): Doing {
  for (const role of ['mystery_box', 'mystery_bag', 'miniest_box', 'chest', 'grab_bag'] as const) {
    yield* getTool(view, role);
    yield* openBoxes(view);
  }
  yield* turnIntoJobLot(view);
  yield* makeWishes(view);
  yield* tryUntil(() => pullCracker(view));
  yield* tryUntil(function* () {
    return (yield* turnMixer(view)) !== undefined;
  });
  yield* buyChangeable(view);
  yield* waveWand(view);
  for (let left = 10; left > 0; left -= 1) yield* browseMarket(view, 8);
  yield* showDrone(view);
  yield* showUnsaving(view);
}

function* tryUntil(attempt: () => Doing<boolean>): Doing {
  for (let left = 10; left > 0; left -= 1) if (yield* attempt()) return;
}

function* buyChangeable(view: View): Doing {
  const type = view.knowledge
    .sold(view.now())
    .find(({ works_with_wand, variant_ids }) => works_with_wand && variant_ids.length > 1);
  if (type) yield* buyNew(view, type);
}

function* showDrone(view: View): Doing {
  const [item] = view.pouch();
  if (!item) return;
  const { item_id } = item;
  yield { type: 'drop', player_id: view.id, item_id, place_id: view.place.id, lock: true };
  yield { type: 'drone_return', player_id: view.id, item_id };
}

function* showUnsaving(view: View): Doing {
  const item = view.anySaved();
  if (!item) return;
  const { item_id } = item;
  yield { type: 'unsave', player_id: view.id, item_id };
  yield { type: 'save', player_id: view.id, item_id };
}
