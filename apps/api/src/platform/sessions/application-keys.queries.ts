import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { digest } from './digest.ts';

export async function findWorkingKey(db: Db, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('application_key')
    .select('id')
    .where('key_digest', '=', digest(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The site key is configuration, so a changed one takes effect at the next start. */
export async function ensureSiteKey(db: Db, key: string) {
  await db
    .insertInto('application_key')
    .values({ key_digest: digest(key), name: 'The site itself' })
    .onConflict((conflict) => conflict.column('key_digest').doUpdateSet({ revoked_at: null }))
    .execute();
}

export interface KeyUse {
  calls: number;
  refused: number;
}

/** Rows are updated in the order of the keys, so that two processes cannot deadlock. */
export async function addKeyUses(db: Db, uses: ReadonlyMap<number, KeyUse>, now: Date) {
  const counts = [...uses.values()];
  const day = now.toISOString().slice(0, 10);
  await sql`
    insert into application_key_use (key_id, day, calls, refused)
    select used.id, ${day}::date, used.calls, used.refused
    from unnest(
      ${[...uses.keys()]}::integer[],
      ${counts.map(({ calls }) => calls)}::integer[],
      ${counts.map(({ refused }) => refused)}::integer[]
    ) as used (id, calls, refused)
    join application_key on application_key.id = used.id
    order by used.id
    on conflict (key_id, day) do update set
      calls = application_key_use.calls + excluded.calls,
      refused = application_key_use.refused + excluded.refused`.execute(db);
}
