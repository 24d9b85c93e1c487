import { type RawBuilder, sql } from 'kysely';

/** One parameter, because a value list is limited to 65,535 parameters. */
export function isOneOf(column: string, ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${ids})`;
}
