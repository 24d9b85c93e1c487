import { ItemId, ItemTypeId, type PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface SavedItem {
  item_id: ItemId;
  number: number;
  variant_id: number | null;
}

export async function getSavedByType(db: Db, playerId: PlayerId): Promise<Map<ItemTypeId, SavedItem>> {
  const rows = await db
    .selectFrom('item')
    .select(['item_type_id', 'item_id', 'number', 'variant_id'])
    .where('user_id', '=', playerId)
    .where('location', '=', 'saved')
    .execute();
  return new Map(
    rows.map(({ item_type_id, item_id, ...row }) => [
      ItemTypeId.parse(item_type_id),
      { ...row, item_id: ItemId.parse(item_id) },
    ]),
  );
}

export interface Finish {
  number: number;
  completed_at: Date;
}

export async function getFinishes(db: Db, playerId: PlayerId): Promise<Map<SetId, Finish>> {
  const rows = await db
    .selectFrom('set_completion')
    .select(['set_id', 'number', 'completed_at'])
    .where('player_id', '=', playerId)
    .execute();
  return new Map(rows.map(({ set_id, ...finish }) => [SetId.parse(set_id), finish]));
}

export async function listHeldItemsOf(
  db: Db,
  playerId: PlayerId,
  itemTypeIds: readonly ItemTypeId[],
): Promise<HeldItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'location'])
    .where('user_id', '=', playerId)
    .where(sql<boolean>`item_type_id = any(${itemTypeIds}::integer[])`)
    .orderBy('number')
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id, item_type_id, number, location }) => ({
    item_id: ItemId.parse(item_id),
    item_type_id: ItemTypeId.parse(item_type_id),
    number,
    location: location as HeldItem['location'],
  }));
}
