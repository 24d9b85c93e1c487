import { ItemTypeId, type PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Offered } from '@wallabee/simulated-players/minds/view';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { toItemState } from '../../world/world.public.ts';
import { isSimulated } from '../simulated-players.queries.ts';

export interface HeldItem {
  item: ItemState;
  /** Null where it is not on the Market. */
  cost: number | null;
  /** Null where it is no Wishing Well. */
  wishes: number | null;
}

export async function listHeld(db: Db, player: PlayerId): Promise<HeldItem[]> {
  const rows = await db
    .selectFrom('item')
    .leftJoin('market_listing', 'market_listing.item_id', 'item.item_id')
    .leftJoin('wishing_well', 'wishing_well.item_id', 'item.item_id')
    .selectAll('item')
    .select(['market_listing.cost', 'wishing_well.wishes'])
    .where('item.user_id', '=', player)
    .orderBy('item.item_id')
    .execute();
  return rows.map(({ cost, wishes, ...row }) => ({ item: toItemState(row), cost, wishes }));
}

export async function listItemsAt(db: Db, place: PlaceId): Promise<ItemState[]> {
  const rows = await db
    .selectFrom('item')
    .selectAll()
    .where('place_id', '=', place)
    .orderBy('item_id')
    .execute();
  return rows.map(toItemState);
}

/** Undefined once the account is closed or has a password. */
export async function findBalance(db: Db, player: PlayerId): Promise<number | undefined> {
  const row = await db
    .selectFrom('player')
    .select('balance')
    .where('id', '=', player)
    .where(isSimulated)
    .executeTakeFirst();
  return row?.balance;
}

export async function listCompletedSets(db: Db, player: PlayerId): Promise<SetId[]> {
  const rows = await db
    .selectFrom('set_completion')
    .select('set_id')
    .where('player_id', '=', player)
    .execute();
  return rows.map(({ set_id }) => SetId.parse(set_id));
}

export async function listUniques(db: Db, player: PlayerId): Promise<ItemTypeId[]> {
  const rows = await db
    .selectFrom('unique_owner')
    .select('item_type_id')
    .where('player_id', '=', player)
    .orderBy('item_type_id')
    .execute();
  return rows.map(({ item_type_id }) => ItemTypeId.parse(item_type_id));
}

/** Some that simulated players sell, from a random item on. */
export async function listOffers(
  db: Db,
  { chance, limit }: { chance: number; limit: number },
): Promise<Offered[]> {
  const rows = await db
    .selectFrom('market_listing')
    .innerJoin('item', 'item.item_id', 'market_listing.item_id')
    .innerJoin('player', 'player.id', 'market_listing.seller_id')
    .selectAll('item')
    .select(['market_listing.cost', 'market_listing.seller_id'])
    .where(
      'market_listing.item_id',
      '>=',
      sql<number>`(select floor(${chance}::float8 * max(item_id))::bigint from market_listing)`,
    )
    .where(isSimulated)
    .orderBy('market_listing.item_id')
    .limit(limit)
    .execute();
  return rows.map(({ cost, seller_id, ...row }) => ({
    item: toItemState(row),
    holder: PlayerId.parse(seller_id),
    cost,
  }));
}
