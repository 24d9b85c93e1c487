import type { ItemState } from '@wallabee/game/state/item-state';
import { MINUTE } from '../calendar.ts';
import type { Habit, Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { sell } from './dealing.ts';
import { act, anyOf, type Game, itemsIn, looseItems, savedOf, typeOfItem, wait } from './game.ts';
import { isHardToGet } from './obtaining.ts';

/** Disposes of items beyond the pouch's preferred size, highest numbers first. */
export function makeRoom(game: Game, player: Player, place: Place) {
  const spare = looseItems(game, player)
    .filter((item) => typeOfItem(game, item).role === null)
    .sort((a, b) => b.number - a.number || a.item_id - b.item_id);
  const over = spare.length - player.pouchSize;
  for (const item of spare.slice(0, Math.max(over, 0))) disposeOf(game, player, { item, place });
}

function disposeOf(game: Game, player: Player, { item, place }: { item: ItemState; place: Place }) {
  const draw = game.chance.next();
  const { leaving, selling } = DISPOSAL_CHANCES[player.habit];
  if (isHardToGet(game, typeOfItem(game, item)) && sell(game, player, item)) return;
  if (draw < leaving && leave(game, player, { item, place })) return;
  if (draw < leaving + selling && isWorthSelling(item) && sell(game, player, item)) return;
  // The game refuses to recycle an item within a minute of picking it up.
  if (item.picked_up_at !== null && game.now - item.picked_up_at < MINUTE) wait(game, MINUTE);
  act(game, { type: 'recycle', player_id: player.id, item_id: item.item_id });
}

const DISPOSAL_CHANCES: Record<Habit, { leaving: number; selling: number }> = {
  collector: { leaving: 0.45, selling: 0.1 },
  hunter: { leaving: 0.4, selling: 0.2 },
  trader: { leaving: 0.25, selling: 0.4 },
  forager: { leaving: 0.35, selling: 0.05 },
  casual: { leaving: 0.4, selling: 0.02 },
};

function isWorthSelling({ number }: ItemState): boolean {
  return number < 1_500;
}

export function leave(
  game: Game,
  player: Player,
  { item, place, lock = false }: { item: ItemState; place: Place; lock?: boolean },
): boolean {
  const { item_id } = item;
  return act(game, { type: 'drop', player_id: player.id, item_id, place_id: place.id, lock }) !== undefined;
}

export function lookAround(game: Game, player: Player, place: Place) {
  for (const item of itemsIn(game, game.whereabouts.lying.get(place.id)).slice(0, 12)) {
    const saved = savedOf(game, player, typeOfItem(game, item));
    const isWanted = !saved || item.number < saved.number / 2;
    if (isWanted ? game.chance.happens(0.8) : game.chance.happens(0.12)) take(game, player, item);
  }
}

export function take(game: Game, player: Player, item: ItemState) {
  const left = game.chance.happens(0.25) ? anyOf(game, game.whereabouts.loose.get(player.id)) : undefined;
  if (left && typeOfItem(game, left).role === null) {
    act(game, { type: 'swap_at_place', player_id: player.id, taken_id: item.item_id, left_id: left.item_id });
  } else {
    act(game, { type: 'pick_up', player_id: player.id, item_id: item.item_id });
  }
}
