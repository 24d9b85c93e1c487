import { CompiledQuery } from 'kysely';
import type { Db } from '../db/db.ts';

export const RATE_LIMIT_TABLE = 'rate_limit';

/** The library's statements run through Kysely, so that timeouts, the circuit and metrics apply to them. */
export function rateLimitStore(db: Db) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

export async function deleteExpiredRateLimits(db: Db) {
  await db.deleteFrom(RATE_LIMIT_TABLE).where('expire', '<=', Date.now()).execute();
}
