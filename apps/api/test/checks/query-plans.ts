import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

export type AnyQuery = Pick<SelectQueryBuilder<never, never, object>, 'explain' | 'compile'>;

/**
 * How PostgreSQL would answer: knowing the values, and without them. Servers keep the plan of what they ask often
 * (`named-statements.ts`), and a kept plan may be either.
 */
export async function plansOf(db: Db, query: AnyQuery): Promise<string[]> {
  const { sql: text } = query.compile();
  const withoutValues = await sql.raw(`explain (generic_plan, format json) ${text}`).execute(db);
  return [JSON.stringify(await query.explain('json')), JSON.stringify(withoutValues.rows)];
}
