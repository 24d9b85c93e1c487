import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/game/state/action';
import type { Db } from '../../platform/db/db.ts';
import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.public.ts';
import { findAnyPlace, listDroppedItems, listLooseItems } from './live.queries.ts';

export interface Moment {
  db: Db;
  catalogue: Catalogue;
  playerId: PlayerId;
  random: () => number;
}

/** Returns undefined where the chosen action is not possible. */
export async function nextAction(moment: Moment): Promise<Action | undefined> {
  const pickers = [forage, forage, forage, save, save, drop, pickUp, mix, buy, recycle];
  return pick(pickers, moment.random())?.(moment);
}

type ActionPicker = (moment: Moment) => Promise<Action | undefined>;

const forage: ActionPicker = async ({ db, catalogue, playerId, random }) => {
  const place = await findAnyPlace(db, random());
  if (!place) return undefined;
  const here = [...catalogue.items.values()].filter(
    (item) => isStillMade(item) && item.categories.includes(place.category_id),
  );
  const item = pick(here, random());
  return item && { type: 'forage', player_id: playerId, place_id: place.id, item_type_id: item.id };
};

const buy: ActionPicker = async ({ catalogue, playerId, random }) => {
  const onSale = [...catalogue.items.values()].filter((item) => isStillMade(item) && item.stores.length > 0);
  const item = pick(onSale, random());
  return item && { type: 'buy', player_id: playerId, item_type_id: item.id };
};

const save: ActionPicker = (moment) => withLooseItem(moment, 'save');

const recycle: ActionPicker = (moment) => withLooseItem(moment, 'recycle');

async function withLooseItem(
  { db, playerId, random }: Moment,
  type: 'save' | 'recycle',
): Promise<Action | undefined> {
  const item = pick(await listLooseItems(db, playerId), random());
  return item && { type, player_id: playerId, item_id: item.item_id };
}

const drop: ActionPicker = async ({ db, playerId, random }) => {
  const place = await findAnyPlace(db, random());
  const item = pick(await listLooseItems(db, playerId), random());
  if (!place || !item) return undefined;
  return {
    type: 'drop',
    player_id: playerId,
    item_id: item.item_id,
    place_id: place.id,
    lock: random() < 0.2,
  };
};

const pickUp: ActionPicker = async ({ db, playerId, random }) => {
  const place = await findAnyPlace(db, random());
  const item = place && pick(await listDroppedItems(db, place.id), random());
  return item && { type: 'pick_up', player_id: playerId, item_id: item.item_id };
};

const mix: ActionPicker = async ({ db, catalogue, playerId }) => {
  const loose = await listLooseItems(db, playerId);
  const carried = new Map(loose.map((item) => [item.item_type_id, item]));
  for (const result of catalogue.items.values()) {
    if (!isStillMade(result)) continue;
    for (const [firstType, secondType] of result.formulas) {
      const first = carried.get(firstType);
      const second = carried.get(secondType);
      if (!first || !second || first === second) continue;
      const parts = { first_id: first.item_id, second_id: second.item_id };
      return { type: 'mix', player_id: playerId, ...parts, result_type_id: result.id };
    }
  }
  return undefined;
};

function isStillMade(item: CatalogueItem): boolean {
  return item.released_at !== null && !item.is_retired;
}

function pick<Value>(values: readonly Value[], chance: number): Value | undefined {
  return values[Math.floor(chance * values.length)];
}
