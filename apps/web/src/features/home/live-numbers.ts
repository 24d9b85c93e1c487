import type { NewItem } from '@wallabee/contract/events/game-events';
import type { LatestItem } from '@wallabee/contract/items/item-type';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';

export type LiveNumbers = ReadonlyMap<ItemTypeId, number>;

/** Events of two transactions may arrive in either order, so a number never decreases. */
export function withNumber(numbers: LiveNumbers, { item_type_id, number }: NewItem): LiveNumbers {
  if (number <= (numbers.get(item_type_id) ?? 0)) return numbers;
  return new Map(numbers).set(item_type_id, number);
}

export function withLiveNumbers(items: readonly LatestItem[], numbers: LiveNumbers): LatestItem[] {
  return items.map((item) => ({
    ...item,
    current_number: Math.max(item.current_number, numbers.get(item.item_type_id) ?? 0),
  }));
}
