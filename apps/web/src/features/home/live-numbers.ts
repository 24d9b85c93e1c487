import type { NewItem } from '@wallabee/contract/events/event';
import type { LatestItem } from '@wallabee/contract/items/item-type';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';

/** The highest number heard of each type. */
export type HeardNumbers = ReadonlyMap<ItemTypeId, number>;

/** Events of two transactions may arrive in either order; a number never falls. */
export function withNumber(heard: HeardNumbers, { item_type_id, number }: NewItem): HeardNumbers {
  if (number <= (heard.get(item_type_id) ?? 0)) return heard;
  return new Map(heard).set(item_type_id, number);
}

export function withHeardNumbers(items: readonly LatestItem[], heard: HeardNumbers): LatestItem[] {
  return items.map((item) => ({
    ...item,
    current_number: Math.max(item.current_number, heard.get(item.item_type_id) ?? 0),
  }));
}
