import type { Readable, Writable } from 'node:stream';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export interface BackedUpTable {
  name: string;
  columns: string[];
  bytes: number;
}

export async function beginSnapshot(client: pg.Client) {
  await client.query('begin transaction isolation level repeatable read read only');
  await client.query(PLAIN_VALUES);
}

export async function beginRestore(client: pg.Client) {
  await client.query('begin');
  await client.query(PLAIN_VALUES);
}

/** These settings make the text of a value independent of the configuration of the server and the user. */
const PLAIN_VALUES = `set local datestyle to 'ISO, YMD'; set local timezone to 'UTC'; set local intervalstyle to 'postgres';
  set local extra_float_digits to 1; set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`;

/**
 * Leaves out unlogged tables, generated columns and bulk files. The site writes new bulk files after a restore,
 * because the old change files would not apply to the restored state.
 */
export async function listTables(client: pg.Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select relation.relname as name, pg_table_size(relation.oid)::float8 as bytes, array(
      select attname::text from pg_attribute
      where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum
    ) as columns
    from pg_class as relation
    where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
      and relname not in ('bulk_file', 'bulk_file_chunk')
    order by relname`);
  return rows;
}

export async function listMigrations(client: pg.Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await client.query('select name, checksum from migration order by name');
  return rows;
}

export interface Sequence {
  name: string;
  last_value: number;
  /** False while the current value has not been used, in which case it is the next one. */
  is_called: boolean;
}

/** Sequences are not part of a snapshot: read after the rows, each is at least as far as any copied row. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows: known } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  // pg_sequences has no value for a sequence that was set and not used yet.
  const each = known.map(
    ({ name }) =>
      `select '${name.replaceAll("'", "''")}' as name, last_value::float8, is_called from ${quoted(name)}`,
  );
  return each.length === 0 ? [] : (await client.query<Sequence>(each.join(' union all '))).rows;
}

export function readTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: string[] },
): Readable {
  return client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
}

export function fillTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: string[] },
): Writable {
  return client.query(
    copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin with (freeze)`),
  );
}

/** Extensions and other schemas belong to the operator and are not counted. */
export async function countRelations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
     and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  );
  return rows[0]?.count ?? 0;
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/**
 * Foreign keys would require an order of the tables, and triggers would count the rows a second time, so both are off
 * while the rows are loaded. Adding the foreign keys again checks every row.
 */
export async function disableChecks(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(quoted).join(', ')}`);
  return async () => {
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

export async function setSequence(client: pg.Client, { name, last_value, is_called }: Sequence) {
  await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last_value, is_called]);
}

export async function commit(client: pg.Client) {
  await client.query('commit');
  // Without statistics the planner chooses bad plans for the new rows.
  await client.query('analyze');
}

/** PostgreSQL's error classes 22 (invalid data) and 23 (violated constraint). */
export function isDataError(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && /^2[23]/.test(String(failure.code));
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
