import { MOVEMENTS_SHOWN, TRAVELLED_SHOWN } from '@wallabee/contract/items/movement-sizes';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** More than are shown, because a lock changes an item and leaves no event. */
const NUMBERS_READ = 4 * MOVEMENTS_SHOWN;

/** The latest events are of numbers that changed last, so only these are looked at. */
export function selectMovements(db: Db, itemTypeId: ItemTypeId) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('item')
        .select(['item_id', 'number'])
        .where('item_type_id', '=', itemTypeId)
        .orderBy('changed_at', 'desc')
        .orderBy('item_id', 'desc')
        .limit(sql.lit(NUMBERS_READ))
        .as('changed'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('history')
          .selectAll()
          .whereRef('item_id', '=', 'changed.item_id')
          .orderBy('history_id', 'desc')
          .limit(sql.lit(MOVEMENTS_SHOWN))
          .as('event'),
      (join) => join.onTrue(),
    )
    .selectAll('event')
    .select('changed.number')
    .orderBy('event.history_id', 'desc')
    .limit(sql.lit(MOVEMENTS_SHOWN));
}

export function selectTravelled(db: Db, itemTypeId: ItemTypeId) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('item_travel')
        .selectAll()
        .where('item_type_id', '=', itemTypeId)
        .orderBy('metres', 'desc')
        .orderBy('item_id')
        .limit(sql.lit(TRAVELLED_SHOWN))
        .as('travel'),
    )
    .innerJoin('item', 'item.item_id', 'travel.item_id')
    .innerJoin('place', 'place.id', 'travel.place_id')
    .select(['travel.item_id', 'travel.metres', 'item.number', 'item.hands', 'item.location'])
    .select(['place.id as place_id', 'place.name', 'place.city'])
    .orderBy('travel.metres', 'desc')
    .orderBy('travel.item_id');
}

export type TravelledRow = InferResult<ReturnType<typeof selectTravelled>>[number];
