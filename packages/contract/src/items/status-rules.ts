import { CHRISTMAS_CRACKER_ID, MYSTERY_BOX_ID } from '../protocol/special-ids.ts';
import { ITEM_STATUSES, type ItemStatus } from './item-status.ts';

/** Crackers are pulled and mystery boxes opened; neither is ever mixed. */
export function isCountedAsOpened(itemTypeId: number): boolean {
  return itemTypeId === CHRISTMAS_CRACKER_ID || itemTypeId === MYSTERY_BOX_ID;
}

/** The issued numbers of the range minus all other counts except `mixed`. */
export function openedCount(
  counts: Record<ItemStatus, number>,
  range: { max: number; totalIssued: number },
): number {
  const others = ITEM_STATUSES.filter((status) => status !== 'mixed');
  const sum = others.reduce((total, status) => total + counts[status], 0);
  return Math.max(0, Math.min(range.max, range.totalIssued) - sum);
}
