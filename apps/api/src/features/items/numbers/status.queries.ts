import type { StatusRange } from '@wallabee/contract/items/item-status';
import { ITEM_STATUSES, type ItemStatus } from '@wallabee/contract/items/item-status';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { batch } from '../../../platform/db/batch.ts';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface CountedRange {
  itemTypeId: ItemTypeId;
  rangeMax: StatusRange;
}

export type StatusCounts = Record<ItemStatus, number>;

/** The transactions that move items maintain the counts, so a type with 100,000 items is as fast as any. */
export const getStatusCounts = batch<CountedRange, StatusCounts>(async (db, asked) => {
  const rows = await queryStatusCounts(db, {
    types: asked.map(({ itemTypeId }) => itemTypeId),
    ranges: asked.map(({ rangeMax }) => rangeMax),
  });
  const counts = new Map(rows.map((row) => [`${row.item_type_id} ${row.range_max}`, row.counts]));
  return asked.map(({ itemTypeId, rangeMax }) => ({
    ...NONE,
    ...counts.get(`${itemTypeId} ${rangeMax}`),
  }));
});

const NONE = Object.fromEntries(ITEM_STATUSES.map((status) => [status, 0])) as StatusCounts;

/** The counts of a range come as one JSON value, because parsing seven rows for each costs more. */
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
    .select(['counted.item_type_id', 'counted.range_max'])
    .select(sql<Partial<StatusCounts>>`json_object_agg(counted.status, counted.count)`.as('counts'))
    .groupBy(['counted.item_type_id', 'counted.range_max']);
}

const queryStatusCounts = buildOnce(selectStatusCounts);
