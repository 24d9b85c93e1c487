import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ItemId, ItemTypeId, type PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { isOneOf } from '../world/world.public.ts';

export interface ChangedRow {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  location: ItemLocation;
  is_locked: boolean;
  price: number | null;
}

/** In the order of the ids. */
export async function listChangedItems(db: Db, ids: readonly ItemId[]): Promise<ChangedRow[]> {
  const rows = await db
    .selectFrom('item')
    .leftJoin('market_listing', 'market_listing.item_id', 'item.item_id')
    .select(['item.item_id', 'item_type_id', 'number', 'variant_id', 'location', 'is_locked'])
    .select('market_listing.cost as price')
    .where(isOneOf('item.item_id', ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      ...row,
      item_id: ItemId.parse(row.item_id),
      item_type_id: ItemTypeId.parse(row.item_type_id),
      location: row.location as ItemLocation,
    };
  });
}

export async function readBalance(db: Db, player: PlayerId): Promise<number> {
  const { balance } = await db
    .selectFrom('player')
    .select('balance')
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return balance;
}
