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

export interface OwnItem {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  is_locked: boolean;
  is_withheld: boolean;
  price: number | null;
}

/** Newest first. */
export async function listOwnItems(db: Db, playerId: PlayerId): Promise<OwnItem[]> {
  const rows = await db
    .selectFrom('item')
    .leftJoin('market_listing', 'market_listing.item_id', 'item.item_id')
    .leftJoin('swap_offer', (join) =>
      join
        .onRef('swap_offer.item_id', '=', 'item.item_id')
        .onRef('swap_offer.player_id', '=', 'item.user_id'),
    )
    .select(['item.item_id', 'item.item_type_id', 'item.number', 'item.is_locked'])
    .select(['market_listing.cost as price', 'swap_offer.is_offered'])
    .where('item.user_id', '=', playerId)
    .where('item.location', '=', 'pouch')
    .orderBy('item.changed_at', 'desc')
    .orderBy('item.item_id', 'desc')
    .execute();
  return rows.map(({ item_id, item_type_id, is_offered, ...row }) => ({
    ...row,
    item_id: ItemId.parse(item_id),
    item_type_id: ItemTypeId.parse(item_type_id),
    is_withheld: is_offered === false,
  }));
}
