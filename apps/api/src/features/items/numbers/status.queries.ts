import {
  type ItemStatus,
  type LocationCounts,
  NO_ITEMS,
  OUT_OF_PLAY,
  type OutOfPlay,
  type StatusRange,
} from '@wallabee/contract/items/item-status';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { batch } from '../../../platform/db/batch.ts';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface CountedRange {
  itemTypeId: ItemTypeId;
  rangeMax: StatusRange;
}

/** The transactions that move items maintain the counts, so a type with 100,000 items is as fast as any. */
export const getStatusCounts = batch<CountedRange, LocationCounts>(listStatusCounts);

/** For many ranges at once, in their order. */
export async function listStatusCounts(db: Db, asked: readonly CountedRange[]): Promise<LocationCounts[]> {
  const rows = await queryStatusCounts(db, {
    types: asked.map(({ itemTypeId }) => itemTypeId),
    ranges: asked.map(({ rangeMax }) => rangeMax),
  });
  const counts = new Map(rows.map((row) => [`${row.type_id} ${row.range}`, toLocationCounts(row)]));
  return asked.map(({ itemTypeId, rangeMax }) => counts.get(`${itemTypeId} ${rangeMax}`) ?? NO_ITEMS);
}

type Counted<Name extends string> = Partial<Record<Name, number>> | null;

/** The stored count of mixed items includes the destroyed ones. */
function toLocationCounts({ counts, out_of_play }: StatusRow): LocationCounts {
  const all = { ...NO_ITEMS, ...counts, ...out_of_play };
  return { ...all, mixed: all.mixed - all.destroyed };
}

interface StatusRow {
  counts: Counted<ItemStatus>;
  out_of_play: Counted<OutOfPlay>;
}

/**
 * The counts of a range come as one JSON value, because parsing seven rows for each costs more. Items out of play are
 * counted here, at most 9,999 by an index of their own.
 */
export function selectStatusCounts(
  db: Db,
  { types, ranges }: { types: ItemTypeId[]; ranges: StatusRange[] },
) {
  const asked = sql<{ type_id: number; range: number }>`unnest(${types}::int[], ${ranges}::int[])`;
  // Literals, because the planner uses a partial index only for constants.
  const outOfPlay = sql.join(OUT_OF_PLAY.map((location) => sql.lit(location)));
  return db
    .selectFrom(asked.as<'asked'>(sql`asked(type_id, range)`))
    .select(['asked.type_id', 'asked.range'])
    .select(
      sql<StatusRow['counts']>`(
        select json_object_agg(status, count) from item_status_count
        where item_type_id = asked.type_id and range_max = asked.range)`.as('counts'),
    )
    .select(
      sql<StatusRow['out_of_play']>`(
        select json_object_agg(location, count) from (
          select location, count(*) as count from item
          where item_type_id = asked.type_id and location in (${outOfPlay}) and number <= asked.range
          group by location) as counted)`.as('out_of_play'),
    );
}

const queryStatusCounts = buildOnce(selectStatusCounts);
