import type { Db } from '../../platform/db/db.ts';

export interface StoredIdentity {
  public_key: string;
  private_key: Buffer;
}

export function findIdentity(db: Db): Promise<StoredIdentity | undefined> {
  return db.selectFrom('push_identity').select(['public_key', 'private_key']).executeTakeFirst();
}

/** Does nothing where another process has stored one before. */
export async function insertIdentity(db: Db, identity: StoredIdentity) {
  await db
    .insertInto('push_identity')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
