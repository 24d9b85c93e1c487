import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { StatusRange } from '@wallabee/contract/world/game-facts';
import { ITEM_STATUSES, type ItemStatus } from '@wallabee/contract/world/item-status';
import { sql } from 'kysely';
import { askTogether } from '../../platform/db/ask-together.ts';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export interface CountedRange {
  itemTypeId: ItemTypeId;
  rangeMax: StatusRange;
}

export type StatusCounts = Record<ItemStatus, number>;

/** Kept by the transactions that move items, so a type with 100,000 items is counted as fast as any. */
export const getStatusCounts = askTogether<CountedRange, StatusCounts>(async (db, asked) => {
  const rows = await askStatusCounts(db, {
    types: asked.map(({ itemTypeId }) => itemTypeId),
    ranges: asked.map(({ rangeMax }) => rangeMax),
  });
  const counts = new Map(
    rows.map((row) => [`${row.item_type_id} ${row.range_max} ${row.status}`, row.count]),
  );
  return asked.map(({ itemTypeId, rangeMax }) => {
    const countOf = (status: ItemStatus) => counts.get(`${itemTypeId} ${rangeMax} ${status}`) ?? 0;
    return Object.fromEntries(ITEM_STATUSES.map((status) => [status, countOf(status)])) as StatusCounts;
  });
});

export function selectStatusCounts(
  db: Db,
  { types, ranges }: { types: ItemTypeId[]; ranges: StatusRange[] },
) {
  const asked = sql<{ type_id: number; range: number }>`unnest(${types}::int[], ${ranges}::int[])`;
  return db
    .selectFrom(asked.as<'asked'>(sql`asked(type_id, range)`))
    .innerJoin('item_status_count as counted', (join) =>
      join.onRef('counted.item_type_id', '=', 'asked.type_id').onRef('counted.range_max', '=', 'asked.range'),
    )
    .select(['counted.item_type_id', 'counted.range_max', 'counted.status', 'counted.count']);
}

const askStatusCounts = buildOnce(selectStatusCounts);
