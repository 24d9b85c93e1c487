import type { Item } from '@wallabee/contract/items/item';
import type { ItemTypeDetail, ItemTypesById } from '@wallabee/contract/items/item-type';
import type { StoreItem } from '@wallabee/contract/items/stores';

export function toOldItem(item: Item) {
  return {
    ...item,
    qualifier: articleOf(item.name),
    // Always empty, because the form of its members is not known and no known client reads them.
    mix_items: [],
    user_id: item.user_id ?? NONE,
    place_id: item.place_id ?? NONE,
    used_in_mix: item.used_in_mix ?? NONE,
  };
}

/** Clients parse these ids as numbers, so null becomes 0. */
const NONE = 0;

function articleOf(name: string): 'a' | 'an' {
  return /^[aeiou]/i.test(name) ? 'an' : 'a';
}

export function toOldItemTypes(answer: ItemTypeDetail | ItemTypesById) {
  if (isOne(answer)) return toOldItemType(answer);
  return Object.fromEntries(Object.entries(answer).map(([id, type]) => [id, toOldItemType(type)]));
}

function isOne(answer: ItemTypeDetail | ItemTypesById): answer is ItemTypeDetail {
  return 'item_type_id' in answer;
}

/** Clients would mistake an `id` for the id of a numbered item. */
function toOldItemType({ id: _, ...type }: ItemTypeDetail) {
  return type;
}

export function toOldStoreItem({ store_timings, ...item }: StoreItem) {
  return { ...item, store_timings: { ...store_timings, end: store_timings.end ?? LATEST_INSTANT } };
}

/** The end of an unlimited offer: clients print the date, and 32-bit time stamps end here. */
const LATEST_INSTANT = '2038-01-19T03:14:07.000Z';
