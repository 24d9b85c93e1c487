import {
  JOB_LOT_LOWEST_NUMBER,
  WISHES_TO_REDEEM,
  WISHING_WELL_LOWEST_NUMBER,
} from '@wallabee/game/rules/game-facts';
import { openedEvent } from '@wallabee/game/rules/opening-rules';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { ItemRole } from '@wallabee/game/state/item-type';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Player } from '../players/player.ts';
import { tradeItems } from './dealing.ts';
import { act, anyOf, type Game, itemOf, looseItems, typeOfItem } from './game.ts';
import { buyNew } from './purse.ts';

export function openBoxes(game: Game, player: Player) {
  for (const item of looseItems(game, player)) {
    if (!openedEvent(typeOfItem(game, item).role)) continue;
    act(game, { type: 'open', player_id: player.id, item_id: item.item_id });
  }
}

export function buySomethingSpecial(game: Game, player: Player) {
  const role = game.chance.pick(TREATS);
  const type = game.chance.pick(typesOf(game, role));
  if (type) buyNew(game, player, type);
}

const TREATS = [
  'mystery_box',
  'mystery_bag',
  'mystery_bag',
  'grab_bag',
  'grab_bag',
  'miniest_box',
  'miniest_box',
  'chest',
  'perfume',
  'aftershave',
] as const satisfies ItemRole[];

function typesOf({ world, now }: Game, role: ItemRole): TypeFacts[] {
  return (world.catalogue.byRole.get(role) ?? []).filter((type) => isIssuedAt(type, now));
}

export function getTool(game: Game, player: Player, role: ItemRole): ItemState | undefined {
  const own = looseItems(game, player).find((item) => typeOfItem(game, item).role === role);
  if (own) return own;
  const type = game.chance.pick(typesOf(game, role));
  const id = type && buyNew(game, player, type);
  return id === undefined ? undefined : itemOf(game, id);
}

export function waveWand(game: Game, player: Player): boolean {
  const item = looseItems(game, player).find((loose) => {
    const { works_with_wand, variant_ids } = typeOfItem(game, loose);
    return works_with_wand && variant_ids.length > 1;
  });
  const wand = item && getTool(game, player, 'wand');
  if (!item || !wand) return false;
  const touched = act(game, {
    type: 'use_wand',
    player_id: player.id,
    wand_id: wand.item_id,
    item_id: item.item_id,
  });
  return touched !== undefined;
}

export function turnIntoJobLot(game: Game, player: Player): boolean {
  const item = plainItem(game, player, JOB_LOT_LOWEST_NUMBER);
  const lot = item && getTool(game, player, 'job_lot');
  if (!item || !lot) return false;
  const mixed = act(game, {
    type: 'use_job_lot',
    player_id: player.id,
    job_lot_id: lot.item_id,
    item_id: item.item_id,
  });
  return mixed !== undefined;
}

export function makeWishes(game: Game, player: Player): boolean {
  const first = plainItem(game, player, WISHING_WELL_LOWEST_NUMBER);
  const well = first && getTool(game, player, 'wishing_well');
  if (!well) return false;
  for (const item of looseItems(game, player)) {
    if (item.number < WISHING_WELL_LOWEST_NUMBER || typeOfItem(game, item).role !== null) continue;
    act(game, { type: 'wish', player_id: player.id, well_id: well.item_id, item_id: item.item_id });
  }
  if ((game.world.wells.get(well.item_id) ?? 0) < WISHES_TO_REDEEM) return true;
  return act(game, { type: 'redeem_well', player_id: player.id, well_id: well.item_id }) !== undefined;
}

function plainItem(game: Game, player: Player, lowest: number): ItemState | undefined {
  return looseItems(game, player).find(
    (item) => item.number >= lowest && typeOfItem(game, item).role === null,
  );
}

export function pullCracker(game: Game, player: Player): boolean {
  const other = game.chance.pick(game.activePlayers.players());
  const given = getTool(game, player, 'cracker');
  if (!given || !other || other.id === player.id) return false;
  const received = anyOf(game, game.whereabouts.loose.get(other.id));
  return received !== undefined && tradeItems(game, player, { given, received });
}

export function giftUnique(
  game: Game,
  player: Player,
  unique = game.chance.pick(game.commissions.get(player.id) ?? []),
): boolean {
  const recipient = game.chance.pick(game.activePlayers.players());
  if (!unique || !recipient || recipient.id === player.id) return false;
  const variant_id = game.chance.happens(0.5) ? (game.chance.pick(unique.variant_ids) ?? null) : null;
  const gift = act(game, {
    type: 'gift_unique',
    player_id: player.id,
    recipient_id: recipient.id,
    item_type_id: unique.id,
    variant_id,
  });
  return gift !== undefined;
}
