import type { ItemId } from '@wallabee/contract/protocol/ids';
import { EXCLUSIVE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { compareClasses } from '../value/number-worth.ts';
import { isTooGood } from './keeping.ts';
import { buyOffered, isFairPrice } from './market.ts';
import { isBetter, judge } from './sorting.ts';
import { type Doing, type Offered, typeOf, type View } from './view.ts';

/** Buys an item of a missing type from another player, or trades for it. */
export function* dealFor(view: View, type: TypeFacts): Doing<ItemId | undefined> {
  const offers = view.supply(type.id).filter(({ holder }) => holder !== view.id);
  for (const offered of offers) {
    if (yield* takeOffer(view, offered)) return offered.item.item_id;
  }
  return undefined;
}

function* takeOffer(view: View, offered: Offered): Doing<boolean> {
  if (offered.cost !== null) return isFairPrice(view, offered) && (yield* buyOffered(view, offered));
  if (isTooGood(view, offered.item)) return false;
  const given = fairPrice(view, offered, spareItems(view));
  return given !== undefined && (yield* trade(view, given, offered));
}

export function spareItems(view: View): ItemState[] {
  return view.pouch().filter((item) => judge(view, item) === 'spare');
}

export function* trade(view: View, given: ItemState, { item, holder }: Offered): Doing<boolean> {
  const done = yield {
    type: 'trade',
    player_id: view.id,
    other_id: holder,
    given_id: given.item_id,
    received_id: item.item_id,
  };
  return done !== undefined;
}

/** The cheapest spare item that the holder gains from. */
export function fairPrice(view: View, offered: Offered, spare: readonly ItemState[]): ItemState | undefined {
  return cheapest(spare.filter((item) => isFairTrade(view, item, offered)));
}

function cheapest(items: readonly ItemState[]): ItemState | undefined {
  let found: ItemState | undefined;
  for (const item of items) if (!found || item.number > found.number) found = item;
  return found;
}

/**
 * Players do not give a better class for a worse one unless the type received is missing, and the holder gains too:
 * a missing type, a better number, or a branded item, which is the usual price. What the holder has not saved
 * goes only for something else that is missing.
 */
export function isFairTrade(view: View, given: ItemState, { item, holder }: Offered): boolean {
  if (isTooGood(view, item)) return false;
  const hasOne = view.hasSaved(item.item_type_id) || view.carried(item.item_type_id).length > 0;
  const theirs = view.savedBy(holder, given.item_type_id);
  const order = compareClasses(given.number, item.number);
  if (order < 0 && hasOne) return false;
  if (order > 0 && theirs) return false;
  if (!theirs) return true;
  if (!view.savedBy(holder, item.item_type_id)) return false;
  if (compareClasses(given.number, theirs.number) < 0) return true;
  return typeOf(view, given).set_id === EXCLUSIVE_SET_ID && order <= 0;
}

/** Looks for a better number of something already saved. */
export function* upgradeByTrade(view: View): Doing {
  const holder = view.somebody();
  if (holder === undefined || holder === view.id) return;
  const spare = spareItems(view);
  for (const item of view.carriedBy(holder)) {
    const saved = view.saved(item.item_type_id);
    const isWanted = saved ? isBetter(view, item, saved) : typeOf(view, item).role === null;
    if (!isWanted) continue;
    const given = fairPrice(view, { item, holder, cost: null }, spare);
    if (given && (yield* trade(view, given, { item, holder, cost: null }))) return;
  }
}
