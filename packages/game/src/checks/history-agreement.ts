import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { RecordedEvent } from '../state/history-event.ts';
import type { ItemState } from '../state/item-state.ts';

/** Whether `item` is where its last history event left it. */
export function eventAgreesWithState(event: RecordedEvent, item: ItemState): boolean {
  return event.recorded_for.includes(item.item_id) && AGREES[event.type](event, item);
}

type Agrees = (event: RecordedEvent, item: ItemState) => boolean;

const heldAt =
  (location: ItemLocation): Agrees =>
  (event, item) =>
    item.location === location && item.user_id === event.user_id;

const inPouch = heldAt('pouch');

const atPlace: Agrees = (event, item) => item.location === 'dropped' && item.place_id === event.place_id;

const opened: Agrees = (event, item) =>
  isPrimary(event, item) ? item.location === 'destroyed' : inPouch(event, item);

const AGREES: Record<HistoryEventType, Agrees> = {
  itemvault: heldAt('saved'),
  itemunvault: inPouch,
  itemswappedvault: (event, item) => (isPrimary(event, item) ? heldAt('saved') : inPouch)(event, item),
  itemswappedplace: (event, item) => (isPrimary(event, item) ? inPouch : atPlace)(event, item),
  itemtraded: tradeAgrees,
  itempickedup: inPouch,
  itemfound: inPouch,
  mysteryboxopened: opened,
  chestopened: opened,
  grabbagopened: opened,
  itemgifted: (event, item) =>
    item.location === 'pouch' && item.user_id === (event.gift_user_id ?? event.user_id),
  itemwalladrone: (event, item) =>
    inPouch(event, item) || (item.user_id === null && POOLS.has(item.location)),
  itemunlockboxed: inPouch,
  itemlockboxed: heldAt('lockbox'),
  itemdropped: atPlace,
  itempurchased: inPouch,
  marketpurchase: inPouch,
  // A sale is always followed by its purchase event.
  marketsold: () => false,
  itemrecycled: (_, item) => item.location === 'recycle_center',
  itemcreated: (event, item) =>
    isPrimary(event, item)
      ? inPouch(event, item)
      : item.location === 'mixed' && item.used_in_item_id === event.primary_item,
};

const POOLS: ReadonlySet<ItemLocation> = new Set<ItemLocation>(['mixing_pool', 'unique_pool', 'limbo']);

function tradeAgrees(event: RecordedEvent, item: ItemState): boolean {
  // A cracker does not survive the trade.
  if (item.location === 'destroyed') return item.item_id !== event.tertiary_item;
  if (item.location !== 'pouch') return false;
  if (item.item_id === event.primary_item) return item.user_id === event.gift_user_id;
  if (item.item_id === event.secondary_item) return item.user_id === event.user_id;
  return item.user_id === event.user_id || item.user_id === event.gift_user_id;
}

function isPrimary(event: RecordedEvent, item: ItemState): boolean {
  return event.primary_item === item.item_id;
}
