import { WISHES_TO_REDEEM, WISHING_WELL_LOWEST_NUMBER } from '@wallabee/game/rules/game-facts';
import type { Player } from '../players/player.ts';
import { browseMarket } from './dealing.ts';
import { forageType } from './foraging.ts';
import type { Game } from './game.ts';
import { act, looseItems } from './game.ts';
import { turnMixer } from './obtaining.ts';
import { buyNew } from './purse.ts';
import { getTool, makeWishes, openBoxes, pullCracker, turnIntoJobLot, waveWand } from './tinkering.ts';

/** One player uses every mechanic once, so that even a small world has seen each. */
export function showEveryMechanic(game: Game) {
  const player = game.activePlayers.players().find(({ username }) => username === 'demofriend');
  if (!player) return;
  for (const role of ['mystery_box', 'mystery_bag', 'miniest_box', 'chest', 'grab_bag'] as const) {
    getTool(game, player, role);
    openBoxes(game, player);
  }
  gatherHighNumbers(game, player);
  turnIntoJobLot(game, player);
  makeWishes(game, player);
  tryUntil(10, () => pullCracker(game, player));
  tryUntil(10, () => turnMixer(game, player) !== undefined);
  buyChangeable(game, player);
  waveWand(game, player);
  browseMarket(game, player, 60);
  showDrone(game, player);
}

function gatherHighNumbers(game: Game, player: Player) {
  const { issued } = game.world;
  const far = game.commonest.find(({ type }) => (issued.get(type.id) ?? 0) >= WISHING_WELL_LOWEST_NUMBER);
  if (!far) return;
  for (let left = WISHES_TO_REDEEM + 2; left > 0; left -= 1) forageType(game, player, far.type);
}

function buyChangeable(game: Game, player: Player) {
  const type = game.offer
    .sold(game.now)
    .types.find((sold) => sold.works_with_wand && sold.variant_ids.length > 1);
  if (type) buyNew(game, player, type);
}

function showDrone(game: Game, player: Player) {
  const item = looseItems(game, player)[0];
  const place = game.atlas.all().find(({ id }) => {
    const state = game.world.places.get(id);
    return state !== undefined && state.item_count < state.max_items;
  });
  if (!item || !place) return;
  act(game, { type: 'drop', player_id: player.id, item_id: item.item_id, place_id: place.id, lock: true });
  act(game, { type: 'drone_return', player_id: player.id, item_id: item.item_id });
}

function tryUntil(tries: number, attempt: () => boolean) {
  for (let left = tries; left > 0; left -= 1) if (attempt()) return;
}
