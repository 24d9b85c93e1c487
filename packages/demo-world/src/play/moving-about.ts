import type { Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { withdrawSomething } from './dealing.ts';
import { act, anyOf, type Game, looseItems, typeOfItem } from './game.ts';
import { leave, take } from './pouch-space.ts';

export function moveSomething(game: Game, player: Player, place: Place) {
  game.chance.pick(MOVES)(game, player, place);
}

type Move = (game: Game, player: Player, place: Place) => void;

function pickUpSomething(game: Game, player: Player, place: Place) {
  const item = anyOf(game, game.whereabouts.lying.get(place.id));
  if (item) take(game, player, item);
}

function dropSomething(game: Game, player: Player, place: Place) {
  const item = anyOf(game, game.whereabouts.loose.get(player.id));
  if (item && typeOfItem(game, item).role === null) leave(game, player, { item, place });
}

function showSomething(game: Game, player: Player, place: Place) {
  const item =
    anyOf(game, game.whereabouts.loose.get(player.id)) ?? anyOf(game, game.whereabouts.locked.get(player.id));
  if (item) leave(game, player, { item, place, lock: true });
}

function bringBack(game: Game, player: Player) {
  const item = anyOf(game, game.whereabouts.away.get(player.id));
  if (!item) return;
  const isNear = game.chance.happens(0.4);
  act(game, { type: isNear ? 'pick_up' : 'drone_return', player_id: player.id, item_id: item.item_id });
}

function takeFromLockbox(game: Game, player: Player) {
  const item = anyOf(game, game.whereabouts.lockbox.get(player.id));
  if (!item) return;
  act(game, { type: 'unstash', player_id: player.id, item_id: item.item_id });
  if (game.chance.happens(0.6)) act(game, { type: 'unlock', player_id: player.id, item_id: item.item_id });
}

function stashSomething(game: Game, player: Player) {
  const { locked, loose } = game.whereabouts;
  const item = anyOf(game, locked.get(player.id)) ?? anyOf(game, loose.get(player.id));
  if (item) act(game, { type: 'stash', player_id: player.id, item_id: item.item_id });
}

function handleSaved(game: Game, player: Player) {
  const saved = [...(game.world.saved.get(player.id)?.values() ?? [])];
  const item_id = game.chance.pick(saved);
  if (item_id === undefined) return;
  act(game, { type: 'unsave', player_id: player.id, item_id });
  if (game.chance.happens(0.8)) act(game, { type: 'save', player_id: player.id, item_id });
}

function swapTwoAtPlace(game: Game, player: Player, place: Place) {
  const taken = anyOf(game, game.whereabouts.lying.get(place.id));
  const left = looseItems(game, player).find((item) => typeOfItem(game, item).role === null);
  if (!taken || !left) return;
  act(game, { type: 'swap_at_place', player_id: player.id, taken_id: taken.item_id, left_id: left.item_id });
}

const MOVES: readonly [Move, ...Move[]] = [
  pickUpSomething,
  pickUpSomething,
  pickUpSomething,
  dropSomething,
  dropSomething,
  showSomething,
  bringBack,
  takeFromLockbox,
  stashSomething,
  handleSaved,
  swapTwoAtPlace,
  withdrawSomething,
];
