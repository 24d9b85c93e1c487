import { ItemTypeId, type PlayerId } from '@wallabee/contract/protocol/ids';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Offered } from '@wallabee/simulated-players/minds/view';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/table-types.ts';
import { isOneOf, toItemState } from '../../world/world.public.ts';

interface SupplyOptions {
  types: readonly ItemTypeId[];
  holders: readonly PlayerId[];
  /** From 0 to 1: where in the numbers of each type the search begins. */
  chance: number;
  /** For each type. */
  limit: number;
}

/**
 * What the holders sell or carry of each type. Each half of the numbers is one range of the index that ends at
 * the limit.
 */
export async function listSupply(
  db: Db,
  { types, holders, chance, limit }: SupplyOptions,
): Promise<Map<ItemTypeId, Offered[]>> {
  const { rows } = await sql<Selectable<DB['item']> & { cost: number | null }>`
    with wanted as (
      select item_type_id, ceil(issued * ${chance}::float8)::int as start
      from item_type_counter where item_type_id = any(${types})
    )
    select found.* from wanted cross join lateral (
      (${available(holders)} and item.number >= wanted.start order by item.number limit ${limit})
      union all
      (${available(holders)} and item.number < wanted.start order by item.number limit ${limit})
    ) as found`.execute(db);
  const supply = new Map<ItemTypeId, Offered[]>(types.map((type) => [type, []]));
  for (const { cost, ...row } of rows) {
    const offers = supply.get(ItemTypeId.parse(row.item_type_id));
    const item = toItemState(row);
    if (offers && offers.length < limit && item.user_id !== null)
      offers.push({ item, holder: item.user_id, cost });
  }
  return supply;
}

function available(holders: readonly PlayerId[]) {
  return sql`
    select item.*, market_listing.cost
    from item left join market_listing on market_listing.item_id = item.item_id
    where item.item_type_id = wanted.item_type_id
      and item.location = 'pouch' and not item.is_locked and item.user_id = any(${holders})`;
}

/** What players carry and could give away at once. */
export async function listCarried(
  db: Db,
  { players, limit }: { players: readonly PlayerId[]; limit: number },
): Promise<ItemState[]> {
  const rows = await db
    .selectFrom('item')
    .leftJoin('market_listing', 'market_listing.item_id', 'item.item_id')
    .selectAll('item')
    .where(isOneOf('item.user_id', players))
    .where('item.location', '=', 'pouch')
    .where('item.is_locked', '=', false)
    .where('market_listing.item_id', 'is', null)
    .orderBy('item.item_id')
    .limit(limit)
    .execute();
  return rows.map(toItemState);
}

export async function listSavedBy(
  db: Db,
  { players, types }: { players: readonly PlayerId[]; types: readonly ItemTypeId[] },
): Promise<ItemState[]> {
  const rows = await db
    .selectFrom('item')
    .selectAll()
    .where(isOneOf('user_id', players))
    .where(isOneOf('item_type_id', types))
    .where('location', '=', 'saved')
    .execute();
  return rows.map(toItemState);
}
