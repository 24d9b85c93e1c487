import {
  COUNTED_LOCATIONS,
  type LocationCounts,
  type StatusRange,
} from '@wallabee/contract/items/item-status';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { PastDay } from '../../../platform/past-day.ts';
import { type StoredItem, toLocation, toStoredItem } from '../items.queries.ts';

interface CountedThen {
  itemTypeId: ItemTypeId;
  rangeMax: StatusRange;
  past: Pick<PastDay, 'day'>;
}

export async function getPastStatusCounts(db: Db, asked: CountedThen): Promise<LocationCounts> {
  const rows = await selectPastStatusCounts(db, asked).execute();
  const counts = Object.fromEntries(COUNTED_LOCATIONS.map((location) => [location, 0])) as LocationCounts;
  for (const { location, count } of rows) counts[toLocation(location)] = Number(count);
  return counts;
}

export function selectPastStatusCounts(db: Db, { itemTypeId, rangeMax, past }: CountedThen) {
  return db
    .selectFrom('location_day')
    .select(['location', ({ fn }) => fn.sum<number>('by').as('count')])
    .where('item_type_id', '=', itemTypeId)
    .where('day', '<=', past.day)
    .where('digits', '<=', String(rangeMax).length)
    .groupBy('location');
}

interface NumberThen {
  itemTypeId: ItemTypeId;
  number: number;
  past: Pick<PastDay, 'day' | 'end'>;
}

export interface PastItem {
  item: StoredItem;
  /** How many of its type had been made. */
  issued: number;
}

/** Undefined where it had not been made yet. */
export async function findPastItem(db: Db, asked: NumberThen): Promise<PastItem | undefined> {
  const { rows } = await selectPastItem(asked).execute(db);
  const [row] = rows;
  return row && { item: toStoredItem(row), issued: row.issued };
}

/**
 * What the last event before then says. A lock without a lockbox or a place leaves no event. The look is unknown where
 * a wand has changed it since.
 */
function selectPastItem({ itemTypeId, number, past: { day, end } }: NumberThen) {
  return sql<Parameters<typeof toStoredItem>[0] & { issued: number }>`
    select
      item.item_id, item.item_type_id, item.number, item.created_at,
      case when not exists (${wandUsedSince(end)}) then item.variant_id end as variant_id,
      (
        select sum(by)::integer from location_day
        where location_day.item_type_id = item.item_type_id and day <= ${day}::date
      ) as issued,
      event.location,
      event.location = 'lockbox' or event.location = 'dropped' and event.holder_id is not null as is_locked,
      event.holder_id as user_id, player.name as user_name,
      place.id as place_id, place.name as place_name,
      used_in.item_id as used_in_item_id, used_in.item_type_id as used_in_type_id, used_in.number as used_in_number
    from item
    cross join lateral (
      select location, holder_id, place_id, primary_item_id from history
      where history.item_id = item.item_id and history.created_at < ${end}
      order by history_id desc limit 1
    ) as event
    left join player on player.id = event.holder_id
    left join place on place.id = event.place_id and event.location = 'dropped'
    left join item as used_in on used_in.item_id = event.primary_item_id and event.location = 'mixed'
    where item.item_type_id = ${itemTypeId} and item.number = ${number}`;
}

/** For a statement with the table `item`. */
export function wandUsedSince(end: Date) {
  return sql`
    select from history as use
    join item as wand on wand.item_id = use.secondary_item_id
    join item_type on item_type.id = wand.item_type_id
    where use.item_id = item.item_id and use.primary_item_id = item.item_id and use.type = 'itemcreated'
      and use.created_at >= ${end} and item_type.role = 'wand'`;
}
