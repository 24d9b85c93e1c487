import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface RateCount {
  count: number;
  endsInMs: number;
}

/**
 * One statement, so that concurrent attempts in any process never get the same count. Should the database's clock be set
 * back, a window still ends no later than one that begins now.
 */
export async function incrementCounter(
  db: Db,
  { bucket, windowMs }: { bucket: Buffer; windowMs: number },
): Promise<RateCount> {
  const { rows } = await sql<RateCount>`
    insert into tally (bucket, count, until)
    values (${bucket}, 1, now() + ${windowMs}::float8 * interval '1 millisecond')
    on conflict (bucket) do update set
      count = case when tally.until <= now() then 1 else tally.count + 1 end,
      until = case when tally.until <= now() then excluded.until else least(tally.until, excluded.until) end
    returning count, (extract(epoch from until - now()) * 1000)::float8 as "endsInMs"`.execute(db);
  return rows[0] as RateCount;
}

export async function deleteExpiredCounters(db: Db) {
  await db.deleteFrom('tally').where('until', '<=', sql<Date>`now()`).execute();
}
