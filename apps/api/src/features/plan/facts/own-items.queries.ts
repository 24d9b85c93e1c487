import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface OwnRow {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  location: ItemLocation;
  is_locked: boolean;
  price: number | null;
  /** Null where the player did not decide by hand whether it is offered in swaps. */
  is_offered: boolean | null;
}

/** All that a player has, the lowest numbers first. */
export async function listOwnItems(db: Db, player: PlayerId): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select item.item_id, item.item_type_id, item.number, item.variant_id, item.location, item.is_locked,
      listing.cost as price, offer.is_offered
    from item
    left join market_listing as listing on listing.item_id = item.item_id
    left join swap_offer as offer on offer.player_id = item.user_id and offer.item_id = item.item_id
    where item.user_id = ${player} and item.location in ('pouch', 'lockbox', 'saved', 'dropped')
    order by item.number, item.item_id`.execute(db);
  return rows;
}

export async function findBalance(db: Db, player: PlayerId): Promise<number> {
  const row = await db.selectFrom('player').select('balance').where('id', '=', player).executeTakeFirst();
  return row?.balance ?? 0;
}
