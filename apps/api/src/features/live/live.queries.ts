import { CategoryId, ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Simulated players have no password; real players are never picked. */
export async function findSimulatedPlayer(db: Db, chance: number): Promise<PlayerId | undefined> {
  const row = await db
    .selectFrom('player')
    .select('id')
    .where('password_hash', 'is', null)
    .where('is_enabled', '=', true)
    .where('is_memorial', '=', false)
    .where('deletion_date', 'is', null)
    // Starting at a random id takes one step of the index.
    .where('id', '>=', sql<number>`(select floor(${chance}::float8 * max(id))::int from player)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && PlayerId.parse(row.id);
}

export interface LivePlace {
  id: PlaceId;
  category_id: CategoryId;
}

export async function findAnyPlace(db: Db, chance: number): Promise<LivePlace | undefined> {
  const row = await db
    .selectFrom('place')
    .select(['id', 'category_id'])
    .where('id', '>=', sql<number>`(select floor(${chance}::float8 * max(id))::int from place)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: PlaceId.parse(row.id), category_id: CategoryId.parse(row.category_id) };
}

export interface LiveItem {
  item_id: ItemId;
  item_type_id: ItemTypeId;
}

export async function listLooseItems(db: Db, playerId: PlayerId): Promise<LiveItem[]> {
  const rows = await db
    .selectFrom('item')
    .leftJoin('market_listing', 'market_listing.item_id', 'item.item_id')
    .select(['item.item_id', 'item.item_type_id'])
    .where('item.user_id', '=', playerId)
    .where('item.location', '=', 'pouch')
    .where('item.is_locked', '=', false)
    .where('market_listing.item_id', 'is', null)
    .orderBy('item.item_id', 'desc')
    .limit(60)
    .execute();
  return rows.map(toLiveItem);
}

export async function listDroppedItems(db: Db, placeId: PlaceId): Promise<LiveItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'item_type_id'])
    .where('place_id', '=', placeId)
    .where('is_locked', '=', false)
    .orderBy('item_id')
    .limit(30)
    .execute();
  return rows.map(toLiveItem);
}

function toLiveItem(row: { item_id: number; item_type_id: number }): LiveItem {
  return { item_id: ItemId.parse(row.item_id), item_type_id: ItemTypeId.parse(row.item_type_id) };
}
