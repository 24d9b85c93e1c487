import { MILESTONES } from '@wallabee/contract/items/chart-sizes';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Day } from '@wallabee/contract/protocol/day';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type ClassShare, FREE_LOCATIONS } from '@wallabee/game/charts/rarity';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export interface MonthlyChange {
  month: string;
  digits: number;
  location: ItemLocation;
  by: number;
}

/** By how much the numbers of each class became more at each location, by month. */
export async function listMonthlyChanges(db: Db, asked: ChangesAsked): Promise<MonthlyChange[]> {
  const rows = await selectMonthlyChanges(db, asked).execute();
  return rows.map((row) => ({ ...row, location: row.location as ItemLocation, by: Number(row.by) }));
}

interface ChangesAsked {
  itemTypeId: ItemTypeId;
  day: Day;
}

export function selectMonthlyChanges(db: Db, { itemTypeId, day }: ChangesAsked) {
  const month = sql<string>`to_char(day, 'YYYY-MM')`;
  return db
    .selectFrom('location_day')
    .select([month.as('month'), 'digits', 'location', ({ fn }) => fn.sum<number>('by').as('by')])
    .where('item_type_id', '=', itemTypeId)
    .where('day', '<=', day)
    .groupBy([month, 'digits', 'location']);
}

export async function listMilestones(
  db: Db,
  itemTypeId: ItemTypeId,
): Promise<{ number: (typeof MILESTONES)[number]; created_at: Date }[]> {
  const rows = await db
    .selectFrom('item')
    .select(['number', 'created_at'])
    .where('item_type_id', '=', itemTypeId)
    .where('number', 'in', MILESTONES)
    .orderBy('number')
    .execute();
  return rows as { number: (typeof MILESTONES)[number]; created_at: Date }[];
}

/** Of all released item types; some thousand rows, so callers cache what they make of them. */
export async function listClassShares(db: Db): Promise<ClassShare[]> {
  const { rows } = await sql<ClassShare>`
    select
      item_type_id, digits, sum(count)::integer as total,
      coalesce(sum(count) filter (where location = any(${[...FREE_LOCATIONS]}::text[])), 0)::integer as free
    from location_count join item_type on item_type.id = item_type_id
    where item_type.name <> '?'
    group by item_type_id, digits`.execute(db);
  return rows;
}
