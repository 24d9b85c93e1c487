import { ItemId, ItemTypeId, type PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export interface CarriedItem {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  is_locked: boolean;
  created_at: string;
}

/** Newest first. */
export async function listCarriedItems(db: Db, playerId: PlayerId): Promise<CarriedItem[]> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'variant_id', 'is_locked', 'created_at'])
    .where('user_id', '=', playerId)
    .where('location', '=', 'pouch')
    .orderBy('changed_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
  return rows.map(({ item_id, item_type_id, created_at, ...row }) => ({
    ...row,
    item_id: ItemId.parse(item_id),
    item_type_id: ItemTypeId.parse(item_type_id),
    created_at: created_at.toISOString(),
  }));
}
