import { MARKET_PAGE_SIZE, type MarketItem } from '@wallabee/contract/items/stores';
import { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';

export type MarketListing = Pick<MarketItem, 'item_id' | 'item_type_id' | 'number' | 'cost' | 'listed_at'> & {
  seller: { id: PlayerId; name: string };
};

export async function listMarketPage(db: Db, page: number): Promise<MarketListing[]> {
  const rows = await selectMarketPage(db, page).execute();
  return rows.map(({ seller_id, seller_name, ...row }) => ({
    item_id: ItemId.parse(row.item_id),
    item_type_id: ItemTypeId.parse(row.item_type_id),
    number: row.number,
    cost: row.cost,
    listed_at: row.listed_at.toISOString(),
    seller: { id: PlayerId.parse(seller_id), name: seller_name },
  }));
}

export function selectMarketPage(db: Db, page: number) {
  return db
    .selectFrom('market_listing')
    .innerJoin('item', 'item.item_id', 'market_listing.item_id')
    .innerJoin('player', 'player.id', 'market_listing.seller_id')
    .select(['market_listing.item_id', 'item.item_type_id', 'item.number', 'market_listing.cost'])
    .select(['market_listing.listed_at', 'market_listing.seller_id', 'player.name as seller_name'])
    .orderBy('market_listing.listed_at', 'desc')
    .orderBy('market_listing.item_id', 'desc')
    .limit(MARKET_PAGE_SIZE)
    .offset((page - 1) * MARKET_PAGE_SIZE);
}

export async function countMarket(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('market_listing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
