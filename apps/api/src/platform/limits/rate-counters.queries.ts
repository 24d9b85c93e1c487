import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface Tally {
  count: number;
  endsInMs: number;
}

interface Counted {
  bucket: Buffer;
  lastsMs: number;
  /** Whether every try makes it last longer, or only the first says how long. */
  isRenewed: boolean;
}

/**
 * Counts one more, in one statement: of many tries at once, in whichever processes, no two get the same count. Only the
 * database's clock is asked, and should that jump back, a tally still ends no later than one that begins now.
 */
export async function addToTally(db: Db, { bucket, lastsMs, isRenewed }: Counted): Promise<Tally> {
  const { rows } = await sql<Tally>`
    insert into tally (bucket, count, until)
    values (${bucket}, 1, now() + ${lastsMs}::float8 * interval '1 millisecond')
    on conflict (bucket) do update set
      count = case when tally.until <= now() then 1 else tally.count + 1 end,
      until = case when tally.until <= now() or ${isRenewed} then excluded.until
        else least(tally.until, excluded.until) end
    returning count, (extract(epoch from until - now()) * 1000)::float8 as "endsInMs"`.execute(db);
  return rows[0] as Tally;
}

export async function deleteTally(db: Db, bucket: Buffer) {
  await db.deleteFrom('tally').where('bucket', '=', bucket).execute();
}

export async function deleteEndedTallies(db: Db) {
  await db.deleteFrom('tally').where('until', '<=', sql<Date>`now()`).execute();
}
