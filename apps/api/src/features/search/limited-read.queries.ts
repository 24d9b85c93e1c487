import type { SqlText } from '@wallabee/game/query/to-sql';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** The time that the statements of one search may take together. */
export interface TimeLimit {
  leftMs(): number;
}

export function startTimeLimit(limitMs: number, clock: () => number): TimeLimit {
  const end = clock() + limitMs;
  return { leftMs: () => end - clock() };
}

/**
 * Undefined where the statement took too long. A plan for any value would be bad for most values, and compiling one
 * takes longer than most searches.
 */
export function readWithin<Row>(
  db: Db,
  limit: TimeLimit,
  { text, values }: SqlText,
): Promise<Row[] | undefined> {
  const leftMs = Math.floor(limit.leftMs());
  if (leftMs < 1) return Promise.resolve(undefined);
  return db.connection().execute(async (connection) => {
    await sql
      .raw(
        `begin read only; set local statement_timeout = ${leftMs};
         set local plan_cache_mode = force_custom_plan; set local jit = off`,
      )
      .execute(connection);
    try {
      const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
      return rows;
    } catch (failure) {
      if (isTimeout(failure)) return undefined;
      throw failure;
    } finally {
      await sql.raw('rollback').execute(connection);
    }
  });
}

/** PostgreSQL’s code for a cancelled statement. */
function isTimeout(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === '57014';
}
