import type { Db } from '../db/db.ts';
import { digest } from './digest.ts';

export async function applicationKeyExists(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('application_key')
    .select('key_digest')
    .where('key_digest', '=', digest(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The site's own key is configuration: whatever it is set to holds from the next start on. */
export async function keepSiteKey(db: Db, key: string) {
  await db
    .insertInto('application_key')
    .values({ key_digest: digest(key), name: 'The site itself' })
    .onConflict((conflict) => conflict.column('key_digest').doUpdateSet({ revoked_at: null }))
    .execute();
}
