import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import type { SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isReleasedAt } from '@wallabee/game/state/game-catalogue';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Habit, Player } from '../players/player.ts';
import { act, type Game, looseItems, savedOf, typeOfItem } from './game.ts';
import { effortFor, isHardToGet, isWithinReach, obtain } from './obtaining.ts';

export function sortPouch(game: Game, player: Player) {
  for (const item of looseItems(game, player)) sortItem(game, player, item);
}

function sortItem(game: Game, player: Player, item: ItemState) {
  const { chance } = game;
  const type = typeOfItem(game, item);
  const saved = savedOf(game, player, type);
  const keenness = KEENNESS[player.habit];
  if (!saved) {
    const isWanted =
      type.role === null && (!isHardToGet(game, type) || isSetBegun(game, player, type.set_id));
    if (chance.happens(isWanted ? keenness.saving : 0.05)) saveItem(game, player, item);
  } else if (isBetter(item.number, saved.number) && chance.happens(keenness.swapping)) {
    saveItem(game, player, item);
  } else if (type.role === null && isTreasure(item.number) && chance.happens(keenness.hoarding)) {
    putAway(game, player, item);
  }
}

const KEENNESS: Record<Habit, { saving: number; swapping: number; hoarding: number }> = {
  collector: { saving: 0.95, swapping: 0.4, hoarding: 0.2 },
  hunter: { saving: 0.9, swapping: 0.95, hoarding: 0.5 },
  trader: { saving: 0.5, swapping: 0.3, hoarding: 0.1 },
  forager: { saving: 0.6, swapping: 0.2, hoarding: 0.1 },
  casual: { saving: 0.5, swapping: 0.1, hoarding: 0.05 },
};

/** A hard-to-get item of a set not yet begun is rather traded than saved. */
function isSetBegun(game: Game, player: Player, setId: SetId): boolean {
  if (!isOrdinarySet(setId)) return true;
  const types = game.world.catalogue.bySet.get(setId) ?? [];
  const saved = types.filter((type) => savedOf(game, player, type)).length;
  return saved * 3 > types.length;
}

/** Lower is better, and a palindrome is better than its size. */
function isBetter(number: number, than: number): boolean {
  const worth = (value: number) => (isPalindrome(value) ? value / 3 : value);
  return worth(number) < worth(than) * 0.8;
}

function isTreasure(number: number): boolean {
  return number < 100 || isPalindrome(number);
}

export function saveItem(game: Game, player: Player, { item_id }: Pick<ItemState, 'item_id'>) {
  return act(game, { type: 'save', player_id: player.id, item_id });
}

export function putAway(game: Game, player: Player, { item_id }: ItemState) {
  act(game, { type: game.chance.happens(0.6) ? 'stash' : 'lock', player_id: player.id, item_id });
}

/** Obtains and saves some missing items of the target set; true when that completes it. */
export function pursue(game: Game, player: Player, steps: number): boolean {
  const target = player.target ?? chooseTarget(game, player);
  player.target = target;
  if (target === null) return false;
  const missing = game.chance.sample(missingTypes(game, player, target), steps);
  const got = missing.filter((type) => obtainAndSave(game, player, type)).length;
  const isCompleted = game.world.completions.get(player.id)?.has(target) === true;
  if (isCompleted || got === 0 || game.chance.happens(0.05)) player.target = null;
  return isCompleted;
}

export function obtainAndSave(game: Game, player: Player, type: TypeFacts): boolean {
  const item_id = obtain(game, player, type);
  return item_id !== undefined && saveItem(game, player, { item_id }) !== undefined;
}

export function missingTypes(game: Game, player: Player, setId: SetId): TypeFacts[] {
  const types = game.world.catalogue.bySet.get(setId) ?? [];
  return types.filter((type) => isReleasedAt(type, game.now) && !savedOf(game, player, type));
}

function chooseTarget(game: Game, player: Player): SetId | null {
  const { chance } = game;
  const open = openSets(game, player);
  const recent = open.slice(-6);
  const candidates = [...chance.sample(recent, 2), ...chance.sample(open, 3)];
  return nearest(game, player, candidates)[0] ?? null;
}

/** Ordered by id, which is the order of release. */
export function openSets({ world, now }: Game, player: Player): SetId[] {
  const completed = world.completions.get(player.id);
  return [...world.catalogue.bySet]
    .filter(
      ([id, types]) =>
        isOrdinarySet(id) && !completed?.has(id) && types.some((type) => isReleasedAt(type, now)),
    )
    .map(([id]) => id)
    .sort((a, b) => a - b);
}

function nearest(game: Game, player: Player, sets: readonly SetId[]): SetId[] {
  return sets
    .map((id) => ({
      id,
      left: missingTypes(game, player, id).reduce((sum, type) => sum + effortFor(game, type), 0),
    }))
    .sort((a, b) => a.left - b.left || a.id - b.id)
    .map(({ id }) => id);
}

/** `effort` limits how many sets are tried, and how often each. */
export function finishSomeSet(game: Game, player: Player, effort: number): boolean {
  const sets = openSets(game, player).filter((id) =>
    missingTypes(game, player, id).every((type) => isWithinReach(game, type)),
  );
  for (const set of nearest(game, player, sets).slice(0, effort)) {
    for (let round = 0; round < effort; round += 1) {
      player.target = set;
      if (pursue(game, player, 30)) return true;
    }
  }
  player.target = null;
  return false;
}
