import { ItemId, ItemTypeId, type PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface DroppedItem {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  is_locked: boolean;
  locked_by: { id: PlayerId; username: string; name: string } | null;
}

export async function listDroppedItems(db: Db, placeId: PlaceId): Promise<DroppedItem[]> {
  return (await selectDroppedItems(db, placeId).execute()).map(toDroppedItem);
}

export function selectDroppedItems(db: Db, placeId: PlaceId) {
  return selectItemsAndOwners(db)
    .where('item.place_id', '=', placeId)
    .orderBy('item.item_id', 'desc')
    .limit(DROPPED_LIMIT);
}

/** No place holds more items. */
const DROPPED_LIMIT = 500;

interface LatestDrops {
  placeIds: readonly PlaceId[];
  /** The most items of one place. */
  each: number;
}

export async function listLatestDrops(db: Db, drops: LatestDrops): Promise<Map<number, DroppedItem[]>> {
  const ofPlace = new Map<number, DroppedItem[]>(drops.placeIds.map((id) => [id, []]));
  if (ofPlace.size === 0) return ofPlace;
  for (const { place_id, ...row } of await selectLatestDrops(db, drops).execute())
    ofPlace.get(place_id)?.push(toDroppedItem(row));
  return ofPlace;
}

export function selectLatestDrops(db: Db, { placeIds, each }: LatestDrops) {
  return db
    .selectFrom('place')
    .innerJoinLateral(
      selectItemsAndOwners(db)
        .where('item.place_id', '=', sql.ref<number>('place.id'))
        .orderBy('item.item_id', 'desc')
        .limit(each)
        .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('latest')
    .select('place.id as place_id')
    .where('place.id', 'in', placeIds)
    .orderBy('latest.item_id', 'desc');
}

function selectItemsAndOwners(db: Db) {
  return db
    .selectFrom('item')
    .leftJoin('player', 'player.id', 'item.user_id')
    .select([
      'item.item_id',
      'item.item_type_id',
      'item.number',
      'item.variant_id',
      'item.is_locked',
      'item.user_id',
      'player.username',
      'player.name as user_name',
    ]);
}

type ItemRow = InferResult<ReturnType<typeof selectItemsAndOwners>>[number];

function toDroppedItem({ user_id, username, user_name, ...row }: ItemRow): DroppedItem {
  return {
    ...row,
    item_id: ItemId.parse(row.item_id),
    item_type_id: ItemTypeId.parse(row.item_type_id),
    locked_by:
      username === null || user_name === null
        ? null
        : { id: PlayerId.parse(user_id), username, name: user_name },
  };
}
