import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

interface AskedNumber {
  number: number;
  /** They must not be revealed. */
  undiscovered: readonly ItemTypeId[];
  most: number;
}

/** The items with a number, of all types, the last moved first. */
export async function listLastMoved(db: Db, asked: AskedNumber): Promise<ItemId[]> {
  return (await queryLastMoved(db, asked)).map(({ item_id }) => item_id as ItemId);
}

export function selectLastMoved(db: Db, { number, undiscovered, most }: AskedNumber) {
  return db
    .selectFrom('item')
    .select('item_id')
    .where('number', '=', number)
    .where(sql<boolean>`item_type_id <> all(${undiscovered}::int[])`)
    .orderBy('changed_at', 'desc')
    .orderBy('item_id')
    .limit(most);
}

const queryLastMoved = buildOnce(selectLastMoved);
