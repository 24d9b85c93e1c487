import type { ItemId, ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface Assigned {
  /** The last number of each type. */
  issued: Record<ItemTypeId, number>;
  ids: ItemId[];
  finished: Record<SetId, number>;
}

/** Locks the counters until the transaction ends; see the migration. */
export async function assignNumbers(
  db: Db,
  of: { made: ReadonlyMap<ItemTypeId, number>; items: number; sets: readonly SetId[] },
): Promise<Assigned> {
  const made = JSON.stringify(Object.fromEntries(of.made));
  const { rows } = await sql<{ assigned: { [Name in keyof Assigned]: Assigned[Name] | null } }>`
    select assign_numbers(${made}, ${of.items}, ${of.sets}) as assigned`.execute(db);
  const assigned = rows[0]?.assigned;
  return { issued: assigned?.issued ?? {}, ids: assigned?.ids ?? [], finished: assigned?.finished ?? {} };
}

/** Rows by the names that `write_world` in the migration reads. */
export async function writeWorld(db: Db, rows: Record<string, readonly unknown[]>, at: Date) {
  const present = Object.entries(rows).filter(([, list]) => list.length > 0);
  await sql`select write_world(${JSON.stringify(Object.fromEntries(present))}, ${at})`.execute(db);
}
