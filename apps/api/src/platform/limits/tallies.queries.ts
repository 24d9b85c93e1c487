import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export interface Tally {
  count: number;
  until: Date;
}

interface Counted {
  bucket: Buffer;
  now: Date;
  until: Date;
  /** Whether every try makes it last longer, or only the first says how long. */
  isRenewed: boolean;
}

/** Counts one more, in one statement: of many tries at once, in whichever processes, no two get the same count. */
export async function addToTally(db: Db, { bucket, now, until, isRenewed }: Counted): Promise<Tally> {
  const { rows } = await sql<Tally>`
    insert into tally (bucket, count, until) values (${bucket}, 1, ${until})
    on conflict (bucket) do update set
      count = case when tally.until <= ${now} then 1 else tally.count + 1 end,
      until = case when tally.until <= ${now} or ${isRenewed} then excluded.until else tally.until end
    returning count, until`.execute(db);
  return rows[0] as Tally;
}

export async function deleteTally(db: Db, bucket: Buffer) {
  await db.deleteFrom('tally').where('bucket', '=', bucket).execute();
}

export async function deleteEndedTallies(db: Db, now: Date) {
  await db.deleteFrom('tally').where('until', '<=', now).execute();
}
