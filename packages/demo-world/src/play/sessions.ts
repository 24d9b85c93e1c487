import { isDecember } from '../calendar.ts';
import type { Habit, Player } from '../players/player.ts';
import type { Place } from './atlas.ts';
import { missingTypes, pursue, sortPouch } from './collecting.ts';
import { browseMarket, sellSomething } from './dealing.ts';
import { forageAround, isCommonestFarBehind, placeToGo } from './foraging.ts';
import { type Game, looseItems, savedOf, typeOfItem } from './game.ts';
import { moveSomething } from './moving-about.ts';
import { turnMixer } from './obtaining.ts';
import { drawType } from './offer.ts';
import { lookAround, makeRoom } from './pouch-space.ts';
import { buyNew } from './purse.ts';
import {
  buySomethingSpecial,
  giftUnique,
  makeWishes,
  openBoxes,
  pullCracker,
  turnIntoJobLot,
  waveWand,
} from './tinkering.ts';

export function playSession(game: Game, player: Player) {
  const place = placeToGo(game, player);
  if (!place) return;
  player.lastActiveAt = game.now;
  const { forages } = HABITS_OF_PLAY[player.habit];
  for (let left = game.chance.between(...forages); left > 0; left -= 1) forageAround(game, player, place);
  lookAround(game, player, place);
  sortPouch(game, player);
  collect(game, player);
  tinker(game, player);
  makeRoom(game, player, place);
  moveAbout(game, player, place);
  player.lastActiveAt = game.now;
  if (place.city !== player.city) {
    game.diary.push({ at: game.now, player, kind: 'travelled', place: place.id });
  }
  if (game.chance.happens(0.1)) recordOffers(game, player);
}

function recordOffers(game: Game, player: Player) {
  const spare = looseItems(game, player)
    .filter((item) => savedOf(game, player, typeOfItem(game, item)) !== undefined)
    .slice(0, 6);
  const wanted = player.target === null ? [] : missingTypes(game, player, player.target).slice(0, 4);
  if (spare.length === 0 && wanted.length === 0) return;
  game.diary.push({
    at: game.now,
    player,
    kind: 'offers',
    spare: spare.map(({ item_id, item_type_id, number }) => ({ item_id, item_type_id, number })),
    wanted: wanted.map(({ id }) => id),
  });
}

/** In a small world some sessions must forage the commonest types. */
export function gatherCommonest(game: Game) {
  for (let outings = 0; outings < 100 && isCommonestFarBehind(game); outings += 1) {
    const player = game.activePlayers.drawByEnergy(game.chance);
    const place = player && placeToGo(game, player);
    if (!player || !place) return;
    for (let left = 40; left > 0; left -= 1) forageAround(game, player, place);
    makeRoom(game, player, place);
    player.lastActiveAt = game.now;
  }
}

interface HabitOfPlay {
  forages: [number, number];
  /** Probability of working on a set, and the maximum of missing items to get. */
  pursuing: number;
  steps: number;
  looks: number;
  selling: number;
  shopping: number;
}

const HABITS_OF_PLAY: Record<Habit, HabitOfPlay> = {
  collector: { forages: [1, 3], pursuing: 0.6, steps: 3, looks: 3, selling: 0.1, shopping: 0.12 },
  hunter: { forages: [1, 4], pursuing: 0.3, steps: 2, looks: 5, selling: 0.2, shopping: 0.1 },
  trader: { forages: [1, 3], pursuing: 0.2, steps: 2, looks: 6, selling: 0.6, shopping: 0.15 },
  forager: { forages: [2, 7], pursuing: 0.1, steps: 1, looks: 0, selling: 0.03, shopping: 0.03 },
  casual: { forages: [1, 3], pursuing: 0.1, steps: 1, looks: 1, selling: 0.03, shopping: 0.06 },
};

function collect(game: Game, player: Player) {
  const { pursuing, steps, looks, selling } = HABITS_OF_PLAY[player.habit];
  if (game.chance.happens(pursuing)) pursue(game, player, steps);
  browseMarket(game, player, looks);
  if (game.chance.happens(selling)) sellSomething(game, player);
}

function tinker(game: Game, player: Player) {
  shop(game, player);
  for (const { chance, act } of PASTIMES) if (game.chance.happens(chance)) act(game, player);
  // Few players collect fifty wishes, and those need all their items.
  if (player.id % 6 === 0) makeWishes(game, player);
  if (game.commissions.has(player.id) && game.chance.happens(0.2)) giftUnique(game, player);
  if (isDecember(game.now)) pullCrackers(game, player);
}

const PASTIMES: readonly { chance: number; act: (game: Game, player: Player) => unknown }[] = [
  { chance: 0.7, act: openBoxes },
  { chance: 0.08, act: turnMixer },
  { chance: 0.03, act: waveWand },
  { chance: 0.06, act: turnIntoJobLot },
];

function shop(game: Game, player: Player) {
  const { shopping } = HABITS_OF_PLAY[player.habit];
  const type = game.chance.happens(shopping) ? drawType(game.offer.sold(game.now), game.chance) : undefined;
  if (type) buyNew(game, player, type);
  if (game.chance.happens(shopping)) buySomethingSpecial(game, player);
}

function pullCrackers(game: Game, player: Player) {
  for (let left = game.chance.integer(3); left > 0; left -= 1) pullCracker(game, player);
}

function moveAbout(game: Game, player: Player, place: Place) {
  for (let moves = 0; moves < 25; moves += 1) {
    if (game.lines >= game.linesPerItem * game.world.items.size) return;
    moveSomething(game, player, place);
  }
}
