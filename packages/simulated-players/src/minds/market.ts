import { MARKET_HIGHEST_COST } from '@wallabee/game/rules/game-facts';
import { isMarketable } from '@wallabee/game/rules/market-rules';
import type { ItemState } from '@wallabee/game/state/item-state';
import { numberWorth, worthTo } from '../value/number-worth.ts';
import { isHardToGet } from './reach.ts';
import { afford } from './shopping.ts';
import { isBetter, judge } from './sorting.ts';
import { type Doing, type Offered, typeOf, type View } from './view.ts';

export function* browseMarket(view: View, looks: number): Doing {
  if (looks === 0) return;
  for (const offered of view.market().slice(0, looks)) {
    if (offered.holder === view.id || !isWanted(view, offered.item)) continue;
    if (isFairPrice(view, offered)) yield* buyOffered(view, offered);
  }
}

function isWanted(view: View, item: ItemState): boolean {
  const type = typeOf(view, item);
  if (type.role !== null) return false;
  const saved = view.saved(type.id);
  if (saved) return isBetter(view, item, saved) && view.character.kind !== 'newcomer';
  return type.set_id === view.intent.target || view.chance.happens(0.3);
}

export function* buyOffered(view: View, { item, cost }: Offered): Doing<boolean> {
  if (cost === null) return false;
  yield* afford(view, cost);
  return (yield { type: 'buy_on_market', player_id: view.id, item_id: item.item_id }) !== undefined;
}

/** At most what the number is worth to the buyer, and more for a type that is missing and hard to get. */
export function isFairPrice(view: View, { item, cost }: Offered): boolean {
  if (cost === null) return false;
  const type = typeOf(view, item);
  const isMissing = !view.hasSaved(type.id);
  const worth = worthTo(view.character, item.number) + (type.store_cost ?? 40);
  const premium = isMissing ? (isHardToGet(view, type) ? 6 : 2) : 1;
  return cost <= worth * premium * 1.2;
}

/** Spare items that somebody may pay for. */
export function* sellSomething(view: View): Doing {
  const spare = view.pouch().filter((item) => judge(view, item) === 'spare' && isWorthSelling(view, item));
  for (const item of view.chance.sample(spare, 3)) yield* sell(view, item);
}

export function isWorthSelling(view: View, item: ItemState): boolean {
  return item.number < 1_500 || isHardToGet(view, typeOf(view, item));
}

export function* sell(view: View, item: ItemState): Doing<boolean> {
  const type = typeOf(view, item);
  if (!isMarketable(type)) return false;
  const asked = (numberWorth(item.number) + (type.store_cost ?? 40) / 2) * view.chance.spread();
  const cost = Math.min(Math.ceil(asked), MARKET_HIGHEST_COST);
  return (yield { type: 'list_on_market', player_id: view.id, item_id: item.item_id, cost }) !== undefined;
}

export function* withdrawSomething(view: View): Doing {
  const item = view.chance.pick(view.listed());
  if (item) yield { type: 'withdraw_from_market', player_id: view.id, item_id: item.item_id };
}
