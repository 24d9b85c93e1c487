import { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export async function listOwnedUniques(db: Db, playerId: PlayerId): Promise<ItemTypeId[]> {
  const rows = await db
    .selectFrom('unique_owner')
    .select('item_type_id')
    .distinct()
    .where('player_id', '=', playerId)
    .orderBy('item_type_id')
    .execute();
  return rows.map(({ item_type_id }) => ItemTypeId.parse(item_type_id));
}

/** Display names are not unique and a gift cannot be undone, so only the username counts. */
export async function findRecipient(db: Db, username: string): Promise<Recipient | undefined> {
  const row = await db
    .selectFrom('player')
    .select(['id', 'username', 'name'])
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .executeTakeFirst();
  return row && { ...row, id: PlayerId.parse(row.id) };
}

export interface Recipient {
  id: PlayerId;
  username: string;
  name: string;
}
