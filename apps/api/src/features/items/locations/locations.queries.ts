import { MIXING_POOL_PAGE_SIZE } from '@wallabee/contract/items/mixing-pool';
import type { NumberStatusCounts } from '@wallabee/contract/items/status';
import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

interface NumberFilter {
  number: number;
  /** Items of these types are left out. */
  undiscovered: readonly ItemTypeId[];
}

/** Locations without items are missing from the result. */
export async function countLocations(db: Db, filter: NumberFilter): Promise<Partial<NumberStatusCounts>> {
  const rows = await selectLocationCounts(db, filter).execute();
  return Object.fromEntries(rows.map(({ location, count }) => [location, count]));
}

export function selectLocationCounts(db: Db, { number, undiscovered }: NumberFilter) {
  return db
    .selectFrom('item')
    .select((is) => ['location', is.fn.countAll<number>().as('count')])
    .where('number', '=', number)
    .where(isShown(undiscovered))
    .groupBy('location');
}

/** A type has each number at most once, so the catalogue bounds the list. */
export async function listSaved(db: Db, { number, undiscovered }: NumberFilter): Promise<ItemId[]> {
  const rows = await db
    .selectFrom('item')
    .select('item_id')
    .where('number', '=', number)
    .where('location', '=', 'saved')
    .where(isShown(undiscovered))
    .orderBy('item_id')
    .execute();
  return rows.map(({ item_id }) => item_id as ItemId);
}

interface PoolPage {
  page: number;
  undiscovered: readonly ItemTypeId[];
}

export interface PooledRow {
  item_id: number;
  item_type_id: number;
  number: number;
}

export function listPooled(db: Db, page: PoolPage): Promise<PooledRow[]> {
  return selectPooled(db, page).execute();
}

/** The inner query is an index-only scan, because a high offset skips many rows. */
export function selectPooled(db: Db, { page, undiscovered }: PoolPage) {
  const numbers = selectPool(db, undiscovered)
    .select(['item_type_id', 'number'])
    .orderBy('item_type_id')
    .orderBy('number')
    .limit(MIXING_POOL_PAGE_SIZE)
    .offset((page - 1) * MIXING_POOL_PAGE_SIZE);
  return db
    .selectFrom(numbers.as('page'))
    .innerJoin('item', (join) =>
      join.onRef('item.item_type_id', '=', 'page.item_type_id').onRef('item.number', '=', 'page.number'),
    )
    .select(['item.item_id', 'item.item_type_id', 'item.number'])
    .orderBy('item.item_type_id')
    .orderBy('item.number');
}

export async function countPooled(db: Db, undiscovered: readonly ItemTypeId[]): Promise<number> {
  const { count } = await selectPool(db, undiscovered)
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The location is a literal: the planner does not use a partial index for a parameter. */
function selectPool(db: Db, undiscovered: readonly ItemTypeId[]) {
  return db.selectFrom('item').where('location', '=', sql.lit('mixing_pool')).where(isShown(undiscovered));
}

function isShown(undiscovered: readonly ItemTypeId[]) {
  return sql<boolean>`item_type_id <> all(${undiscovered}::int[])`;
}
