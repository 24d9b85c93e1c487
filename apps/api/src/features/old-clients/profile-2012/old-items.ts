import type { Item } from '@wallabee/contract/items/item';
import type { ItemTypeDetail, ItemTypesById } from '@wallabee/contract/items/item-type';
import type { StoreItem } from '@wallabee/contract/items/stores';

export function toOldItem(item: Item) {
  return {
    ...item,
    qualifier: articleOf(item.name),
    // What an item was mixed from is in its activity.
    mix_items: [],
    user_id: item.user_id ?? NONE,
    place_id: item.place_id ?? NONE,
    used_in_mix: item.used_in_mix ?? NONE,
  };
}

/** Clients read ids of items as numbers, and null is none. */
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

/** Clients take an `id` for that of a numbered item, and merge the two. */
function toOldItemType({ id: _, ...type }: ItemTypeDetail) {
  return type;
}

export function toOldStoreItem({ store_timings, ...item }: StoreItem) {
  return { ...item, store_timings: { ...store_timings, end: store_timings.end ?? LATEST_INSTANT } };
}

/** What is sold for good: the last instant of a 32-bit clock. */
const LATEST_INSTANT = '2038-01-19T03:14:07.000Z';
