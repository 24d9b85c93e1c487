import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';
import type { CatalogueTable } from './catalogue-tables.ts';

// Tables and columns are parameters here, because all catalogue tables are updated in the same way.

export type StoredRow = Record<string, unknown>;

/** Concurrent loads would overwrite each other, so the second waits for the first. */
export async function lockCatalogue(db: Db) {
  await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(db);
}

const CATALOGUE_LOCK = 824_662;

export async function hasRows(db: Db, tables: CatalogueTable[]): Promise<boolean> {
  const anyRow = tables.map(({ name }) => sql`exists (select from ${sql.table(name)})`);
  const { rows } = await sql<{ found: boolean }>`select ${sql.join(anyRow, sql` or `)} as found`.execute(db);
  return rows[0]?.found === true;
}

export async function listUnwantedRows(db: Db, table: CatalogueTable): Promise<StoredRow[]> {
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) as row from ${sql.table(table.name)} as stored where ${isUnwanted(table)}`.execute(
    db,
  );
  return rows.map(({ row }) => row);
}

/** Lists the unwanted rows that rows of `user` still refer to by `columns`, in the order of the table's key. */
export async function listUnwantedRowsInUse(
  db: Db,
  table: CatalogueTable,
  user: { name: keyof DB; columns: string[] },
): Promise<StoredRow[]> {
  const refers = user.columns.map(
    (column, index) => [`used.${column}`, `stored.${table.key[index]}`] as const,
  );
  const { rows } = await sql<{ row: StoredRow }>`
    select to_jsonb(stored) as row from ${sql.table(table.name)} as stored
    where ${isUnwanted(table)}
      and exists (select from ${sql.table(user.name)} as used where ${areEqual(refers)})`.execute(db);
  return rows.map(({ row }) => row);
}

/**
 * Frees unique values that are about to change, because two items that swap names would violate the constraint for a
 * moment.
 */
export async function freeUniqueValues(db: Db, table: CatalogueTable) {
  if (!table.unique) return;
  const column = sql.ref(table.unique);
  // Catalogue texts have no control characters and positions are not negative, so these values collide with nothing.
  const aside = table.unique === 'position' ? sql`-position` : sql`${column} || chr(1)`;
  await sql`
    update ${sql.table(table.name)} as stored set ${column} = ${aside}
    where ${column}::text <> '?' and ${isUnwanted(table, [...table.key, table.unique])}`.execute(db);
}

/** Writes the rows that are new or different, and returns them. */
export async function writeRows(
  db: Db,
  table: CatalogueTable,
): Promise<{ row: StoredRow; is_new: boolean }[]> {
  const name = sql.table(table.name);
  const isSame = areEqual(table.key.map((column) => [`stored.${column}`, `${table.name}.${column}`]));
  const { rows } = await sql<{ row: StoredRow; is_new: boolean }>`
    insert into ${name} select * from ${wantedRows(table)}
    on conflict (${list(table.key)}) do ${onConflict(table)}
    returning
      to_jsonb(${name}.*) as row,
      -- A statement does not see its own rows in a subquery: what is not found there was not there before.
      not exists (select from ${name} as stored where ${isSame}) as is_new`.execute(db);
  return rows;
}

export async function deleteUnwantedRows(db: Db, table: CatalogueTable) {
  await sql`delete from ${sql.table(table.name)} as stored where ${isUnwanted(table)}`.execute(db);
}

export async function deleteCounters(db: Db, ids: { item_type: number[]; item_set: number[] }) {
  await sql`delete from item_type_counter where item_type_id = any(${ids.item_type}::integer[])`.execute(db);
  await sql`delete from item_status_count where item_type_id = any(${ids.item_type}::integer[])`.execute(db);
  await sql`delete from set_counter where set_id = any(${ids.item_set}::integer[])`.execute(db);
}

export async function insertMissingCounters(db: Db) {
  await sql`insert into item_type_counter (item_type_id) select id from item_type on conflict do nothing`.execute(
    db,
  );
  await sql`insert into set_counter (set_id) select id from item_set on conflict do nothing`.execute(db);
}

/** Marks an empty database as an imported world, so that no demo world is loaded into it. */
export async function markAsImportedWorld(db: Db) {
  await db
    .insertInto('world')
    .values({ kind: 'imported', fingerprint: '', loaded_at: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function wantedRows({ name, rows }: CatalogueTable): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::jsonb)`;
}

function isUnwanted(table: CatalogueTable, columns = table.key): RawBuilder<unknown> {
  const isSame = areEqual(columns.map((column) => [`wanted.${column}`, `stored.${column}`]));
  return sql`not exists (select from ${wantedRows(table)} as wanted where ${isSame})`;
}

function onConflict({ name, key, rows }: CatalogueTable): RawBuilder<unknown> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  if (columns.length === 0) return sql`nothing`;
  const assignments = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  return sql`update set ${sql.join(assignments)} where ${sql.table(name)}.* is distinct from excluded.*`;
}

function areEqual(pairs: (readonly [string, string])[]): RawBuilder<unknown> {
  return sql.join(
    pairs.map(([left, right]) => sql`${sql.ref(left)} = ${sql.ref(right)}`),
    sql` and `,
  );
}

function list(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
