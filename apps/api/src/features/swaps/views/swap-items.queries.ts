import { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { isOneOf } from '../../world/world.public.ts';

export interface SwapItemRow {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
}

export async function listSwapItems(db: Db, ids: readonly ItemId[]): Promise<Map<ItemId, SwapItemRow>> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'variant_id'])
    .where(isOneOf('item_id', ids))
    .execute();
  return new Map(
    rows.map((row) => {
      const item_id = ItemId.parse(row.item_id);
      return [item_id, { ...row, item_id, item_type_id: ItemTypeId.parse(row.item_type_id) }];
    }),
  );
}
