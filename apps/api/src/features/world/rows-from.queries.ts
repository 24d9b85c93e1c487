import { type RawBuilder, sql } from 'kysely';

type ColumnType = 'integer' | 'bigint' | 'smallint' | 'text' | 'boolean' | 'timestamptz' | 'date';

/**
 * The rows as a table named `change`, in their order. They are one parameter, because a value list is limited to
 * 65,535 parameters.
 */
export function rowsFrom<Columns extends Record<string, ColumnType>>(
  rows: readonly { [Name in keyof Columns]: unknown }[],
  columns: Columns,
): RawBuilder<unknown> {
  const typed = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as change (${sql.join(typed)})`;
}

/** One parameter, for the same reason. */
export function isOneOf(column: string, ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${ids})`;
}
