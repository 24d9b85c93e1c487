import type { LocationCounts } from '@wallabee/contract/items/item-status';
import type { ItemStatusCounts } from '@wallabee/contract/items/status';
import { isCountedAsOpened, openedCount } from '@wallabee/contract/items/status-rules';
import type { CountedRange } from './status.queries.ts';

export function toStatusCounts(
  { itemTypeId, rangeMax: max }: CountedRange,
  counts: LocationCounts,
  totalIssued: number,
): ItemStatusCounts {
  const opened = isCountedAsOpened(itemTypeId) ? openedCount(counts, { max, totalIssued }) : null;
  return { item_type_id: itemTypeId, min: 1, max, ...counts, opened };
}
