import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';

export async function getIssuedNumbers(db: Db): Promise<Map<ItemTypeId, number>> {
  const rows = await db.selectFrom('item_type_counter').select(['item_type_id', 'issued']).execute();
  return new Map(rows.map((row) => [ItemTypeId.parse(row.item_type_id), row.issued]));
}
