import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

export type AnyQuery = Pick<SelectQueryBuilder<never, never, object>, 'explain' | 'compile'>;

/** Returns the custom and the generic plan, because PostgreSQL may use either for a named prepared statement. */
export async function plansOf(db: Db, query: AnyQuery): Promise<string[]> {
  const { sql: text } = query.compile();
  const withoutValues = await sql.raw(`explain (generic_plan, format json) ${text}`).execute(db);
  return [JSON.stringify(await query.explain('json')), JSON.stringify(withoutValues.rows)];
}
