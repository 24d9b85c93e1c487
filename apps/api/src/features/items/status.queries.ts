import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { StatusRange } from '@wallabee/contract/world/game-facts';
import { ITEM_STATUSES, type ItemStatus } from '@wallabee/contract/world/item-status';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

/** Kept by the transactions that move items, so a type with 100,000 items is counted as fast as any. */
export async function getStatusCounts(
  db: Db,
  of: { itemTypeId: ItemTypeId; rangeMax: StatusRange },
): Promise<Record<ItemStatus, number>> {
  const rows = await askStatusCounts(db, of);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(ITEM_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    ItemStatus,
    number
  >;
}

export function selectStatusCounts(db: Db, of: { itemTypeId: ItemTypeId; rangeMax: StatusRange }) {
  return db
    .selectFrom('item_status_count')
    .select(['status', 'count'])
    .where('item_type_id', '=', of.itemTypeId)
    .where('range_max', '=', of.rangeMax);
}

const askStatusCounts = buildOnce(selectStatusCounts);
