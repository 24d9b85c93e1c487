import type { ItemId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Player } from '../players/player.ts';
import { dealFor } from './dealing.ts';
import { forageType } from './foraging.ts';
import { act, actForItem, type Game, looseItems, typeOfItem } from './game.ts';
import { buyNew } from './purse.ts';
import { typeOfId } from './type-facts.ts';

/** By the first way that works; undefined where none does. */
export function obtain(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  const own = looseItems(game, player).find((item) => item.item_type_id === type.id);
  if (own) return own.item_id;
  for (const way of waysTo(game, type)) {
    const id = way(game, player, type);
    if (id !== undefined) return id;
  }
  return undefined;
}

export function isWithinReach(game: Game, type: TypeFacts): boolean {
  if ((game.whereabouts.supply.get(type.id)?.ids.length ?? 0) > 3) return true;
  if (!isIssuedAt(type, game.now)) return false;
  return isPlentiful(game, type) || type.formulas.length > 0 || containersOf(game, type).length > 0;
}

type Way = (game: Game, player: Player, type: TypeFacts) => ItemId | undefined;

function waysTo(game: Game, type: TypeFacts): Way[] {
  if (!isIssuedAt(type, game.now)) return [dealFor];
  if (!isPlentiful(game, type)) return [dealFor, mixFor, openFor, specialMixFor, mixerFor];
  // Most players prefer foraging to trading for common items.
  return game.chance.happens(0.2) ? [dealFor, forageType, buyNew] : [forageType, buyNew];
}

/** Roughly how many items it takes to get one. */
export function effortFor(game: Game, type: TypeFacts): number {
  if (!isHardToGet(game, type)) return type.formulas.length > 0 ? 3 : 1;
  return (game.whereabouts.supply.get(type.id)?.ids.length ?? 0) > 3 ? 2 : 30;
}

/** Neither foraged, sold nor mixed. */
export function isHardToGet(game: Game, type: TypeFacts): boolean {
  return !isIssuedAt(type, game.now) || (type.formulas.length === 0 && !isPlentiful(game, type));
}

function isPlentiful({ atlas }: Game, type: TypeFacts): boolean {
  const isForaged =
    type.locations.length > 0 || type.categories.some((id) => atlas.ofCategory(id).length > 0);
  return isForaged || newItemCost(type) !== null;
}

function mixFor(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  const formula = game.chance.pick(type.formulas);
  if (!formula) return undefined;
  const [first, second] = formula.map((id) => typeOfId(game.world.catalogue, id));
  if (!first || !second) return undefined;
  const first_id = obtain(game, player, first);
  if (first_id === undefined) return undefined;
  const second_id = second === first ? anotherOf(game, player, first_id) : obtain(game, player, second);
  if (second_id === undefined) return undefined;
  return actForItem(game, {
    type: 'mix',
    player_id: player.id,
    first_id,
    second_id,
    result_type_id: type.id,
  });
}

function anotherOf(game: Game, player: Player, id: ItemId): ItemId | undefined {
  const items = looseItems(game, player);
  const first = items.find(({ item_id }) => item_id === id);
  const second = items.find((item) => item.item_type_id === first?.item_type_id && item.item_id !== id);
  if (second || !first) return second?.item_id;
  const type = typeOfItem(game, first);
  return forageType(game, player, type) ?? buyNew(game, player, type);
}

function openFor(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  const container = game.chance.pick(containersOf(game, type));
  if (!container) return undefined;
  for (let tries = game.chance.between(1, 4); tries > 0; tries -= 1) {
    const box = buyNew(game, player, container);
    if (box === undefined) return undefined;
    const found = act(game, { type: 'open', player_id: player.id, item_id: box })?.minted[0];
    if (found?.item_type_id === type.id) return found.item_id;
  }
  return undefined;
}

function containersOf({ world, now }: Game, type: TypeFacts): TypeFacts[] {
  return ['mystery_box', 'mystery_bag', 'miniest_box', 'chest', 'grab_bag'].flatMap((role) =>
    (world.catalogue.byRole.get(role as NonNullable<TypeFacts['role']>) ?? []).filter(
      (container) => container.contains.includes(type.id) && isIssuedAt(container, now),
    ),
  );
}

function specialMixFor(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  const component = game.chance.pick(type.special_components);
  if (component === undefined) return undefined;
  const first_id = obtain(game, player, typeOfId(game.world.catalogue, component));
  const other = first_id === undefined ? undefined : spareItem(game, player, first_id);
  if (first_id === undefined || !other) return undefined;
  const second_id = other.item_id;
  return actForItem(game, {
    type: 'mix',
    player_id: player.id,
    first_id,
    second_id,
    result_type_id: type.id,
  });
}

function mixerFor(game: Game, player: Player, type: TypeFacts): ItemId | undefined {
  if (!isOrdinarySet(type.set_id) || type.formulas.length > 0 || game.chance.happens(0.6)) return undefined;
  const got = turnMixer(game, player);
  return got?.item_type_id === type.id ? got.item_id : undefined;
}

export function turnMixer(game: Game, player: Player): ItemState | undefined {
  const mixer = game.chance.pick(game.world.catalogue.byRole.get('mixer') ?? []);
  const mixer_id = mixer && buyNew(game, player, mixer);
  const fodder = mixer_id === undefined ? undefined : spareItem(game, player, mixer_id);
  if (mixer_id === undefined || !fodder) return undefined;
  const applied = act(game, { type: 'use_mixer', player_id: player.id, mixer_id, item_id: fodder.item_id });
  return applied?.minted[0] ?? applied?.moved.find(({ location }) => location === 'pouch');
}

export function spareItem(game: Game, player: Player, except?: ItemId): ItemState | undefined {
  const loose = looseItems(game, player).filter(
    (item) => item.item_id !== except && typeOfItem(game, item).role === null,
  );
  const common = loose.filter(({ number }) => number >= 100);
  return game.chance.pick(common) ?? game.chance.pick(loose);
}
