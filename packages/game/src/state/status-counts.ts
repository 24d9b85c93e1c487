import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ITEM_STATUSES, type ItemStatus, type StatusRange } from '@wallabee/contract/items/item-status';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';

export const STATUS_OF_LOCATION: Record<ItemLocation, ItemStatus | null> = {
  mixed: 'mixed',
  destroyed: 'mixed',
  dropped: 'dropped',
  lockbox: 'lockbox',
  saved: 'saved',
  pouch: 'pouch',
  mixing_pool: 'mixing_pool',
  recycle_center: 'recycle_center',
  unique_pool: null,
  limbo: null,
};

export type StatusCounts = Record<StatusRange, Record<ItemStatus, number>>;

export function noStatusCounts(): StatusCounts {
  const none = () =>
    Object.fromEntries(ITEM_STATUSES.map((status) => [status, 0])) as Record<ItemStatus, number>;
  return { 99: none(), 999: none(), 9999: none() };
}

export interface StatusChange {
  readonly item_type_id: ItemTypeId;
  readonly range_max: StatusRange;
  readonly status: ItemStatus;
  readonly by: number;
}
